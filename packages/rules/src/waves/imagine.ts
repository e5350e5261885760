// A world this viewer could be in: every card it cannot see is dealt afresh, as if by chance.

import type { Seat, World } from '../game.ts';
import { clone } from '../kit/clone.ts';
import { below, type Rng } from '../kit/rng.ts';
import { ownerOf, slotOf, surplus } from './facts.ts';
import { emptyPile, takeBlindly, total } from './piles.ts';
import { CLASSES, COPIES } from './tables.ts';
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

function unseenBy({ seat, open, own }: WavesView): Pile {
  const unseen = emptyPile();
  for (const card of CLASSES) {
    unseen[card] = COPIES - open.discards[card]! - (own?.hand[card] ?? 0);
    for (const collected of open.collected) unseen[card]! -= collected[card]!;
  }
  const seen = [...open.elders, ...open.revealed, open.extra];
  for (const card of seen) unseen[card]! -= 1;
  if (own) forEachFaceDown(open, seat, place => (unseen[own.agents[slotOf(open, place)]!]! -= open.stacks[place]!));
  unseen[0] = 0;
  return unseen;
}

function deal({ seat: me, open, own: mine }: WavesView, deck: Pile, rng: Rng): World<Waves> | null {
  const own: Own[] = [];
  for (let seat = 0; seat < open.hands.length; seat++) own.push(seat === me && mine ? clone(mine) : nothing(open));
  for (const [seat, theirs] of own.entries()) {
    if (seat === me) continue;
    let cornered = false;
    forEachFaceDown(open, seat, place => {
      const card = stackOf(deck, open.stacks[place]!, rng);
      if (card === 0) cornered = true;
      deck[card]! -= open.stacks[place]!;
      theirs.agents[slotOf(open, place)] = card;
    });
    if (cornered) return null;
  }
  for (const [seat, theirs] of own.entries()) {
    if (seat === me) continue;
    theirs.hand = takeHand(deck, open.hands[seat]!, rng);
    if (open.phase.kind !== 'discard' || surplus(open, seat) <= 0) continue;
    if (!open.phase.waiting.includes(seat)) theirs.drop = takeHand(theirs.hand.slice(), surplus(open, seat), rng);
  }
  return { open: clone(open), own, shut: { deck } };
}

const nothing = ({ elders, hands }: Open): Own => ({
  hand: emptyPile(),
  agents: elders.length === hands.length ? [0] : [0, 0],
  drop: null,
});

function forEachFaceDown(open: Open, seat: Seat | null, then: (place: number) => void): void {
  for (let place = 0; place < open.elders.length; place++)
    if (ownerOf(open, place) === seat && open.stacks[place]! > 0 && open.revealed[place] === 0) then(place);
}

/** The class of a stack: as likely as that many cards taken blindly, known to be alike, are of it. 0: there is none. */
function stackOf(cards: Pile, count: number, rng: Rng): Class | 0 {
  const ways = emptyPile();
  let all = 0;
  for (const card of CLASSES) {
    ways[card] = choose(cards[card]!, count);
    all += ways[card]!;
  }
  if (all === 0) return 0;
  let nth = below(rng, all);
  for (const card of CLASSES) {
    if (nth < ways[card]!) return card;
    nth -= ways[card]!;
  }
  return 0;
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (from - i)) / (i + 1);
  return ways;
}

function takeHand(from: Pile, count: number, rng: Rng): Pile {
  const hand = emptyPile();
  let size = total(from);
  for (let i = 0; i < count; i++) hand[takeBlindly(from, size--, rng)]! += 1;
  return hand;
}
