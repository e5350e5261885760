// Started by `bench watch` with the id of a game: reads what the first seat was sent, one game a line, and answers how
// long it waited for each of its decisions, in milliseconds at normal speed, by the timings the table itself uses.

import { createInterface } from 'node:readline';
import type { AnyGameUi } from '../src/games/gameUi.ts';
import { pause as rattleBattle } from '../src/games/rattle-battle/timing.ts';
import { pause as rollingSeas } from '../src/games/rolling-seas/pace.ts';
import { pause as rollingWithTheWaves } from '../src/games/rolling-with-the-waves/timing.ts';
import { pause as waves } from '../src/games/waves/pauses.ts';
import { pause as wavesOfFortune } from '../src/games/waves-of-fortune/timing.ts';

const PAUSES: Record<string, AnyGameUi['pause']> = {
  waves,
  'rolling-seas': rollingSeas,
  'rolling-with-the-waves': rollingWithTheWaves,
  'waves-of-fortune': wavesOfFortune,
  'rattle-battle': rattleBattle,
};

const SEAT = 0;

type Step = { by: number; events: { type: string }[]; asked: boolean };

const pause = PAUSES[process.argv[2] ?? ''];
if (!pause) throw new Error(`No timings of ${process.argv[2]}.`);

/** As playback.ts shows a step: each event as long as it says, given what follows in the same step. */
const lengthOf = ({ events }: Step): number =>
  events.reduce((sum, event, n) => sum + pause(event, { rest: events.slice(n + 1), seat: SEAT }), 0);

const all: number[] = [];
const others: number[] = [];
for await (const line of createInterface({ input: process.stdin })) {
  let waited = 0;
  let isOthers = false;
  for (const step of JSON.parse(line) as Step[]) {
    waited += lengthOf(step);
    if (step.by !== SEAT && step.by >= 0) isOthers = true;
    if (!step.asked) continue;
    all.push(waited);
    if (isOthers) others.push(waited);
    waited = 0;
    isOthers = false;
  }
}
process.stdout.write(JSON.stringify({ all, others }));
