// Rules 1.4 and 1.5: the captains take their colours, then load their holds, all at once and in secret.

import type { Seat } from '../../game.ts';
import { commit } from '../../kit/joint.ts';
import { no } from '../../kit/refusal.ts';
import { startRound } from '../effects/turn.ts';
import { COLOUR, LOAD } from '../moves.ts';
import { castOff, takeColour } from '../setup.ts';
import { COLOURS, type Colour, HOLD } from '../tables/index.ts';
import type { FortuneRefusal, FortuneState, FortuneTell, Move, Open, Phase } from '../types.ts';

type Loading = Extract<Phase, { kind: 'load' }>;

const isFree = ({ ships }: Open, colour: Colour): boolean => ships.every(ship => ship.colour !== colour);

export function colourMenu(open: Open): Move[] {
  const moves: Move[] = [];
  for (const colour of COLOURS) if (isFree(open, colour)) moves.push(COLOUR[colour]);
  return moves;
}

export function checkColour(open: Open, move: Move): FortuneRefusal | null {
  if (move.kind !== 'colour') return no('not-now');
  return isFree(open, move.colour) ? null : no('colour-taken', { colour: move.colour });
}

/** In the order of the seats; a fourth captain takes what is left. */
export function chooseColour({ open }: FortuneState, seat: Seat, colour: Colour, tell: FortuneTell): void {
  takeColour(open, seat, colour);
  tell.all({ type: 'colour-chosen', seat, colour });
  const next = seat + 1;
  const free = COLOURS.filter(it => isFree(open, it));
  if (next === open.ships.length) {
    castOff(open);
  } else if (free.length === 1) {
    takeColour(open, next, free[0]!);
    tell.all({ type: 'colour-chosen', seat: next, colour: free[0]! });
    castOff(open);
  } else {
    open.phase = { kind: 'colour', seat: next };
  }
}

export const LOADS: readonly Move[] = LOAD.slice(1, HOLD);

export const checkLoad = (move: Move): FortuneRefusal | null =>
  move.kind !== 'load' ? no('not-now') : badLoad(move.crew, HOLD);

/** 1.5, 9.3 At least one of each. */
export const badLoad = (crew: number, hold: number): FortuneRefusal | null =>
  crew >= 1 && crew < hold ? null : no('bad-load', { most: hold - 1 });

/** The last one in shows all. True when somebody is asked something. */
export function load(state: FortuneState, seat: Seat, phase: Loading, crew: number, tell: FortuneTell): boolean {
  const { open, own } = state;
  own[seat]!.load = crew;
  tell.all({ type: 'ready', seat });
  if (phase.waiting.length > 1) {
    open.phase = commit(phase, seat);
    return true;
  }
  const crews: number[] = [];
  for (let other = 0; other < own.length; other++) {
    const ship = open.ships[other]!;
    ship.crew = own[other]!.load!;
    ship.food = HOLD - ship.crew;
    own[other]!.load = null;
    crews.push(ship.crew);
  }
  tell.all({ type: 'loads-shown', crews });
  return startRound(state, tell);
}
