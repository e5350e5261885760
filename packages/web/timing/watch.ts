// Started by `bench watch` with the id of a game: reads what the first seat was sent, one game a line, and answers how
// long it waited for each of its decisions, in milliseconds at normal speed, by the timings the table itself uses and
// the pause that a server gives its bots.

import { createInterface } from 'node:readline';
import type { AnyGameUi } from '../src/games/gameUi.ts';
import { pause as rattleBattle } from '../src/games/rattle-battle/timing.ts';
import { pause as rollingSeas } from '../src/games/rolling-seas/pace.ts';
import { pause as rollingWithTheWaves } from '../src/games/rolling-with-the-waves/timing.ts';
import { pause as waves } from '../src/games/waves/pauses.ts';
import { pause as wavesOfFortune } from '../src/games/waves-of-fortune/timing.ts';
import { TOO_FAR_BEHIND } from '../src/playback/tooFarBehind.ts';

const PAUSES: Record<string, AnyGameUi['pause']> = {
  waves,
  'rolling-seas': rollingSeas,
  'rolling-with-the-waves': rollingWithTheWaves,
  'waves-of-fortune': wavesOfFortune,
  'rattle-battle': rattleBattle,
};

const SEAT = 0;

/** `asked`: whether the seat has a new decision; `askedAt`: how long the log was when whoever moved was asked. */
type WatchedStep = { by: number; askedAt: number; events: { type: string }[]; asked: boolean };

const pause = PAUSES[process.argv[2] ?? ''];
if (!pause) throw new Error(`No timings of ${process.argv[2]}.`);
const botPauseMs = Number(process.argv[3]); // a server lets no bot move sooner

/** As playback.ts shows a step: each event as long as it says, given what follows in the same step. */
const lengthOf = ({ events }: WatchedStep): number =>
  events.reduce((sum, event, n) => sum + pause(event, { rest: events.slice(n + 1), seat: SEAT }), 0);

const all: number[] = [];
const others: number[] = [];

/** A step arrives when its bot has had its pause, and is shown once those before it were; the seat moves at once. */
function watchGame(steps: readonly WatchedStep[]): void {
  const arrivals = [0]; // by the length of the log
  const ends: number[] = []; // when each step has been shown
  let moved = 0;
  let isOthers = false;
  for (const step of steps) {
    const { by, askedAt } = step;
    const last = arrivals.at(-1)!;
    const shown = ends.at(-1) ?? 0;
    const thought = by === SEAT ? shown : by < 0 ? last : arrivals[askedAt]! + botPauseMs;
    const arrival = Math.max(last, thought);
    arrivals.push(arrival);
    ends.push(Math.max(arrival, shown) + lengthOf(step));
    const behind = ends.filter(end => end > arrival).length;
    if (behind > TOO_FAR_BEHIND) ends.fill(arrival, -behind);
    if (by !== SEAT && by >= 0) isOthers = true;
    if (!step.asked) continue;
    const waited = ends.at(-1)! - moved;
    all.push(waited);
    if (isOthers) others.push(waited);
    moved = ends.at(-1)!;
    isOthers = false;
  }
}

for await (const line of createInterface({ input: process.stdin })) watchGame(JSON.parse(line) as WatchedStep[]);
process.stdout.write(JSON.stringify({ all, others }));
