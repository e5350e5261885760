// What is dominated in plain sight in Rattle, Battle, Grab the Loot:
// - a trade that takes a kind it gives (15.2): what is left is what one had, with a token less. "Done" keeps it.
// - to send no ship with no Loot aboard (4.3): who sends one draws the card's Loot, sunk or not (10.1), and a sunk
//   ship costs one of these at most, or nothing where there is none (10.7).
// - to discard Loot at the end of a Port Visit for which there is room (15.9): it can be left behind later. Not the
//   Cursed Idol, which makes repairs dearer (10.10).
// - in the Pit of the last Quest, to leave while Loot would still bring a coin, or to pay it for a Revenge card (15.6,
//   16.4, 17.2): Loot and Revenge are worth nothing at the end, coins are.

import type { Menu, View } from '@quayside/rules';
import { count, type Move, minus, type RattleBattle, roomOn } from '@quayside/rules/rattle-battle';
import { questsLeft } from '../rattle-battle-worth.ts';

export function dominated({ open, seat }: View<RattleBattle>, move: Move, { moves }: Menu<RattleBattle>): boolean {
  const galleon = open.galleons[seat!]!;
  switch (move.kind) {
    case 'trade':
      return move.take !== 'wild' && (move.give[move.take] ?? 0) > 0;
    case 'send':
      return move.ships === 0 && !move.captain && count(galleon.loot) === 0 && moves.some(sendsShip);
    case 'stow': {
      const { idol = 0, ...others } = minus(galleon.loot, move.keep);
      return count(others) > 0 && count(move.keep) < roomOn(galleon, 0);
    }
    case 'done':
    case 'buy-revenge':
      return open.phase.kind === 'pit' && questsLeft(open) === 0 && moves.some(({ kind }) => kind === 'gift');
    default:
      return false;
  }
}

const sendsShip = (move: Move): boolean => move.kind === 'send' && (move.ships > 0 || move.captain);
