// A table of the most players, in the middle of a game, at the moment when the most seats have a mark of what they did
// last; with clocks, where they are wanted.

import '../../src/ui/base.css';
import '../../src/table/TablePage.css';
import { type GameRecord, Past, randomRecord } from '@quayside/engine';
import { type AnyGame, plain } from '@quayside/rules';
import { render } from 'preact';
import { ClockFace } from '../../src/clock/ClockFace.tsx';
import { NAMES, PositionView } from '../../src/gallery/PositionView.tsx';
import type { AskedPosition } from '../../src/gallery/positions.ts';
import { SCREENS } from '../../src/games/games.ts';
import type { AnyGameUi } from '../../src/games/gameUi.ts';
import { rulesExactly } from '../../src/games/rules.ts';
import { clocks, type EntryEvents } from '../../src/net/state.ts';
import { fitOptions } from '../../src/options/options.ts';
import { type Marks, marksOf } from '../../src/table/marks.ts';

const MOST_MOVES = 250;

type Marked = { game: AnyGame; ui: AnyGameUi; at: AskedPosition; marks: Marks };
let shown: Marked;

function fullest(game: AnyGame, ui: AnyGameUi): Marked {
  const seats = game.seats.max;
  const record: GameRecord = randomRecord(game, seats, fitOptions(game, seats, {}), 'marks');
  const entries: EntryEvents[] = [];
  let found: Marked | null = null;
  let most = 0;
  for (const { match, step } of new Past(game, record).steps()) {
    const events = step.told.filter(({ to }) => to === null).map(({ event }) => event);
    entries.push({ ply: entries.length, by: step.entry.seat, back: false, to: null, events });
    if (entries.length > MOST_MOVES) break;
    const seat = match.deciding[0];
    if (seat === undefined || seat < 0) continue;
    const marks = marksOf(ui.markOf, entries, seats);
    // One that names a seat shows its pennant too, which is higher than letters.
    const namesSeat = marks.some(mark => mark?.some(part => typeof part === 'object' && 'seat' in part));
    const count = marks.filter(Boolean).length + (namesSeat ? 0.5 : 0);
    if (found && count <= most) continue;
    most = count;
    const view = structuredClone(match.view(seat));
    found = { game, ui, marks, at: { ask: game.menu(view).ask, seat, seats, view } };
  }
  return found!;
}

/** How many seats have a mark. */
async function loadMarks(id: string): Promise<number> {
  const [game, ui] = await Promise.all([rulesExactly(id), SCREENS[id]!.load()]);
  shown = fullest(game, ui);
  return shown.marks.filter(Boolean).length;
}

/** Draws the table; returns what is marked at each seat. */
function showMarks(hasClocks: boolean): (string | null)[] {
  const { marks, at } = shown;
  const standing = { left: 5 * 3_600_000, deadline: null, out: false };
  clocks.value = hasClocks
    ? { t: 'clock', now: 0, ahead: 0, paused: null, wanted: [], asked: [], seats: NAMES.map(() => standing) }
    : null;
  render(
    <PositionView
      {...shown}
      key={String(hasClocks)}
      last="Ben has done something."
      {...(hasClocks && { clockOf: ({ seat }) => <ClockFace name="long" seat={seat} mine={seat === at.seat} /> })}
    />,
    document.getElementById('app')!,
  );
  return marks.map(mark => mark && plain(mark, seat => NAMES[seat]!));
}

Object.assign(globalThis, { loadMarks, showMarks });
