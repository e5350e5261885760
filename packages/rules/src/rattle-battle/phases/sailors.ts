// 10.6 Sailors who are active at sea, each once an Adventure, in turn order.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { addCoins, addPart, addUpgrade, joinCrew, topSailor, topUpgrade } from '../effects/galleon.ts';
import { drawLoot, returnLoot, take } from '../effects/loot.ts';
import { count, goodsIn, holdsAll, one, picks } from '../facts/loot.ts';
import { ownerOf } from '../facts/sea.ts';
import { upgradeOf } from '../facts/ships.ts';
import { mateOf } from '../facts/uses.ts';
import { GOODS, type Good, HOARD, HOARDS, isHoarder, PARTS, SAILOR, type SailorId, SELLERS } from '../tables/index.ts';
import type { Loot, Mate } from '../types/galleon.ts';
import type { Move, Readied } from '../types/move.ts';
import type { Open, Phase, RattleRefusal, RattleState, RattleTell } from '../types.ts';
import { asked, askNext, me, NOT_NOW, type PlayerDecision, turnOrder } from './asking.ts';
import { openBottle } from './loot.ts';
import { ready } from './uses.ts';

type Using = Extract<Move, { kind: 'sailor' }>;

/** What the Sailors who are paid take. */
const PRICES: Partial<Record<SailorId, Good>> = {
  emilio: 'spices',
  max: 'fabrics',
  olaf: 'rum',
  molasses: 'rum',
  suzette: 'fabrics',
  pepe: 'spices',
};

export function begin({ open }: RattleState): Phase | null {
  open.queue = [...turnOrder(open)];
  return askNextCrew(open);
}

function askNextCrew(open: Open): Phase | null {
  const seat = askNext(open, it => usable(open, it).length > 0);
  return seat === null ? null : { kind: 'sailors', ...asked(seat) };
}

function usable(open: Open, seat: Seat): Move[] {
  const { crew, loot } = open.galleons[seat]!;
  const moves: Move[] = crew.flatMap(mate => ways(open, seat, mate));
  if (loot.bottle > 0) moves.push({ kind: 'bottle' });
  return moves;
}

const way = (sailor: SailorId, loot: Loot = {}): Using => ({ kind: 'sailor', sailor, loot, part: null, ready: null });

/** Every way of using a Sailor now. */
function ways(open: Open, seat: Seat, { id, used, hoard }: Mate): Using[] {
  const galleon = open.galleons[seat]!;
  const { loot } = galleon;
  if (isHoarder(id)) {
    const room = Math.min(HOARD - hoard, loot[HOARDS[id]]);
    return Array.from({ length: room }, (_, i) => way(id, { [HOARDS[id]]: i + 1 }));
  }
  if (used || refusesSailor(open, seat, id)) return [];
  const price = PRICES[id];
  if (id === 'max') return PARTS.filter(part => open.supply[part] > 0).map(part => ({ ...way(id, one(price!)), part }));
  if (id === 'wim') return [1, 2].flatMap(size => picks(loot, size, GOODS)).map(returned => way(id, returned));
  if (id === 'mutiny') return exhaustedOn(open, seat).map(it => ({ ...way(id), ready: it }));
  return [way(id, price ? one(price) : {})];
}

function exhaustedOn(open: Open, seat: Seat): Readied[] {
  const { sails, cannons, upgrades } = open.galleons[seat]!;
  const found: Readied[] = [];
  if (sails.exhausted > 0) found.push('sail');
  if (cannons.exhausted > 0) found.push('cannon');
  for (const upgrade of upgrades) if (!upgrade.ready) found.push(upgrade.id);
  return found;
}

/** Why a Sailor has nothing to do now. */
function refusesSailor(open: Open, seat: Seat, id: SailorId): RattleRefusal | null {
  const galleon = open.galleons[seat]!;
  const { voyage, loot } = galleon;
  const price = PRICES[id];
  if (price && loot[price] === 0) return no('not-your-loot');
  switch (id) {
    case 'emilio':
      return open.decks.upgrades > 0 ? null : no('deck-empty');
    case 'olaf':
      return open.decks.sailors > 0 ? null : no('deck-empty');
    case 'max':
      return PARTS.some(part => open.supply[part] > 0) ? null : no('part-sold-out');
    case 'greta':
      return voyage.trophies.some(({ die }) => ownerOf(die) === null) ? someLoot(open) : no('sailor-not-now');
    case 'barnaby':
      return voyage.lost.length > 0 ? someLoot(open) : no('sailor-not-now');
    case 'lu':
      return voyage.sent.length === 0 ? someLoot(open) : no('sailor-not-now');
    case 'quirijn':
      return voyage.sent.length > 0 ? someLoot(open) : no('sailor-not-now');
    case 'wim':
      return goodsIn(loot) > 0 ? null : no('not-your-loot');
    case 'nils':
      return voyage.lost.length > voyage.mended ? null : no('sailor-not-now');
    case 'mutiny':
      return exhaustedOn(open, seat).length > 0 ? null : no('nothing-to-ready');
    default:
      return SAILOR[id].active === 'sea' ? null : no('sailor-not-now');
  }
}

const someLoot = ({ bag }: Open): RattleRefusal | null => (count(bag) > 0 ? null : no('not-in-bag'));

