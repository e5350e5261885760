// What gives a hidden thing away, over many samples of what a seat is shown and what it is not.

import type { Seat } from '@quayside/rules';
import type { S } from './worlds.ts';

/** Everything in a value, by its path; a list of numbers or words also as a whole, whatever its order. */
type Leaves = Map<string, string>;

export type WorldSample = { state: S; shown: Leaves; hidden: Leaves; places: Map<string, Set<string>> };

/** `shown` tells `hidden` in these samples; or it plainly does not. */
export type Clue = {
  shown: string;
  hidden: string;
  holds(samples: WorldSample[]): boolean;
  fails(samples: WorldSample[]): boolean;
};

const RARE = 1 / 8; // of the samples: a hidden thing that varies less often proves nothing
const OFTEN = 1 / 10; // of the samples: where a clue fails so often it is none

export function sampled(state: S, shown: unknown, to: Seat | null): WorldSample {
  const hidden: Leaves = new Map();
  const places = new Map<string, Set<string>>();
  for (const [place, value] of [...state.own.map((own, seat) => [seat, own] as const), ['shut', state.shut] as const]) {
    if (place === to) continue;
    const path = place === 'shut' ? 'shut' : `own.${place}`;
    const leaves = leavesOf(value, path, new Map());
    places.set(path, new Set(leaves.values()));
    for (const [leaf, it] of leaves) hidden.set(leaf, it);
  }
  return { state, shown: leavesOf(shown, 'it', new Map()), hidden, places };
}

function leavesOf(value: unknown, path: string, leaves: Leaves): Leaves {
  if (typeof value !== 'object' || value === null) return leaves.set(path, String(value));
  if (Array.isArray(value) && value.length > 0 && value.every(item => typeof item !== 'object'))
    leaves.set(`${path}[]`, `${[...value].sort()}`);
  for (const key in value) leavesOf(value[key as keyof typeof value], `${path}.${key}`, leaves);
  return leaves;
}

/** What in these samples seems to give something away. */
export function cluesIn(samples: WorldSample[]): Clue[] {
  const shown = varying(
    samples.map(sample => sample.shown),
    1,
  );
  const hidden = varying(
    samples.map(sample => sample.hidden),
    samples.length * RARE,
  );
  const clues = shown.flatMap(path => [
    ...(recurs(samples, path) ? hidden.map(secret => determined(path, secret)) : []),
    ...[...samples[0]!.places.keys()].map(place => copied(path, place)),
  ]);
  return clues.filter(clue => clue.holds(samples));
}

/** The paths whose value is not the commonest at least so many times. */
function varying(all: Leaves[], times: number): string[] {
  const paths = new Set(all.flatMap(leaves => [...leaves.keys()]));
  return [...paths].filter(path => {
    const counts = new Map<string | undefined, number>();
    for (const leaves of all) counts.set(leaves.get(path), (counts.get(leaves.get(path)) ?? 0) + 1);
    return all.length - Math.max(...counts.values()) >= times;
  });
}

/** Whenever the same is shown, the same is hidden (and the same is shown often enough for that to mean something). */
const determined = (shown: string, hidden: string): Clue => ({
  shown,
  hidden,
  holds: samples => !hasExceptions(samples, shown, hidden, 0) && recurs(samples, shown),
  fails: samples => hasExceptions(samples, shown, hidden, samples.length * OFTEN),
});

const recurs = (samples: WorldSample[], shown: string): boolean =>
  new Set(samples.map(sample => sample.shown.get(shown))).size <= samples.length / 2;

/** Whether the same is shown and something else hidden more often than that. */
function hasExceptions(samples: WorldSample[], shown: string, hidden: string, most: number): boolean {
  const secrets = new Map<string | undefined, string | undefined>();
  let exceptions = 0;
  for (const sample of samples) {
    const key = sample.shown.get(shown);
    if (!secrets.has(key)) secrets.set(key, sample.hidden.get(hidden));
    else if (secrets.get(key) !== sample.hidden.get(hidden) && ++exceptions > most) return true;
  }
  return false;
}

/** What is shown always lies somewhere in a hidden place. */
function copied(shown: string, place: string): Clue {
  const there = (sample: WorldSample) => sample.places.get(place)!.has(sample.shown.get(shown)!);
  const showing = (samples: WorldSample[]) => samples.filter(sample => sample.shown.has(shown));
  return {
    shown,
    hidden: `something in ${place}`,
    holds: samples => showing(samples).length >= samples.length / 2 && showing(samples).every(there),
    fails: samples => showing(samples).filter(sample => !there(sample)).length > samples.length * OFTEN,
  };
}
