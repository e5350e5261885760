// 7 Player actions: in turn order one Move or Fire, or a pass, until everybody has passed.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { onAnyTile, seaCard, shipAt } from '../facts/sea.ts';
import { fleetOf } from '../facts/ships.ts';
import { hasRule, ruleOf } from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../types.ts';
import { asked, me, NOT_NOW, type PlayerDecision, turnOrder } from './asking.ts';
import * as firing from './firing.ts';
import * as moving from './moving.ts';
import { askLatecomer } from './send.ts';
import * as uses from './uses.ts';

export type Act = Extract<Move, { kind: 'move' | 'fire' | 'use' }>;

const PASS: Move = { kind: 'pass' };
const END_TURN: Move = { kind: 'end-turn' };

export function begin({ open }: RattleState, tell: RattleTell): Phase | null {
  if (open.sea.length === 0 || hasRule(seaCard(open)!, 'no-actions')) return null;
  return askLatecomer(open) ?? firstTurn(open, tell);
}

/** From the Baron on. */
export const firstTurn = (open: Open, tell: RattleTell): Phase | null => nextTurn(open, turnOrder(open).at(-1)!, tell);

/** The next player who has not passed and can do anything; who cannot passes. */
function nextTurn(open: Open, after: Seat, tell: RattleTell): Phase | null {
  const order = turnOrder(open);
  const start = order.indexOf(after) + 1;
  for (let i = 0; i < order.length; i++) {
    const seat = order[(start + i) % order.length]!;
    if (open.galleons[seat]!.voyage.passed) continue;
    if (mayAct(open, seat) || uses.mayUse(open, seat))
      return { kind: 'turn', acted: false, used: false, ...asked(seat) };
    pass(open, seat, tell);
  }
  touchTiles(open, tell);
  return null;
}

function pass(open: Open, seat: Seat, tell: RattleTell): void {
  open.galleons[seat]!.voyage.passed = true;
  tell.all({ type: 'passed', seat });
}

/** 13, Smugglers' Cove: who touches a tile at the end of the actions gets Loot for it. */
function touchTiles(open: Open, tell: RattleTell): void {
  const rule = ruleOf(seaCard(open)!, 'tile-loot');
  if (!rule) return;
  for (const seat of turnOrder(open)) {
    if (!fleetOf(open, seat).some(ship => onAnyTile(open, ship))) continue;
    open.galleons[seat]!.voyage.tileLoot = rule.loot;
    tell.all({ type: 'tile-touched', seat, loot: rule.loot });
  }
}

const mayAct = (open: Open, seat: Seat): boolean => moving.mayMove(open, seat) || firing.mayFire(open, seat);

export const turn: PlayerDecision = {
  menu(view) {
    const { open } = view;
    const seat = me(view);
    const phase = open.phase as Extract<Phase, { kind: 'turn' }>;
    const moves: Move[] = [phase.acted || phase.used ? END_TURN : PASS];
    if (!phase.acted) moves.push(...moving.menu(open, seat), ...firing.menu(open, seat));
    moves.push(...uses.menu(open, seat));
    return { ask: phase.acted ? 'turn-acted' : 'turn', moves, complete: false };
  },

  check(view, move) {
    const { open } = view;
    const { acted, used } = open.phase as Extract<Phase, { kind: 'turn' }>;
    switch (move.kind) {
      case 'pass':
        return acted || used ? no('turn-begun') : null;
      case 'end-turn':
        return acted || used ? null : no('turn-not-begun');
      case 'move':
        return acted ? no('already-acted') : moving.check(open, me(view), move);
      case 'fire':
        return acted ? no('already-acted') : firing.check(open, me(view), move);
      case 'use':
        return uses.check(open, me(view), move);
      default:
        return NOT_NOW;
    }
  },

  resolve(state, [answer], tell) {
    const { seat, move } = answer!;
    const { open } = state;
    const { acted, used } = open.phase as Extract<Phase, { kind: 'turn' }>;
    if (move.kind === 'pass') {
      pass(open, seat, tell);
      return nextTurn(open, seat, tell);
    }
    if (move.kind === 'use') return act(state, seat, move, tell) ?? goOn(open, seat, { acted, used: true }, tell);
    if (move.kind === 'move' || move.kind === 'fire') {
      act(state, seat, move, tell);
      return goOn(open, seat, { acted: true, used }, tell);
    }
    tell.all({ type: 'turn-ended', seat });
    return nextTurn(open, seat, tell);
  },
};

/** A Move, a Fire or the use of something, and nothing that follows from the turn being over. */
export function act(state: RattleState, seat: Seat, move: Act, tell: RattleTell): Phase | null {
  const { open } = state;
  if (move.kind === 'move') moving.play(open, seat, move, tell);
  if (move.kind === 'fire') firing.play(state, seat, move, tell);
  if (move.kind !== 'use') return null;
  return uses.play(state, seat, move, open.phase.kind === 'turn' && open.phase.acted, tell);
}

/** The same player's turn goes on, unless nothing more can be done on it. */
function goOn(open: Open, seat: Seat, turn: { acted: boolean; used: boolean }, tell: RattleTell): Phase | null {
  if ((!turn.acted && mayAct(open, seat)) || uses.mayUse(open, seat)) return { kind: 'turn', ...turn, ...asked(seat) };
  tell.all({ type: 'turn-ended', seat });
  return nextTurn(open, seat, tell);
}

/** 12.4 Zuri Bonecaster: the old face or the new one. */
export const bones: PlayerDecision = {
  menu: () => ({ ask: 'bones', moves: BONES, complete: true }),
  check: (_, move) => (move.kind === 'bones' ? null : NOT_NOW),
  resolve({ open }, [answer], tell) {
    const { seat, move } = answer!;
    const { ship, side, acted } = open.phase as Extract<Phase, { kind: 'bones' }>;
    if (move.kind === 'bones' && move.keep === 'new') uses.turn(shipAt(open, ship)!, side, tell);
    return goOn(open, seat, { acted, used: true }, tell);
  },
};
const BONES: readonly Move[] = [
  { kind: 'bones', keep: 'old' },
  { kind: 'bones', keep: 'new' },
];
