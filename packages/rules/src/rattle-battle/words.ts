// Every sentence a player of Rattle, Battle, Grab the Loot reads. Numbers are paragraphs of RULES.md.

import type { Words } from '../game.ts';
import { counted } from '../kit/counted.ts';
import { type Phrase, say, seat } from '../kit/phrase.ts';
import { goodsIn, repairCost, roomOn } from './facts/loot.ts';
import { wallHeight } from './phases/crazy/prison.ts';
import { refitPart, swapGood } from './phases/loot.ts';
import { cardPrice } from './phases/port/guild.ts';
import { BOMBS_COINS, CHEST_COINS, DRINKING_ROUNDS, PLANK, VP_CARDS } from './tables/index.ts';
import type { Phase, RattleBattle, RattleView } from './types.ts';
import { event } from './words/events.ts';
import { move } from './words/moves.ts';
import * as the from './words/pieces.ts';
import { REFUSALS } from './words/refusals.ts';

const mine = ({ open, seat: me }: RattleView) => open.galleons[me ?? 0]!;

const handOf = ({ open, seat: me }: RattleView) => open.crazy?.hands[me ?? 0];
const diceOf = (view: RattleView): string => counted(handOf(view)?.dice.length ?? 0, 'die', 'dice');

/** 10.4 What is offered for which Loot. */
function bargainPrompt(view: RattleView): Phrase {
  const { open } = view;
  const [good, part] = open.card === null ? [null, null] : [swapGood(open), refitPart(open)];
  const offers = [
    ...(good ? [say`1 ${the.token(good)} for ${the.coins(1)}`] : []),
    ...(part ? [say`any 1 Loot for a ${the.part(part)}`] : []),
    ...(mine(view).loot.bottle > 0 ? [say`a ${the.token('bottle')} for what it leads to`] : []),
  ];
  return say`Part with some Loot? The offer, once: ${the.list(offers)}.`;
}

/** 14.9 What there is to win and to lose by drinking on. */
function drinkPrompt(view: RattleView): Phrase {
  const [round, drunk] = [view.open.crazy?.round ?? 1, handOf(view)?.score ?? 0];
  return say`Drink in round ${round} of ${DRINKING_ROUNDS}, or stop at ${drunk}? You roll ${diceOf(view)}; ones and twos are lost, and without dice your score is 0.`;
}

/** 15.7 What the top card is worth and costs, and what there is to pay with. */
function guildPrompt({ open, seat: me }: RattleView): Phrase {
  const card = VP_CARDS[open.sold];
  if (!card || me === null) return [];
  const { coins, loot } = open.galleons[me]!;
  const full = cardPrice(open, me, false);
  const price = coins < full && loot.map > 0 ? cardPrice(open, me, true) : full;
  return say`Guild: buy the top card, ${card.vp} victory points (VP) for ${the.coins(price)}? You have ${the.coins(coins)}, each 1 VP at the end.`;
}

