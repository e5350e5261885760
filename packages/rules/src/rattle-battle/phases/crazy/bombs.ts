// 14.4 Bombs: one die a turn is tossed at the raft; what lies on it in the end counts.

import type { Point } from '../../../kit/geometry.ts';
import { no } from '../../../kit/refusal.ts';
import { onTile, ownerOf, RAFT_OUTLINE } from '../../facts/sea.ts';
import { aimFor, standing } from '../../facts/toss.ts';
import { BOMBS_COINS, BOX, MM, POWERS, RAFT } from '../../tables/index.ts';
import type { Move } from '../../types/move.ts';
import type { Landed } from '../../types/sea.ts';
import type { Phase, RattleState, RattleTell } from '../../types.ts';
import { asked, me, NOT_NOW, type PlayerDecision, turnOrder } from '../asking.ts';
import { floating } from '../drop.ts';
import { best, finish, handOf, takeUpDice, valueIn } from './hands.ts';

const CENTRE: Point = { x: RAFT.x * MM, y: RAFT.y * MM };
const AROUND = 20 * MM;
const RIVALS = 4; // dice on the raft that are aimed at

export function begin({ open }: RattleState): Phase {
  takeUpDice(open);
  open.sea = [];
  return { kind: 'toss', ...asked(open.baron) };
}

export const toss: PlayerDecision = {
  menu(view) {
    const { open } = view;
    const rivals = open.sea.filter(ship => ownerOf(ship.die) !== me(view) && onTile(ship, RAFT_OUTLINE));
    const places: Point[] = [
      CENTRE,
      { x: CENTRE.x - AROUND, y: CENTRE.y },
      { x: CENTRE.x + AROUND, y: CENTRE.y },
      { x: CENTRE.x, y: CENTRE.y - AROUND },
      { x: CENTRE.x, y: CENTRE.y + AROUND },
      ...rivals.slice(0, RIVALS),
    ];
    const distinct = places.filter(({ x, y }, i) => places.findIndex(other => other.x === x && other.y === y) === i);
    const from = standing(open, me(view));
    const moves = distinct.flatMap(place =>
      POWERS.map((power): Move => ({ kind: 'toss', ...aimFor(place, from, power), power })),
    );
    return { ask: 'toss', moves, complete: false };
  },

  check(_, move) {
    if (move.kind !== 'toss') return NOT_NOW;
    const inside = move.x >= 0 && move.x <= BOX && move.y >= 0 && move.y <= BOX;
    return inside ? null : no('outside-the-box');
  },

  resolve({ open }, [answer]) {
    const { seat, move } = answer!;
    if (move.kind !== 'toss') return null;
    const { die } = handOf(open, seat).dice[0]!;
    const aim = { x: move.x, y: move.y };
    return { kind: 'sea', thrown: { kind: 'toss', die, from: standing(open, seat), aim, power: move.power } };
  },
};

export function tossed(state: RattleState, { dice, out, fall }: Landed, tell: RattleTell): Phase | null {
  const { open } = state;
  const { thrown } = open.phase as Extract<Phase, { kind: 'sea' }>;
  if (thrown.kind !== 'toss') return null;
  const seat = ownerOf(thrown.die)!;
  handOf(open, seat).dice.shift();
  open.sea = dice.map(floating);
  tell.all({ type: 'tossed', seat, die: thrown.die, aim: thrown.aim, power: thrown.power, dice, out, fall });
  const order = turnOrder(open);
  for (let i = 1; i <= order.length; i++) {
    const next = order[(order.indexOf(seat) + i) % order.length]!;
    if (handOf(open, next).dice.length > 0) return { kind: 'toss', ...asked(next) };
  }
  return count(state, tell);
}

function count(state: RattleState, tell: RattleTell): null {
  const { open } = state;
  const totals = open.galleons.map((_, seat) =>
    open.sea
      .filter(ship => ownerOf(ship.die) === seat && onTile(ship, RAFT_OUTLINE))
      .reduce((sum, ship) => sum + valueIn(open, seat, ship), 0),
  );
  tell.all({ type: 'totals', game: 'bombs', totals });
  open.sea = [];
  return finish(
    state,
    best(turnOrder(open), seat => totals[seat]!),
    BOMBS_COINS,
    tell,
  );
}
