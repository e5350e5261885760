// /r/<table>: a finished game for everybody, a running one as far as the asker could see it.

import { ReplayError } from '@quayside/engine';
import type { Seat } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { ApiError } from '../net/api.ts';
import { replayErrorSentence } from '../net/recordWords.ts';
import { actingSeat } from '../net/state.ts';
import { devicePlayers } from '../share/devicePlayers.ts';
import { HandOver } from '../share/HandOver.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { NoReplay, type Replay, replayOfTable } from './load.ts';
import { ReplayView } from './ReplayView.tsx';
import { words } from './words.ts';

export function ReplayPage({ id }: { id: string }) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // A running game is shown as the person sees it who has the device now.
  const players = devicePlayers(id);
  const isHeld = players.length < 2 || actingSeat.value?.table === id;
  useEffect(() => {
    if (isHeld) replayOfTable(id).then(setReplay, error => setProblem(sentenceFor(error)));
  }, [id, isHeld]);
  const take = (seat: Seat) => {
    actingSeat.value = { table: id, seat };
  };
  if (!isHeld) return <HandOver players={players} next={[]} onTake={take} />;
  if (problem) return <NothingToSee id={id} sentence={problem} />;
  return replay ? <ReplayView replay={replay} /> : <Notice title={words.lookingBack} busy />;
}

export function sentenceFor(error: unknown): string {
  if (error instanceof ReplayError) return replayErrorSentence(error);
  if (error instanceof ApiError || error instanceof NoReplay) return error.message;
  throw error;
}

const NothingToSee = ({ id, sentence }: { id: string; sentence: string }) => (
  <Notice title={words.nothing}>
    <p>{sentence}</p>
    <Link to={`/t/${id}`} class="button button-brass">
      {words.toTable}
    </Link>
    <Link to="/" class="button">
      {words.backToQuay}
    </Link>
  </Notice>
);
