// Every sentence a player of W·A·V·E·S reads. Numbers in brackets are paragraphs of RULES.md.

import type { Seat, Words } from '../game.ts';
import { counted } from '../kit/counted.ts';
import { type Phrase, type PhrasePart, piece, say, seat } from '../kit/phrase.ts';
import { councilCard, handLimit, surplus } from './facts.ts';
import { CLASS_NAMES, CLASSES, TABLETS, type Tablet } from './tables.ts';
import type { Class, Failure, Open, Pile, RefusalCode, Waves } from './types.ts';

const one = (card: Class): PhrasePart => piece('card', card, CLASS_NAMES[card].one);
const many = (card: Class): PhrasePart => piece('card', card, CLASS_NAMES[card].many);
const tablet = (side: Tablet): PhrasePart => piece('tablet', side, TABLETS[side].name);
const shells = (count: number): PhrasePart => piece('shells', count, counted(count, 'Shell'));
const some = (count: number, card: Class): Phrase => (count === 1 ? say`a ${one(card)}` : say`${count} ${many(card)}`);

function cards(pile: Pile): Phrase {
  const kinds = CLASSES.filter(card => pile[card]! > 0);
  return kinds.flatMap((card, i) => [...(i > 0 ? [' and '] : []), ...some(pile[card]!, card)]);
}

const everyone = (seats: readonly Seat[]): Phrase =>
  seats.flatMap((who, i) => [...(i > 0 ? [' and '] : []), seat(who)]);

const className = (card: string | number | undefined): string => CLASS_NAMES[card as Class].one;

const REFUSALS: Record<RefusalCode, (args: Record<string, string | number>) => string> = {
  'not-now': () => 'Something else is being decided now (3).',
  'not-the-chooser': () => 'The player who does not start puts down the Wave token (9.2).',
  'not-the-starters-elder': () => 'The Wave token goes to an Elder of the starting player (9.2).',
  'not-your-elder': () => 'Agents are played at your own Elder, when its turn comes (4.5).',
  'not-in-hand': a =>
    a['held'] === 0
      ? `You hold no ${className(a['card'])} (4.2).`
      : `You hold ${a['held']} of the class ${className(a['card'])}, not ${a['count']} (4.3).`,
  'nothing-to-discard': () => 'You have nothing to discard (8.3).',
  'wrong-count': a => (a['due'] === 1 ? 'Discard exactly one card (8.3).' : `Discard exactly ${a['due']} cards (8.3).`),
};

const FAILURES: Record<Failure, string> = {
  'no-shell': 'no Shell is left',
  'too-weak': 'the Agent is not strong enough',
  'too-strong': 'the Agent is too strong',
  returned: 'the first Elder goes to the hand',
  'already-owned': 'the class is collected already',
  'not-alone': 'it was not the only one of its class',
};

const ELDER_NUMBERS = ['first', 'second'];

/** Head to head a place is the first or second of its owner's. */
const whichElder = (open: Open, place: number): string =>
  councilCard(open).mode === 'head-to-head' ? `your ${ELDER_NUMBERS[Math.floor(place / 2)]} Elder` : 'your Elder';

/** Which Elder is to be collected, how many still can be, and what the two ways to play do. */
function playPrompt(open: Open, place: number): Phrase {
  const elder = open.elders[place];
  const goal = elder ? say`${whichElder(open, place)}, ${some(1, elder)} (${elder}),` : say`${whichElder(open, place)}`;
  return say`Collect ${goal} while ${shells(open.shells)} ${open.shells === 1 ? 'lasts' : 'last'}: a Follower acts first; Rebels of one class count for the rule.`;
}

