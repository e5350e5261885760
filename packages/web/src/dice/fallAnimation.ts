// The animation of a fall: slower than real time, then the camera moves overhead.

import { between, FRAMES_PER_SECOND, type Moment, type Transform, unpacked } from '@quayside/dice/fall';

const SLOWER = 1.7;
const OVERHEAD_MS = 750;
/** How long the cup is shaken before the dice drop out of it. */
export const RATTLE_MS = 700;

export type FallAnimation = { dice: Moment[][]; frames: number };

export function fallAnimation(fall: string): FallAnimation {
  const dice = unpacked(fall);
  return { dice, frames: Math.max(...dice.map(moments => moments.at(-1)?.frame ?? 0)) };
}

const fallMs = ({ frames }: FallAnimation): number => (frames / FRAMES_PER_SECOND) * 1000 * SLOWER;

/** How long the whole is shown at normal speed, in milliseconds. */
export const showMs = (fall: string): number => Math.round(fallMs(fallAnimation(fall)) + OVERHEAD_MS);

/**
 * At a part of the animation, from 0 to 1: which frame of the fall, and how far the eye has come overhead. The sea goes
 * on after the last frame: `sea` counts frames to the end of the animation.
 */
export function shownAt(animation: FallAnimation, part: number): { frame: number; sea: number; overhead: number } {
  const falling = fallMs(animation);
  const at = part * (falling + OVERHEAD_MS);
  const sea = (at / 1000 / SLOWER) * FRAMES_PER_SECOND;
  const overhead = Math.min(1, Math.max(0, (at - falling) / (OVERHEAD_MS * 0.8)));
  return { frame: Math.min(animation.frames, sea), sea, overhead };
}

export function transformAt(moments: readonly Moment[], frame: number): Transform {
  const next = moments.findIndex(moment => moment.frame > frame);
  if (next < 0) return moments.at(-1)!;
  return next === 0 ? moments[0]! : between(moments[next - 1]!, moments[next]!, frame);
}

/** Where and when dice strike the sea from the air. */
export function splashes({ dice }: FallAnimation): { frame: number; x: number; z: number }[] {
  return dice.flatMap(moments =>
    moments.filter(({ flown, at }) => flown && at.y < 1_700).map(({ frame, at }) => ({ frame, x: at.x, z: at.z })),
  );
}
