// 3.5 and 15.9 The end of an Adventure, of a Quest, and of the game.

import { clockwise } from '../../kit/ring.ts';
import { ranking, scoreOf } from '../standings.ts';
import { LOOT, questsOf, VP_CARDS } from '../tables/index.ts';
import type { Open, RattleState, RattleTell } from '../types.ts';

/** 3.5 In Admiral Norrington's scenario whoever leads alone is Wanted; on a tie nothing changes. */
export function seekWanted({ open }: RattleState, tell: RattleTell): void {
  if (open.table.scenario !== 'norrington') return;
  const fame = open.galleons.map(
    ({ cards, coins }) => coins + cards.reduce((sum, card) => sum + VP_CARDS[card]!.vp, 0),
  );
  const most = Math.max(...fame);
  const leaders = [...fame.keys()].filter(seat => fame[seat] === most);
  if (leaders.length > 1 || open.wanted === leaders[0]) return;
  open.wanted = leaders[0]!;
  tell.all({ type: 'wanted', seat: open.wanted });
}

/** 15.9 Everything is readied, the heap goes into the bag, the Baron's token to the left. */
export function endQuest({ open }: RattleState, tell: RattleTell): void {
  for (const { sails, cannons, upgrades } of open.galleons) {
    for (const gear of [sails, cannons]) {
      gear.ready += gear.exhausted;
      gear.exhausted = 0;
    }
    for (const upgrade of upgrades) upgrade.ready = true;
  }
  for (const kind of LOOT) {
    open.bag[kind] += open.heap[kind];
    open.heap[kind] = 0;
  }
  open.closed = [];
  open.baron = clockwise(open.galleons.length, open.baron)[1]!;
  tell.all({ type: 'quest-ended', quest: open.quest, baron: open.baron });
}

export const isLastQuest = ({ quest, table }: Open): boolean => quest === questsOf(table.scenario).length;

export function endGame({ open }: RattleState, tell: RattleTell): void {
  const scores = open.galleons.map((_, seat) => scoreOf(open, seat));
  tell.all({ type: 'ended', how: ranking(open).how, scores });
}
