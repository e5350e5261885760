// Rule 7, Fire Cannons: in firing order each captain points every cannon that has a shot, the small one first.

import type { Seat } from '../../game.ts';
import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { fireAll } from '../effects/cannons.ts';
import { chestsUnburied, firingOrder, hasTarget, isLoaded, levelOf } from '../facts.ts';
import { BROADSIDE, FIRE } from '../moves.ts';
import { CHESTS } from '../tables.ts';
import type {
  Aim,
  Cannon,
  Captain,
  Chest,
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

type Fire = Extract<Move, { kind: 'fire' | 'broadside' }>;
type Firing = Extract<Phase, { kind: 'fire' }>;

function menu({ open, seat }: RollingView): RollingMenu {
  const moves: Move[] = [];
  const { phase, captains } = open;
  if (seat !== null && phase.kind === 'fire' && phase.queue[0] === seat) {
    if (phase.aim) moves.push(BROADSIDE);
    for (let target = 0; target < captains.length; target++) {
      if (target === seat || target === phase.aim?.target) continue;
      for (const chest of CHESTS) {
        if (captains[target]!.buried[chest]) continue;
        for (const into of CHESTS)
          if (!captains[seat]!.buried[into]) moves.push(FIRE[phase.cannon][target]![chest][into]);
      }
    }
  }
  return { ask: open.phase.kind === 'fire' && open.phase.aim ? 'fire-too' : 'fire', moves, complete: true };
}

function check({ open, seat }: RollingView, move: Fire): RollingRefusal | null {
  const { phase, captains } = open;
  if (phase.kind !== 'fire' || seat === null || phase.queue[0] !== seat) return no('not-your-turn'); // 7.2
  if (move.kind === 'broadside') return phase.aim ? null : no('nothing-aimed');
  if (move.cannon !== phase.cannon) return no('other-cannon', { cannon: phase.cannon });
  if (move.target >= captains.length) return no('no-such-captain');
  if (move.target === seat) return no('own-ship');
  if (move.target === phase.aim?.target) return no('already-aimed-at'); // 7.6
  if (captains[move.target]!.buried[move.chest]) return no('target-buried', { icon: move.chest }); // 7.4
  if (captains[seat]!.buried[move.into]) return no('chest-buried', { icon: move.into }); // 7.5
  return null;
}

/** 7.6 Both cannons of a captain fire after both are aimed. */
function play(state: RollingState, seat: Seat, move: Fire, tell: RollingTell): Phase | null {
  const { open } = state;
  const { queue, cannon, aim } = open.phase as Firing;
  if (move.kind === 'broadside') {
    fireAll(state, seat, aim, aim, tell);
    return askNext(state, queue.slice(1), tell);
  }
  const { target, chest, into } = move;
  const here: Aim = { target, chest, into };
  if (cannon === 'largeCannon') {
    fireAll(state, seat, aim, here, tell);
  } else if (isLoaded(open.captains[seat]!, 'largeCannon') && hasTarget(open, seat, target)) {
    tell.all({ type: 'aimed', seat, target, chest, into });
    return { kind: 'fire', queue, cannon: 'largeCannon', aim: here };
  } else {
    fireAll(state, seat, here, here, tell); // nobody else to fire at
  }
  return askNext(state, queue.slice(1), tell);
}

/**
 * Asks the first of the queue who has a choice where to aim; the others fire without a question. Null when all have.
 */
function askNext(state: RollingState, queue: Seat[], tell: RollingTell): Phase | null {
  const { open } = state;
  for (let fired = 0; fired < queue.length; fired++) {
    const seat = queue[fired]!;
    const cannon = toAim(open, seat);
    const aims = cannon ? waysToAim(open, seat) : 0;
    if (cannon && aims > 1) return { kind: 'fire', queue: queue.slice(fired), cannon, aim: null };
    const only = aims === 1 ? onlyAim(open, seat) : null; // 3.2, 7.7, 7.8
    fireAll(state, seat, cannon === 'smallCannon' ? only : null, only, tell);
  }
  return null;
}

/** 7.4, 7.5 How many chests there are to fire at, times one's own for the loot. */
function waysToAim({ captains }: Open, seat: Seat): number {
  let targets = 0;
  for (let target = 0; target < captains.length; target++)
    if (target !== seat) targets += chestsUnburied(captains[target]!);
  return targets * chestsUnburied(captains[seat]!);
}

function onlyAim({ captains }: Open, seat: Seat): Aim {
  const target = captains.findIndex((captain, other) => other !== seat && chestsUnburied(captain) > 0);
  const unburied = ({ buried }: Captain): Chest => CHESTS.find(chest => !buried[chest])!;
  return { target, chest: unburied(captains[target]!), into: unburied(captains[seat]!) };
}

/** The first cannon of a captain that has a shot. A full large cannon always has one, a small one may have none. */
function toAim({ captains }: Open, seat: Seat): Cannon | null {
  const captain = captains[seat]!;
  if (isLoaded(captain, 'smallCannon') && levelOf(captain, 'smallCannon') > 0) return 'smallCannon';
  return isLoaded(captain, 'largeCannon') ? 'largeCannon' : null;
}

/** 7.2 */
export function begin(state: RollingState, tell: RollingTell): Phase | null {
  const seats = firingOrder(state.open);
  if (seats.length > 0) tell.all({ type: 'firing-order', seats });
  return askNext(state, seats, tell);
}

export const fire: Decision<RollingWithTheWaves, Fire> = { kinds: ['fire', 'broadside'], menu, check, play };
