// A world this viewer could be in: hidden tiles and cards lie in another order, except where the viewer has looked.

import type { World } from '../game.ts';
import { clone } from '../kit/clone.ts';
import { below, type Rng, shuffle } from '../kit/rng.ts';
import { faceBeneath } from './facts/tiles.ts';
import { cardsLeft, facesLeft } from './facts/unseen.ts';
import { DECKS, HIDDEN, HOLD, type Tile, ZONE_OF, type Zone } from './tables/index.ts';
import type { FortuneView, Open, Own, Shut, WavesOfFortune } from './types.ts';

export function imagine({ seat: me, open, own: mine }: FortuneView, rng: Rng): World<WavesOfFortune> {
  const seen = mine?.seen ?? [];
  const sea = { shallows: imagined(open, 'shallows', seen, rng), depths: imagined(open, 'depths', seen, rng) };
  const decks = {} as Shut['decks'];
  for (const deck of DECKS) decks[deck] = shuffle(rng, cardsLeft(open, deck));
  const shut = { sea, decks };
  const own = open.ships.map(({ peeked }, seat): Own => {
    if (seat === me && mine) return clone(mine);
    const load = open.phase.kind === 'load' && !open.phase.waiting.includes(seat) ? 1 + below(rng, HOLD - 1) : null;
    return { load, seen: peeked.map(tile => ({ tile, face: faceBeneath(shut, tile) })) };
  });
  return { open: clone(open), own, shut };
}

/** The faces not seen yet in any order, with those the viewer has looked at in their places. */
function imagined(open: Open, zone: Zone, seen: Own['seen'], rng: Rng): Shut['sea'][Zone] {
  const left = facesLeft(open, zone);
  const known = seen.filter(({ tile }) => ZONE_OF[tile] === zone);
  for (const { face } of known) left.splice(left.indexOf(face), 1);
  shuffle(rng, left);
  const tiles = hiddenTiles(open, zone);
  const faces = known.length === 0 ? left : tiles.map(tile => known.find(it => it.tile === tile)?.face ?? left.pop()!);
  return { tiles, faces };
}

function hiddenTiles(open: Open, zone: Zone): Tile[] {
  const tiles: Tile[] = [];
  for (const tile of HIDDEN[zone]) if (open.faces[tile] === null) tiles.push(tile);
  return tiles;
}
