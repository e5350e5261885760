import { equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seedOf } from '@quayside/engine';
import { type Event, tileNamed, wavesOfFortune } from '@quayside/rules/waves-of-fortune';
import { coastOf, mistOver } from '../src/games/waves-of-fortune/art/coasts.ts';
import { outlineOf } from '../src/games/waves-of-fortune/art/outline.ts';
import { headings } from '../src/games/waves-of-fortune/headings.ts';
import { lensPlace } from '../src/games/waves-of-fortune/lensPlace.ts';
import { openOf, stage, still } from '../src/games/waves-of-fortune/scene.ts';
import { pause } from '../src/games/waves-of-fortune/timing.ts';
import { eventsFor, randomSteps, viewFor } from './sceneLaws.ts';

const NOTHING = { rest: [], seat: 0 };
const ROUND: Event = {
  type: 'battle-round',
  seat: 1,
  enemy: 'pirate',
  sent: 1,
  enemyDice: [4],
  dice: [5],
  pairs: [{ ours: 5, theirs: 4, won: true }],
  lost: 0,
  felled: 1,
  crew: 5,
  left: 1,
};

describe('The timing of Waves of Fortune', () => {
  test('a card of mine is read, a longer course takes longer', () => {
    const card: Event = { type: 'card', seat: 0, tile: 3, deck: 'SO', card: 'SO01' };
    ok(pause(card, NOTHING) >= 1200);
    ok(pause(card, { rest: [], seat: 1 }) < pause(card, NOTHING));
    const moved = (path: number[]) => pause({ type: 'moved', seat: 0, how: 'sail', path }, NOTHING);
    ok(moved([0, 1, 2]) > moved([0, 1]));
    equal(pause({ type: 'ready', seat: 0 }, NOTHING), 0);
  });

  test("of somebody else's battle the last round is shown, the others at a glance, all of mine", () => {
    const won: Event = { type: 'battle-won', seat: 1, enemy: 'pirate', hp: 2, gold: 100, aboard: 100 };
    const glance = pause(ROUND, NOTHING);
    ok(glance < pause(ROUND, { rest: [won], seat: 0 }));
    ok(pause(ROUND, { rest: [], seat: 1 }) > pause(ROUND, { rest: [won], seat: 0 }));
  });

  test('sinking and the fall of the King have a moment of their own, whoever it is', () => {
    const sunk: Event = { type: 'sunk', seat: 1, tile: 3, how: 'combat', gold: 0, maps: [] };
    const slain: Event = { type: 'king-slain', seat: 1, tile: 3, gold: 0 };
    for (const event of [sunk, slain]) for (const seat of [0, 1, null]) ok(pause(event, { rest: [], seat }) >= 800);
  });

  test('what a raid takes from me is shown at leisure', () => {
    const raid: Event = { type: 'raided', seat: 1, from: 0, gold: 150 };
    ok(pause(raid, NOTHING) > pause(raid, { rest: [], seat: 2 }));
  });
});

test('plates follow the scene: after every event of a game the open position is that of the scene', () => {
  let compared = 0;
  for (const step of randomSteps(wavesOfFortune, { seats: 3, seed: seedOf('plates').slice(0, 8), moves: 300 })) {
    const before = viewFor(wavesOfFortune, step.before, 0);
    let scene = still(before);
    for (const event of eventsFor(wavesOfFortune, step, 0)) {
      scene = stage(scene, event);
      const open = openOf(scene, before.open);
      equal(open.ships, scene.ships);
      equal(open.round, scene.round);
      compared++;
    }
    const after = viewFor(wavesOfFortune, step.after, 0).open;
    const shown = openOf(scene, before.open);
    equal(
      JSON.stringify(wavesOfFortune.standings(shown)),
      JSON.stringify(wavesOfFortune.standings({ ...after, phase: shown.phase })),
    );
  }
  ok(compared > 300);
});

describe('The drawing of the sea', () => {
  const curves = (path: string) => path.split('M').length - 1;
  const tiles = (...names: string[]) => new Set(names.map(tileNamed));

  test('islands side by side have one coast, those apart have one each', () => {
    equal(curves(coastOf(tiles('B2', 'C2')).land), 1);
    equal(curves(coastOf(tiles('B2', 'D2')).land), 2);
    equal(curves(coastOf(tiles('B2', 'C3')).land), 2);
    equal(coastOf(new Set()).land, '');
  });

  test('a coast is worked out once, and does not depend on the order of discovery', () => {
    equal(coastOf(tiles('C2', 'B2')), coastOf(tiles('B2', 'C2')));
  });

  test('mist covers what is hidden as one cloth, with a hole where something was found', () => {
    equal(curves(mistOver(tiles('A1', 'B1')).edge), 1);
    const around = ['B2', 'C2', 'D2', 'B3', 'D3', 'B4', 'C4', 'D4'];
    equal(curves(mistOver(tiles(...around)).edge), 2);
  });

  test('the rope goes once around tiles that touch', () => {
    equal(curves(outlineOf(tiles('B2', 'C2', 'C3'))), 1);
    equal(curves(outlineOf(tiles('B2', 'D2'))), 2);
    equal(curves(outlineOf(tiles('B2', 'C3'))), 2);
  });

  test('a ship looks where she sailed last', () => {
    const moved = (...path: string[]): Event => ({ type: 'moved', seat: 1, how: 'sail', path: path.map(tileNamed) });
    equal(headings([moved('B2', 'C2', 'C3')]).get(1), 'east');
    equal(headings([moved('B2', 'C2'), moved('C2', 'B2'), moved('B2', 'B3')]).get(1), 'west');
  });

  test('the spyglass opens inside the sea, away from a tile at its rim', () => {
    for (const name of ['A1', 'J10', 'E5', 'A6']) {
      const { x, y, radius } = lensPlace(tileNamed(name));
      for (const at of [x, y]) ok(at - radius >= 0 && at + radius <= 400, name);
    }
    const { x, y, radius } = lensPlace(tileNamed('A1'));
    ok(Math.hypot(x - 20, y - 20) > radius);
  });
});
