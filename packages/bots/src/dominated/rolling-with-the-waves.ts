// What is dominated in plain sight in Rolling with the Waves:
// - a free die while a freebooter that shows more lies in the pool (4.3): the better die is free for everybody else
//   too, and one's own colour costs the others Infamy, so it is likelier to be there next time.
// - a free die while one of one's own shows so much more that the difference is greater than what the die left behind
//   could bring anybody (whoever does not get it still has a drunken sailor, 4.4), if the own one may be gone by the
//   next time: it is the last die of the round, or another captain who still drafts has the Infamy to buy it. While
//   nobody can buy it, to take the freebooter first brings both. Only a freebooter that shows no more than a drunken
//   sailor is never worth that: nobody gains by it, and no die is worse the next time.
// - a value on Raise Spirits while a lower one goes to the Hull, a cannon, Ports or Crew: what stands in Raise Spirits
//   makes no difference (6.3), and in the other areas more is never worse (6.4, 7.9). Chests are left out: what lies
//   there can be stolen.
// - a shot that takes nothing, or loses all it takes for want of room, while another takes a treasure into a chest
//   that it does not fill (7.3, 7.5): a full chest may end the game (9.1). Only with one cannon loaded: two add up
//   (7.6).

import type { Menu, View } from '@quayside/rules';
import {
  type Captain,
  DRAFTED,
  FREEBOOTER,
  isChest,
  isLoaded,
  levelOf,
  type Move,
  type Open,
  priceOf,
  type RollingWithTheWaves,
  SAILOR,
  SQUARES,
} from '@quayside/rules/rolling-with-the-waves';

type Kind<K extends Move['kind']> = Extract<Move, { kind: K }>;

export function dominated(
  { open, seat }: View<RollingWithTheWaves>,
  move: Move,
  { moves }: Menu<RollingWithTheWaves>,
): boolean {
  switch (move.kind) {
    case 'draft':
      return priceOf(seat!, move) === 0 && leavesBetter(open, seat!, move);
    case 'allocate':
      return wastesOnSpirits(move);
    case 'fire':
      return isBlankShot(open, seat!, move, moves);
    default:
      return false;
  }
}

function leavesBetter(open: Open, seat: number, { face }: Kind<'draft'>): boolean {
  for (const die of open.pool) {
    if (die.face <= face) continue;
    if (die.colour === FREEBOOTER) return true;
    if (die.colour !== seat || die.face - face <= face - SAILOR) continue;
    if (face === SAILOR || mayBeGone(open, seat, die.face)) return true;
  }
  return false;
}

/** Whether a die of the seat's own may be taken before the seat drafts again, or the seat does not draft again. */
const mayBeGone = ({ captains }: Open, seat: number, face: number): boolean =>
  captains[seat]!.nest.length === DRAFTED - 1 ||
  captains.some(({ nest, infamy }, other) => other !== seat && nest.length < DRAFTED && infamy >= face);

function wastesOnSpirits({ orders }: Kind<'allocate'>): boolean {
  const spirits = orders.find(({ icon }) => icon === 'spirits');
  return (
    spirits !== undefined &&
    orders.some(({ icon, value }) => icon !== 'spirits' && !isChest(icon) && value < spirits.value)
  );
}

function isBlankShot(open: Open, seat: number, move: Kind<'fire'>, moves: readonly Move[]): boolean {
  const captain = open.captains[seat]!;
  if (isLoaded(captain, 'smallCannon') && isLoaded(captain, 'largeCannon')) return false;
  if (storedBy(open, captain, move) > 0) return false;
  return moves.some(other => {
    if (other.kind !== 'fire') return false;
    const stored = storedBy(open, captain, other);
    return stored > 0 && captain.squares[other.into].length + stored < SQUARES[other.into];
  });
}

/** How many treasures the shot brings into the chest named for them. */
function storedBy({ captains }: Open, captain: Captain, { cannon, target, chest, into }: Kind<'fire'>): number {
  const through = Math.max(0, levelOf(captain, cannon) - levelOf(captains[target]!, 'hull'));
  const room = SQUARES[into] - captain.squares[into].length;
  return Math.min(through, captains[target]!.squares[chest].length, room);
}
