import { words } from './words.ts';
import './GameSheet.css';
import type { Meta } from '@quayside/rules';
import { isKnown } from '../browser/learned.ts';
import { usePlayNow } from '../options/usePlayNow.ts';
import { Cover } from '../shared/Cover.tsx';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';

export const span = ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min}–${max}`);

/** A game on the front page; its picture and its title lead to the page about it. */
export function GameSheet({ meta }: { meta: Meta }) {
  const { busy, start } = usePlayNow(meta);
  return (
    <article class="game-sheet rope" aria-labelledby={`game-${meta.id}`}>
      <div class="game-leaf">
        <Link to={`/games/${meta.id}`} class="game-cover" label={meta.title}>
          <Cover id={meta.id} />
        </Link>
        <div class="game-text">
          <h2 id={`game-${meta.id}`}>
            <Link to={`/games/${meta.id}`}>{meta.title}</Link>
          </h2>
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
            <Link to={`/learn/${meta.id}`} class="button button-paper">
              {words.learn}
            </Link>
          </div>
          {!isKnown(meta.id) && <p class="game-gentle">{words.gentle}</p>}
        </div>
      </div>
    </article>
  );
}
