// Everything printed on a component.

import type { Card, CrazyCard, Rule, SeaCard } from './adventure.ts';
import { CRAZY, TAVERN_LESSON } from './crazy.ts';
import { SEA_LESSONS } from './lessons.ts';
import { NORRINGTON } from './norrington.ts';
import { PIRATE_WARS } from './pirateWars.ts';
import type { Pile, Scenario } from './scenarios.ts';

export * from './adventure.ts';
export * from './crazy.ts';
export * from './dice.ts';
export * from './galleon.ts';
export { SEA_LESSONS } from './lessons.ts';
export { NORRINGTON } from './norrington.ts';
export { PIRATE_WARS } from './pirateWars.ts';
export * from './sailors.ts';
export * from './scenarios.ts';
export * from './tiles.ts';
export * from './upgrades.ts';

export type CardId = string;

export const CARDS: Readonly<Record<CardId, Card>> = Object.fromEntries(
  [...NORRINGTON, ...PIRATE_WARS, ...SEA_LESSONS, ...CRAZY, TAVERN_LESSON].map(card => [card.id, card]),
);

export const isCrazy = (card: Card): card is CrazyCard => 'game' in card;

/** The cards of a pile, as they are before shuffling. */
export function pileOf(scenario: Scenario, pile: Pile): CardId[] {
  if (scenario === 'introductory') return [];
  const cards: readonly Card[] = pile === 'crazy' ? CRAZY : scenario === 'norrington' ? NORRINGTON : PIRATE_WARS;
  return cards.filter(card => card.pile === pile).map(card => card.id);
}

type Kind<R extends Rule['rule']> = Extract<Rule, { rule: R }>;

/** The rule of this kind a card has; null when it has none. */
export function ruleOf<R extends Rule['rule']>(card: SeaCard, rule: R): Kind<R> | null {
  for (const it of card.rules) if (it.rule === rule) return it as Kind<R>;
  return null;
}

export const hasRule = (card: SeaCard, rule: Rule['rule']): boolean => ruleOf(card, rule) !== null;
