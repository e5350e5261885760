// Rule 5: each captain sails, explores or visits a port. One file each says what that takes and what it does.

import type { Seat } from '../../game.ts';
import type { Decision } from '../../kit/flow.ts';
import { commit } from '../../kit/joint.ts';
import { no } from '../../kit/refusal.ts';
import { clockwise } from '../../kit/ring.ts';
import { crossOffExcess } from '../effects/ledger.ts';
import type {
  Captain,
  Move,
  Open,
  Phase,
  RollingSeas,
  SeasMenu,
  SeasRefusal,
  SeasState,
  SeasTell,
  SeasView,
} from '../types.ts';
import * as explore from './explore.ts';
import * as port from './port.ts';
import * as sail from './sail.ts';
import { among, ask, isAsked, type OnlyMove, together } from './waiting.ts';

export type Action = Extract<Move, { kind: 'sail' | 'explore' | 'port' }>;

export const isAction = (move: Move): move is Action =>
  move.kind === 'sail' || move.kind === 'explore' || move.kind === 'port';

/** 5.3 Live captains act in the order of their seats. */
const isTurnOf = (view: SeasView): boolean => {
  if (!isAsked(view, 'action')) return false;
  const { phase, table } = view.open;
  return table.reveal === 'together' || (phase.kind === 'action' && phase.waiting[0] === view.seat);
};

/** Not complete: of the ways to sail only the best to each cell are listed. */
function menu(view: SeasView): SeasMenu {
  const { open, seat } = view;
  return { ask: 'action', moves: isTurnOf(view) ? actionsOf(open, open.captains[seat!]!) : [], complete: false };
}

export function actionsOf(open: Open, captain: Captain): Move[] {
  const moves = ashore(open, captain);
  sail.list(open, captain, moves);
  return moves;
}

/** What a captain can do without sailing. */
export function ashore(open: Open, captain: Captain): Move[] {
  const moves: Move[] = [];
  port.list(open, captain, moves);
  explore.list(captain, moves);
  return moves;
}

/** 1.6 To heave to by either of two winds is a choice already. */
const choiceOf = (open: Open, seat: Seat): OnlyMove =>
  sail.windsOf(open.dice!).length > 1 ? 'several' : among(actionsOf(open, open.captains[seat]!));

function check(view: SeasView, move: Action): SeasRefusal | null {
  const { open, seat } = view;
  if (!isTurnOf(view)) return no('not-your-turn');
  const captain = open.captains[seat!]!;
  switch (move.kind) {
    case 'sail':
      return sail.check(open, captain, move);
    case 'explore':
      return explore.check(captain, move);
    case 'port':
      return port.check(open, captain, move);
  }
}

/** Carries out what a captain has chosen, and ends that captain's turn. */
export function act({ open }: Pick<SeasState, 'open'>, seat: Seat, move: Action, tell: SeasTell): void {
  const captain = open.captains[seat]!;
  const scribe = { seat, tell };
  switch (move.kind) {
    case 'sail':
      sail.act(open, captain, move, scribe);
      break;
    case 'explore':
      explore.act(open, captain, move, scribe);
      break;
    case 'port':
      port.act(open, captain, move, scribe);
      break;
  }
  crossOffExcess(captain.ledger, scribe);
  captain.stories.push(captain.ledger.story);
}

type Acting = Extract<Phase, { kind: 'action' }>;

/** 5.2 All are in: all turns are played out. */
function carryOut(state: SeasState, _: Acting, tell: SeasTell): null {
  for (const [seat, mine] of state.own.entries()) {
    const { choice } = mine;
    mine.choice = null;
    if (choice && isAction(choice)) act(state, seat, choice, tell);
  }
  return null;
}

/**
 * 5.3 Asks the next captain who has a choice; those before act. Null when all have acted. Nothing is kept secret here,
 * so this is no joint decision of the kit: `commit` only takes who has acted off those waited for.
 */
function askLive(state: SeasState, acting: Acting, tell: SeasTell): Phase | null {
  const { open } = state;
  let phase = acting;
  while (phase.waiting.length > 0) {
    const seat = phase.waiting[0]!;
    const only = choiceOf(open, seat);
    if (only === 'several') return phase;
    if (only && isAction(only)) act(state, seat, only, tell);
    phase = commit(phase, seat);
  }
  return null;
}

export function begin(state: SeasState, tell: SeasTell): Phase | null {
  const { open, own } = state;
  if (open.table.reveal === 'together') return ask<Acting>(state, { kind: 'action' }, choiceOf, carryOut, tell);
  const everybody = clockwise(own.length, 0);
  return askLive(state, { kind: 'action', asked: everybody.slice(), waiting: everybody.slice() }, tell);
}

const secret: Decision<RollingSeas, Action> = together({ kinds: ['sail', 'explore', 'port'], menu, check, carryOut });

/**
 * 5.3 With the option of acting in turn the choices are open, each carried out before the next captain is asked, so
 * only the other option is a joint decision.
 */
export const action: Decision<RollingSeas, Action> = {
  ...secret,
  play(state, seat, move, tell) {
    if (state.open.table.reveal === 'together') return secret.play(state, seat, move, tell);
    act(state, seat, move, tell);
    return askLive(state, commit(state.open.phase as Acting, seat), tell);
  },
};
