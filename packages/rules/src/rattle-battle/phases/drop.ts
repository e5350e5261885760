// 5 The drop: dice of the picture are rolled and placed, all others fall together. The sea answers where they lie.

import { SEA } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { below } from '../../kit/rng.ts';
import { swallow, wantedBattle } from '../effects/battle.ts';
import { npActions } from '../effects/npActions.ts';
import { cardHas, inBox, overlaps, seaCard, shipAt } from '../facts/sea.ts';
import { type DieId, MM, type NpColour, npId } from '../tables/index.ts';
import type { Move } from '../types/move.ts';
import type { Landed, Pose, Ship } from '../types/sea.ts';
import type { Open, Phase, RattleRefusal, RattleState, RattleTell, RattleView } from '../types.ts';
import { turnOrder } from './asking.ts';

export const floating = (pose: Pose): Ship => ({ ...pose, bonus: 0, bribed: false, hooked: null });

export function begin({ open, rng }: RattleState, tell: RattleTell): Phase | null {
  const sent = turnOrder(open).flatMap(seat => open.galleons[seat]!.voyage.sent);
  if (sent.length === 0) {
    tell.all({ type: 'nobody-sailed' });
    return null;
  }
  const card = seaCard(open)!;
  const fleet = Object.entries(card.fleet).flatMap(([colour, count]) =>
    Array.from({ length: count }, (_, i) => npId(colour as NpColour, i + 1)),
  );
  const placed = (card.placed ?? []).map(([colour, x, y, degrees], i, all): Pose => {
    const number = 1 + all.slice(0, i).filter(([other]) => other === colour).length;
    return { die: npId(colour, number), x: x * MM, y: y * MM, rotation: degrees * 10, side: below(rng, 6) };
  });
  open.sea = placed.map(floating);
  if (placed.length > 0) tell.all({ type: 'placed', dice: placed });
  const dropped = fleet.filter(die => !shipAt(open, die));
  return { kind: 'sea', thrown: { kind: 'drop', dice: [...dropped, ...sent] } };
}

/** 5.4 The sea may answer anything that lies flat, in the box, and side by side. */
export function check({ open, seat }: RattleView, move: Move): RattleRefusal | null {
  if (open.phase.kind !== 'sea') return no('not-now');
  if (seat !== SEA || move.kind !== 'landed') return no('only-the-sea');
  const { thrown } = open.phase;
  const expected = thrown.kind === 'drop' ? thrown.dice : [...open.sea.map(ship => ship.die), thrown.die];
  const inside = expected.filter(die => !move.out.includes(die));
  if (move.dice.length !== inside.length || move.dice.some(({ die }, i) => die !== inside[i])) return no('wrong-dice');
  const outside = expected.filter(die => move.out.includes(die));
  if (outside.length !== move.out.length || (thrown.kind === 'drop' && outside.length > 0)) return no('wrong-dice');
  const others = thrown.kind === 'drop' ? open.sea : [];
  for (const [i, pose] of move.dice.entries()) {
    if (!inBox(pose)) return no('outside-the-box');
    for (const other of others) if (overlaps(pose, other)) return no('on-a-ship');
    for (const other of move.dice.slice(0, i)) if (overlaps(pose, other)) return no('on-a-ship');
  }
  return null;
}

/** The ship drop has come to rest. */
export function landed(state: RattleState, { dice, fall }: Landed, tell: RattleTell): null {
  const { open } = state;
  open.sea.push(...dice.map(floating));
  tell.all({ type: 'landed', how: 'drop', dice, fall });
  if (cardHas(open, 'tiles-sink')) swallow(state, tell);
  wantedBattle(state, tell);
  return null;
}

/** 6 Non-Player Ships act, and those that are dropped again act again. */
export function beginNpActions(state: RattleState, tell: RattleTell): Phase | null {
  if (state.open.sea.length === 0) return null;
  npActions(state, null, tell);
  return dropAgain(state, tell);
}

/** 6.8 One after the other; then those dice act. */
function dropAgain(state: RattleState, tell: RattleTell): Phase | null {
  const { redrops } = state.open;
  while (redrops.queue.length === 0) {
    if (redrops.again.length === 0) return null;
    const acting = redrops.again;
    redrops.again = [];
    npActions(state, acting, tell);
  }
  return lift(state.open, redrops.queue[0]!);
}

/** A die to be dropped again is taken out of the box first. */
function lift(open: Open, die: DieId): Phase {
  open.sea = open.sea.filter(ship => ship.die !== die);
  return { kind: 'sea', thrown: { kind: 'drop', dice: [die] } };
}

export function landedAgain(state: RattleState, { dice, fall }: Landed, tell: RattleTell): Phase | null {
  const { sea, redrops } = state.open;
  const { die } = dice[0]!;
  sea.push(floating(dice[0]!));
  redrops.queue.shift();
  redrops.again.push(die);
  redrops.counts[die] = (redrops.counts[die] ?? 0) + 1;
  tell.all({ type: 'landed', how: 'redrop', dice, fall });
  return dropAgain(state, tell);
}

export function landedLate({ open }: RattleState, { dice, fall }: Landed, tell: RattleTell): void {
  open.sea.push(...dice.map(floating));
  tell.all({ type: 'landed', how: 'latecomer', dice, fall });
}
