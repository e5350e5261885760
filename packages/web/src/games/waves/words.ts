// The sentences on the board of W·A·V·E·S, and the names its rules give the pieces.

import {
  CLASS_NAMES,
  CLASSES,
  type Class,
  type Failure,
  type Goal,
  type Pile,
  type Stance,
  TABLETS,
  type Tablet,
} from '@quayside/rules/waves';
import type { VNode } from 'preact';
import { defineWords } from '../../words/define.ts';
import { list, plural, series } from '../../words/grammar.ts';

const tabletTexts = ([tablet, { name, text }]: [string, { name: string; text: string }]) => [tablet, { name, text }];

export const names = defineWords('games/waves/names', {
  classes: CLASS_NAMES,
  tablets: Object.fromEntries(Object.entries(TABLETS).map(tabletTexts)) as Record<
    Tablet,
    { name: string; text: string }
  >,
});

const cards = (count: number, card: Class): string =>
  `${count} ${plural(count, { one: names.classes[card].one, other: names.classes[card].many })}`;

const collectedCards = (pile: Pile): string =>
  series(CLASSES.filter(card => pile[card]! > 0).map(card => cards(pile[card]!, card))) || 'no Elder yet';

/**
 * Whether a tablet is in force: `expected` becomes active by what lies there, `drafted` if the cards taken up rebel and
 * nobody else does.
 */
export type TabletState = 'idle' | 'expected' | 'drafted' | 'active';

const TABLET_STATES: Record<TabletState, string> = {
  idle: '',
  expected: ' Becomes active if nothing changes.',
  drafted: ' Becomes active if you rebel with the cards taken up, and nobody else does.',
  active: ' Active this round.',
};

const countedCards = ({ elders, rebels, drafted }: { elders: number; rebels: number; drafted: number }): string =>
  `Counted: ${series([
    plural(elders, { one: `${elders} Elder`, other: `${elders} Elders` }),
    ...(rebels > 0 ? [plural(rebels, { one: `${rebels} Rebel`, other: `${rebels} Rebels` })] : []),
    ...(drafted > 0 ? [`${drafted} taken up`] : []),
  ])}.`;

const FAILURES: Record<Failure, string> = {
  'no-shell': 'no Shell left',
  'too-weak': 'too weak',
  'too-strong': 'too strong',
  returned: 'sent home',
  'already-owned': 'owned already',
  'not-alone': 'not alone',
};

/** Whether the chosen card would collect the Elder: `perhaps` depends on what the others play. */
export type Chance = 'yes' | 'no' | 'perhaps';

const CHANCES: Record<Chance, string> = {
  yes: 'collects while a Shell is left',
  no: 'does not collect',
  perhaps: 'depends on the others',
};

export type PlaceContent = {
  /** 0 where there is none. */
  elder: Class | 0;
  stance: Stance;
  /** How many Agents lie there. */
  count: number;
  /** Their class, where this seat knows it. */
  agent: Class | 0;
  faceUp: boolean;
  hasToken: boolean;
};

export type CardOutlook = {
  stance: 'follower' | 'rebel';
  /** null where it depends on what the others play. */
  agentPower: number | null;
  elderPower: number;
  chance: Chance;
};

