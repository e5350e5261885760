// Recorded games: one for every way a game can end, and for what seldom happens on the way. The games are found by
// playing at random, seed after seed, until one is as wanted.

import { type GameRecord, randomRecord, replay, type Step } from '@quayside/engine';
import { type AnyGame, type Options, settle } from '@quayside/rules';

export type Recorded = GameRecord & { expect: { reason: string; ranks: number[]; rounds: number } };

/** A game that was played, as far as wishes look at it. */
export type EndedGame<Open> = { open: Open; ranks: number[]; reason: string; steps: Step[] };

export type Ending<Open, O extends Options = Options> = {
  name: string;
  about: string;
  seats: number;
  chosen: Partial<O>;
  wanted(played: EndedGame<Open>): boolean;
};

/** Games that count their rounds, or call them turns. */
export type Counted = { round: number } | { turn: number };

export const roundsOf = (open: Counted): number => ('round' in open ? open.round : open.turn);

/** Plays a record through. */
export function played<Open>(game: AnyGame, record: GameRecord): EndedGame<Open> {
  const steps: Step[] = [];
  const match = replay(game, record, step => steps.push(step));
  const { reason, ranks } = match.outcome!;
  return { open: match.state.open as Open, ranks, reason, steps };
}

const ENOUGH = 5; // games as wanted, of which the shortest is kept
const PATIENCE = 20_000; // games

/** Looks for a game that ends so. */
export function sought<Open extends Counted>(game: AnyGame, { name, seats, chosen, wanted }: Ending<Open>): Recorded {
  const { options } = settle(game, seats, chosen);
  const found: Recorded[] = [];
  for (let n = 1; found.length < ENOUGH && n < PATIENCE; n++) {
    const record = randomRecord(game, seats, options!, `${name} ${n}`);
    const it = played<Open>(game, record);
    if (wanted(it))
      found.push({ ...record, expect: { reason: it.reason, ranks: it.ranks, rounds: roundsOf(it.open) } });
  }
  const [shortest] = found.sort((a, b) => a.log.length - b.log.length);
  if (!shortest) throw new Error(`No game in ${PATIENCE} ends as "${name}"`);
  return shortest;
}
