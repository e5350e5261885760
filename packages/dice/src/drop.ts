// How dice are rolled. A drop: all dice together over the middle of the box, among others that lie fast. A toss: one
// die from outside the box, which may strike the others. Where a die leans or lies on another, it and the dice it can
// lean on are pushed upwards (`bump`). After three bumps everything is thrown again, and also when a dropped die has
// left the box. Chance comes from the generator alone: same draws, same poses.

import type { Rng } from '@quayside/rules';
import { type DiceBox, fillBox, type Push, restingTransform, type Start } from './box.ts';
import { momentsOf, packed, type Transform } from './fall.ts';
import { hasLeftBox, isFlat, posesOf, wasStruck } from './flat.ts';
import { bump, handful, type Toss, tossed } from './hand.ts';
import type { Pose, Vector } from './pose.ts';

const MOST_BUMPS = 3;
const MOST_THROWS = 20;
/** How far the table shakes, in hundredths of a mm: as far as the dice that one die can lean on. */
const FIST = 2_600;

/** Where the dice lie in the end, the fall for the eye, and how often the table was hit and everything thrown again. */
export type Dropped = { poses: Pose[]; fall: string; bumps: number; repeats: number };
/** The dice that lay there before, in their order, and then the one tossed; null for a die that has left the box. */
export type Tossed = { poses: (Pose | null)[]; fall: string; bumps: number; repeats: number };

/** Null if no drop of twenty would settle. */
export function drop(count: number, lying: readonly Pose[], rng: Rng): Dropped | null {
  return repeated(() => {
    const run = watched(fillBox(handful(count, rng), lying), rng);
    if (!run || run.rest.some(hasLeftBox)) return null;
    const poses = posesOf(run.rest, lying);
    return poses && { poses, fall: fallOf(run.frames, poses), bumps: run.bumps };
  });
}

/** Null if no toss of twenty would settle. */
export function toss(aimed: Toss, lying: readonly Pose[], rng: Rng): Tossed | null {
  return repeated(() => {
    const run = watched(fillBox([...lying.map(atRest), tossed(aimed, rng)], []), rng);
    if (!run) return null;
    const isUntouched = (transform: Transform, die: number) => die < lying.length && !wasStruck(transform, lying[die]!);
    const untouched = lying.filter((_, die) => isUntouched(run.rest[die]!, die));
    const moved = run.rest.filter((transform, die) => !hasLeftBox(transform) && !isUntouched(transform, die));
    const found = posesOf(moved, untouched)?.values();
    if (!found) return null;
    const poses = run.rest.map((transform, die) => {
      if (isUntouched(transform, die)) return lying[die]!;
      return hasLeftBox(transform) ? null : found.next().value!;
    });
    return { poses, fall: fallOf(run.frames, poses), bumps: run.bumps };
  });
}

function repeated<T>(once: () => T | null): (T & { repeats: number }) | null {
  for (let repeats = 0; repeats < MOST_THROWS; repeats++) {
    const done = once();
    if (done) return { ...done, repeats };
  }
  return null;
}

/** Runs the box until every die in it lies flat, and records how it moves; null if the bumps do not help. */
function watched(box: DiceBox, rng: Rng): { frames: Transform[][]; rest: Transform[]; bumps: number } | null {
  try {
    const frames = [box.transforms()];
    for (let bumps = 0; bumps <= MOST_BUMPS; bumps++) {
      if (bumps > 0) box.shake(bumped(frames.at(-1)!, rng));
      box.settle(() => frames.push(box.transforms()));
      const rest = frames.at(-1)!;
      if (!rest.some(isUnsettled)) return { frames, rest, bumps };
    }
    return null;
  } finally {
    box.free();
  }
}

const isUnsettled = (transform: Transform) => !isFlat(transform) && !hasLeftBox(transform);

/** The fist comes down beside every die that is not settled. */
function bumped(rest: readonly Transform[], rng: Rng): (Push | null)[] {
  const unsettled = rest.filter(isUnsettled);
  return rest.map(transform => (unsettled.some(({ at }) => isBeside(transform.at, at)) ? bump(rng) : null));
}
const isBeside = (a: Vector, b: Vector) => (a.x - b.x) ** 2 + (a.z - b.z) ** 2 < FIST * FIST;

const NONE = { x: 0, y: 0, z: 0 };
const AS_IT_IS = { x: 0, y: 0, z: 0, w: 1 };
const atRest = (pose: Pose): Start => ({ ...restingTransform(pose), speed: NONE, spin: NONE, painted: AS_IT_IS });

/** Each die’s frames end exactly where the die is said to lie. */
function fallOf(frames: readonly Transform[][], poses: readonly (Pose | null)[]): string {
  const falls = poses.map((pose, die) => {
    const ofDie = frames.map(frame => frame[die]!);
    return momentsOf(pose ? [...ofDie, restingTransform(pose)] : ofDie);
  });
  return packed(falls);
}
