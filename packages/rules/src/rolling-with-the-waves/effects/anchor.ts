// Rules 8 and 9: what every round ends with, and whether the game ends with it.

import type { Seat } from '../../game.ts';
import { clockwise } from '../../kit/ring.ts';
import { chestsDone, levelOf, portsIncome, scoreOf, tracksDone } from '../facts.ts';
import { CHESTS, CREW_DICE, CREW_IN_BAG, TRACKS } from '../tables.ts';
import type { Phase, RollingState, RollingTell } from '../types.ts';

/** 8.1, 8.2 Infamy is gained after everybody's is worked out; it does not bear on Ports. */
export function gainFromPorts({ open }: RollingState, tell: RollingTell): void {
  for (const seat of clockwise(open.captains.length, open.first)) {
    const { level, most } = portsIncome(open, seat);
    if (level + most === 0) continue;
    open.captains[seat]!.infamy += level + most;
    tell.all({ type: 'ports', seat, level, most });
  }
}

/** 8.3 As many crew dice have left the reserve as levels were earned: a 7 may earn two at once. */
export function hireCrew({ open }: RollingState, tell: RollingTell): void {
  for (const seat of clockwise(open.captains.length, open.first)) {
    const level = levelOf(open.captains[seat]!, 'crew');
    for (let hired = CREW_DICE - CREW_IN_BAG - open.reserve[seat]!; hired < level; hired++) {
      open.reserve[seat]! -= 1;
      open.bag[seat]! += 1;
      tell.all({ type: 'hired', seat, level: hired + 1 });
    }
  }
}

/** 9 Three chests full or buried, or all three tracks filled, by anybody; null when the game goes on. */
export function endIfDone({ open }: RollingState, tell: RollingTell): Phase | null {
  const { captains } = open;
  const chests: Seat[] = [];
  const tracks: Seat[] = [];
  for (let seat = 0; seat < captains.length; seat++) {
    if (chestsDone(captains[seat]!) === CHESTS.length) chests.push(seat);
    if (tracksDone(captains[seat]!) === TRACKS.length) tracks.push(seat);
  }
  if (chests.length + tracks.length === 0) return null;
  const how = chests.length > 0 ? 'chests' : 'tracks';
  const by = chests.length > 0 ? chests : tracks;
  tell.all({ type: 'ended', how, by, scores: captains.map((_, seat) => scoreOf(open, seat)) });
  return { kind: 'over', how, by };
}
