// What is dominated in plain sight in Rolling Seas, where there is a story to tell:
// - a visit that leaves it untold at a port that would hear it, while the same visit can tell it besides (8.2):
//   telling costs nothing and makes the story longer; to tell it there later costs the way back and another action.
// - heaving to beside a port that would hear it (6.11): it brings nothing at all, and the ship stays where it is in
//   both cases.
// - heaving to on the last turn beside land that can be explored (7.2): that makes the story longer, which is told
//   once more (11.3), and the ship stays where it is.

import type { Menu, View } from '@quayside/rules';
import { type Move, type RollingSeas, TURNS } from '@quayside/rules/rolling-seas';

export function dominated({ open, seat }: View<RollingSeas>, move: Move, { moves }: Menu<RollingSeas>): boolean {
  const hasStory = open.captains[seat!]!.ledger.story > 0;
  if (move.kind === 'port') return hasStory && !move.tell && moves.some(other => isTelling(other, move));
  if (move.kind !== 'sail' || move.path.length > 0) return false;
  if (open.turn === TURNS && moves.some(other => other.kind === 'explore')) return true;
  return hasStory && moves.some(other => other.kind === 'port' && other.tell);
}

const isTelling = (other: Move, { port, resupply, upgrade }: Extract<Move, { kind: 'port' }>): boolean =>
  other.kind === 'port' &&
  other.tell &&
  other.port === port &&
  other.resupply === resupply &&
  other.upgrade === upgrade;
