// Moves as lessons write them: "0 d5-6" is seat 0 taking a freebooter 6, "1 a chestA=6 hull=4 crew=2" is seat 1
// allocating, "0 raise hull", "0 keep", "1 fire smallCannon 0 chestA chestB" fires at seat 0's chest A into one's own
// B.

import type { ScriptedMove } from '../../lesson.ts';
import type { Cannon, Chest, Icon, Move, Order, RollingWithTheWaves } from '../types.ts';

const orderOf = (text: string): Order => {
  const [icon, value] = text.split('=');
  return { icon: icon as Icon, value: Number(value) };
};

/** Three dice on icons: `allocate('chestA=6 hull=4 crew=2')`. */
export const allocate = (orders: string): Move => ({ kind: 'allocate', orders: orders.split(' ').map(orderOf) });
export const draft = (colour: number, face: number): Move => ({ kind: 'draft', colour, face });

function moveOf(text: string): Move {
  const [kind = '', ...rest] = text.split(' ');
  if (kind === 'a') return allocate(rest.join(' '));
  if (kind === 'keep') return { kind: 'keep' };
  if (kind === 'raise') return { kind: 'raise', icon: rest[0] as Icon };
  if (kind === 'fire')
    return {
      kind: 'fire',
      cannon: rest[0] as Cannon,
      target: Number(rest[1]),
      chest: rest[2] as Chest,
      into: rest[3] as Chest,
    };
  const [colour, face] = kind.slice(1).split('-').map(Number);
  return { kind: kind.startsWith('s') ? 'sailor' : 'draft', colour: colour!, face: face! };
}

/** Moves parted by commas, each beginning with its seat. */
export const script = (text: string): ScriptedMove<RollingWithTheWaves>[] =>
  text.split(', ').map(part => [Number(part[0]), moveOf(part.slice(2))]);
