// 10.1 to 10.5 Loot is drawn in turn order; some cards let you choose it, or part with some of it.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { addCoins, addPart } from '../effects/galleon.ts';
import { add, drawLoot, returnLoot, take, toBag } from '../effects/loot.ts';
import { count, goodsOf, holdsAll, one, picks } from '../facts/loot.ts';
import { hullOf, seaCard } from '../facts/sea.ts';
import {
  BOTTLE_LOOT,
  CARDS,
  type GalleonPart,
  type Good,
  isCrazy,
  LOOT,
  type LootKind,
  ruleOf,
} from '../tables/index.ts';
import type { Loot } from '../types/galleon.ts';
import type { Move } from '../types/move.ts';
import type { Open, Phase, RattleState, RattleTell } from '../types.ts';
import { asked, me, NOT_NOW, type PlayerDecision, turnOrder } from './asking.ts';

type Bargain = Extract<Phase, { kind: 'bargain' }>;

export function begin(state: RattleState, tell: RattleTell): Phase | null {
  const { open } = state;
  const card = CARDS[open.card!]!;
  if (isCrazy(card)) for (const { voyage } of open.galleons) voyage.due = card.loot;
  open.queue = turnOrder(open).filter(seat => isCrazy(card) || open.galleons[seat]!.voyage.sent.length > 0);
  return serveNext(state, tell);
}

function serveNext(state: RattleState, tell: RattleTell): Phase | null {
  const { open } = state;
  for (let seat = open.queue.shift(); seat !== undefined; seat = open.queue.shift()) {
    if (mayChoose(open, seat)) return { kind: 'choose', ...asked(seat) };
    drawDue(state, seat, open.galleons[seat]!.voyage.due, tell);
    const bargain = offer(open, seat, { swapped: false, refitted: false });
    if (bargain) return bargain;
  }
  return null;
}

/** 10.2 Whoever sank the ship the card names chooses, as long as the bag has anything. */
function mayChoose(open: Open, seat: Seat): boolean {
  const card = seaCard(open);
  const rule = card && ruleOf(card, 'choose-loot');
  if (!rule || count(open.bag) === 0) return false;
  return open.galleons[seat]!.voyage.trophies.some(({ die }) => hullOf(die) === rule.colour);
}

function drawDue(state: RattleState, seat: Seat, tokens: number, tell: RattleTell): void {
  chain(state, seat, drawLoot(state, seat, tokens, 'adventure', tell), tell);
}

/** 10.3 Each token of the card's kind that was drawn brings one more, up to its limit. */
function chain(state: RattleState, seat: Seat, drawn: readonly LootKind[], tell: RattleTell): void {
  const card = seaCard(state.open);
  const rule = card && ruleOf(card, 'chain');
  if (!rule) return;
  const { voyage } = state.open.galleons[seat]!;
  const brought = (tokens: readonly LootKind[]) => tokens.filter(kind => kind === rule.good).length;
  for (let owed = brought(drawn); owed > 0 && voyage.chained < rule.most; owed--) {
    voyage.chained += 1;
    owed += brought(drawLoot(state, seat, 1, 'chain', tell));
  }
}

const chosenSize = (open: Open): number => Math.min(CARDS[open.card!]!.loot, count(open.bag));

export const choose: PlayerDecision = {
  menu({ open }) {
    const moves: Move[] = [{ kind: 'choose', loot: null }];
    for (const loot of picks(open.bag, chosenSize(open))) moves.push({ kind: 'choose', loot });
    return { ask: 'choose', moves, complete: true };
  },

  check({ open }, move) {
    if (move.kind !== 'choose') return NOT_NOW;
    if (move.loot === null) return null;
    if (!holdsAll(open.bag, move.loot)) return no('not-in-bag');
    return count(move.loot) === chosenSize(open) ? null : no('wrong-count', { count: chosenSize(open) });
  },

  resolve(state, [answer], tell) {
    const { seat, move } = answer!;
    const { open } = state;
    const { loot, voyage } = open.galleons[seat]!;
    if (move.kind === 'choose' && move.loot) {
      take(open.bag, move.loot);
      add(loot, move.loot);
      tell.all({ type: 'loot-drawn', seat, loot: spread(move.loot), why: 'chosen' });
      drawDue(state, seat, voyage.due - count(move.loot), tell);
    } else drawDue(state, seat, voyage.due, tell);
    return offer(open, seat, { swapped: false, refitted: false }) ?? serveNext(state, tell);
  },
};

