// The table of any decision of a game at the highest number of players, as it has just been asked; with the tip that a
// newcomer is shown there, and with what is explained where it is met for the first time.

import '../../src/ui/base.css';
import '../../src/table/TablePage.css';
import { type AnyGame, type AnyShape, type First, plain } from '@quayside/rules';
import { render } from 'preact';
import { markTipSeen, WELCOME } from '../../src/browser/learned.ts';
import { tips } from '../../src/browser/settings.ts';
import { Coach } from '../../src/coach/Coach.tsx';
import { tipOf } from '../../src/coach/firsts.ts';
import { NAMES, PositionView } from '../../src/gallery/PositionView.tsx';
import {
  type AskedPosition,
  crowdedPositionsOf,
  type MetPosition,
  metPositionsOf,
} from '../../src/gallery/positions.ts';
import { SCREENS } from '../../src/games/games.ts';
import type { AnyGameUi } from '../../src/games/gameUi.ts';
import { firstsOf, guideOf } from '../../src/games/guide.ts';
import { rulesExactly } from '../../src/games/rules.ts';
import { type EntryEvents, type Outgoing, outbox } from '../../src/net/state.ts';
import { GAP } from '../../src/pointing/Rings.tsx';
import { faceOf } from '../../src/ui/Emblem.tsx';
import { TooltipLayer } from '../../src/ui/Tooltip.tsx';

/** What happened last, and a move that is on its way: both take their room at a table. */
const LAST = 'Ben has done something, and so it was told in one line.';
const SENT: Outgoing = { intent: { t: 'move', id: 'sent', decision: 0, move: {} }, saved: null };

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
  outbox.value = [SENT];
  render(
    <>
      <PositionView
        key={ask}
        game={game}
        ui={ui}
        at={at}
        last={LAST}
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
export type ShownTip = { rings: readonly string[]; text: string; faults: string[] };

type Entries = readonly EntryEvents[];

const FRAMES = 70; // a piece may be brought into view in the first 60
const SETTLED = 8;
const LEAST_SEEN = 45; // px: two lines of it, before it is scrolled

/** Draws a decision with what the coach says beside it. Each of the rings is drawn, and what is said lies on none. */
async function spoken(key: string, at: AskedPosition, rings: readonly string[], entries: Entries): Promise<ShownTip> {
  const { game, ui } = shown;
  const faces = NAMES.slice(0, at.seats).map((name, seat) => faceOf(seat, name, seat === at.seat));
  tips.value = 'on';
  markTipSeen(game.id, WELCOME);
  const coach = (
    <Coach
      {...{ game, ui, faces, entries }}
      view={at.view}
      ask={at.ask}
      isBot={() => true}
      onRule={number => made.moves.push(number)}
    />
  );
  render(<PositionView key={key} game={game} ui={ui} at={at} coach={coach} />, document.getElementById('app')!);
  const ringOf = (id: string) => document.querySelector(`[data-ring="${CSS.escape(id)}"] rect`);
  await document.fonts.ready;
  // Boards settle in the first frames; after the last nothing comes into view any more.
  for (let n = 0; n < SETTLED || (n < FRAMES && !rings.every(ringOf)); n++) await new Promise(requestAnimationFrame);
  const faults: string[] = [];
  const speech = document.querySelector('.coach-speech');
  if (!speech) return { rings, text: '', faults: ['no tip is shown'] };
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
  return { rings, text: speech.textContent!, faults };
}

/** Draws a decision with its tip. */
async function showTip(ask: string): Promise<ShownTip> {
  const at = shown.positions.find(it => it.ask === ask)!;
  const rings = (await guideOf(shown.game.id))?.tips[ask]?.point?.(at.view) ?? [];
  return spoken(`tip ${ask}`, at, rings, []);
}

let met: { firsts: readonly First<AnyShape>[]; positions: MetPosition[] };

/** What is explained when it is first met, and beside which decisions it may be. */
async function loadMet(id: string): Promise<{ id: string; ask: string }[]> {
  const [game, ui, firsts] = await Promise.all([rulesExactly(id), SCREENS[id]!.load(), firstsOf(id)]);
  shown = { game, ui, positions: [] };
  met = { firsts, positions: await metPositionsOf(game, firsts) };
  return met.positions.map(({ id, ask }) => ({ id, ask }));
}

/**
 * Draws the decision of this number, with what is met in it for the first time. The numbers must rise: what comes
 * before it in the game's list, and the tip of the decision, were seen from then on.
 */
async function showMet(number: number): Promise<ShownTip> {
  const { game } = shown;
  const at = met.positions[number]!;
  markTipSeen(game.id, at.ask);
  const place = met.firsts.findIndex(({ id }) => id === at.id);
  for (const { id } of met.firsts.slice(0, place)) markTipSeen(game.id, tipOf(id));
  const first = met.firsts[place]!;
  const entries = [{ ply: 1, by: at.seat, back: false, to: null, events: [...at.events] }];
  const result = await spoken(`met ${number} ${innerWidth}`, at, first.met(at) ?? [], entries);
  if (!result.text.includes(plain(first.say, seat => NAMES[seat]!))) result.faults.push(`says ${result.text}`);
  if (!result.text.includes(`Rule ${first.rule}`)) result.faults.push('does not lead to its rule');
  return result;
}

/** From which piece to which a move of the decision shown leads; the first that has both. */
function ropeOf(ask: string): readonly [string, string] | null {
  const { game, ui, positions } = shown;
  const { view } = positions.find(it => it.ask === ask)!;
  const ropes = game.menu(view).moves.map(move => ui.pointsOf?.(move, view).rope);
  const rope = ropes.find(rope => rope !== undefined && rope[0] !== rope.at(-1));
  return rope ? [rope[0], rope.at(-1)!] : null;
}

Object.assign(globalThis, { loadDecisions, showDecision, showTip, loadMet, showMet, ropeOf, made });
