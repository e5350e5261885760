// Rule 10.1: a turn in one line. `E G2 H2 >K9 +L8` is a sail with the wind to the east: two paid steps, a cell the ship
// is carried to, a Bonus Movement. `X B2 4` explores B2 with a 4 on the die; `P midstep TRU` tells, resupplies and
// upgrades at Midstep.

import { type Cell, cellName, cellNamed, type Direction, type Port } from '../tables/index.ts';

export type Entered = { cell: Cell; how: 'paid' | 'bonus' | 'carried' };

export type Turn =
  | { kind: 'sail'; wind: Direction; cells: Entered[] }
  | { kind: 'explore'; at: Cell; face: number }
  | { kind: 'port'; port: Port; tell: boolean; resupply: boolean; upgrade: boolean };

const MARKS = { paid: '', bonus: '+', carried: '>' } as const;

export const noted = (turn: Turn): string => {
  switch (turn.kind) {
    case 'sail':
      return [turn.wind, ...turn.cells.map(({ cell, how }) => MARKS[how] + cellName(cell))].join(' ');
    case 'explore':
      return `X ${cellName(turn.at)} ${turn.face}`;
    case 'port':
      return `P ${turn.port} ${turn.tell ? 'T' : ''}${turn.resupply ? 'R' : ''}${turn.upgrade ? 'U' : ''}`;
  }
};

export function turnOf(line: string): Turn {
  const [first, ...rest] = line.split(' ') as [string, ...string[]];
  if (first === 'X') return { kind: 'explore', at: cellNamed(rest[0]!), face: Number(rest[1]) };
  if (first === 'P') {
    const did = (letter: string): boolean => rest[1]!.includes(letter);
    return { kind: 'port', port: rest[0] as Port, tell: did('T'), resupply: did('R'), upgrade: did('U') };
  }
  return { kind: 'sail', wind: first as Direction, cells: rest.map(enteredOf) };
}

function enteredOf(text: string): Entered {
  if (text.startsWith('+')) return { cell: cellNamed(text.slice(1)), how: 'bonus' };
  if (text.startsWith('>')) return { cell: cellNamed(text.slice(1)), how: 'carried' };
  return { cell: cellNamed(text), how: 'paid' };
}
