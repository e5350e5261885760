// How the parts of a table of Rolling with the Waves lie in the room there is.

import { ok } from 'node:assert/strict';
import { test } from 'node:test';
import { arrange } from '../src/games/rolling-with-the-waves/map/arrange.ts';

const GAP = 8;
const MOST = 5; // captains
const LEAST = 0.45; // of the column: two maps one above the other leave the most on a low screen
/** What a board has of the window at 900x700, 1180x820, 1440x900, 1920x1080 and 2560x1440. */
const ROOMS = [
  { w: 884, h: 516 },
  { w: 1164, h: 600 },
  { w: 1424, h: 716 },
  { w: 1904, h: 880 },
  { w: 2540, h: 1230 },
];

test('the maps of the others fill their column, however few they are', () => {
  for (const room of ROOMS)
    for (let maps = 2; maps <= MOST; maps++) {
      const { deck, rivals } = arrange(room, { maps, isPlayer: true });
      const { places, scale } = rivals!.fit;
      const drawn = (maps - 1) * places.width * places.height * scale ** 2;
      const share = drawn / ((room.w - deck.w - GAP) * room.h);
      ok(share > LEAST, `${maps} captains at ${room.w}: ${share.toFixed(2)}`);
    }
});
