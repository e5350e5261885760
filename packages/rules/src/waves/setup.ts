// Rule 1: what lies on the table before the first round.

import { below, type Rng } from '../kit/rng.ts';
import { draw, takeCard } from './effects/deck.ts';
import { councilCard, handLimit } from './facts.ts';
import type { WavesOptions } from './meta.ts';
import { emptyPile, pileOf } from './piles.ts';
import {
  CLASSES,
  COPIES,
  COUNCIL_CARDS,
  type CouncilCard,
  type CouncilCardId,
  type Mode,
  TABLETS_BY_CLASS,
  type Tablet,
} from './tables.ts';
import type { Class, Open, Own, Stance, WavesState, WavesTell } from './types.ts';

const COUNCIL_CARD_IDS = Object.keys(COUNCIL_CARDS) as CouncilCardId[];

// Copies of a list stay as fast as the list; one made by `map` may not.
const NOTHING: readonly 0[] = [0, 0, 0, 0, 0, 0];
const NO_STANCES: readonly Stance[] = ['none', 'none', 'none', 'none', 'none', 'none'];

/** Cards in the deck, Elders in the Council, nothing in anybody's hand, the token at a random seat's first Elder. */
export function layOut(seats: number, options: WavesOptions, rng: Rng, tell: WavesTell): WavesState {
  const card = cardFor(options.mode, seats);
  const { owners, sides }: CouncilCard = COUNCIL_CARDS[card];
  const places = owners.length;
  const open: Open = {
    card,
    tablets: [
      sideInUse(1, options.scholars),
      sideInUse(2, options.keepers),
      sideInUse(3, options.knights),
      sideInUse(4, options.seers),
      sideInUse(5, options.nobles),
    ],
    soloGoal: options['solo-goal'],
    round: 0,
    phase: { kind: 'play', place: 0 },
    token: 0,
    shells: 0,
    elders: NOTHING.slice(0, places),
    extra: 0,
    stances: NO_STANCES.slice(0, places),
    stacks: NOTHING.slice(0, places),
    revealed: NOTHING.slice(0, places),
    hands: NOTHING.slice(0, seats),
    seen: [],
    deck: CLASSES.length * COPIES,
    discards: emptyPile(),
    collected: [],
  };
  const own: Own[] = [];
  for (let seat = 0; seat < seats; seat++) {
    own.push({ hand: emptyPile(), agents: NOTHING.slice(0, places / seats), drop: null });
    open.seen.push(emptyPile());
    if (sides.indexOf(sides[seat]!) === seat) open.collected.push(emptyPile());
  }
  const state: WavesState = { open, own, shut: { deck: pileOf(COPIES) }, rng };
  for (let place = 0; place < places; place++) open.elders[place] = takeCard(state, tell);
  if (card === 'all-vs-all-3') open.extra = takeCard(state, tell); // 1.4
  open.token = below(rng, seats);
  return state;
}

// The table's own strings, not equal ones put together elsewhere: looking things up by them is several times faster.

const cardFor = (mode: Mode, seats: number): CouncilCardId =>
  COUNCIL_CARD_IDS.find(id => COUNCIL_CARDS[id].mode === mode && COUNCIL_CARDS[id].seats === seats)!;

function sideInUse(card: Class, side: Tablet): Tablet {
  const sides: readonly Tablet[] = TABLETS_BY_CLASS[card];
  return sides[sides.indexOf(side)]!;
}

export function dealHands(state: WavesState, tell: WavesTell): void {
  for (let seat = 0; seat < councilCard(state.open).seats; seat++) draw(state, seat, handLimit(state.open, seat), tell);
}
