// A world this viewer could be in: every card it cannot see is dealt afresh, as if by chance. What everybody saw go to
// a hand (6.5) is in that hand or face down before it.

import type { Seat, World } from '../game.ts';
import { clone } from '../kit/clone.ts';
import { clockwise } from '../kit/ring.ts';
import { next, type Rng } from '../kit/rng.ts';
import { ownerOf, slotOf, surplus } from './facts.ts';
import { emptyPile, takeBlindly, total } from './piles.ts';
import { CLASSES, COPIES, DRAWN_BETWEEN } from './tables.ts';
import type { Class, Open, Own, Pile, Waves, WavesView } from './types.ts';

export function imagine(view: WavesView, rng: Rng): World<Waves> {
  const unseen = unseenBy(view);
  // A deal can run into a corner when few cards are left: no class with enough cards for a stack. What truly lies there
  // is one of the deals, so try again.
  for (;;) {
    const world = deal(view, unseen.slice(), rng);
    if (world) return world;
  }
}

/** The cards that may lie anywhere: in the deck, or in another's hand without having been seen on the way there. */
function unseenBy({ seat, open, own }: WavesView): Pile {
  const unseen = emptyPile();
  for (const card of CLASSES) {
    unseen[card] = COPIES - open.discards[card]! - (own?.hand[card] ?? 0);
    for (const collected of open.collected) unseen[card]! -= collected[card]!;
    for (let other = 0; other < open.hands.length; other++)
      if (other !== seat) unseen[card]! -= open.seen[other]![card]!;
  }
  for (let place = 0; place < open.elders.length; place++) {
    unseen[open.elders[place]!]! -= 1;
    unseen[open.revealed[place]!]! -= 1;
    if (own && isFaceDown(open, seat, place)) unseen[own.agents[slotOf(open, place)]!]! -= open.stacks[place]!;
  }
  unseen[open.extra]! -= 1;
  unseen[0] = 0;
  return unseen;
}

function deal({ seat: me, open, own: mine }: WavesView, deck: Pile, rng: Rng): World<Waves> | null {
  const own: Own[] = [];
  for (let seat = 0; seat < open.hands.length; seat++) own.push(seat === me && mine ? clone(mine) : seenOf(open, seat));
  for (let seat = 0; seat < own.length; seat++)
    if (seat !== me && !dealAgents(open, seat, own[seat]!, deck, rng)) return null;
  for (let seat = 0; seat < own.length; seat++) {
    if (seat === me) continue;
    const theirs = own[seat]!;
    takeBlind(deck, theirs.hand, open.hands[seat]! - total(theirs.hand), rng);
    if (open.phase.kind !== 'discard' || surplus(open, seat) <= 0) continue;
    if (open.phase.waiting.includes(seat)) continue;
    theirs.drop = emptyPile();
    takeBlind(theirs.hand.slice(), theirs.drop, surplus(open, seat), rng);
  }
  return { open: clone(open), own, shut: { deck } };
}

/** What everybody knows a seat to hold; what of it lies face down is taken out of the hand below. */
const seenOf = ({ elders, hands, seen }: Open, seat: Seat): Own => ({
  hand: seen[seat]!.slice(),
  agents: elders.length === hands.length ? [0] : [0, 0],
  drop: null,
});

const isFaceDown = (open: Open, seat: Seat | null, place: number): boolean =>
  ownerOf(open, place) === seat && open.stacks[place]! > 0 && open.revealed[place] === 0;

/** The face-down Agents of a seat, in the order they were played; false where no class is left for one of them. */
function dealAgents(open: Open, seat: Seat, theirs: Own, deck: Pile, rng: Rng): boolean {
  const order = clockwise(open.elders.length, open.token);
  let blind = open.hands[seat]! - total(theirs.hand); // cards it holds that nobody saw
  for (let place = 0; place < order.length; place++) if (isFaceDown(open, seat, place)) blind += open.stacks[place]!;
  // 9.4 Cards drawn after the first of two Agents cannot lie there.
  let drawnLater = order.length > open.hands.length && open.phase.kind === 'play' ? DRAWN_BETWEEN : 0;
  for (let turn = 0; turn < order.length; turn++) {
    const place = order[turn]!;
    if (!isFaceDown(open, seat, place)) continue;
    const before = total(deck);
    const card = dealStack(theirs.hand, deck, blind - drawnLater, open.stacks[place]!, rng);
    if (card === 0) return false;
    theirs.agents[slotOf(open, place)] = card;
    blind -= before - total(deck);
    drawnLater = 0;
  }
  return true;
}

/**
 * Takes a stack out of what a seat holds: the cards seen there, and `blind` others of the unseen. A class is as likely
 * as that many of its cards, taken blindly and known to be alike, are of it. 0: there is none.
 */
function dealStack(seen: Pile, unseen: Pile, blind: number, count: number, rng: Rng): Class | 0 {
  const size = total(unseen);
  const most = Math.min(count, blind);
  let all = 0;
  for (const card of CLASSES)
    for (let of = 0; of <= most; of++) all += ways(seen[card]!, unseen[card]!, size, blind, count, of);
  let nth = (all * next(rng)) / 2 ** 32;
  for (const card of CLASSES)
    for (let of = 0; of <= most; of++) {
      const here = ways(seen[card]!, unseen[card]!, size, blind, count, of);
      nth -= here;
      if (here === 0 || nth >= 0) continue;
      seen[card]! -= count - of;
      unseen[card]! -= of;
      return card;
    }
  return 0;
}

/**
 * In how many ways a stack of this class has `of` cards that nobody saw, by the share of them in all that are unseen.
 */
const ways = (seen: number, unseen: number, size: number, blind: number, count: number, of: number): number =>
  (choose(seen, count - of) * choose(blind, of) * choose(unseen, of)) / choose(size, of);

function choose(from: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (from - i)) / (i + 1);
  return ways;
}

function takeBlind(from: Pile, to: Pile, count: number, rng: Rng): void {
  let size = total(from);
  for (let i = 0; i < count; i++) to[takeBlindly(from, size--, rng)]! += 1;
}
