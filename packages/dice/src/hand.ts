// How dice leave a hand, from whole-number draws: shaken together, then let go over the middle of the sea.

import { below, type Rng } from '@quayside/rules';
import type { Point } from '@quayside/rules/kit/geometry';
import type { Push, Start } from './box.ts';
import { attitudeOf, BOX, EDGE, type Quaternion, type Vector } from './pose.ts';

const HEIGHT = 15_000; // hundredths of a mm
const HAND = 4_000;
const SIDEWAYS = 250; // mm per second, along each axis
const SPIN = 15; // radians per second, around each axis

/** No two dice touch in the hand, however they are turned. */
const APART = Math.ceil(EDGE * Math.sqrt(3));
/** The hand opens a little when no room is found. */
const TRIES = 50;
const WIDER = 1.03;

const TOSS_SPIN = 20;
const UNSTEADY = 0.06; // of each part of a toss's speed: the standard deviation
const GRAVITY = 981_000; // hundredths of a mm per second, each second

const BUMP = 500; // mm per second upwards
const BUMP_SIDEWAYS = 400;
const BUMP_SPIN = 15;

const GRAIN = 1_000_000;
/** From -1 to 1. */
const swing = (rng: Rng): number => (below(rng, 2 * GRAIN + 1) - GRAIN) / GRAIN;
const swung = (rng: Rng, by: number): Vector => ({ x: swing(rng) * by, y: swing(rng) * by, z: swing(rng) * by });

export function handful(count: number, rng: Rng): Start[] {
  return places(count, rng).map(at => ({
    at: { x: at.x, y: at.y + HEIGHT, z: at.z },
    attitude: anyAttitude(rng),
    speed: { x: swing(rng) * SIDEWAYS, y: 0, z: swing(rng) * SIDEWAYS },
    spin: swung(rng, SPIN),
    painted: anyPainting(rng),
  }));
}

/** One die from outside the box: from where and how high, at what place, and how long an ideal toss is in the air. */
export type Toss = { from: Point; height: number; aim: Point; seconds: number };

export function tossed({ from, height, aim, seconds }: Toss, rng: Rng): Start {
  const fall = (GRAVITY * seconds * seconds) / 2;
  const unsteady = (way: number) => (way / seconds / 100) * (1 + UNSTEADY * normal(rng));
  return {
    at: { x: from.x - BOX / 2, y: height, z: from.y - BOX / 2 },
    attitude: anyAttitude(rng),
    speed: { x: unsteady(aim.x - from.x), y: unsteady(EDGE / 2 - height + fall), z: unsteady(aim.y - from.y) },
    spin: swung(rng, TOSS_SPIN),
    painted: anyPainting(rng),
  };
}

/** Twelve draws added up: as good as normal, without a logarithm. */
function normal(rng: Rng): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += swing(rng) / 2;
  return sum;
}

/** What a fist on the table does to one die. */
export const bump = (rng: Rng): Push => ({
  speed: { x: swing(rng) * BUMP_SIDEWAYS, y: BUMP, z: swing(rng) * BUMP_SIDEWAYS },
  spin: swung(rng, BUMP_SPIN),
});

/** Centres in a ball. */
function places(count: number, rng: Rng): Vector[] {
  const found: Vector[] = [];
  let reach = HAND;
  for (let tried = 1; found.length < count; tried++) {
    const at = swung(rng, reach);
    const isFree = found.every(other => squared(at, other) >= APART * APART);
    if (isFree && squared(at, { x: 0, y: 0, z: 0 }) <= reach * reach) found.push(at);
    if (tried % TRIES === 0) reach *= WIDER;
  }
  return found;
}

const squared = (a: Vector, b: Vector) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;

/** One of the 24 ways to paint the cube: so no side is favoured, even should the physics prefer one way of the cube. */
const anyPainting = (rng: Rng): Quaternion =>
  attitudeOf({ x: 0, y: 0, side: below(rng, 6), rotation: 900 * below(rng, 4) });

/**
 * Every attitude as likely: a point in the ball of four dimensions, drawn until it is inside, then pushed to its rim.
 */
function anyAttitude(rng: Rng): Quaternion {
  for (;;) {
    const [x, y, z, w] = [swing(rng), swing(rng), swing(rng), swing(rng)];
    const length = Math.sqrt(x * x + y * y + z * z + w * w);
    if (length <= 1 && length > 0.1) return { x: x / length, y: y / length, z: z / length, w: w / length };
  }
}
