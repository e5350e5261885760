// The table of any decision of a game at the highest number of players, as it has just been asked; and with the tip
// that a newcomer is shown there.

import '../../src/ui/base.css';
import type { AnyGame } from '@quayside/rules';
import { render } from 'preact';
import { markTipSeen, WELCOME } from '../../src/browser/learned.ts';
import { tips } from '../../src/browser/settings.ts';
import { Coach } from '../../src/coach/Coach.tsx';
import { NAMES, PositionView } from '../../src/gallery/PositionView.tsx';
import { type AskedPosition, crowdedPositionsOf } from '../../src/gallery/positions.ts';
import { SCREENS } from '../../src/games/games.ts';
import type { AnyGameUi } from '../../src/games/gameUi.ts';
import { guideOf } from '../../src/games/guide.ts';
import { rulesExactly } from '../../src/games/rules.ts';
import { GAP } from '../../src/pointing/Rings.tsx';
import { faceOf } from '../../src/ui/Emblem.tsx';
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

/** What a tip points at, and what is wrong with how it lies on the screen. */
export type ShownTip = { rings: readonly string[]; faults: string[] };

const FRAMES = 70; // a piece may be brought into view in the first 60
const SETTLED = 8;
const LEAST_SEEN = 45; // px: two lines of it, before it is scrolled

/** Draws a decision with its tip. Every piece the tip names has its ring, and what is said lies on none of them. */
async function showTip(ask: string): Promise<ShownTip> {
  const { game, ui, positions } = shown;
  const at = positions.find(it => it.ask === ask)!;
  const faces = NAMES.slice(0, at.seats).map((name, seat) => faceOf(seat, name, seat === at.seat));
  tips.value = 'on';
  markTipSeen(game.id, WELCOME);
  const coach = <Coach game={game} ui={ui} faces={faces} view={at.view} ask={ask} entries={[]} isBot={() => true} />;
  render(
    <PositionView key={`tip ${ask}`} game={game} ui={ui} at={at} coach={coach} />,
    document.getElementById('app')!,
  );
  const rings = (await guideOf(game.id))?.tips[ask]?.point?.(at.view) ?? [];
  const ringOf = (id: string) => document.querySelector(`[data-ring="${CSS.escape(id)}"] rect`);
  await document.fonts.ready;
  // Boards settle in the first frames; after the last nothing comes into view any more.
  for (let n = 0; n < SETTLED || (n < FRAMES && !rings.every(ringOf)); n++) await new Promise(requestAnimationFrame);
  const faults: string[] = [];
  const speech = document.querySelector('.coach-speech');
  if (!speech) return { rings, faults: ['no tip is shown'] };
  // What is left of it within the text that scrolls.
  const said = speech.closest('.coach')!.getBoundingClientRect();
  const frame = speech.closest('.prompt-text')!.getBoundingClientRect();
  const bottom = Math.min(said.bottom, frame.bottom);
  if (bottom - said.top < LEAST_SEEN) faults.push('less than two lines of the tip are seen');
  if (speech.textContent!.trim().length < 20) faults.push('the tip says nothing');
  if (rings.length === 0) faults.push('the tip names no piece');
  for (const id of rings) {
    const ring = ringOf(id)?.getBoundingClientRect();
    if (!ring) {
      const isDrawn = document.querySelector(`[data-piece="${CSS.escape(id)}"]`) !== null;
      faults.push(`${id} is ${isDrawn ? 'out of view' : 'not drawn'}`);
      continue;
    }
    // The piece, without the room between it and its ring.
    const piece = { left: ring.left + GAP, top: ring.top + GAP, right: ring.right - GAP, bottom: ring.bottom - GAP };
    if (piece.left < said.right && said.left < piece.right && piece.top < bottom && said.top < piece.bottom)
      faults.push(`the tip lies on ${id}`);
    if (piece.right < 0 || piece.bottom < 0 || piece.left > innerWidth || piece.top > innerHeight)
      faults.push(`${id} is outside of the window`);
  }
  return { rings, faults };
}

/** From which piece to which a move of the decision shown leads; the first that has both. */
function ropeOf(ask: string): readonly [string, string] | null {
  const { game, ui, positions } = shown;
  const { view } = positions.find(it => it.ask === ask)!;
  const ropes = game.menu(view).moves.map(move => ui.pointsOf?.(move, view).rope);
  const rope = ropes.find(rope => rope !== undefined && rope[0] !== rope.at(-1));
  return rope ? [rope[0], rope.at(-1)!] : null;
}

Object.assign(globalThis, { loadDecisions, showDecision, showTip, ropeOf, made });
