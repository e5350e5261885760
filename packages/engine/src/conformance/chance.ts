// Law 7, what is drawn. A set-up, or a move that draws chance, is done over and over with other chance. If something a
// seat is shown always tells something it cannot see, that is a leak, unless the audit says that the two hang together
// (a card that lies face up is not in the deck).

import type { Rng, Seat } from '@quayside/rules';
import { rngAt, seedOf } from '../seed.ts';
import { updateFor } from '../update.ts';
import { viewOf } from '../view.ts';
import { beneath } from './beneath.ts';
import { type Examiner, type Position, playFrom, type S, type Trial } from './trial.ts';

const SAMPLES = 32;
const CONFIRMING = 400; // more of them before anybody is accused
const RARE = 4; // a hidden thing that varies less often in the samples proves nothing

/** One way chance might have gone: the state it leaves, and what it shows a seat. */
type Way = { state: S; shown(to: Seat | null): unknown };

/** Everything in a value, by its path. */
type Leaves = Map<string, string>;
type Sample = { state: S; shown: Leaves; hidden: Leaves };

export function chance(trial: Trial): Examiner {
  const { game, seats, options } = trial;
  const seed = seedOf(`${trial.seed}: other chance`);
  let drawn = 0;

  const setup = (rng: Rng): Way => {
    const state = { ...game.setup(seats, options, rng), rng };
    return { state, shown: to => viewOf(state, to) };
  };

  const step = ({ ply, state: before, choice }: Position, rng: Rng): Way => {
    const { state, told } = playFrom(trial, before, ply, choice, rng);
    return { state, shown: to => updateFor({ ply, entry: choice, before, after: state, told }, to) };
  };

  function* leaks(draw: (rng: Rng) => Way): Generator<string> {
    const ways = (count: number) => Array.from({ length: count }, () => draw(rngAt(seed, drawn++)));
    const some = ways(SAMPLES);
    for (const to of [null, ...some[0]!.state.own.keys()]) {
      const samples = some.map(way => sampled(way, to));
      const suspects = pairsThatTell(samples).filter(([shown]) => mayDiffer(samples, shown, to));
      if (suspects.length === 0) continue;
      const more = ways(CONFIRMING).map(way => sampled(way, to));
      const sure = suspects.find(([shown, hidden]) => tells(more, shown, hidden));
      if (sure) yield `${to === null ? 'a spectator' : `seat ${to}`} is shown ${sure[0]}, which tells ${sure[1]}`;
    }
  }

  /** Two of the samples show different things here, and what either hides would do under what the other shows. */
  const mayDiffer = (samples: Sample[], shown: string, to: Seat | null): boolean =>
    samples.some((one, i) =>
      samples
        .slice(0, i)
        .some(
          other =>
            one.shown.get(shown) !== other.shown.get(shown) && game.audit(beneath(one.state, other.state, to)) === null,
        ),
    );

  return {
    *at(position) {
      if (position.ply === 0) yield* leaks(setup);
      const { ply, state, choice } = position;
      if (playFrom(trial, state, ply, choice).drewChance) yield* leaks(rng => step(position, rng));
    },
  };
}

function sampled({ state, shown }: Way, to: Seat | null): Sample {
  const { own, shut } = state;
  const hidden = { own: own.map((it, seat) => (seat === to ? null : it)), shut };
  return { state, shown: leavesOf(shown(to)), hidden: leavesOf(hidden) };
}

function leavesOf(value: unknown, path = '', leaves: Leaves = new Map()): Leaves {
  if (typeof value !== 'object' || value === null) return leaves.set(path, String(value));
  for (const [key, item] of Object.entries(value)) leavesOf(item, path ? `${path}.${key}` : key, leaves);
  return leaves;
}

function pairsThatTell(samples: Sample[]): [string, string][] {
  const shown = new Set(samples.flatMap(sample => [...sample.shown.keys()]));
  const hidden = new Set(samples.flatMap(sample => [...sample.hidden.keys()]));
  const varying = [...hidden].filter(path => rest(samples.map(({ hidden }) => hidden.get(path))) >= RARE);
  const telling = [...shown].filter(path => rest(samples.map(({ shown }) => shown.get(path))) > 0);
  return telling.flatMap(from =>
    varying.filter(path => tells(samples, from, path)).map((path): [string, string] => [from, path]),
  );
}

/** How many of the values are not the commonest. */
function rest(values: unknown[]): number {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return values.length - Math.max(...counts.values());
}

/** Samples that show the same hide the same; and enough of them show the same for that to mean something. */
function tells(samples: Sample[], shown: string, hidden: string): boolean {
  const told = new Map<string | undefined, string | undefined>();
  for (const sample of samples) {
    const key = sample.shown.get(shown);
    const secret = sample.hidden.get(hidden);
    if (told.has(key) && told.get(key) !== secret) return false;
    told.set(key, secret);
  }
  return told.size <= samples.length / 2;
}
