import { words } from './words.ts';
import './GameSheet.css';
import type { Meta } from '@quayside/rules';
import { useState } from 'preact/hooks';
import { navigate } from '../browser/route.ts';
import { ApiError, createTable } from '../net/api.ts';
import { startOnArrival } from '../net/state.ts';
import { fitOptions } from '../options/options.ts';
import { Cover } from '../shared/Cover.tsx';
import { Credits } from '../shared/Credits.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { toast } from '../ui/Toast.tsx';

const USUAL_PLAYERS = 4;

const span = ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min}–${max}`);

/** One click: a table with bots on every other place, begun at once. */
async function playNow(meta: Meta): Promise<void> {
  const seats = Math.min(Math.max(USUAL_PLAYERS, meta.seats.min), meta.seats.max);
  const others = Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), 'mate' as const]);
  const options = fitOptions(meta, seats, {});
  const table = { game: meta.id, seats, options, bots: Object.fromEntries(others), start: false, listed: false };
  const id = await createTable(table);
  startOnArrival.value = id;
  navigate(`/t/${id}`);
}

export function GameSheet({ meta }: { meta: Meta }) {
  const [busy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      await playNow(meta);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
      setBusy(false);
    }
  };
  return (
    <article class="game-sheet rope" aria-labelledby={`game-${meta.id}`}>
      <div class="game-leaf">
        <div class="game-cover">
          <Cover id={meta.id} />
        </div>
        <div class="game-text">
          <h2 id={`game-${meta.id}`}>{meta.title}</h2>
          <p class="game-facts">
            <span>{words.players(span(meta.seats))}</span>
            <span>{words.minutes(span(meta.minutes))}</span>
          </p>
          <p>{meta.pitch}</p>
          <div class="game-actions">
            <Button kind="brass" why={busy ? words.beingSet : null} onClick={start}>
              {words.playNow}
            </Button>
            <Link to={`/new/${meta.id}`} class="button button-paper">
              {words.openTable}
            </Link>
          </div>
          <Credits of={meta.credits} />
        </div>
      </div>
    </article>
  );
}
