// Questions about a position of W·A·V·E·S; nothing here changes it.

import type { Seat } from '../game.ts';
import { different, emptyPile, total } from './piles.ts';
import {
  COUNCIL_CARDS,
  type CouncilCard,
  type CouncilCardId,
  type Goal,
  HAND,
  SOLO_GOALS,
  SOLO_HAND,
  SOLO_SEAT,
  SOLO_SIDE,
  type Tablet,
} from './tables.ts';
import type { Class, Open, Pile, Place, WavesView } from './types.ts';

export const councilCard = (open: Open): CouncilCard => COUNCIL_CARDS[open.card];

/**
 * Whose place this is: reckoned, because looking it up on the Council card takes much longer and is asked all the time.
 */
export const ownerOf = (open: Open, place: Place): Seat =>
  place < open.hands.length ? place : place - open.hands.length;

export const sideOf = (open: Open, seat: Seat): number => councilCard(open).sides[seat]!;

/** Everybody who plays for a side. */
export function seatsOf(open: Open, side: number): Seat[] {
  const { sides } = councilCard(open);
  const seats: Seat[] = [];
  for (let seat = 0; seat < sides.length; seat++) if (sides[seat] === side) seats.push(seat);
  return seats;
}

/** Which of its owner's places this is: 0, or head to head 0 and 1. Index into own.agents. */
export const slotOf = (open: Open, place: Place): number => (place < open.hands.length ? 0 : 1);

/** The counterclockwise neighbour. */
export const rightOf = (open: Open, place: Place): Place => (place === 0 ? open.elders.length - 1 : place - 1);

/** The clockwise neighbour. */
export const leftOf = (open: Open, place: Place): Place => (place === open.elders.length - 1 ? 0 : place + 1);

const playsAlone = (open: Open, seat: Seat): boolean => seat === SOLO_SEAT && open.card === 'teams-5';

/** 8.3 How many cards a seat may keep at the end of a round; as many are dealt to it. */
export const handLimit = (open: Open, seat: Seat): number => (playsAlone(open, seat) ? SOLO_HAND : HAND);

/** How many cards a seat has to discard; 0 or less when none. */
export const surplus = (open: Open, seat: Seat): number => open.hands[seat]! - handLimit(open, seat);

/** 8.3 Who has cards to discard before the next round, also once they have chosen which. */
export function mustDiscard(open: Open): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < open.hands.length; seat++) if (surplus(open, seat) > 0) seats.push(seat);
  return seats;
}

/** What a viewer holds: a spectator nothing. */
export const handOf = (view: WavesView): Pile => view.own?.hand ?? NO_CARDS;

const NO_CARDS = emptyPile();

/** 3.1, 5.2 The class with the most cards; of several, the one with the highest power. */
export function majority(cards: Pile): Class {
  let most: Class = 1;
  for (let card = 2; card < cards.length; card++) if (cards[card]! >= cards[most]!) most = card as Class;
  return most;
}

/** The Elders of the Council by class, the unassociated one of a 3-player game among them. */
export function council(open: Open): Pile {
  const cards = emptyPile();
  for (let place = 0; place < open.elders.length; place++) cards[open.elders[place]!]! += 1;
  cards[open.extra]! += 1;
  cards[0] = 0;
  return cards;
}

/** 3.1 */
export const openMajority = (open: Open): Class => majority(council(open));

/** 3.2 The Shells a majority of this class brings. */
export const shellsFor = (open: Open, card: Class): number => councilCard(open).shells[card - 1]!;

export const tabletOf = (open: Open, card: Class): Tablet => open.tablets[card - 1]!;

/** 2.2, 2.3 What a side must collect to win. */
export const goalOf = (open: Open, side: number): Goal =>
  side === SOLO_SIDE && open.card === 'teams-5' ? SOLO_GOALS[open.soloGoal] : councilCard(open).goal;

/** How far a side has come to the nearer of its two goals; 1 is there. */
export function nearness(open: Open, side: number): number {
  const goal = goalOf(open, side);
  const collected = open.collected[side]!;
  return Math.max(different(collected) / goal.different, total(collected) / goal.total);
}

/** Who confers with whom, where nobody is hushed: one object for each Council card, so that `===` compares them. */
const TALK = Object.fromEntries(
  Object.entries(COUNCIL_CARDS).map(([card, { sides }]) => {
    const seatsBySide = [...new Set<number>(sides)].map(side =>
      sides.flatMap((other, seat) => (other === side ? [seat] : [])),
    );
    return [card, Object.freeze({ sides: seatsBySide, hushed: [] as Seat[] })];
  }),
) as Record<CouncilCardId, Readonly<{ sides: Seat[][]; hushed: Seat[] }>>;

/**
 * 4.6 Partners confer; whoever has played says nothing more until the last Agent lies. Where nobody has a partner,
 * nobody is hushed.
 */
export function talk(open: Open): { sides: Seat[][]; hushed: Seat[] } {
  const all = TALK[open.card];
  if (open.phase.kind !== 'play' || councilCard(open).mode !== 'teams') return all;
  const hasPlayed = (seat: Seat) =>
    open.stances.some((stance, place) => stance !== 'none' && ownerOf(open, place) === seat);
  const hushed = open.hands.flatMap((_, seat) => (hasPlayed(seat) ? [seat] : []));
  return hushed.length === 0 ? all : { sides: all.sides, hushed };
}
