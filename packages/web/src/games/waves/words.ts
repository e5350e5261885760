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
import { plural, series } from '../../words/grammar.ts';

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

/** Whether a tablet is in force: `expected` becomes active unless something is played. */
export type TabletState = 'idle' | 'expected' | 'active';

const TABLET_STATES: Record<TabletState, string> = {
  idle: '',
  expected: ' Becomes active if nothing changes.',
  active: ' Active this round.',
};

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
  perhaps: 'hangs on the others',
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

export type Outcome = {
  stance: 'follower' | 'rebel';
  /** null where it depends on what the others play. */
  agentPower: number | null;
  elderPower: number;
  chance: Chance;
};

export const words = defineWords('games/waves/board', {
  keys: [
    ['1 to 5', 'choose a card by its power'],
    ['F', 'follow with it'],
    ['R', 'rebel with it'],
    ['+ and −', 'more or fewer Rebels'],
    ['Enter', 'confirm'],
    ['Escape', 'choose again'],
  ],

  // The bar of actions
  follow: 'Follow',
  followHint: 'Beneath your Elder: collects in the first wave.',
  rebel: 'Rebel',
  rebelHint: 'Over your Elder: counts for the True Majority.',
  howMany: (card: Class) => `How many ${names.classes[card].many}`,
  oneRebelFewer: 'One Rebel fewer',
  oneRebelMore: 'One Rebel more',
  atLeastOneRebel: 'At least one Rebel.',
  youHold: (count: number, card: Class) => `You hold ${cards(count, card)}.`,
  chooseElder: 'Choose one of the two Elders.',
  chooseCardFirst: 'First choose a card from your hand.',
  chooseDiscards: (left: number) =>
    plural(left, { one: 'Choose one more card to discard.', other: `Choose ${left} cards to discard.` }),

  // The hand, the deck and the discards
  hand: 'Your hand',
  handCard: (card: Class, { held, dropping }: { held: number; dropping: number }) =>
    `${names.classes[card].one}, power ${card}, you hold ${held}${dropping > 0 ? `, ${dropping} to be discarded` : ''}`,
  notYourTurn: 'You choose a card when it is your turn.',
  tokenFirst: 'First the Wave token finds its Elder.',
  deck: (count: number) => plural(count, { one: `${count} card in the deck`, other: `${count} cards in the deck` }),
  discards: (pile: Pile, total: number) =>
    `${plural(total, { one: `${total} discard`, other: `${total} discards` })}: ${series(CLASSES.map(card => cards(pile[card]!, card)))}`,

  // The Council
  council: 'Council of Elders',
  place: (owner: string, { elder, stance, count, agent, faceUp, hasToken }: PlaceContent) =>
    [
      elder ? `Elder of ${owner}: ${names.classes[elder].one}, power ${elder}` : `${owner}: no Elder`,
      stance === 'follower' && 'a Follower beneath it',
      stance === 'rebel' && plural(count, { one: 'a Rebel over it', other: `${count} Rebels over it` }),
      agent && (faceUp ? `showing ${names.classes[agent].one}` : `face down, your ${names.classes[agent].one}`),
      hasToken && 'Wave token here',
    ]
      .filter(Boolean)
      .join('; '),
  nobodysElder: 'Nobody’s Elder',
  nobodysElderShown: (elder: Class) => `Elder of nobody: ${names.classes[elder].one}, power ${elder}`,
  shells: (count: number) =>
    plural(count, { one: `${count} Shell in the Council`, other: `${count} Shells in the Council` }),
  beforeFirstRound: 'The Council',
  round: (round: number) => `Round ${round}`,
  wave: { follower: 'Followers', rebel: 'Rebels' },
  attempt: { collected: 'collected', ...FAILURES },
  cardsInHand: 'Cards in hand: ',
  team: (number: number) => `team ${number}`,

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
  tabletTip: (tablet: Tablet, state: TabletState) =>
    `${names.tablets[tablet].text}${TABLETS[tablet].direct ? ' Acts at once.' : ''}${TABLET_STATES[state]}`,
  ifNothingChanges: 'if nothing changes',
  councilRow: (card: Class, shells: number, { isMajority }: { isMajority: boolean }) =>
    `${names.classes[card].many} in the Open Majority bring ${plural(shells, { one: `${shells} Shell`, other: `${shells} Shells` })}${isMajority ? ': now' : ''}`,
  outlook: (card: Class, { stance, agentPower, elderPower, chance }: Outcome) =>
    `As a ${stance} under the ${names.classes[card].many}’ tablet: ${agentPower ?? 'unknown'} against ${elderPower}, ${CHANCES[chance]}`,

  // The end
  noElder: 'no Elder',
  outOf: (have: number, need: number) => `${have} of ${need}`,
  differentElders: (count: VNode) => [count, ' different'],
  eldersInTotal: (count: VNode) => [count, ' in total'],
});
