// What is printed on cards and tokens, made from their operations (4.2).

import { counted } from '../kit/counted.ts';
import {
  BOUNTY,
  CARDS,
  type CardId,
  type CardOption,
  KRAKEN_GOLD,
  KRAKEN_HP,
  MAP_CARDS,
  type Need,
  type Op,
  TOKEN_FX,
  TOKEN_NAMES,
  type Token,
  tileName,
} from './tables/index.ts';

const changed = (n: number, what: string): string => `${n < 0 ? 'Lose' : 'Gain'} ${Math.abs(n)} ${what}.`;
const range = (from: number, to: number): string => (from === to ? `${from}` : `${from}-${to}`);
const spaces = (steps: number): string => counted(steps, 'space');

/**
 * The text of a list of operations; `otherwise` when there are none. What follows an operation for all is the drawer’s
 * alone.
 */
function listText(ops: readonly Op[], otherwise: string): string {
  const texts = ops.map((op, i) => (ops[i - 1]?.[0] === 'all' ? `Then you alone: ${opText(op)}` : opText(op)));
  return ops.length === 0 ? otherwise : texts.join(' ');
}

/** An option by its name, what it needs, and what it does: "Dive, with 2 crew or more: lose 1 crew, gain 350 gold." */
function choiceText({ label, need, fx }: CardOption): string {
  const [name] = label.split(':');
  const effects = fx.map(op => opText(op).replace(/\.$/, '').toLowerCase());
  const needs = needsMore(need, fx) ? `, with ${needText(need)} or more` : '';
  return effects.length === 0 ? `${name}.` : `${name}${needs}: ${effects.join(', ')}.`;
}

/** What must be in the hold: "2 crew". */
export const needText = ({ food, crew }: Partial<Record<string, string | number>>): string =>
  [food && `${food} food`, crew && `${crew} crew`].filter(Boolean).join(' and ');

/** Whether more must be there than is lost by it: one hand has to stay aboard. */
const needsMore = (need: Need, fx: readonly Op[]): boolean =>
  (['food', 'crew'] as const).some(goods => {
    const lost = fx.reduce((sum, [name, amount]) => (name === goods ? sum - (amount as number) : sum), 0);
    return (need[goods] ?? 0) > Math.max(0, lost);
  });

function opText(op: Op): string {
  switch (op[0]) {
    case 'gold':
      return changed(op[1], 'gold');
    case 'food':
      return changed(op[1], 'food');
    case 'crew':
      return changed(op[1], 'crew');
    case 'roll':
      return `Roll: ${op[1].map(([from, to, fx]) => `${range(from, to)} ${listText(fx, 'Nothing.')}`).join(' ')}`;
    case 'choose':
      return `Choose. ${op[1].map(choiceText).join(' ')}`;
    case 'pirate':
      return `Pirates, ${op[1]} HP. Fight them for ${BOUNTY * op[1]} gold, or let them lie here.`;
    case 'kraken':
      return `The Kraken, ${KRAKEN_HP} HP, stays here. Whoever defeats it gains ${KRAKEN_GOLD} gold and 1 victory point.`;
    case 'beast':
      return `An animal attacks. Run: lose ${op[3]} food. Or stand with 1 to 3 crew and roll a die for each: below ${op[1]} it is lost; with any ${op[1]} or more: ${listText(op[2], '')}`;
    case 'token':
      return `It stays here for every ship that ends a move on this tile: ${tokenText(op[1])}`;
    case 'map':
      return `Take this map: ${MAP_CARDS[op[1]].gold} gold at ${tileName(MAP_CARDS[op[1]].x)}.`;
    case 'drift':
      return `You may drift up to ${spaces(op[1])} to a free tile.`;
    case 'maelstrom':
      return 'You are swept to a revealed whirlpool, by chance.';
    case 'peek':
      return `Look secretly at up to ${op[1]} hidden tiles within ${spaces(op[2])}.`;
    case 'swap':
      return `You may exchange up to ${op[1]} food for crew, or crew for food.`;
    case 'all':
      return `Every ship at sea: ${listText(op[1], '')}`;
    case 'raid':
      return `Take up to ${op[2]} gold from a ship at sea within ${spaces(op[1])}.`;
    case 'becalm':
      return 'You cannot move on your next turn.';
  }
}

export const cardText = (card: CardId): string => listText(CARDS[card]!.fx, '');

export const tokenText = (token: Exclude<Token, 'pirate' | 'kraken'>): string => listText(TOKEN_FX[token], '');

/** A card or a token by its name. */
export const nameOf = (cause: string): string => CARDS[cause]?.name ?? TOKEN_NAMES[cause as Token];
