// Rule 1: what lies on the table before the first round.

import type { Options } from '../game.ts';
import { below, type Rng } from '../kit/rng.ts';
import { draw, takeCard } from './effects/deck.ts';
import { councilCard, handLimit } from './facts.ts';
import { emptyPile } from './piles.ts';
import {
  CLASS_NAMES,
  CLASSES,
  COPIES,
  COUNCIL_CARDS,
  type CouncilCardId,
  TABLETS_BY_CLASS,
  type Tablet,
} from './tables.ts';
import type { Open, Own, SoloGoal, WavesState, WavesTell } from './types.ts';

const SIDE_OPTIONS = CLASSES.map(c => CLASS_NAMES[c].many.toLowerCase());
const COUNCIL_CARD_IDS = Object.keys(COUNCIL_CARDS) as CouncilCardId[];

/** The table's own string, not an equal one put together elsewhere: looking things up by it is several times faster. */
const printed = <T extends string>(list: readonly T[], name: string | undefined): T => list.find(id => id === name)!;

/** Cards in the deck, Elders in the Council, nothing in anybody's hand, the token at a random seat's first Elder. */
export function layOut(seats: number, options: Options, rng: Rng, tell: WavesTell): WavesState {
  const card = printed(COUNCIL_CARD_IDS, `${options['mode']}-${seats}`);
  const { owners, sides } = COUNCIL_CARDS[card];
  const open: Open = {
    card,
    tablets: CLASSES.map(c => printed<Tablet>(TABLETS_BY_CLASS[c], options[SIDE_OPTIONS[c - 1]!])),
    soloGoal: options['solo-goal'] as SoloGoal,
    round: 0,
    phase: { kind: 'play', place: 0 },
    token: 0,
    shells: 0,
    elders: owners.map(() => 0),
    extra: 0,
    stances: owners.map(() => 'none'),
    stacks: owners.map(() => 0),
    revealed: owners.map(() => 0),
    hands: sides.map(() => 0),
    deck: CLASSES.length * COPIES,
    discards: emptyPile(),
    collected: sides.filter((side, seat) => sides.indexOf(side as never) === seat).map(emptyPile),
  };
  const own = sides.map(
    (_, seat): Own => ({
      hand: emptyPile(),
      agents: owners.filter(owner => owner === seat).map(() => 0),
      drop: null,
    }),
  );
  const deck = emptyPile();
  for (const c of CLASSES) deck[c] = COPIES;
  const state: WavesState = { open, own, shut: { deck }, rng };
  open.elders = owners.map(() => takeCard(state, tell));
  if (card === 'all-vs-all-3') open.extra = takeCard(state, tell); // 1.4
  open.token = below(rng, seats);
  return state;
}

export function dealHands(state: WavesState, tell: WavesTell): void {
  for (let seat = 0; seat < councilCard(state.open).seats; seat++) draw(state, seat, handLimit(state.open, seat), tell);
}
