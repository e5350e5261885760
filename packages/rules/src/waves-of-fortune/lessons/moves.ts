// Moves as lessons write them: "0 to C5" is seat 0 sailing, "1 load 6" takes six crew and the rest food, "0 send 3"
// sends three into battle.

import type { ScriptedMove } from '../../lesson.ts';
import { BUY, LOAD, RAM, SAIL, SEND, TELEPORT } from '../moves.ts';
import { tileNamed, type Upgrade } from '../tables/index.ts';
import type { Move, WavesOfFortune } from '../types.ts';

export const sail = (name: string): Move => SAIL[tileNamed(name)]!;
/** Through the whirlpool under the ship. */
export const whirl = (name: string): Move => TELEPORT[tileNamed(name)]!;
export const push = (name: string): Move => RAM[tileNamed(name)]!;
export const load = (crew: number): Move => LOAD[crew]!;
export const send = (fighters: number): Move => SEND[fighters]!;
export const buy = (upgrade: Upgrade): Move => BUY[upgrade];

function moveOf(text: string): Move {
  const [kind = '', what = ''] = text.split(' ');
  if (kind === 'to') return sail(what);
  if (kind === 'load') return load(Number(what));
  if (kind === 'send') return send(Number(what));
  throw new Error(`${text} is no move`);
}

/** Moves parted by commas, each beginning with its seat. */
export const script = (text: string): ScriptedMove<WavesOfFortune>[] =>
  text.split(', ').map(part => [Number(part[0]), moveOf(part.slice(2))]);

/** The piece that a tile is on the screen. */
export const at = (name: string): string => `tile:${tileNamed(name)}`;
