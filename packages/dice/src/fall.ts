// A fall made small enough to send: for each die a few moments, between which it flies or slides. A cube in the air
// turns evenly and follows a parabola, so one moment at each end of a flight is enough. For the eye alone: what counts
// is where the dice lie in the end.

import type { Quaternion, Vector } from './pose.ts';

/** Where a die is in space: hundredths of a mm from the middle of the sea's surface. */
export type Transform = { at: Vector; attitude: Quaternion };
/** One moment of a die's fall: when, in frames, and whether it came there through the air. */
export type Moment = Transform & { frame: number; flown: boolean };

export const FRAMES_PER_SECOND = 120;
/** Half of what a falling body gains in a frame, in hundredths of a mm. */
const FALLING = 981_000 / FRAMES_PER_SECOND ** 2 / 2;

const BESIDE = 80; // hundredths of a mm a shown die may be off its true place
const TURNED = 0.9985; // the cosine of half the angle it may be turned by
const LONGEST = 127; // frames between two moments

/** The frames of one die’s fall, reduced to the moments that matter. */
export function momentsOf(frames: readonly Transform[]): Moment[] {
  const moments: Moment[] = [{ ...frames[0]!, frame: 0, flown: false }];
  while (moments.at(-1)!.frame < frames.length - 1) moments.push(furthest(frames, moments.at(-1)!));
  return moments;
}

/**
 * The next moment: found by strides that double and then halve, so that a die at rest costs no more than one in flight.
 */
function furthest(frames: readonly Transform[], from: Moment): Moment {
  const last = Math.min(frames.length - 1, from.frame + LONGEST);
  let best: Moment = { ...frames[from.frame + 1]!, frame: from.frame + 1, flown: false };
  let stride = 1;
  let growing = true;
  while (stride >= 1) {
    const frame = Math.min(best.frame + stride, last);
    const to = frame > best.frame ? momentAt(frames, from, frame) : null;
    growing &&= to !== null;
    if (to) best = to;
    stride = growing ? stride * 2 : Math.floor(stride / 2);
  }
  return best;
}

function momentAt(frames: readonly Transform[], from: Moment, frame: number): Moment | null {
  for (const flown of [true, false]) {
    const to = { ...frames[frame]!, frame, flown };
    if (isTrue(frames, from, to)) return to;
  }
  return null;
}

function isTrue(frames: readonly Transform[], from: Moment, to: Moment): boolean {
  for (let frame = from.frame + 1; frame < to.frame; frame++) {
    const shown = positionBetween(from, to, frame);
    const { x, y, z } = frames[frame]!.at;
    if ((shown.x - x) ** 2 + (shown.y - y) ** 2 + (shown.z - z) ** 2 > BESIDE * BESIDE) return false;
  }
  for (let frame = from.frame + 1; frame < to.frame; frame++) {
    const shown = turning(from.attitude, to.attitude, partOf(from, to, frame));
    if (Math.abs(dot(shown, frames[frame]!.attitude)) < TURNED) return false;
  }
  return true;
}

/** Where a die is on the way from one moment to the next; the frame may be a fraction. */
export const between = (from: Moment, to: Moment, frame: number): Transform => ({
  at: positionBetween(from, to, frame),
  attitude: turning(from.attitude, to.attitude, partOf(from, to, frame)),
});

const partOf = (from: Moment, to: Moment, frame: number) => (frame - from.frame) / (to.frame - from.frame);

function positionBetween(from: Moment, to: Moment, frame: number): Vector {
  const part = partOf(from, to, frame);
  const mix = (a: number, b: number) => a + (b - a) * part;
  const arc = to.flown ? FALLING * (frame - from.frame) * (to.frame - frame) : 0;
  return { x: mix(from.at.x, to.at.x), y: mix(from.at.y, to.at.y) + arc, z: mix(from.at.z, to.at.z) };
}

/** An even turn from one attitude to another: a straight way between the two, with its speed evened out by polynomials
 * (after Kapoulkine), because sines may differ between machines and a fall is checked like everything the sea answers.
 * */
function turning(a: Quaternion, b: Quaternion, part: number): Quaternion {
  const cosine = dot(a, b);
  const d = Math.abs(cosine);
  const middle = part - 0.5;
  const pull = 1.0904 + d * (-3.2452 + d * (3.55645 - d * 1.43519));
  const push = 0.848013 + d * (-1.06021 + d * 0.215638);
  const even = part + part * middle * (part - 1) * (pull * middle * middle + push);
  const p = 1 - even;
  const q = cosine < 0 ? -even : even;
  const [x, y, z, w] = [a.x * p + b.x * q, a.y * p + b.y * q, a.z * p + b.z * q, a.w * p + b.w * q];
  const length = Math.sqrt(x * x + y * y + z * z + w * w);
  return { x: x / length, y: y / length, z: z / length, w: w / length };
}

const dot = (a: Quaternion, b: Quaternion) => a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w;

const SHIFT = 0x8000;
const FINE = 511 * Math.SQRT2;

/** Eleven bytes a moment, as text. */
export function packed(dice: readonly (readonly Moment[])[]): string {
  const bytes: number[] = [];
  const word = (whole: number) => bytes.push((whole >> 8) & 255, whole & 255);
  for (const moments of dice) {
    word(moments.length);
    let before = 0;
    for (const { frame, flown, at, attitude } of moments) {
      bytes.push((frame - before) * 2 + (flown ? 1 : 0));
      for (const length of [at.x, at.y, at.z]) word(Math.min(Math.max(Math.round(length) + SHIFT, 0), 0xffff));
      const turn = wholeTurn(attitude);
      word(turn >>> 16);
      word(turn);
      before = frame;
    }
  }
  return btoa(bytes.map(byte => String.fromCharCode(byte)).join(''));
}

export function unpacked(fall: string): Moment[][] {
  const text = atob(fall);
  let next = 0;
  const byte = () => text.charCodeAt(next++);
  const word = () => byte() * 256 + byte();
  const length = () => word() - SHIFT;
  const dice: Moment[][] = [];
  while (next < text.length) {
    const moments: Moment[] = [];
    let frame = 0;
    for (let left = word(); left > 0; left--) {
      const step = byte();
      frame += step >> 1;
      const at = { x: length(), y: length(), z: length() };
      moments.push({ frame, flown: step % 2 === 1, at, attitude: attitudeFrom(word() * 0x10000 + word()) });
    }
    dice.push(moments);
  }
  return dice;
}

/** An attitude in 32 bits: which of the four numbers is the greatest, and the other three; the greatest follows. */
function wholeTurn({ x, y, z, w }: Quaternion): number {
  const all = [x, y, z, w];
  const sizes = all.map(Math.abs);
  const greatest = sizes.indexOf(Math.max(...sizes));
  const sign = all[greatest]! < 0 ? -1 : 1;
  const others = all.filter((_, i) => i !== greatest).map(it => Math.round(it * sign * FINE) + 512);
  return others.reduce((bits, other) => (bits << 10) | other, greatest) >>> 0;
}

function attitudeFrom(turn: number): Quaternion {
  const others = [20, 10, 0].map(shift => (((turn >>> shift) & 1023) - 512) / FINE);
  const rest = Math.sqrt(Math.max(0, 1 - others.reduce((sum, it) => sum + it * it, 0)));
  const [x, y, z, w] = others.toSpliced(turn >>> 30, 0, rest) as [number, number, number, number];
  return { x, y, z, w };
}
