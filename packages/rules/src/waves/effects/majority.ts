// Rules 3 and 5: Shells by the Open Majority, the tablet by the True Majority, and the tablets that act at once.

import { clockwise } from '../../kit/ring.ts';
import { council, leftOf, majority, openMajority, ownerOf, shellsFor, slotOf, tabletOf } from '../facts.ts';
import { takeUpTo } from '../piles.ts';
import { elderToTheRight } from '../powers.ts';
import type { Tablet } from '../tables.ts';
import type { Class, Open, WavesState, WavesTell } from '../types.ts';

/** 3 A round begins. */
export function placeShells({ open }: WavesState, tell: WavesTell): void {
  open.round += 1;
  const most = openMajority(open);
  open.shells = shellsFor(open, most);
  tell.all({ type: 'round', round: open.round, majority: most, shells: open.shells });
}

/** 5.1-5.4 Turns up the Rebels, finds the True Majority and keeps one card of each stack. */
export function activateTablet({ open, own }: WavesState, tell: WavesTell): Tablet {
  const order = clockwise(open.elders.length, open.token);
  const cards = council(open);
  for (let turn = 0; turn < order.length; turn++) {
    const place = order[turn]!;
    if (open.stances[place] !== 'rebel') continue;
    const seat = ownerOf(open, place);
    const slot = slotOf(open, place);
    const card = own[seat]!.agents[slot] as Class;
    own[seat]!.agents[slot] = 0;
    open.revealed[place] = card;
    takeUpTo(open.seen[seat]!, card, open.stacks[place]!);
    cards[card]! += open.stacks[place]!;
    tell.all({ type: 'rebels-revealed', seat, place, card, count: open.stacks[place]! });
  }
  const most = majority(cards);
  const tablet = tabletOf(open, most);
  tell.all({ type: 'tablet', majority: most, tablet });
  for (let turn = 0; turn < order.length; turn++) {
    const place = order[turn]!;
    const count = open.stacks[place]! - 1;
    const card = open.revealed[place] as Class;
    if (count === 0) continue;
    open.stacks[place] = 1;
    open.discards[card]! += count;
    tell.all({ type: 'surplus', seat: ownerOf(open, place), place, card, count });
  }
  return tablet;
}

/** 5.5 The three direct tablets change the Council once, before the waves. */
export function actAtOnce({ open }: WavesState, tablet: Tablet, tell: WavesTell): void {
  if (tablet === 'rotate') {
    const before = open.elders.slice();
    for (let place = 0; place < before.length; place++) open.elders[place] = before[leftOf(open, place)]!;
    tell.all({ type: 'rotated', elders: open.elders.slice() });
  } else if (tablet === 'elder-from-right') {
    tell.all({ type: 'elder-powers', powers: borrowedRanks(open) });
  } else if (tablet === 'shells-are-followers') {
    open.shells = 0;
    for (const stance of open.stances) if (stance === 'follower') open.shells += 1;
    tell.all({ type: 'shells-set', shells: open.shells });
  }
}

const borrowedRanks = (open: Open): number[] =>
  open.elders.map((_, place) => elderToTheRight(open, open.elders, place));
