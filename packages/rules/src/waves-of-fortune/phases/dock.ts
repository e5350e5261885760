// Rules 9.2 and 9.3: at home a captain buys upgrades, and loads the hold, which ends the business.

import type { Decision } from '../../kit/flow.ts';
import { no } from '../../kit/refusal.ts';
import { holdOf, whyNotBuy } from '../facts/ships.ts';
import { BUY, LOAD } from '../moves.ts';
import { UPGRADE_CARDS, UPGRADES } from '../tables/index.ts';
import type { Move, WavesOfFortune } from '../types.ts';
import { badLoad } from './prepare.ts';

export const dock: Decision<WavesOfFortune, Extract<Move, { kind: 'load' | 'buy' }>> = {
  kinds: ['load', 'buy'],

  menu({ open, seat }) {
    const ship = open.ships[seat!]!;
    const moves = LOAD.slice(1, holdOf(ship));
    for (const upgrade of UPGRADES) if (whyNotBuy(ship, upgrade) === null) moves.push(BUY[upgrade]);
    return { ask: 'dock', moves, complete: true };
  },

  check({ open, seat }, move) {
    const ship = open.ships[seat!]!;
    if (move.kind === 'load') return badLoad(move.crew, holdOf(ship));
    const { price } = UPGRADE_CARDS[move.upgrade];
    const why = whyNotBuy(ship, move.upgrade);
    return why && no(why, { upgrade: move.upgrade, price, chest: ship.chest });
  },

  play({ open }, seat, move, tell) {
    const ship = open.ships[seat]!;
    if (move.kind === 'load') {
      ship.crew = move.crew;
      ship.food = holdOf(ship) - move.crew;
      tell.all({ type: 'loaded', seat, crew: ship.crew, food: ship.food });
      return null;
    }
    const { price } = UPGRADE_CARDS[move.upgrade];
    ship.chest -= price;
    ship.upgrades.push(move.upgrade);
    tell.all({ type: 'bought', seat, upgrade: move.upgrade, price, chest: ship.chest });
    return open.phase;
  },
};
