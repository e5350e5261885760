// What is printed on cards, tokens and upgrades, in the page's language. The English texts are those of the rules.

import {
  CARDS,
  cardText,
  DECK_NAMES,
  SCRIPTS,
  TOKEN_NAMES,
  type Token,
  tokenText,
  UPGRADE_CARDS,
  UPGRADES,
  type Upgrade,
} from '@quayside/rules/waves-of-fortune';
import { defineWords } from '../../words/define.ts';
import { words } from './words.ts';

const upgradesInEnglish = Object.fromEntries(
  UPGRADES.map(id => [id, { name: UPGRADE_CARDS[id].name, text: UPGRADE_CARDS[id].text }]),
) as Record<Upgrade, { name: string; text: string }>;

/** The options of all cards, by their label in the rules. */
const optionsInEnglish: Record<string, string> = Object.fromEntries(
  Object.values(SCRIPTS)
    .flat()
    .flatMap(op => (op[0] === 'choose' ? op[1].map(({ label }) => [label, label]) : [])),
);

export const deckNames = defineWords('games/waves-of-fortune/decks', DECK_NAMES);
export const tokenNames = defineWords('games/waves-of-fortune/tokens', TOKEN_NAMES);
export const upgradeCards = defineWords('games/waves-of-fortune/upgrades', upgradesInEnglish);
export const optionLabels = defineWords('games/waves-of-fortune/options', optionsInEnglish);
export const cards = defineWords('games/waves-of-fortune/cards', {
  name: (card: string) => CARDS[card]!.name,
  text: cardText,
  say: (card: string) => CARDS[card]!.say,
  tokenText,
});

/** A card or a token by its name. */
export const nameOf = (cause: string): string =>
  CARDS[cause] ? cards.name(cause) : tokenNames[cause as keyof typeof tokenNames];

/** What a token does to whoever ends a move there. */
export function tokenDoes(token: Token): string {
  if (token === 'pirate') return words.events.pirates;
  return token === 'kraken' ? words.events.kraken : cards.tokenText(token);
}
