// A cheap answer to the sea, for search and simulation: dice scattered as real drops scatter them, faces by chance.

import { onTheWay, type Point, squaredDistance } from '../kit/geometry.ts';
import { below, type Rng } from '../kit/rng.ts';
import { gapBetween, inBox, outline, overlaps } from './facts/sea.ts';
import { restOf } from './facts/toss.ts';
import { BOX, EDGE, MM, type Power } from './tables/index.ts';
import type { Landed, Pose, Throw } from './types/sea.ts';
import type { Open } from './types.ts';

const SPREADS = [40 * MM, 78 * MM] as const; // half of the dice stay together, the others fly apart
const WALL = (BOX - EDGE) / 2; // from the middle
const CLEAR = 0.3 * MM; // dice scattered nearer to each other than this are scattered again
const CLUSTERING = 10; // of a hundred dice slide up to a neighbour
const SLIDE = 40 * MM;
const HAIR = 0.2 * MM;
const TRIES = 200; // then the dice spread wider

/** How far from where it should a tossed die comes to rest, each way: as measured of real tosses. */
const ERROR: Record<Power, number> = { soft: 42 * MM, firm: 37 * MM, hard: 32 * MM };
const PUSH: Record<Power, number> = { soft: 8 * MM, firm: 22 * MM, hard: 40 * MM };

export function nature(open: Open, rng: Rng): Landed {
  const { phase } = open;
  if (phase.kind !== 'sea') throw new Error('nobody has thrown anything');
  const { thrown } = phase;
  return thrown.kind === 'drop' ? drop(open, thrown, rng) : toss(open, thrown, rng);
}

/** Twelve even numbers added up are as good as normal: mean 0, deviation 1. */
function normal(rng: Rng): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += below(rng, 1 << 20) / (1 << 20);
  return sum;
}

const at = (die: string, { x, y }: Point, rng: Rng): Pose => ({
  die,
  x,
  y,
  rotation: below(rng, 900),
  side: below(rng, 6),
});

function drop(open: Open, { dice }: Extract<Throw, { kind: 'drop' }>, rng: Rng): Landed {
  const lying: Pose[] = [...open.sea];
  const landed = dice.map(die => {
    const pose = slid(scattered(die, lying, rng), lying, rng);
    lying.push(pose);
    return pose;
  });
  return { kind: 'landed', dice: landed, out: [], fall: '' };
}

function scattered(die: string, lying: readonly Pose[], rng: Rng): Pose {
  for (let tries = 0, wider = 1; ; tries++) {
    if (tries % TRIES === TRIES - 1) wider *= 1.1;
    const spread = wider * SPREADS[below(rng, 2)]!;
    const pose = at(die, { x: BOX / 2 + flight(spread, rng), y: BOX / 2 + flight(spread, rng) }, rng);
    if (inBox(pose) && lying.every(other => isClear(pose, other))) return pose;
  }
}

/** How far from the middle, one way; from the wall a die comes back. */
function flight(spread: number, rng: Rng): number {
  const far = Math.round(spread * normal(rng));
  return Math.abs(far) <= WALL ? far : 2 * Math.sign(far) * WALL - far;
}

const isClear = (a: Pose, b: Pose): boolean => squaredDistance(a, b) > (2 * EDGE) ** 2 || gapBetween(a, b) >= CLEAR;

/** Now and then a die comes to lie against another. */
function slid(pose: Pose, lying: readonly Pose[], rng: Rng): Pose {
  if (below(rng, 100) >= CLUSTERING || lying.length === 0) return pose;
  const nearest = lying.reduce((a, b) => (squaredDistance(pose, b) < squaredDistance(pose, a) ? b : a));
  const gap = gapBetween(pose, nearest);
  if (gap > SLIDE || gap < HAIR) return pose;
  const moved = { ...pose, ...onTheWay(pose, nearest, gap - HAIR) };
  return inBox(moved) && !lying.some(other => overlaps(moved, other)) ? moved : pose;
}

/** 14.4 The tossed die rolls on, at the most to the wall, and pushes away what lies there. */
function toss(open: Open, { die, aim, power, from }: Extract<Throw, { kind: 'toss' }>, rng: Rng): Landed {
  const out: string[] = [];
  let lying: Pose[] = open.sea.map(({ die: id, x, y, rotation, side }) => ({ die: id, x, y, rotation, side }));
  const error = () => Math.round(ERROR[power] * normal(rng));
  const rest = restOf(aim, from, power);
  const tossed = inside(at(die, { x: rest.x + error(), y: rest.y + error() }, rng));
  // What is struck slides on, away from the thrower, until it lies free or has left the box.
  for (const struck of lying.filter(other => overlaps(tossed, other))) {
    const others = [tossed, ...lying.filter(other => other !== struck)];
    const moved = pushed(struck, from, PUSH[power], others);
    lying = lying.flatMap(other => {
      if (other !== struck) return [other];
      if (moved === null) out.push(struck.die);
      return moved === null ? [] : [power === 'hard' ? { ...moved, side: below(rng, 6) } : moved];
    });
  }
  return { kind: 'landed', dice: [...lying, tossed], out, fall: '' };
}

/** Moved to the wall if it lies beyond. */
function inside(pose: Pose): Pose {
  const corners = outline({ ...pose, x: 0, y: 0 });
  const reach = Math.max(...corners);
  const within = (coordinate: number) => Math.min(BOX - reach, Math.max(reach, coordinate));
  return { ...pose, x: within(pose.x), y: within(pose.y) };
}

function pushed(struck: Pose, from: Point, push: number, others: readonly Pose[]): Pose | null {
  for (let far = push; ; far += EDGE / 4) {
    const moved = { ...struck, ...onTheWay(struck, from, -far) };
    if (!inBox(moved)) return null;
    if (!others.some(other => overlaps(moved, other))) return moved;
  }
}
