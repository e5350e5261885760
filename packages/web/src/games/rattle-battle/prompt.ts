// The prompt once something is chosen: the next step of an order, what it costs, and what stays ready.

import type { Phrase } from '@quayside/rules';
import { count, fireCost, isHoarder, repairCost, roomOn, shipAt } from '@quayside/rules/rattle-battle';
import { currentAim, nextStepText } from './choices.ts';
import { type Act, type Aim, lootOf, mine, missing, pitsOf, sending } from './draft.ts';
import { sailors, upgrades } from './printed.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';

const MARKET_PRICE = 2; // Loot, 15.2

export function promptOf(props: Props): Phrase | null {
  const { draft, menu, view } = props;
  const current = draft.value;
  if (!current || !menu) return null;
  switch (current.kind) {
    case 'aim':
      return [ofAim(props, currentAim(props)!)];
    case 'send': {
      const { ships, captain } = sending(current, menu.moves);
      const sent = ships + Number(captain);
      return [words.asks.send(sent, { room: roomOn(mine(view), sent), loot: count(mine(view).loot) })];
    }
    case 'loot':
      return ofLoot(props);
    case 'dice':
      return [words.asks.rollAgain(current.dice.length)];
    case 'pits':
      return [words.asks.dig(pitsOf(current).reduce((sum, dice) => sum + dice, 0))];
    case 'toss':
      return null;
  }
}

function ofAim(props: Props, aim: Aim): string {
  const { sails, cannons } = mine(props.view);
  if (missing(aim) !== null)
    return words.asks.step(nextStepText(props), { sails: sails.ready, cannons: cannons.ready });
  if (aim.act === 'move') return words.asks.move(sails.ready - 1);
  if (aim.act !== 'fire') return words.asks.use(textOf(aim.act!));
  const ship = shipAt(props.view.open, aim.ship!);
  return aim.keg || !ship ? words.asks.fireByKeg : words.asks.fire(fireCost(props.view.open, ship), cannons.ready);
}

const textOf = (use: Exclude<Act, 'move' | 'fire'>): string =>
  use === 'flag' ? words.turn.whiteFlagText : isHoarder(use) ? sailors[use].text : upgrades[use].text;

function ofLoot({ draft, menu, view }: Props): Phrase | null {
  const { ask, moves } = menu!;
  const chosen = count(lootOf(draft.value, view, ask, moves));
  switch (ask) {
    case 'market':
      return [words.asks.trade(chosen, MARKET_PRICE)];
    case 'stow':
    case 'unload':
      return [words.asks.keep(chosen, roomOn(mine(view), 0))];
    case 'repair':
      return [words.asks.pay(chosen, repairCost(mine(view)))];
    case 'pit':
      return [words.asks.give(chosen)];
    default:
      return null;
  }
}