const spread = (loot: Loot): LootKind[] => LOOT.flatMap(kind => Array<LootKind>(loot[kind] ?? 0).fill(kind));

export function swapGood(open: Open): Good | null {
  const card = CARDS[open.card!]!;
  if (isCrazy(card)) return card.game === 'brawl' ? 'rum' : null;
  return ruleOf(card, 'swap')?.good ?? null;
}

export function refitPart(open: Open): GalleonPart | null {
  const card = seaCard(open);
  return (card && ruleOf(card, 'refit')?.part) ?? null;
}

/** 10.4 Asked only when there is something to part with. */
function offer(open: Open, seat: Seat, done: { swapped: boolean; refitted: boolean }): Phase | null {
  const phase: Bargain = { kind: 'bargain', ...done, ...asked(seat) };
  return bargains(open, seat, phase).length > 0 ? phase : null;
}

function bargains(open: Open, seat: Seat, { swapped, refitted }: Bargain): Move[] {
  const galleon = open.galleons[seat]!;
  const [good, part] = [swapGood(open), refitPart(open)];
  const moves: Move[] = [];
  if (good && !swapped && galleon.loot[good] > 0) moves.push({ kind: 'swap' });
  if (part && !refitted && open.supply[part] > 0)
    for (const loot of goodsOf(galleon)) moves.push({ kind: 'refit', loot });
  if (galleon.loot.bottle > 0) moves.push({ kind: 'bottle' });
  return moves;
}

export const bargain: PlayerDecision = {
  menu(view) {
    const moves = bargains(view.open, me(view), view.open.phase as Bargain);
    return { ask: 'bargain', moves: [{ kind: 'done' }, ...moves], complete: true };
  },

  check(view, move) {
    const { open } = view;
    const { loot } = open.galleons[me(view)]!;
    const { swapped, refitted } = open.phase as Bargain;
    const [good, part] = [swapGood(open), refitPart(open)];
    switch (move.kind) {
      case 'done':
        return null;
      case 'swap':
        if (!good) return NOT_NOW;
        if (swapped) return no('once-only');
        return loot[good] > 0 ? null : no('not-your-loot');
      case 'refit':
        if (!part) return NOT_NOW;
        if (refitted) return no('once-only');
        if (open.supply[part] === 0) return no('part-sold-out');
        return loot[move.loot] > 0 ? null : no('not-your-loot');
      case 'bottle':
        return loot.bottle > 0 ? null : no('not-your-loot');
      default:
        return NOT_NOW;
    }
  },

  resolve(state, [answer], tell) {
    const { seat, move } = answer!;
    const { open } = state;
    const { swapped, refitted } = open.phase as Bargain;
    if (move.kind === 'done') return serveNext(state, tell);
    if (move.kind === 'swap') {
      returnLoot(state, seat, one(swapGood(open)!), tell);
      addCoins(state, seat, 1, 'swap', tell);
    }
    if (move.kind === 'refit') {
      returnLoot(state, seat, one(move.loot), tell);
      addPart(state, seat, refitPart(open)!, 'refit', tell);
    }
    if (move.kind === 'bottle') chain(state, seat, openBottle(state, seat, tell), tell);
    const done = { swapped: swapped || move.kind === 'swap', refitted: refitted || move.kind === 'refit' };
    return offer(open, seat, done) ?? serveNext(state, tell);
  },
};

/** 10.5 A Message in a Bottle leads to three more tokens. */
export function openBottle(state: RattleState, seat: Seat, tell: RattleTell): LootKind[] {
  toBag(state, seat, one('bottle'));
  tell.all({ type: 'bottle', seat });
  return drawLoot(state, seat, BOTTLE_LOOT, 'bottle', tell);
}
