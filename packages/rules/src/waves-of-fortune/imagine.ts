// A world this viewer could be in: hidden tiles and cards lie in another order, except where the viewer has looked.

import type { World } from '../game.ts';
import { clone } from '../kit/clone.ts';
import { below, type Rng, shuffle } from '../kit/rng.ts';
import { faceBeneath } from './facts/tiles.ts';
import { cardsLeft, facesLeft } from './facts/unseen.ts';
import { DECKS, HIDDEN, HOLD, ZONES, type Zone } from './tables/index.ts';
import type { FortuneView, Open, Own, Shut, WavesOfFortune } from './types.ts';

export function imagine({ seat: me, open, own: mine }: FortuneView, rng: Rng): World<WavesOfFortune> {
  const tiles = {} as Shut['tiles'];
  for (const zone of ZONES) tiles[zone] = imaginedTiles(open, zone, mine?.seen ?? [], rng);
  const decks = {} as Shut['decks'];
  for (const deck of DECKS) decks[deck] = shuffle(rng, cardsLeft(open, deck));
  const world = { open: clone(open), own: [] as Own[], shut: { tiles, decks } };
  world.own = open.ships.map(({ peeked }, seat): Own => {
    if (seat === me && mine) return clone(mine);
    const load = open.phase.kind === 'load' && !open.phase.waiting.includes(seat) ? 1 + below(rng, HOLD - 1) : null;
    return { load, seen: peeked.map(tile => ({ tile, face: faceBeneath(world, tile) })) };
  });
  return world;
}

/** The faces not seen yet in any order, with those the viewer has looked at in their places. */
function imaginedTiles(open: Open, zone: Zone, seen: Own['seen'], rng: Rng): Shut['tiles'][Zone] {
  const left = facesLeft(open, zone);
  for (const { tile, face } of seen) if (HIDDEN[zone].includes(tile)) left.splice(left.indexOf(face), 1);
  shuffle(rng, left);
  if (seen.length === 0) return left;
  const faces: Shut['tiles'][Zone] = [];
  for (const tile of HIDDEN[zone]) {
    if (open.faces[tile] !== null) continue;
    faces.push(seen.find(it => it.tile === tile)?.face ?? left.pop()!);
  }
  return faces;
}
