// Rule 4: the captains take a die each from the pool, in player order, three times around.

import type { Seat } from '../../game.ts';
import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { priceOf, soberCrewLeft } from '../facts.ts';
import { DRAFT, SAILOR_DRAFT } from '../moves.ts';
import { DRAFTED, SAILOR } from '../tables.ts';
import type {
  Move,
  Open,
  Phase,
  RollingMenu,
  RollingRefusal,
  RollingState,
  RollingTell,
  RollingView,
  RollingWithTheWaves,
} from '../types.ts';

type Draft = Extract<Move, { kind: 'draft' | 'sailor' }>;

function menu({ open, seat }: RollingView): RollingMenu {
  const asked = seat !== null && open.phase.kind === 'draft' && open.phase.seat === seat;
  return { ask: 'draft', moves: asked ? drafts(open, seat) : [], complete: true };
}

/** The pool lies in order, so dice of one colour and face lie side by side: one entry for all of them. */
function drafts(open: Open, seat: Seat, most = Number.POSITIVE_INFINITY): Draft[] {
  const moves: Draft[] = [];
  const { pool } = open;
  const { infamy } = open.captains[seat]!;
  const sober = soberCrewLeft(open, seat);
  for (let i = 0; i < pool.length && moves.length < most; i++) {
    const die = pool[i]!;
    if (i > 0 && pool[i - 1]!.colour === die.colour && pool[i - 1]!.face === die.face) continue;
    if (priceOf(seat, die) <= infamy) moves.push(DRAFT[die.colour]![die.face]!);
    if (!sober) moves.push(SAILOR_DRAFT[die.colour]![die.face]!);
  }
  return moves;
}

function check({ open, seat }: RollingView, move: Draft): RollingRefusal | null {
  if (open.phase.kind !== 'draft' || open.phase.seat !== seat) return no('not-your-turn'); // 4.2
  if (placeInPool(open, move) < 0) return no('not-in-pool');
  if (move.kind === 'sailor') return soberCrewLeft(open, seat) ? no('sober-crew-left') : null; // 4.4
  const price = priceOf(seat, move);
  const { infamy } = open.captains[seat]!;
  return price > infamy ? no('too-dear', { price, infamy }) : null; // 4.3
}

function take({ open }: RollingState, seat: Seat, move: Draft, tell: RollingTell): void {
  const captain = open.captains[seat]!;
  const [die] = open.pool.splice(placeInPool(open, move), 1);
  if (move.kind === 'sailor') {
    captain.nest.push({ colour: move.colour, face: SAILOR });
    tell.all({ type: 'drunken-sailor', seat, die: die! });
    return;
  }
  const price = priceOf(seat, move);
  captain.infamy -= price;
  captain.nest.push(die!);
  tell.all({ type: 'drafted', seat, die: die!, price });
}

/** Asks this captain, or the next who has a choice; null when everybody has three dice. */
function askFrom(state: RollingState, first: Seat | null, tell: RollingTell): Phase | null {
  for (let seat = first; seat !== null; seat = nextCaptain(state.open, seat)) {
    const [only, another] = drafts(state.open, seat, 2);
    if (!only || another) return { kind: 'draft', seat };
    take(state, seat, only, tell); // 3.2
  }
  return null;
}

/** Who drafts after this captain; null when everybody has three dice. */
function nextCaptain({ captains }: Open, seat: Seat): Seat | null {
  const next = seat + 1 === captains.length ? 0 : seat + 1;
  return captains[next]!.nest.length === DRAFTED ? null : next;
}

function placeInPool({ pool }: Open, { colour, face }: Draft): number {
  for (let i = 0; i < pool.length; i++) if (pool[i]!.colour === colour && pool[i]!.face === face) return i;
  return -1;
}

/** 4.2 The first player begins. */
export const begin = (state: RollingState, tell: RollingTell): Phase | null => askFrom(state, state.open.first, tell);

export const draft: Decision<RollingWithTheWaves, Draft> = {
  kinds: ['draft', 'sailor'],
  menu,
  check,
  play(state, seat, move, tell) {
    take(state, seat, move, tell);
    return askFrom(state, nextCaptain(state.open, seat), tell);
  },
};
