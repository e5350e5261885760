// Tokens on their way between the bag, the Galleons and the heap of the port.

import type { Seat } from '../../game.ts';
import { below } from '../../kit/rng.ts';
import { count, tidy } from '../facts/loot.ts';
import { LOOT, type LootKind } from '../tables/index.ts';
import type { LootWhy } from '../types/event.ts';
import type { Loot, Stock } from '../types/galleon.ts';
import type { RattleState, RattleTell } from '../types.ts';

export function add(stock: Stock, loot: Loot): void {
  for (const kind of LOOT) stock[kind] += loot[kind] ?? 0;
}

export function take(stock: Stock, loot: Loot): void {
  for (const kind of LOOT) stock[kind] -= loot[kind] ?? 0;
}

/** 10.1 Draws blindly from the bag; an empty bag gives nothing. */
export function drawLoot(state: RattleState, seat: Seat, tokens: number, why: LootWhy, tell: RattleTell): LootKind[] {
  const { bag, galleons } = state.open;
  const drawn: LootKind[] = [];
  for (let left = count(bag); drawn.length < tokens && left > 0; left--) {
    let nth = below(state.rng, left);
    const kind = LOOT.find(it => {
      nth -= bag[it];
      return nth < 0;
    })!;
    bag[kind] -= 1;
    galleons[seat]!.loot[kind] += 1;
    drawn.push(kind);
  }
  if (drawn.length > 0) tell.all({ type: 'loot-drawn', seat, loot: drawn, why });
  return drawn;
}

/** At sea discarded Loot goes back into the bag at once. */
export function toBag(state: RattleState, seat: Seat, loot: Loot): void {
  take(state.open.galleons[seat]!.loot, loot);
  add(state.open.bag, loot);
}

/** 15.9 In port it lies on a heap until the end of the Quest. */
export function toHeap(state: RattleState, seat: Seat, loot: Loot): void {
  take(state.open.galleons[seat]!.loot, loot);
  add(state.open.heap, loot);
}

export function returnLoot(state: RattleState, seat: Seat, loot: Loot, tell: RattleTell): void {
  toBag(state, seat, loot);
  if (count(loot) > 0) tell.all({ type: 'loot-returned', seat, loot: tidy(loot) });
}
