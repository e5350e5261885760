// Turning tiles over (3.5), looking under them (9.4), and laying tokens on them (5).

import type { Seat } from '../../game.ts';
import { faceBeneath } from '../facts/tiles.ts';
import { CARDS, type CardId, type Face, type Tile, type Token, ZONE_OF } from '../tables/index.ts';
import type { FortuneState, FortuneTell, Shut } from '../types.ts';

/** For all to see. */
export function turnOver(state: FortuneState, seat: Seat | null, tile: Tile, tell: FortuneTell): Face {
  const face = uncover(state, tile);
  tell.all({ type: 'flipped', seat, tile, face });
  return face;
}

/** 10.4 All that is still hidden when the game is over, in the order of the tiles. */
export function uncoverAll(state: FortuneState): { tile: Tile; face: Face }[] {
  const { shallows, depths } = state.shut.sea;
  const hidden = [...shallows.tiles, ...depths.tiles].sort((a, b) => a - b);
  return hidden.map(tile => ({ tile, face: uncover(state, tile) }));
}

/** Whoever had looked under it keeps no secret any more. */
function uncover({ open, own, shut }: FortuneState, tile: Tile): Face {
  const face = takeUp(shut, tile);
  open.faces[tile] = face;
  for (let other = 0; other < own.length; other++) {
    const { peeked } = open.ships[other]!;
    const place = peeked.indexOf(tile);
    if (place < 0) continue;
    peeked.splice(place, 1);
    own[other]!.seen.splice(place, 1);
  }
  return face;
}

/** A corner shows its treasure, which everybody knew. */
function takeUp({ sea }: Shut, tile: Tile): Face {
  const zone = ZONE_OF[tile]!;
  if (zone === null) return 'treasure';
  const { tiles, faces } = sea[zone];
  const place = tiles.indexOf(tile);
  tiles.splice(place, 1);
  return faces.splice(place, 1)[0]!;
}

/** Everybody sees that the captain looks; only the captain sees at what. */
export function lookUnder(state: FortuneState, seat: Seat, tile: Tile, tell: FortuneTell): void {
  const face = faceBeneath(state.shut, tile);
  state.open.ships[seat]!.peeked.push(tile);
  state.own[seat]!.seen.push({ tile, face });
  tell.all({ type: 'peeked', seat, tile });
  tell.only(seat, { type: 'spied', seat, tile, face });
}

export function layToken(
  { open }: FortuneState,
  tile: Tile,
  token: Token,
  hp: number,
  card: CardId,
  tell: FortuneTell,
): void {
  open.tokens.push({ tile, token, hp, card });
  tell.all({ type: 'token-placed', tile, token, hp, card });
}

/** The card that brought it goes to its discard pile. */
export function removeToken({ open }: FortuneState, tile: Tile, tell: FortuneTell): void {
  const place = open.tokens.findIndex(laid => laid.tile === tile);
  const [laid] = open.tokens.splice(place, 1);
  open.piles[CARDS[laid!.card]!.deck].discard.push(laid!.card);
  tell.all({ type: 'token-removed', tile, token: laid!.token });
}