export const words = defineWords('games/waves/board', {
  keys: [
    ['1 to 5', 'take up a card by its power; again: one more'],
    ['F', 'follow with it'],
    ['R', 'rebel with what is taken up'],
    ['+ and −', 'more or fewer cards'],
    ['Enter', 'confirm a discard or the Wave token'],
    ['Escape', 'put the cards back'],
  ],

  // The bar of actions
  follow: 'Follow',
  followHint: 'Beneath your Elder: collects in the first wave.',
  rebel: 'Rebel',
  rebelHint: 'Over your Elder: counts for the True Majority.',
  oneFollower: 'A Follower is a single card; several can only rebel (4.2).',
  chooseElder: 'Choose one of the two Elders.',
  chooseCardFirst: 'First take up a card from your hand.',
  chooseDiscards: (left: number) =>
    plural(left, { one: 'Choose one more card to discard.', other: `Choose ${left} cards to discard.` }),

  /** The prompt once something is chosen. */
  asks: {
    one: (card: Class, left: number) =>
      `A ${names.classes[card].one} (${card}) is taken up: follow, to act first, or rebel, to count for the rule and act after. You keep ${left}.`,
    several: ({ card, count }: { card: Class; count: number }, left: number) =>
      `${cards(count, card)} are taken up: they can only rebel; all count for the rule, one acts. You keep ${left}.`,
    discard: (chosen: number, due: number) =>
      chosen < due
        ? `${chosen} of ${due} chosen: ${due - chosen} more to discard.`
        : `${chosen} of ${due} chosen: confirm, or choose again.`,
    token:
      'The Wave token goes to this Elder: it is played at first, and the waves begin there. Confirm, or choose the other.',
  },

  // The hand, the deck and the discards
  hand: 'Your hand',
  handCard: (card: Class, { held, dropping }: { held: number; dropping: number }) =>
    `${names.classes[card].one}, power ${card}, you hold ${held}${dropping > 0 ? `, ${dropping} to be discarded` : ''}`,
  handTip: (card: Class, what: string) => `${names.classes[card].one}, power ${card}. ${what}`,
  mayPlay: (elder: Class) =>
    `Your Elder is a ${names.classes[elder].one}, power ${elder}. Drag it under the Elder to follow or over it to rebel; or press it, again for one more.`,
  mayDiscard: 'Drag it to the discards, or press it to choose it.',
  notYourTurn: 'You choose a card when it is your turn.',
  tokenFirst: 'First the Wave token finds its Elder.',
  deck: (count: number) => plural(count, { one: `${count} card in the deck`, other: `${count} cards in the deck` }),
  discards: (pile: Pile, total: number) =>
    `${plural(total, { one: `${total} discard`, other: `${total} discards` })}: ${series(CLASSES.map(card => cards(pile[card]!, card)))}`,

  deckTip: (count: number) =>
    `${plural(count, { one: `${count} card`, other: `${count} cards` })} to draw from; when it is empty, the discards are shuffled (8.6).`,

  // The Council
  council: 'Council of Elders',
  place: (owner: string, { elder, stance, count, agent, faceUp, hasToken }: PlaceContent) =>
    [
      elder ? `${owner}, Elder: ${names.classes[elder].one}, power ${elder}` : `${owner}: no Elder`,
      stance === 'follower' && 'a Follower beneath it',
      stance === 'rebel' && plural(count, { one: 'a Rebel over it', other: `${count} Rebels over it` }),
      agent && (faceUp ? `showing ${names.classes[agent].one}` : `face down, your ${names.classes[agent].one}`),
      hasToken && 'Wave token here',
    ]
      .filter(Boolean)
      .join('; '),
  elderTip: (elder: Class, power: number) =>
    power === elder
      ? `Elder: ${names.classes[elder].one}, power ${elder}. An Agent of more power collects it while a Shell is left.`
      : `Elder: ${names.classes[elder].one}, now of power ${power}. An Agent of more power collects it while a Shell is left.`,
  agentTip: {
    follower: 'A Follower: acts in the first wave.',
    rebel: (count: number) =>
      plural(count, {
        one: 'A Rebel: counts for the True Majority and acts in the second wave.',
        other: `${count} Rebels of one class: all count for the True Majority, one acts in the second wave.`,
      }),
  },
  tokenTip: 'The Wave token: this Elder is played at first, and the waves begin here.',
  nobodysTip: 'Belongs to nobody and cannot be collected; counts for both majorities (1.4).',
  shellsTip: (count: number) =>
    `${plural(count, { one: `${count} Shell`, other: `${count} Shells` })} left: each Elder that is collected costs one (6.4).`,
  holdsTip: (count: number) => plural(count, { one: `${count} card in hand`, other: `${count} cards in hand` }),
  follows: 'follows',
  rebels: (count: number) => (count === 1 ? 'rebels' : `rebels ×${count}`),
  layUnder: 'under',
  layOver: 'over',
  sharedWith: (names: readonly string[]) => `Shared with ${list(names)}.`,
  nobodysElder: 'Nobody’s Elder',
  nobodysElderShown: (elder: Class) => `Elder of nobody: ${names.classes[elder].one}, power ${elder}`,
  shells: (count: number) =>
    plural(count, { one: `${count} Shell in the Council`, other: `${count} Shells in the Council` }),
  beforeFirstRound: 'The Council',
  round: (round: number) => `Round ${round}`,
  wave: { follower: 'Followers', rebel: 'Rebels' },
  attempt: { collected: 'collected', ...FAILURES },
  cardsInHand: 'Cards in hand: ',

  // What a side has collected
  collected: (pile: Pile, { different, total, goal }: { different: number; total: number; goal: Goal }) =>
    `${collectedCards(pile)}. ${different} of ${goal.different} different, ${total} of ${goal.total} in total.`,
  collectedTip: (pile: Pile, goal: Goal) =>
    `Collected: ${collectedCards(pile)}. Wins with ${goal.different} different or ${goal.total} in total.`,
  different: 'different',
  inAll: 'in all',

  // The Rule Tablets and the Council card
  tablets: 'Rule Tablets and Council card',
  tablet: (card: Class, tablet: Tablet, state: TabletState) =>
    `${names.classes[card].many}’ tablet: ${names.tablets[tablet].name}.${TABLET_STATES[state]}`,
  tabletTip: (tablet: Tablet, state: TabletState, counted: { elders: number; rebels: number; drafted: number }) =>
    `${names.tablets[tablet].name}: ${names.tablets[tablet].text}${TABLETS[tablet].direct ? ' Acts at once.' : ''} ${countedCards(counted)}${TABLET_STATES[state]}`,
  ifNothingChanges: 'if nothing changes',
  ifYouRebel: 'if you rebel',
  legend: {
    title: 'What counts',
    elder: 'Elder',
    rebel: 'known Rebel',
    drafted: 'chosen now',
    most: 'The most cards rule; of equals the higher number.',
    unknown: (count: number) =>
      plural(count, {
        one: `${count} Rebel face down is not counted.`,
        other: `${count} Rebels face down are not counted.`,
      }),
  },
  councilRow: (card: Class, shells: number, { isMajority }: { isMajority: boolean }) =>
    `${names.classes[card].many} in the Open Majority bring ${plural(shells, { one: `${shells} Shell`, other: `${shells} Shells` })}${isMajority ? ': now' : ''}`,
  councilRowTip: (card: Class, shells: number) =>
    `When ${names.classes[card].many} are most among the Elders, the round begins with ${plural(shells, { one: `${shells} Shell`, other: `${shells} Shells` })} (3.2).`,
  outlook: (card: Class, { stance, agentPower, elderPower, chance }: CardOutlook) =>
    `As a ${stance} under the ${names.classes[card].many}’ tablet: ${agentPower ?? 'unknown'} against ${elderPower}, ${CHANCES[chance]}`,

  // The end
  noElder: 'no Elder',
  shortOfKinds: (n: number) => plural(n, { one: 'one different Elder short', other: `${n} different Elders short` }),
  shortOfAll: (n: number) => plural(n, { one: 'one Elder short', other: `${n} Elders short` }),
  outOf: (have: number, need: number) => `${have} of ${need}`,
  placesAndScores: 'Places and scores',
  differentElders: (count: VNode) => [count, ' different'],
  eldersInTotal: (count: VNode) => [count, ' in total'],
});
