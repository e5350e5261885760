// Rule 6: two waves around the table, in which Agents collect their Elders while the Shells last.

import { clockwise, counterclockwise } from '../../kit/ring.ts';
import { goalOf, ownerOf, rightOf, seatsOf, sideOf, slotOf } from '../facts.ts';
import { different, takeUpTo, total } from '../piles.ts';
import { agentPower, elderPower, elderToTheRight, overcomes } from '../powers.ts';
import type { Tablet } from '../tables.ts';
import type { Class, Failure, Open, Place, WavesState, WavesTell } from '../types.ts';

/** What the waves of one round need to remember. */
type Tide = {
  tablet: Tablet;
  order: readonly Place[];
  /** The Elders before anybody collected. */
  elders: readonly (Class | 0)[];
  /** Whether `first-returns` has sent its Elder back. */
  returned: boolean;
};

/** Ends in the middle when somebody wins: the phase is `over` then. */
export function runWaves(state: WavesState, tablet: Tablet, tell: WavesTell): void {
  const { open } = state;
  const places = open.elders.length;
  const order = tablet === 'counterclockwise' ? counterclockwise(places, open.token) : clockwise(places, open.token);
  const tide: Tide = { tablet, order, elders: open.elders.slice(), returned: false };
  const rebelsFirst = tablet === 'rebels-first';
  runWave(state, tide, 1, rebelsFirst ? 'rebel' : 'follower', tell);
  if (open.phase.kind === 'over') return;
  runWave(state, tide, 2, rebelsFirst ? 'follower' : 'rebel', tell);
}

/** 6.1 A wave to which nobody belongs is not told of. */
function runWave(state: WavesState, tide: Tide, wave: 1 | 2, stance: 'follower' | 'rebel', tell: WavesTell): void {
  const { open } = state;
  let begun = false;
  for (let turn = 0; turn < tide.order.length; turn++) {
    const place = tide.order[turn]!;
    if (open.stances[place] !== stance) continue;
    if (!begun) tell.all({ type: 'wave', wave, stance });
    begun = true;
    attempt(state, tide, place, tell);
    if (open.phase.kind === 'over') return;
  }
}

function attempt(state: WavesState, tide: Tide, place: Place, tell: WavesTell): void {
  const { open, own } = state;
  const { tablet } = tide;
  const seat = ownerOf(open, place);
  const elder = open.elders[place] as Class;
  const agent = reveal(state, place, tell);
  const right = tablet === 'agent-from-right' ? reveal(state, rightOf(open, place), tell) : agent;
  const mine = agentPower(tablet, agent, open.stances[place]!, open.shells, right);
  const theirs = elderPower(tablet, elder, open.shells, elderToTheRight(open, tide.elders, place));
  const why = failure(open, tide, place, mine, theirs);
  open.elders[place] = 0;
  if (why) {
    if (why === 'returned') tide.returned = true;
    own[seat]!.hand[elder]! += 1;
    open.hands[seat]! += 1;
    open.seen[seat]![elder]! += 1;
    tell.all({ type: 'kept', seat, place, elder, agentPower: mine, elderPower: theirs, why });
    return;
  }
  const side = sideOf(open, seat);
  open.collected[side]![elder]! += 1;
  open.shells -= 1;
  tell.all({ type: 'collected', seat, place, elder, agentPower: mine, elderPower: theirs, shells: open.shells });
  winIfDone(open, side, tell);
}

/** 6.3 What stands between an Agent and its Elder: no Shell, the powers, or the tablet. */
function failure(open: Open, tide: Tide, place: Place, mine: number, theirs: number): Failure | null {
  const { tablet } = tide;
  const elder = open.elders[place] as Class;
  if (open.shells === 0) return 'no-shell';
  if (!overcomes(tablet, mine, theirs)) return tablet === 'equal-or-lower' ? 'too-strong' : 'too-weak';
  if (tablet === 'no-duplicates' && open.collected[sideOf(open, ownerOf(open, place))]![elder]! > 0)
    return 'already-owned';
  if (tablet === 'lone-class' && !alone(open, tide, elder)) return 'not-alone';
  if (tablet === 'first-returns' && !tide.returned) return 'returned';
  return null;
}

function alone(open: Open, tide: Tide, elder: Class): boolean {
  let alike = open.extra === elder ? 1 : 0;
  for (const other of tide.elders) if (other === elder) alike += 1;
  return alike === 1;
}

/** The Agent at a place, turned up now if it still lies face down. */
function reveal({ open, own }: WavesState, place: Place, tell: WavesTell): Class {
  const seen = open.revealed[place]!;
  if (seen !== 0) return seen;
  const seat = ownerOf(open, place);
  const slot = slotOf(open, place);
  const card = own[seat]!.agents[slot] as Class;
  own[seat]!.agents[slot] = 0;
  open.revealed[place] = card;
  takeUpTo(open.seen[seat]!, card, 1);
  tell.all({ type: 'agent-revealed', seat, place, card });
  return card;
}

/** 2.4 The game ends the moment a goal is met; both goals by one Elder count as variety. */
function winIfDone(open: Open, side: number, tell: WavesTell): void {
  const goal = goalOf(open, side);
  const collected = open.collected[side]!;
  const variety = different(collected) >= goal.different;
  if (!variety && total(collected) < goal.total) return;
  const how = variety ? 'variety' : 'total';
  open.phase = { kind: 'over', side, how };
  tell.all({ type: 'won', seats: seatsOf(open, side), how });
}
