// Law 7, what is drawn. A set-up, or a move that draws from chance or from what nobody sees, is done over and over
// with other chance and what nobody sees in another order. If something a seat is shown always tells something it
// cannot see, that is a leak, unless the audit says that the two hang together (a card that lies face up is not in
// the deck).

import { clone, type Rng, type Seat, shuffle } from '@quayside/rules';
import { rngAt, seedOf } from '../seed.ts';
import { updateFor } from '../update.ts';
import { viewOf } from '../view.ts';
import { type Clue, cluesIn, sampled, type WorldSample } from './clues.ts';
import { text } from './plain.ts';
import { type Examiner, playFrom, type Trial, type TrialPosition } from './trial.ts';
import { withHidden } from './withHidden.ts';
import type { S } from './worlds.ts';

const SAMPLES = 48;
const MIXED = 12; // others that each of them is mixed with
const CONFIRMING = 400; // more of them before anybody is accused

/** One way things might have gone: the state they leave, and what they show a seat. */
type Way = { state: S; shown(to: Seat | null): unknown };

export function chance(trial: Trial): Examiner {
  const { game, seats, options } = trial;
  const seed = seedOf(`${trial.seed}: other chance`);
  let drawn = 0;

  const setup = (rng: Rng): Way => {
    const state = { ...game.setup(seats, options, rng), rng };
    return { state, shown: to => viewOf(state, to) };
  };

  const step = ({ ply, state, choice }: TrialPosition, rng: Rng): Way => {
    const reordered = { ...state, shut: shuffledWithin(rng, clone(state.shut)) };
    const before = game.audit(reordered) === null ? reordered : state;
    const { state: after, told } = playFrom(trial, before, ply, choice, rng);
    return { state: after, shown: to => updateFor({ ply, entry: choice, before, after, told }, to) };
  };

  function* leaks(draw: (rng: Rng) => Way, viewers: readonly (Seat | null)[]): Generator<string> {
    const ways = (count: number) => Array.from({ length: count }, () => draw(rngAt(seed, drawn++)));
    const some = ways(SAMPLES);
    for (const to of viewers) {
      const seen = ({ state, shown }: Way): WorldSample => sampled(state, shown(to), to);
      const samples = some.map(seen);
      const suspects = unexcused(cluesIn(samples), samples, to);
      if (suspects.length === 0) continue;
      const more = ways(CONFIRMING).map(seen);
      const sure = suspects.find(clue => clue.holds(more));
      if (sure)
        yield `${to === null ? 'a spectator' : `seat ${to}`} is shown ${sure.shown}, which tells ${sure.hidden}`;
    }
  }

  /**
   * Clues that the audit does not account for: it would let one sample hide what another does, and the clue would fail.
   */
  function unexcused(clues: Clue[], samples: WorldSample[], to: Seat | null): Clue[] {
    if (clues.length === 0) return [];
    const mixed = samples.flatMap((one, i) =>
      Array.from({ length: MIXED }, (_, k) => samples[(i + 1 + k) % samples.length]!)
        .filter(other => game.audit(withHidden(one.state, other.state, to)) === null)
        .map(other => ({ ...other, shown: one.shown })),
    );
    return clues.filter(clue => clue.fails(mixed));
  }

  return {
    *at(position) {
      const { ply, state, choice } = position;
      // Whatever is told to all, a spectator hears; the seats take turns in looking for more.
      const viewers = [null, ply % seats];
      if (ply === 0) yield* leaks(setup, viewers);
      const played = playFrom(trial, state, ply, choice);
      if (played.drewChance || text(played.state.shut) !== text(state.shut))
        yield* leaks(rng => step(position, rng), viewers);
    },
  };
}

/** Every list in a value put in another order, in place. */
function shuffledWithin<T>(rng: Rng, value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const item of Object.values(value)) shuffledWithin(rng, item);
  if (Array.isArray(value)) shuffle(rng, value);
  return value;
}
