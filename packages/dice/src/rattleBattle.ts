// The sea of Rattle, Battle, Grab the Loot: what the game throws really falls, and the answer says where it lies.

import type { Rng } from '@quayside/rules';
import {
  FALL_TEXT,
  type Landed,
  type Open,
  type Power,
  rattleBattle,
  TOSS_HEIGHT,
} from '@quayside/rules/rattle-battle';
import { drop, toss } from './drop.ts';

/** How long a toss is in the air. */
const SECONDS: Record<Power, number> = { soft: 0.35, firm: 0.28, hard: 0.22 };

export function rattleBattleSea(open: Open, rng: Rng): Landed {
  const { phase, sea } = open;
  if (phase.kind !== 'sea') throw new Error('nobody has thrown anything');
  const { thrown } = phase;
  const dice = thrown.kind === 'drop' ? thrown.dice : [...sea.map(({ die }) => die), thrown.die];
  const fallen =
    thrown.kind === 'drop'
      ? drop(dice.length, sea, rng)
      : toss({ from: thrown.from, height: TOSS_HEIGHT, aim: thrown.aim, seconds: SECONDS[thrown.power] }, sea, rng);
  // Dice that will not come to rest in twenty throws are scattered by the model of the drop.
  if (!fallen) return rattleBattle.nature!(open, rng) as Landed;
  const { poses, fall } = fallen;
  return {
    kind: 'landed',
    dice: poses.flatMap((pose, i) =>
      pose ? [{ die: dice[i]!, x: pose.x, y: pose.y, rotation: pose.rotation, side: pose.side }] : [],
    ),
    out: dice.filter((_, i) => poses[i] === null),
    fall: fall.length > FALL_TEXT ? '' : fall,
  };
}
