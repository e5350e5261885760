import { type AnyGame, SEA } from '@quayside/rules';
import type { Match } from './match.ts';
import { Past } from './past.ts';
import { type GameRecord, ReplayError } from './record.ts';
import type { Step } from './step.ts';

/** Plays the record through; `onStep` sees every step on the way. The sea answers what the log says it answered. */
export function replay(game: AnyGame, record: GameRecord, onStep?: (step: Step, match: Match) => void): Match {
  const past = new Past(game, record);
  let last = past.at(0);
  for (const { step, match } of past.steps()) {
    onStep?.(step, match);
    last = match;
  }
  if (last.deciding[0] === SEA) throw new ReplayError(record.log.length, { fault: 'sea-missing' });
  return last;
}