export const words: Words<Waves> = {
  refusals: REFUSALS,

  asks: {
    token: {
      prompt: () =>
        say`Put the Wave token at one of your opponent’s Elders: it is played at first, and the waves begin there.`,
      rule: '9.2',
    },
    play: {
      prompt: ({ open }) => (open.phase.kind === 'play' ? playPrompt(open, open.phase.place) : []),
      rule: '4.1',
    },
    discard: {
      prompt: ({ open, seat }) =>
        seat !== null && surplus(open, seat) > 1
          ? say`Choose ${surplus(open, seat)} cards to discard: you hold ${open.hands[seat]!} and may keep ${handLimit(open, seat)}.`
          : say`Choose a card to discard: you hold one too many.`,
      rule: '8.3',
    },
    over: { prompt: () => say`The game is over.`, rule: '2.4' },
  },

  awaiting({ phase }, who) {
    if (phase.kind === 'token') return say`${seat(who)} is placing the Wave token`;
    if (phase.kind === 'discard') return say`${seat(who)} is choosing what to discard`;
    return say`${seat(who)} is choosing an Agent`;
  },

  event(e) {
    switch (e.type) {
      case 'token-placed':
        return say`${seat(e.seat)} puts the Wave token at the ${ELDER_NUMBERS[Math.floor(e.place / 2)]!} Elder of ${seat(e.place % 2)}.`;
      case 'round':
        return say`Round ${e.round}: the ${many(e.majority)} hold the Open Majority and bring ${shells(e.shells)}.`;
      case 'followed':
        return say`${seat(e.seat)} plays a Follower.`;
      case 'rebelled':
        return e.count === 1
          ? say`${seat(e.seat)} plays a Rebel.`
          : say`${seat(e.seat)} plays a stack of ${e.count} Rebels.`;
      case 'agent-placed':
        return null;
      case 'rebels-revealed':
        return say`${seat(e.seat)} rebelled with ${some(e.count, e.card)}.`;
      case 'tablet':
        return say`The ${many(e.majority)} hold the True Majority: ${tablet(e.tablet)}. ${TABLETS[e.tablet].text}`;
      case 'surplus':
        return say`${seat(e.seat)} discards ${some(e.count, e.card)} of the stack.`;
      case 'rotated':
        return say`Every Elder moves one place counterclockwise.`;
      case 'elder-powers':
        return say`The Elders now have the powers ${e.powers.join(', ')}.`;
      case 'shells-set':
        return e.shells === 1
          ? say`There is now ${shells(1)} in the Council.`
          : say`There are now ${shells(e.shells)} in the Council.`;
      case 'wave':
        return e.wave === 1
          ? say`First wave: the ${e.stance === 'rebel' ? 'Rebels' : 'Followers'}.`
          : say`Second wave: the ${e.stance === 'rebel' ? 'Rebels' : 'Followers'}.`;
      case 'agent-revealed':
        return say`${seat(e.seat)} reveals ${some(1, e.card)}.`;
      case 'collected':
        return say`${seat(e.seat)} collects ${some(1, e.elder)} (${e.agentPower} against ${e.elderPower}); ${shells(e.shells)} left.`;
      case 'kept':
        return say`${seat(e.seat)} takes ${some(1, e.elder)} to the hand: ${FAILURES[e.why]} (${e.agentPower} against ${e.elderPower}).`;
      case 'token-moved':
        return null;
      case 'reshuffled':
        return say`The deck is empty: ${counted(e.cards, 'discard is', 'discards are')} shuffled into a new one.`;
      case 'drew':
        return e.count === 1 ? say`${seat(e.seat)} draws a card.` : say`${seat(e.seat)} draws ${e.count} cards.`;
      case 'drew-cards':
        return say`You drew ${e.cards.flatMap((card, i) => [...(i > 0 ? [' and '] : []), ...some(1, card)])}.`;
      case 'discarded':
        return say`${seat(e.seat)} discards ${cards(e.cards)}.`;
      case 'chose-discard':
        return null;
      case 'extra-replaced':
        return say`The Elder between the players is replaced by ${some(1, e.card)}.`;
      case 'council':
        return say`The Agents become the Elders of the next round.`;
      case 'won':
        return say`${everyone(e.seats)} ${e.seats.length === 1 ? 'wins' : 'win'} with enough ${e.how === 'variety' ? 'different Elders' : 'Elders in total'}.`;
    }
  },

  move(m) {
    switch (m.kind) {
      case 'token':
        return say`Wave token at the ${ELDER_NUMBERS[Math.floor(m.place / 2)]!} Elder`;
      case 'follow':
        return say`Follow with ${some(1, m.card)}`;
      case 'rebel':
        return say`Rebel with ${some(m.count, m.card)}`;
      case 'discard':
        return say`Discard ${cards(m.cards)}`;
    }
  },

  reasons: {
    variety: 'Enough different Elders',
    total: 'Enough Elders in total',
  },

  sources: {
    different: 'Different Elders',
    total: 'Elders in total',
  },
};
