// 15.6 The Pit: Loot for the Pirate King, coins for you. In the Pirate Wars Revenge cards are sold here too.

import type { Seat } from '../../../game.ts';
import { no } from '../../../kit/refusal.ts';
import { addCoins } from '../../effects/galleon.ts';
import { toHeap } from '../../effects/loot.ts';
import { count, goodsIn, holdsAll, picks } from '../../facts/loot.ts';
import { upgradeOf } from '../../facts/ships.ts';
import { mateOf } from '../../facts/uses.ts';
import { CABIN_COINS, type Good } from '../../tables/index.ts';
import type { Galleon, Loot } from '../../types/galleon.ts';
import type { Move } from '../../types/move.ts';
import type { Open, Phase, RattleRefusal, RattleState, RattleTell } from '../../types.ts';
import { me, NOT_NOW, type PlayerDecision, turnOrder } from '../asking.ts';
import { checkName, DONE, enter, mayName, name, namings, shutOut, stay, tooLate } from './visiting.ts';

const OTHERS: readonly Good[] = ['spices', 'rum', 'fabrics'];

export const begin = (state: RattleState, tell: RattleTell): Phase | null =>
  nameOnly(state, enter(state.open, 'pit', able), tell);

/** 3.6 Who can do nothing but name a wild token, and as one kind only, is not asked. */
function nameOnly(state: RattleState, question: Phase | null, tell: RattleTell): Phase | null {
  const { open } = state;
  let phase = question;
  while (phase?.kind === 'pit') {
    const { waiting } = phase;
    const bound = turnOrder(open).filter(seat => waiting.includes(seat) && onlyNaming(open, seat) !== null);
    if (bound.length === 0) return phase;
    for (const seat of bound) {
      const naming = onlyNaming(open, seat);
      if (naming) name(state, seat, naming, 'pit', tell);
    }
    phase = stay(open, 'pit', waiting, able);
  }
  return phase;
}

function onlyNaming(open: Open, seat: Seat): Extract<Move, { kind: 'name' }> | null {
  if (!mayName(open, seat)) return null;
  const [first, second] = pit.menu({ seat, open, own: null }).moves;
  return first?.kind === 'name' && !second ? first : null;
}

function able(open: Open, seat: Seat): boolean {
  if (mayName(open, seat)) return true;
  const { loot } = open.galleons[seat]!;
  return !shutOut(open, seat, 'pit') && (loot.valuables > 0 || goodsIn(loot) > 1);
}

const valuablesIn = (loot: Loot): number => loot.valuables ?? 0;
const othersIn = (loot: Loot): number => goodsIn(loot) - valuablesIn(loot);

/** 1 coin for each Valuables, 1 for every two others; a Rich Cabin pays more for the first Valuables of a visit. */
export function pitCoins(galleon: Galleon, loot: Loot): number {
  const cabin = upgradeOf(galleon, 'richCabin');
  const extra = cabin?.ready && !cabin.used && valuablesIn(loot) > 0 ? CABIN_COINS - 1 : 0;
  return valuablesIn(loot) + othersIn(loot) / 2 + extra;
}

export const pit: PlayerDecision = {
  menu(view) {
    const { open } = view;
    const seat = me(view);
    const galleon = open.galleons[seat]!;
    const moves: Move[] = namings(open, seat);
    if (moves.length === 0) moves.push(DONE);
    if (shutOut(open, seat, 'pit')) return { ask: 'pit', moves, complete: true };
    for (let size = 0; size <= othersIn(galleon.loot); size += 2)
      for (const others of picks(galleon.loot, size, OTHERS))
        for (let valuables = 0; valuables <= galleon.loot.valuables; valuables++)
          if (size + valuables > 0)
            moves.push({ kind: 'gift', loot: valuables > 0 ? { ...others, valuables } : others });
    if (refusesRevenge(open) === null) {
      if (galleon.loot.valuables > 0) moves.push({ kind: 'buy-revenge', loot: { valuables: 1 } });
      for (const loot of picks(galleon.loot, 2, OTHERS)) moves.push({ kind: 'buy-revenge', loot });
    }
    return { ask: 'pit', moves, complete: true };
  },

  check(view, move) {
    const { open } = view;
    const seat = me(view);
    const { loot } = open.galleons[seat]!;
    if (move.kind === 'done') return mayName(open, seat) ? no('wilds-first') : null; // 15.8
    if (move.kind === 'name') return checkName(open, seat, move);
    if (move.kind !== 'gift' && move.kind !== 'buy-revenge') return NOT_NOW;
    if (shutOut(open, seat, 'pit')) return no('location-closed');
    if (move.kind === 'buy-revenge') {
      const refusal = refusesRevenge(open);
      if (refusal) return refusal;
      if (2 * valuablesIn(move.loot) + othersIn(move.loot) !== 2) return no('wrong-price');
    }
    if (goodsIn(move.loot) !== count(move.loot) || othersIn(move.loot) % 2 === 1 || count(move.loot) === 0)
      return no('uneven-gift');
    return holdsAll(loot, move.loot) ? null : no('not-your-loot');
  },

  resolve(state, answers, tell) {
    for (const { seat, move } of answers) {
      if (move.kind === 'name') name(state, seat, move, 'pit', tell);
      if (move.kind === 'gift') give(state, seat, move.loot, tell);
      if (move.kind === 'buy-revenge') buyRevenge(state, seat, move.loot, tell);
    }
    const staying = answers.filter(({ move }) => move.kind !== 'done').map(({ seat }) => seat);
    return nameOnly(state, stay(state.open, 'pit', staying, able), tell);
  },
};

/** 16.4 As long as there are Revenge cards. */
function refusesRevenge({ table, revengeDeck }: Open): RattleRefusal | null {
  if (table.scenario !== 'pirate-wars') return NOT_NOW;
  return revengeDeck > 0 ? null : no('deck-empty');
}

function give(state: RattleState, seat: Seat, loot: Loot, tell: RattleTell): void {
  const galleon = state.open.galleons[seat]!;
  const coins = pitCoins(galleon, loot);
  const cabin = upgradeOf(galleon, 'richCabin');
  if (cabin && valuablesIn(loot) > 0) cabin.used = true;
  toHeap(state, seat, loot);
  tell.all({ type: 'paid', seat, location: 'pit', loot });
  addCoins(state, seat, coins, 'pit', tell);
  const sal = mateOf(galleon, 'sal');
  if (!sal || sal.used) return;
  sal.used = true;
  addCoins(state, seat, 1, 'sal', tell);
}

function buyRevenge(state: RattleState, seat: Seat, loot: Loot, tell: RattleTell): void {
  const { open } = state;
  if (open.revengeDeck === 0) {
    tooLate(seat, 'pit', tell);
    return;
  }
  toHeap(state, seat, loot);
  open.revengeDeck -= 1;
  open.galleons[seat]!.revenge += 1;
  tell.all({ type: 'revenge-taken', seat, count: 1, paid: loot });
}