const ASKS: Words<RattleBattle>['asks'] = {
  part: {
    prompt: () => say`Choose a Part to start with: a Sail moves a ship, a Cannon fires, a Hold has room for 1 Loot.`,
    rule: '1.3',
  },
  exhaust: { prompt: () => say`You are Wanted: exhaust one of your Upgrades.`, rule: '13.4' },
  send: {
    prompt: () =>
      say`How many ships do you send? Whoever sends draws Loot; a ship sunk costs 1, and Loot without room stays behind.`,
    rule: '4.3',
  },
  latecomer: {
    prompt: () => say`Send one more, as the last of five? It drops before the actions; Loot without room stays.`,
    rule: '7.9',
  },
  turn: {
    prompt: view =>
      say`Move (Sails ready: ${mine(view).sails.ready}), fire (Cannons ready: ${mine(view).cannons.ready}), use what you have, or pass.`,
    rule: '7.1',
  },
  'turn-acted': { prompt: () => say`Use an Upgrade, or end your turn: your action is done.`, rule: '7.8' },
  bones: {
    prompt: ({ open: { phase } }) =>
      phase.kind === 'bones' ? say`Zuri rolls ${the.face(phase.ship, phase.side)}. Which face do you keep?` : [],
    rule: '12.4',
  },
  close: {
    prompt: () => say`Close a port location for everybody else? You may, because you sank the most red ships.`,
    rule: '9.3',
  },
  choose: { prompt: () => say`Choose your Loot from the bag, for the ship you sank; or draw blindly.`, rule: '10.2' },
  bargain: { prompt: bargainPrompt, rule: '10.4' },
  sailors: { prompt: () => say`Call your Sailors, one after the other, each once an Adventure.`, rule: '10.6' },
  quirijn: { prompt: () => say`Which of the two do you return?`, rule: '12.2' },
  repair: {
    prompt(view) {
      const cost = repairCost(mine(view));
      return goodsIn(mine(view).loot) < cost
        ? say`The Pirate King repairs your ships for all your Loot: what does the Secret Hold save?`
        : say`Your ships are repaired for ${cost} Loot: what do you pay?`;
    },
    rule: '10.7',
  },
  unload: {
    prompt: view => say`What do you take along? There is room for ${roomOn(mine(view), 0)} Loot.`,
    rule: '15.9',
  },
  stow: { prompt: view => say`There is room for ${roomOn(mine(view), 0)} Loot: what do you keep?`, rule: '10.9' },
  market: { prompt: () => say`Market: two Loot for one of your choice, as often as you like.`, rule: '15.2' },
  tavern: {
    prompt: view =>
      say`Tavern: hire a Sailor for 2 Rum? You draw three and keep one; you have ${mine(view).loot.rum} Rum.`,
    rule: '15.3',
  },
  'keep-sailor': { prompt: () => say`Which Sailor do you keep?`, rule: '15.3' },
  shipyard: {
    prompt: view => say`Shipyard: buy a Part for 1 Fabrics? You have ${mine(view).loot.fabrics}.`,
    rule: '15.4',
  },
  workshop: {
    prompt: () => say`Workshop: buy an Upgrade for 1 Spices and 1 Fabrics? You draw three and keep one.`,
    rule: '15.5',
  },
  'keep-upgrade': { prompt: () => say`Which Upgrade do you keep?`, rule: '15.5' },
  pit: {
    prompt: () =>
      say`The Pit: what do you give to the Pirate King? A coin for each Valuables, and for every 2 other Loot.`,
    rule: '15.6',
  },
  guild: { prompt: guildPrompt, rule: '15.7' },
  toss: {
    prompt: view =>
      say`Toss a die: where to, how hard? The most on the raft wins ${the.coins(BOMBS_COINS)}; ${diceOf(view)} left.`,
    rule: '14.4',
  },
  brawl: {
    prompt: () =>
      say`Choose one of your results in secret: the highest wins, all others lose every die that shows theirs.`,
    rule: '14.6',
  },
  reroll: { prompt: () => say`Which dice do you roll again? You may do so once.`, rule: '14.7' },
  wall: {
    prompt: ({ open }) =>
      say`The wall is ${wallHeight(open)} high: how many dice do you throw? A lower total is out; dice of 4 and more come back.`,
    rule: '14.8',
  },
  drink: { prompt: drinkPrompt, rule: '14.9' },
  stake: {
    prompt: () =>
      say`Stake a die for the chest, in secret: the highest value that only one player stakes takes ${the.coins(CHEST_COINS)}.`,
    rule: '14.10',
  },
  dig: {
    prompt: () => say`Share your dice out among the four pits, in secret: the highest total in a pit takes its coins.`,
    rule: '14.11',
  },
  plank: {
    prompt: ({ open, seat: me }) =>
      say`You are at ${open.crazy?.hands[me ?? 0]?.score ?? 0} of ${PLANK}: step, by one more die, or stand? Above ${PLANK} you have 0 and lose a Loot.`,
    rule: '14.12',
  },
  splash: { prompt: () => say`Splash! Which Loot do you lose?`, rule: '14.12' },
  over: { prompt: () => say`The game is over.`, rule: '17.1' },
  sea: { prompt: () => say`The dice are falling.`, rule: '5.3' },
};

const AWAITING: Record<Exclude<Phase['kind'], 'sea' | 'over'>, string> = {
  part: 'is choosing a Part',
  exhaust: 'is choosing an Upgrade to exhaust',
  send: 'is sending ships',
  latecomer: 'may send one more ship',
  turn: 'is acting',
  bones: 'is reading the bones',
  close: 'may close a port location',
  choose: 'is choosing Loot',
  bargain: 'may part with some Loot',
  sailors: 'is calling Sailors',
  quirijn: 'is returning a Loot',
  repair: 'is paying for repairs',
  stow: 'is stowing Loot',
  market: 'is at the Market',
  tavern: 'is in the Tavern',
  'keep-sailor': 'is choosing a Sailor',
  shipyard: 'is at the Shipyard',
  workshop: 'is at the Workshop',
  'keep-upgrade': 'is choosing an Upgrade',
  pit: 'is at the Pit',
  guild: 'is at the Guild',
  toss: 'is tossing a die',
  brawl: 'is choosing a result',
  reroll: 'is looking at the dice',
  wall: 'is counting dice',
  drink: 'is looking into a mug',
  stake: 'is choosing a die',
  dig: 'is digging',
  plank: 'is on the plank',
  splash: 'is losing a Loot',
};

export const words: Words<RattleBattle> = {
  refusals: REFUSALS,
  asks: ASKS,
  awaiting({ phase }, who) {
    if (phase.kind === 'over') return [];
    return phase.kind === 'sea' ? say`The dice are falling` : say`${seat(who)} ${AWAITING[phase.kind]}`;
  },
  event,
  move,
  reasons: {
    points: 'The most victory points',
    galleon: 'The same points, but more Parts and Upgrades',
    sailors: 'The same points and Galleon, but more Sailors',
    upgrades: 'Equal but for the number of Upgrades',
    shared: 'Equal in everything: the victory is shared',
  },
  sources: {
    cards: 'VP cards',
    coins: 'Coins',
    sailors: 'Sailors',
    idol: 'Cursed Idol',
  },
};
