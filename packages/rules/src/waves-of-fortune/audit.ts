import { holdOf } from './facts/ships.ts';
import { faceBeneath, isHidden, tokenOn } from './facts/tiles.ts';
import { cardsOut } from './facts/unseen.ts';
import {
  CARD_LIST,
  CARDS,
  type CardId,
  DECKS,
  FACES,
  type Face,
  HIDDEN,
  HOME_OF,
  TILE_MIX,
  TILES,
  ZONES,
} from './tables/index.ts';
import type { FortuneState, Open } from './types.ts';

/** Every tile and card somewhere, no hold too full, no two ships on a tile, and nobody has seen what is not there. */
export function audit(state: FortuneState): string | null {
  return tiles(state) ?? cards(state) ?? ships(state.open) ?? secrets(state);
}

function tiles({ open, shut }: FortuneState): string | null {
  for (const zone of ZONES) {
    const { tiles, faces } = shut.sea[zone];
    const found: Partial<Record<Face, number>> = {};
    for (const face of faces) found[face] = (found[face] ?? 0) + 1;
    let hidden = 0;
    for (const tile of HIDDEN[zone]) {
      const face = open.faces[tile]!;
      if (face === null) hidden += 1;
      else found[face] = (found[face] ?? 0) + 1;
      if ((face === null) !== tiles.includes(tile)) return `tile ${tile} shows ${face}`;
    }
    if (tiles.length !== hidden || faces.length !== hidden) return `${hidden} tiles of the ${zone} are hidden`;
    for (const face of FACES)
      if ((found[face] ?? 0) !== (TILE_MIX[zone][face] ?? 0)) return `${found[face]} tiles of the ${zone} show ${face}`;
  }
  for (const tile of TILES)
    if ((open.faces[tile] === 'home') !== (HOME_OF[tile] !== null)) return `tile ${tile} shows ${open.faces[tile]}`;
  for (const { tile, token } of open.tokens)
    if (open.faces[tile] === null) return `a ${token} lies on ${tile}, which nobody has found`;
  return null;
}

function cards({ open, shut }: FortuneState): string | null {
  const found: Record<CardId, number> = {};
  for (const deck of DECKS) {
    const { left } = open.piles[deck];
    if (left !== shut.decks[deck].length) return `${deck} has ${shut.decks[deck].length} cards left, not ${left}`;
    for (const pile of [shut.decks[deck], cardsOut(open, deck)])
      for (const card of pile) {
        if (CARDS[card]!.deck !== deck) return `${card} is among the cards of ${deck}`;
        found[card] = (found[card] ?? 0) + 1;
      }
  }
  for (const { id, copies } of CARD_LIST) if (found[id] !== copies) return `there are ${found[id]} of ${id}`;
  return null;
}

function ships(open: Open): string | null {
  const { phase, ships, round } = open;
  for (const [seat, ship] of ships.entries()) {
    const { at, afloat, food, crew, gold, chest, maps } = ship;
    if (food < 0 || crew < 0 || gold < 0 || chest < 0) return `seat ${seat} owes something`;
    if (gold % 50 !== 0 || chest % 50 !== 0) return `seat ${seat} has ${gold} and ${chest} gold`;
    if (food + crew > holdOf(ship)) return `seat ${seat} has ${food} food and ${crew} crew`;
    if (!afloat && food + crew + gold + maps.length > 0) return `the sunk ship of seat ${seat} is not empty`;
    const loading = round === 0 || (phase.kind === 'dock' && phase.seat === seat);
    if (afloat && crew === 0 && !loading) return `seat ${seat} is afloat without crew`;
    if (round === 0 || !afloat || phase.kind === 'ram') continue;
    if (ships.some((other, i) => i < seat && other.afloat && other.at === at)) return `two ships are on ${at}`;
    if (HOME_OF[at] && HOME_OF[at] !== ship.colour) return `seat ${seat} is in a home not its own`;
  }
  for (const { tile, gold, maps } of open.wrecks)
    if (gold + maps.length === 0) return `there is nothing in the wreck on ${tile}`;
  return open.tokens.some(laid => tokenOn(open, laid.tile) !== laid) ? 'two tokens lie on a tile' : null;
}

function secrets(state: FortuneState): string | null {
  const { open, own } = state;
  for (const [seat, { load, seen }] of own.entries()) {
    const { peeked } = open.ships[seat]!;
    if (peeked.length !== seen.length)
      return `seat ${seat} has seen ${seen.length} tiles, and looked at ${peeked.length}`;
    for (const [i, { tile, face }] of seen.entries()) {
      if (peeked[i] !== tile || !isHidden(open, tile)) return `seat ${seat} has seen tile ${tile}`;
      if (faceBeneath(state.shut, tile) !== face) return `seat ${seat} has seen ${face} on ${tile}`;
    }
    if ((load !== null) !== hasLoaded(open, seat)) return `seat ${seat} has ${load} crew in mind`;
  }
  return null;
}

const hasLoaded = ({ phase }: Open, seat: number): boolean => phase.kind === 'load' && !phase.waiting.includes(seat);
