// What is bolted on to a Galleon, who joins its crew, and what comes into its chest.

import type { Seat } from '../../game.ts';
import {
  type GalleonPart,
  GRETA_BONUS,
  HOLDS_OF_A_HAMSTER,
  MOLASSES_BONUS,
  type SailorId,
  type UpgradeId,
} from '../tables/index.ts';
import type { CoinsWhy, Event, PartWhy } from '../types/event.ts';
import type { RattleState, RattleTell } from '../types.ts';
import { drawLoot } from './loot.ts';

/** 15.4 Adds a ready Part, if there is one left; a third Hold becomes a Hamster. */
export function addPart({ open }: RattleState, seat: Seat, part: GalleonPart, why: PartWhy, tell: RattleTell): void {
  if (open.supply[part] === 0) return;
  const galleon = open.galleons[seat]!;
  open.supply[part] -= 1;
  tell.all({ type: 'part-added', seat, part, why });
  if (part === 'sail') galleon.sails.ready += 1;
  if (part === 'cannon') galleon.cannons.ready += 1;
  if (part !== 'hold') return;
  galleon.holds += 1;
  if (galleon.holds < HOLDS_OF_A_HAMSTER) return;
  galleon.holds -= HOLDS_OF_A_HAMSTER;
  galleon.hamsters += 1;
  open.supply.hold += HOLDS_OF_A_HAMSTER - 1;
  tell.all({ type: 'hamster', seat });
}

export function addCoins({ open }: RattleState, seat: Seat, coins: number, why: CoinsWhy, tell: RattleTell): void {
  if (coins === 0) return;
  open.galleons[seat]!.coins += coins;
  tell.all({ type: 'coins', seat, coins, why });
}

export function addUpgrade(
  { open }: RattleState,
  seat: Seat,
  upgrade: UpgradeId,
  why: Extract<Event, { type: 'upgrade-added' }>['why'],
  tell: RattleTell,
): void {
  open.galleons[seat]!.upgrades.push({ id: upgrade, ready: true, used: false });
  tell.all({ type: 'upgrade-added', seat, upgrade, why });
}

/** 12.1 A Sailor joins; those who are hired bring their Hiring Bonus. */
export function joinCrew(
  state: RattleState,
  seat: Seat,
  sailor: SailorId,
  why: Extract<Event, { type: 'sailor-joined' }>['why'],
  tell: RattleTell,
): void {
  state.open.galleons[seat]!.crew.push({ id: sailor, used: false, hoard: 0 });
  tell.all({ type: 'sailor-joined', seat, sailor, why });
  if (why !== 'olaf' && sailor in BONUSES) {
    tell.all({ type: 'hiring-bonus', seat, sailor });
    BONUSES[sailor]!(state, seat, tell);
  }
}

const BONUSES: Partial<Record<SailorId, (state: RattleState, seat: Seat, tell: RattleTell) => void>> = {
  greta: (state, seat, tell) => void drawLoot(state, seat, GRETA_BONUS, 'greta', tell),
  molasses: (state, seat, tell) => addCoins(state, seat, MOLASSES_BONUS, 'molasses', tell),
  gunhild: (state, seat, tell) => addPart(state, seat, 'cannon', 'gunhild', tell),
  hamza: (state, seat, tell) => addPart(state, seat, 'hold', 'hamza', tell),
  louigi: (state, seat, tell) => {
    const top = topSailor(state);
    if (top) joinCrew(state, seat, top, 'louigi', tell);
  },
};

export function topSailor({ open, shut }: RattleState): SailorId | undefined {
  const top = shut.sailors.pop();
  open.decks.sailors = shut.sailors.length;
  return top;
}

export function topUpgrade({ open, shut }: RattleState): UpgradeId | undefined {
  const top = shut.upgrades.pop();
  open.decks.upgrades = shut.upgrades.length;
  return top;
}
