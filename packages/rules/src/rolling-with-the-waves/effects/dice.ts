// Rules 4.1 and 8.4: dice out of the bag and back. What it holds is known to all; which die comes next, to nobody.

import { below, type Rng, roll } from '../../kit/rng.ts';
import { DRAFTED } from '../tables.ts';
import type { Colour, Die, RollingState, RollingTell } from '../types.ts';

/** 4.1 A new round: three dice a captain, drawn blindly and rolled. */
export function drawAndRoll({ open, rng }: RollingState, tell: RollingTell): void {
  const { bag, captains, first } = open;
  open.round += 1;
  tell.all({ type: 'round', round: open.round, first });
  const dice: Die[] = [];
  let left = 0;
  for (const count of bag) left += count;
  for (let i = 0; i < DRAFTED * captains.length; i++) dice.push({ colour: drawn(bag, left--, rng), face: roll(rng) });
  open.pool = dice.slice().sort((a, b) => a.colour - b.colour || a.face - b.face);
  tell.all({ type: 'rolled', seat: first, dice });
}

function drawn(bag: number[], size: number, rng: Rng): Colour {
  let nth = below(rng, size);
  let colour = 0;
  while (nth >= bag[colour]!) nth -= bag[colour++]!;
  bag[colour]! -= 1;
  return colour;
}

/** 8.4 All dice back into the bag, which goes one captain to the left. */
export function dropAnchor({ open }: RollingState, tell: RollingTell): void {
  const { bag, captains } = open;
  for (const captain of captains) {
    for (const { colour } of captain.nest) bag[colour]! += 1;
    captain.nest = [];
    captain.allocation = null;
  }
  open.first = open.first + 1 === captains.length ? 0 : open.first + 1;
  tell.all({ type: 'anchor', first: open.first });
}
