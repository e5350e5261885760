// Positions and moves in few words, for sentences that read like the rulebook.

import { deepEqual, equal } from 'node:assert/strict';
import { harness } from '../../../test/harness.ts';
import { rngOf, scripted } from '../../kit/rng.ts';
import { waves } from '../game.ts';
import type { WavesOptions } from '../meta.ts';
import { DISCARD_ONE, DISCARD_TWO, FOLLOW, REBEL, TOKEN } from '../moves.ts';
import { emptyPile, total } from '../piles.ts';
import { CLASSES, COPIES, COUNCIL_CARDS, type CouncilCardId, PRESETS, type Preset, type Tablet } from '../tables.ts';
import type { Class, Event, Move, Open, Phase, Pile, RefusalCode, SoloGoal, Waves, WavesState } from '../types.ts';

export const follow = (card: Class): Move => FOLLOW[card];
export const rebel = (card: Class, count = 1): Move => REBEL[card][count]!;
export const token = (place: number): Move => TOKEN[place]!;
export const discard = (...[low, high]: [Class, Class?]): Move => (high ? DISCARD_TWO[low][high] : DISCARD_ONE[low]);

export function pile(...cards: Class[]): Pile {
  const counts = emptyPile();
  for (const card of cards) counts[card]! += 1;
  return counts;
}

type Setting = {
  card?: CouncilCardId;
  /** The side that is active whichever class holds the majority. */
  rule?: Tablet;
  tablets?: readonly Tablet[];
  soloGoal?: SoloGoal;
  token?: number;
  shells?: number;
  elders?: Class[];
  extra?: Class;
  /** The cards in each hand; one of each class when nothing is said. */
  hands?: Class[][];
  /** 6.5 Of the cards in each hand, those everybody saw go there; none when nothing is said. */
  seen?: Class[][];
  /** The cards by side. */
  collected?: Class[][];
  /** The cards in the deck; the rest of the hundred is discarded. Everything unseen when nothing is said. */
  deck?: Class[];
  phase?: Phase;
  /** What chance answers, one number for each draw: the how-manieth card of the deck, Scholars first. */
  chance?: number[];
};

/** A table in the middle of a game, about to play Agents: four players, all vs all, calm seas. */
export function table(setting: Setting): WavesState {
  const card = setting.card ?? 'all-vs-all-4';
  const { owners, sides } = COUNCIL_CARDS[card];
  const places = owners.length;
  const hands = setting.hands ?? sides.map(() => [...CLASSES]);
  const token = setting.token ?? 0;
  const open: Open = {
    card,
    tablets: setting.tablets ? [...setting.tablets] : Array(CLASSES.length).fill(setting.rule ?? 'calm-knights'),
    soloGoal: setting.soloGoal ?? '4-or-6',
    round: 3,
    phase: setting.phase ?? { kind: 'play', place: token },
    token,
    shells: setting.shells ?? 2,
    elders: setting.elders ? [...setting.elders] : Array(places).fill(3),
    extra: setting.extra ?? (card === 'all-vs-all-3' ? 3 : 0),
    stances: Array(places).fill('none'),
    stacks: Array(places).fill(0),
    revealed: Array(places).fill(0),
    hands: hands.map(hand => hand.length),
    seen: hands.map((_, seat) => pile(...(setting.seen?.[seat] ?? []))),
    deck: 0,
    discards: emptyPile(),
    collected: Array.from({ length: Math.max(...sides) + 1 }, (_, side) => pile(...(setting.collected?.[side] ?? []))),
  };
  const own = hands.map((hand, seat) => ({
    hand: pile(...hand),
    agents: owners.filter(owner => owner === seat).map(() => 0 as const),
    drop: null,
  }));
  const rest = emptyPile();
  for (const c of CLASSES) {
    rest[c] = COPIES - own.reduce((sum, { hand }) => sum + hand[c]!, 0);
    rest[c]! -= open.collected.reduce((sum, collected) => sum + collected[c]!, 0);
    rest[c]! -= [...open.elders, open.extra].filter(elder => elder === c).length;
  }
  const shut = { deck: setting.deck ? pile(...setting.deck) : rest };
  if (setting.deck) for (const c of CLASSES) open.discards[c] = rest[c]! - shut.deck[c]!;
  open.deck = total(shut.deck);
  const state = { open, own, shut, rng: setting.chance ? scripted(setting.chance) : rngOf(1) };
  equal(waves.audit(state), null);
  return state;
}

/** What the waves did, as "place: agent power > Elder's power" or "place: why not". */
export const attempts = (events: Event[]): string[] =>
  events.flatMap(e => {
    if (e.type === 'collected') return [`${e.place}: ${e.agentPower} takes ${e.elderPower}`];
    if (e.type === 'kept') return [`${e.place}: ${e.why}`];
    return [];
  });

/** Every Council card with the options that bring it to the table. */
export const EVERY_CARD = (Object.keys(COUNCIL_CARDS) as CouncilCardId[]).map(card => {
  const { seats, mode } = COUNCIL_CARDS[card];
  return { card, seats, options: { mode } };
});

export const EVERY_PRESET = Object.keys(PRESETS) as Preset[];

export const { viewFrom, menuOf, played, after, refuses, told, newGame, randomSteps, logSays } = harness<
  Waves,
  WavesOptions,
  RefusalCode
>(waves);

export { read } from '../../../test/harness.ts';
export { deepEqual, equal };
