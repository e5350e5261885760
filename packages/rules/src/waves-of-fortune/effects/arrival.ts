// Rules 3.5 and 3.6: what happens to a ship where a move ends, however it came there.

import type { Seat } from '../../game.ts';
import { shuffle } from '../../kit/rng.ts';
import { homeOf, isHome, isTruce } from '../facts/ships.ts';
import { isGuarded, tokenOn, wreckOn } from '../facts/tiles.ts';
import {
  CARD_LIST,
  type CardId,
  CORNER_GOLD,
  type Deck,
  MAP_CARDS,
  MAPS,
  type Tile,
  ZONE_OF,
} from '../tables/index.ts';
import type { FortuneState, FortuneTell, LaidToken, Phase } from '../types.ts';
import { fightKing, fightPirates } from './battle.ts';
import { leap, order } from './operations.ts';
import { turnOver } from './tiles.ts';

export function arrive(state: FortuneState, seat: Seat, rammed: boolean, tell: FortuneTell): Phase | null {
  const { open } = state;
  const ship = open.ships[seat]!;
  if (!ship.afloat) return null;
  if (isHome(ship)) return dock(state, seat, tell);
  const { at: tile } = ship;
  const gathers = () => open.agenda.push({ kind: 'gather', seat, tile });
  if (open.faces[tile] === null) {
    gathers();
    return discover(state, seat, tile, tell);
  }
  if (rammed && open.table.ramHazards === 'reveal-only') {
    if (!isGuarded(open, tile)) gathers(); // 11.8
    return null;
  }
  if (open.faces[tile] === 'king') return isTruce(open) ? null : fightKing(state, seat, tell); // 6.9
  gathers();
  const laid = tokenOn(open, tile);
  return laid === null ? null : meet(state, seat, laid, tell);
}

/** 9.1 Gold aboard is banked, and the captain does business at home. */
export function dock({ open }: FortuneState, seat: Seat, tell: FortuneTell): Phase {
  const ship = open.ships[seat]!;
  const banked = ship.gold;
  ship.chest += banked;
  ship.gold = 0;
  tell.all({ type: 'docked', seat, banked, chest: ship.chest });
  return { kind: 'dock', seat };
}

function discover(state: FortuneState, seat: Seat, tile: Tile, tell: FortuneTell): Phase | null {
  switch (turnOver(state, seat, tile, tell)) {
    case 'ocean':
      draw(state, seat, tile, ZONE_OF[tile] === 'shallows' ? 'SO' : 'DO', tell);
      return null;
    case 'island':
      draw(state, seat, tile, ZONE_OF[tile] === 'shallows' ? 'SI' : 'DI', tell);
      return null;
    case 'treasure':
      state.open.ships[seat]!.gold += CORNER_GOLD; // 8.1
      tell.all({ type: 'corner', seat, tile, gold: CORNER_GOLD });
      return null;
    case 'king':
      return findKing(state, seat, tile, tell);
    case 'reef':
    case 'whirlpool':
    case 'home':
      return null;
  }
}

/** 6.9 Fight at once, or escape; during the truce there is only escaping. */
function findKing(state: FortuneState, seat: Seat, tile: Tile, tell: FortuneTell): Phase | null {
  tell.all({ type: 'king-found', seat, tile });
  if (isTruce(state.open)) {
    flee(state, seat, tell);
    return null;
  }
  return { kind: 'king', seat };
}

export function flee(state: FortuneState, seat: Seat, tell: FortuneTell): void {
  const ship = state.open.ships[seat]!;
  tell.all({ type: 'king-escaped', seat, tile: ship.at });
  leap(state, seat, 'escape', homeOf(ship), tell);
}

/** 4.1, 4.4 The next card of a deck; an empty one is its discard pile, shuffled. */
function draw(state: FortuneState, seat: Seat, tile: Tile, deck: Deck, tell: FortuneTell): void {
  const { open, shut, rng } = state;
  const pile = open.piles[deck];
  if (shut.decks[deck].length === 0 && pile.discard.length > 0) {
    shut.decks[deck] = shuffle(rng, pile.discard);
    open.piles[deck] = { left: shut.decks[deck].length, discard: [] };
    tell.all({ type: 'reshuffled', deck });
  }
  const card = shut.decks[deck].pop();
  if (card === undefined) {
    tell.all({ type: 'calm', seat, tile });
    return;
  }
  open.piles[deck].left -= 1;
  if (!STAYING_OUT.has(card)) open.piles[deck].discard.push(card);
  tell.all({ type: 'card', seat, tile, deck, card });
  order(state, seat, card);
}

const STAYING = ['pirate', 'kraken', 'token', 'map'];

/** 4.1 Cards that lie on the board with their token, or are carried as a map. */
const STAYING_OUT = new Set<CardId>(
  CARD_LIST.filter(({ fx }) => fx.some(([name]) => STAYING.includes(name))).map(({ id }) => id),
);

/** 5.2 A token acts on every ship that ends a move there. */
function meet(state: FortuneState, seat: Seat, { tile, token, hp }: LaidToken, tell: FortuneTell): Phase | null {
  tell.all({ type: 'token-met', seat, tile, token, hp });
  if (token === 'pirate') return fightPirates(state, seat, hp, tell);
  if (token === 'kraken') return { kind: 'kraken', seat };
  order(state, seat, token);
  return null;
}

/** 3.6 A ship that is still there takes what a wreck has, and digs where a map of its own has the X. */
export function gather({ open }: FortuneState, seat: Seat, tile: Tile, tell: FortuneTell): void {
  const ship = open.ships[seat]!;
  if (!ship.afloat || ship.at !== tile) return;
  const wreck = wreckOn(open, tile);
  if (wreck) {
    const { gold, maps } = wreck;
    open.wrecks.splice(open.wrecks.indexOf(wreck), 1);
    ship.gold += gold;
    ship.maps.push(...maps);
    tell.all({ type: 'salvaged', seat, tile, gold, maps });
  }
  if (ship.maps.length === 0) return;
  for (const map of MAPS) {
    const { x, gold, deck, card } = MAP_CARDS[map];
    const place = x === tile ? ship.maps.indexOf(map) : -1;
    if (place < 0) continue;
    ship.maps.splice(place, 1);
    ship.gold += gold;
    open.piles[deck].discard.push(card);
    tell.all({ type: 'map-dug', seat, map, tile, gold });
  }
}
