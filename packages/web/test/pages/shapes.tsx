// The table of any decision of a game at the highest number of players, as it has just been asked.

import '../../src/ui/base.css';
import type { AnyGame } from '@quayside/rules';
import { render } from 'preact';
import { PositionView } from '../../src/gallery/PositionView.tsx';
import { type AskedPosition, crowdedPositionsOf } from '../../src/gallery/positions.ts';
import { SCREENS } from '../../src/games/games.ts';
import type { AnyGameUi } from '../../src/games/gameUi.ts';
import { rulesExactly } from '../../src/games/rules.ts';
import { TooltipLayer } from '../../src/ui/Tooltip.tsx';

const MOST_MOVES = 400; // of a long menu; they are about the same pieces

/** What was done on the page: moves that were made, and the half-made choice. */
const made: { moves: unknown[]; draft: unknown } = { moves: [], draft: null };

let shown: { game: AnyGame; ui: AnyGameUi; positions: AskedPosition[] };

/** What the game asks. */
async function loadDecisions(id: string): Promise<string[]> {
  const [game, ui] = await Promise.all([rulesExactly(id), SCREENS[id]!.load()]);
  shown = { game, ui, positions: await crowdedPositionsOf(game) };
  return shown.positions.map(({ ask }) => ask);
}

/** Draws a decision; returns the pieces that may be chosen in it, by their ids. */
function showDecision(ask: string): string[] {
  const { game, ui, positions } = shown;
  const at = positions.find(it => it.ask === ask)!;
  Object.assign(made, { moves: [], draft: null });
  render(
    <>
      <PositionView
        key={ask}
        game={game}
        ui={ui}
        at={at}
        onMove={move => made.moves.push(move)}
        onDraft={draft => {
          made.draft = draft;
        }}
      />
      <TooltipLayer />
    </>,
    document.getElementById('app')!,
  );
  const moves = game.menu(at.view).moves.slice(0, MOST_MOVES);
  return [...new Set(moves.flatMap(move => ui.pointsOf?.(move, at.view).rings ?? []))];
}

/** From which piece to which a move of the decision shown leads; the first that has both. */
function ropeOf(ask: string): readonly [string, string] | null {
  const { game, ui, positions } = shown;
  const { view } = positions.find(it => it.ask === ask)!;
  const ropes = game.menu(view).moves.map(move => ui.pointsOf?.(move, view).rope);
  return ropes.find(rope => rope !== undefined && rope[0] !== rope[1]) ?? null;
}

Object.assign(globalThis, { loadDecisions, showDecision, ropeOf, made });
