// /r/<table>: a finished game for everybody, a running one as far as the asker could see it.

import { ReplayError } from '@quayside/engine';
import type { Seat } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { Link } from '../app/Link.tsx';
import { Notice } from '../app/Notice.tsx';
import { ApiError } from '../net/api.ts';
import { holding } from '../net/state.ts';
import { crewOf } from '../share/crew.ts';
import { HandOver } from '../share/HandOver.tsx';
import { Cinema } from './Cinema.tsx';
import { type Film, filmOfTable, NoFilm } from './load.ts';

export function ReplayPage({ id }: { id: string }) {
  const [film, setFilm] = useState<Film | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // A running game is seen with the eyes of whoever holds the device.
  const crew = crewOf(id);
  const isHeld = crew.length < 2 || holding.value?.table === id;
  useEffect(() => {
    if (isHeld) filmOfTable(id).then(setFilm, error => setProblem(sentenceFor(error)));
  }, [id, isHeld]);
  const take = (seat: Seat) => {
    holding.value = { table: id, seat };
  };
  if (!isHeld) return <HandOver crew={crew} next={[]} onTake={take} />;
  if (problem) return <NothingToSee id={id} sentence={problem} />;
  return film ? <Cinema film={film} /> : <Notice title="Looking back…" busy />;
}

export function sentenceFor(error: unknown): string {
  if (error instanceof ApiError || error instanceof ReplayError || error instanceof NoFilm) return error.message;
  throw error;
}

const NothingToSee = ({ id, sentence }: { id: string; sentence: string }) => (
  <Notice title="Nothing to look back at">
    <p>{sentence}</p>
    <Link to={`/t/${id}`} class="button button-brass">
      To the table
    </Link>
    <Link to="/" class="button">
      Back to the quay
    </Link>
  </Notice>
);
