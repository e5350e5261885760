// A world this viewer could be in: every card it cannot see is dealt afresh, as if by chance.

import type { Seat, World } from '../game.ts';
import { clone } from '../kit/clone.ts';
import { next, type Rng } from '../kit/rng.ts';
import { ownerOf, slotOf, surplus } from './facts.ts';
import { different, emptyPile, takeBlindly, total } from './piles.ts';
import { CLASSES, COPIES } from './tables.ts';
import type { Class, Open, Own, Pile, Waves, WavesView } from './types.ts';

export function imagine(view: WavesView, rng: Rng): World<Waves> {
  const unseen = unseenBy(view);
  // A deal can run into a corner when few cards are left: no class with enough cards for a stack, or a hand of one
  // class where the open position says there was a choice. What truly lies there is one of the deals, so try again.
  for (;;) {
    const world = deal(view, unseen.slice(), rng);
    if (world) return world;
  }
}

function unseenBy({ seat, open, own }: WavesView): Pile {
  const unseen = emptyPile();
  for (const card of CLASSES) {
    unseen[card] = COPIES - open.discards[card]! - (own?.hand[card] ?? 0);
    for (const collected of open.collected) unseen[card]! -= collected[card]!;
    for (const other of open.hands.keys()) if (other !== seat) unseen[card]! -= open.seen[other]![card]!;
  }
  const seen = [...open.elders, ...open.revealed, open.extra];
  for (const card of seen) unseen[card]! -= 1;
  if (own) forEachFaceDown(open, seat, place => (unseen[own.agents[slotOf(open, place)]!]! -= open.stacks[place]!));
  unseen[0] = 0;
  return unseen;
}

function deal({ seat: me, open, own: mine }: WavesView, deck: Pile, rng: Rng): World<Waves> | null {
  const own: Own[] = [];
  for (let seat = 0; seat < open.hands.length; seat++) own.push(seat === me && mine ? clone(mine) : seenOf(open, seat));
  for (const [seat, theirs] of own.entries()) {
    if (seat === me) continue;
    let blind = open.hands[seat]! - total(theirs.hand);
    forEachFaceDown(open, seat, place => (blind += open.stacks[place]!));
    let cornered = false;
    forEachFaceDown(open, seat, place => {
      const stack = stackOf(theirs.hand, deck, blind, open.stacks[place]!, rng);
      if (stack.card === 0) cornered = true;
      theirs.hand[stack.card]! -= open.stacks[place]! - stack.blind;
      deck[stack.card]! -= stack.blind;
      blind -= stack.blind;
      theirs.agents[slotOf(open, place)] = stack.card;
    });
    if (cornered) return null;
  }
  for (const [seat, theirs] of own.entries()) {
    if (seat === me) continue;
    takeBlind(theirs.hand, deck, open.hands[seat]! - total(theirs.hand), rng);
    if (open.phase.kind !== 'discard' || surplus(open, seat) <= 0) continue;
    if (different(theirs.hand) < 2) return null;
    if (open.phase.waiting.includes(seat)) continue;
    theirs.drop = emptyPile();
    takeBlind(theirs.drop, theirs.hand.slice(), surplus(open, seat), rng);
  }
  return { open: clone(open), own, shut: { deck } };
}

/** What everybody knows a seat to hold. */
const seenOf = ({ elders, hands, seen }: Open, seat: Seat): Own => ({
  hand: seen[seat]!.slice(),
  agents: elders.length === hands.length ? [0] : [0, 0],
  drop: null,
});

function forEachFaceDown(open: Open, seat: Seat | null, then: (place: number) => void): void {
  for (let place = 0; place < open.elders.length; place++)
    if (ownerOf(open, place) === seat && open.stacks[place]! > 0 && open.revealed[place] === 0) then(place);
}

/**
 * The class of a stack, and how many of its cards nobody had seen; 0 where there is none. As likely as that many cards
 * taken blindly out of what the seat holds, known to be alike, are of it: what was seen, and `blind` of the unseen.
 */
function stackOf(seen: Pile, unseen: Pile, blind: number, count: number, rng: Rng): { card: Class | 0; blind: number } {
  const size = total(unseen);
  const stacks: { card: Class; blind: number; ways: number }[] = [];
  let all = 0;
  for (const card of CLASSES)
    for (let of = Math.max(0, count - seen[card]!); of <= Math.min(count, blind, unseen[card]!); of++) {
      const alike = choose(unseen[card]!, of) / choose(size, of);
      const ways = choose(seen[card]!, count - of) * choose(blind, of) * alike;
      stacks.push({ card, blind: of, ways });
      all += ways;
    }
  let nth = (all * next(rng)) / 2 ** 32;
  for (const stack of stacks) {
    nth -= stack.ways;
    if (nth < 0) return stack;
  }
  return { card: 0, blind: 0 };
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (from - i)) / (i + 1);
  return ways;
}

/** Moves cards from one pile to another without looking. */
function takeBlind(to: Pile, from: Pile, count: number, rng: Rng): void {
  let size = total(from);
  for (let i = 0; i < count; i++) to[takeBlindly(from, size--, rng)]! += 1;
}
