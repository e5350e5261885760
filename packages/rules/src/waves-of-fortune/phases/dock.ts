// Rules 9.2 and 9.3: at home a captain buys upgrades, and loads the hold, which ends the business.

import { no } from '../../kit/refusal.ts';
import { holdOf, whyNotBuy } from '../facts/ships.ts';
import { BUY, LOAD } from '../moves.ts';
import { UPGRADE_CARDS, UPGRADES } from '../tables/index.ts';
import type { FortuneRefusal, FortuneState, FortuneTell, Move, Open, Phase } from '../types.ts';
import { badLoad } from './prepare.ts';

type Docking = Extract<Phase, { kind: 'dock' }>;

export function menu(open: Open, { seat }: Docking): Move[] {
  const ship = open.ships[seat]!;
  const moves = LOAD.slice(1, holdOf(ship));
  for (const upgrade of UPGRADES) if (whyNotBuy(ship, upgrade) === null) moves.push(BUY[upgrade]);
  return moves;
}

export function check(open: Open, { seat }: Docking, move: Move): FortuneRefusal | null {
  const ship = open.ships[seat]!;
  if (move.kind === 'load') return badLoad(move.crew, holdOf(ship));
  if (move.kind !== 'buy') return no('not-now');
  const { price } = UPGRADE_CARDS[move.upgrade];
  const why = whyNotBuy(ship, move.upgrade);
  return why && no(why, { upgrade: move.upgrade, price, chest: ship.chest });
}

/** True while the captain goes on doing business. */
export function play({ open }: FortuneState, { seat }: Docking, move: Move, tell: FortuneTell): boolean {
  const ship = open.ships[seat]!;
  if (move.kind === 'load') {
    ship.crew = move.crew;
    ship.food = holdOf(ship) - move.crew;
    tell.all({ type: 'loaded', seat, crew: ship.crew, food: ship.food });
    return false;
  }
  if (move.kind === 'buy') {
    const { price } = UPGRADE_CARDS[move.upgrade];
    ship.chest -= price;
    ship.upgrades.push(move.upgrade);
    tell.all({ type: 'bought', seat, upgrade: move.upgrade, price, chest: ship.chest });
  }
  return true;
}
