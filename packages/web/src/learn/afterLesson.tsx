// After a lesson: back to the table somebody came from, or into a game.

import { isKnown } from '../browser/learned.ts';
import { tableLeft } from '../browser/tableLeft.ts';
import { playable } from '../games/games.ts';
import { usePlayNow } from '../options/usePlayNow.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { words } from './words.ts';

type Props = { kind: 'brass' | 'paper' };

/** Nothing for whoever came from no table. */
export function BackToTable({ kind }: Props) {
  const table = tableLeft();
  if (table === null) return null;
  return (
    <Link to={table} class={`button button-${kind}`}>
      {words.toTable}
    </Link>
  );
}

/** A table against bots, begun at once: the gentle game for whoever is new to it. */
export function PlayNow({ game, kind }: Props & { game: string }) {
  const { busy, start } = usePlayNow(playable(game)!);
  return (
    <Button
      kind={kind}
      why={busy ? words.beingSet : null}
      hint={isKnown(game) ? undefined : words.playHint}
      onClick={start}
    >
      {words.play}
    </Button>
  );
}