export const sailors: PlayerDecision = {
  menu(view) {
    return { ask: 'sailors', moves: [{ kind: 'done' }, ...usable(view.open, me(view))], complete: true };
  },

  check(view, move) {
    if (move.kind === 'done') return null;
    const galleon = view.open.galleons[me(view)]!;
    if (move.kind === 'bottle') return galleon.loot.bottle > 0 ? null : no('not-your-loot');
    return move.kind === 'sailor' ? checkSailor(view.open, me(view), move) : NOT_NOW;
  },

  resolve(state, [answer], tell) {
    const { seat, move } = answer!;
    const { open } = state;
    if (move.kind === 'done') return askNextCrew(open);
    if (move.kind === 'bottle') openBottle(state, seat, tell);
    if (move.kind === 'sailor') {
      const question = use(state, seat, move, tell);
      if (question) return question;
    }
    return askAgain(open, seat);
  },
};

const askAgain = (open: Open, seat: Seat): Phase | null =>
  usable(open, seat).length > 0 ? { kind: 'sailors', ...asked(seat) } : askNextCrew(open);

function checkSailor(open: Open, seat: Seat, move: Using): RattleRefusal | null {
  const { sailor, loot, part, ready: readied } = move;
  const galleon = open.galleons[seat]!;
  const mate = mateOf(galleon, sailor);
  if (!mate) return no('no-such-sailor');
  if (isHoarder(sailor)) {
    const size = loot[HOARDS[sailor]] ?? 0;
    if (part !== null || readied !== null || size === 0 || count(loot) !== size) return no('wrong-price');
    if (size > HOARD - mate.hoard) return no('too-much-hoarded', { most: HOARD });
    return holdsAll(galleon.loot, loot) ? null : no('not-your-loot');
  }
  if (mate.used) return no('sailor-used');
  const refusal = refusesSailor(open, seat, sailor);
  if (refusal) return refusal;
  if ((part !== null) !== (sailor === 'max') || (readied !== null) !== (sailor === 'mutiny')) return no('wrong-price');
  if (part !== null && open.supply[part] === 0) return no('part-sold-out');
  if (readied !== null && !exhaustedOn(open, seat).includes(readied)) return no('nothing-to-ready');
  const price = PRICES[sailor];
  if (sailor === 'wim') {
    if (goodsIn(loot) !== count(loot) || count(loot) < 1 || count(loot) > 2) return no('wrong-price');
    return holdsAll(galleon.loot, loot) ? null : no('not-your-loot');
  }
  return count(loot) === (price ? 1 : 0) && (!price || loot[price] === 1) ? null : no('wrong-price');
}

function use(state: RattleState, seat: Seat, move: Using, tell: RattleTell): Phase | null {
  const { open } = state;
  const galleon = open.galleons[seat]!;
  const { sailor, loot } = move;
  const mate = mateOf(galleon, sailor)!;
  if (isHoarder(sailor)) {
    take(galleon.loot, loot);
    mate.hoard += count(loot);
    tell.all({ type: 'hoarded', seat, sailor, loot });
    return null;
  }
  mate.used = true;
  tell.all({ type: 'sailor-used', seat, sailor });
  returnLoot(state, seat, loot, tell);
  const sale = SELLERS[sailor];
  if (sale) addCoins(state, seat, sale.coins, sailor, tell);
  switch (sailor) {
    case 'emilio':
      addUpgrade(state, seat, topUpgrade(state)!, 'emilio', tell);
      return null;
    case 'max':
      addPart(state, seat, move.part!, 'max', tell);
      return null;
    case 'olaf':
      joinCrew(state, seat, topSailor(state)!, 'olaf', tell);
      return null;
    case 'greta':
    case 'barnaby':
    case 'lu':
      drawLoot(state, seat, 1, sailor, tell);
      return null;
    case 'wim':
      drawLoot(state, seat, count(loot), sailor, tell);
      return null;
    case 'nils':
      galleon.voyage.mended += 1;
      return null;
    case 'mutiny':
      wake(state, seat, move.ready!, tell);
      return null;
    case 'quirijn': {
      const drawn = drawLoot(state, seat, 2, sailor, tell);
      if (drawn.length < 2) return null;
      if (drawn[0] !== drawn[1]) return { kind: 'quirijn', drawn, ...asked(seat) };
      returnLoot(state, seat, one(drawn[0]!), tell); // 3.6
      return null;
    }
    default:
      return null;
  }
}

function wake({ open }: RattleState, seat: Seat, what: Readied, tell: RattleTell): void {
  const galleon = open.galleons[seat]!;
  if (what === 'sail') ready(galleon.sails, 1);
  else if (what === 'cannon') ready(galleon.cannons, 1);
  else upgradeOf(galleon, what)!.ready = true;
  tell.all({ type: 'readied', seat, what, count: 1 });
}

type Returning = Extract<Phase, { kind: 'quirijn' }>;

export const quirijn: PlayerDecision = {
  menu({ open }) {
    const { drawn } = open.phase as Returning;
    const moves = [...new Set(drawn)].map((loot): Move => ({ kind: 'return', loot }));
    return { ask: 'quirijn', moves, complete: true };
  },

  check({ open }, move) {
    if (move.kind !== 'return') return NOT_NOW;
    return (open.phase as Returning).drawn.includes(move.loot) ? null : no('not-your-loot');
  },

  resolve(state, [answer], tell) {
    const { seat, move } = answer!;
    if (move.kind === 'return') returnLoot(state, seat, one(move.loot), tell);
    return askAgain(state.open, seat);
  },
};
