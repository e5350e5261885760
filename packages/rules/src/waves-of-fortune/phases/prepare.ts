// Rules 1.4 and 1.5: the captains take their colours, then load their holds, all at once and in secret.

import type { Seat } from '../../game.ts';
import { type Decision, jointly } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { startRound } from '../effects/turn.ts';
import { COLOUR, LOAD } from '../moves.ts';
import { castOff, takeColour } from '../setup.ts';
import { COLOURS, type Colour, HOLD } from '../tables/index.ts';
import type { FortuneRefusal, FortuneState, FortuneTell, Move, Open, Phase, WavesOfFortune } from '../types.ts';

type Choosing = Extract<Move, { kind: 'colour' }>;
type Loading = Extract<Move, { kind: 'load' }>;

const isFree = ({ ships }: Open, colour: Colour): boolean => ships.every(ship => ship.colour !== colour);

export const colour: Decision<WavesOfFortune, Choosing> = {
  kinds: ['colour'],

  menu({ open }) {
    const moves: Move[] = [];
    for (const it of COLOURS) if (isFree(open, it)) moves.push(COLOUR[it]);
    return { ask: 'colour', moves, complete: true };
  },

  check: ({ open }, move) => (isFree(open, move.colour) ? null : no('colour-taken', { colour: move.colour })),

  play: ({ open }, seat, move, tell) => chooseColour(open, seat, move.colour, tell),
};

/** In the order of the seats; a fourth captain takes what is left. */
function chooseColour(open: Open, seat: Seat, chosen: Colour, tell: FortuneTell): Phase {
  takeColour(open, seat, chosen);
  tell.all({ type: 'colour-chosen', seat, colour: chosen });
  const next = seat + 1;
  if (next === open.ships.length) return castOff(open);
  const free = COLOURS.filter(it => isFree(open, it));
  return free.length === 1 ? chooseColour(open, next, free[0]!, tell) : { kind: 'colour', seat: next };
}

const LOADS: readonly Move[] = LOAD.slice(1, HOLD);

export const load: Decision<WavesOfFortune, Loading> = jointly({
  kinds: ['load'],
  menu: () => ({ ask: 'load', moves: LOADS, complete: true }),
  check: (_, { crew }) => badLoad(crew, HOLD),
  keep(own, { crew }) {
    own.load = crew;
  },
  committed: seat => ({ type: 'ready', seat }),
  resolve: showLoads,
});

/** 1.5, 9.3 At least one of each. */
export const badLoad = (crew: number, hold: number): FortuneRefusal | null =>
  crew >= 1 && crew < hold ? null : no('bad-load', { most: hold - 1 });

/** All are in: the holds are shown, and the first round begins. */
function showLoads(state: FortuneState, tell: FortuneTell): Phase | null {
  const { open, own } = state;
  const crews: number[] = [];
  for (let seat = 0; seat < own.length; seat++) {
    const ship = open.ships[seat]!;
    ship.crew = own[seat]!.load!;
    ship.food = HOLD - ship.crew;
    own[seat]!.load = null;
    crews.push(ship.crew);
  }
  tell.all({ type: 'loads-shown', crews });
  return startRound(state, tell);
}
