import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import { type AnyGame, below, plain, rngOf, settle } from '@quayside/rules';
import { type Event, rattleBattle as game, type RattleView, scoreOf } from '@quayside/rules/rattle-battle';
import { RATTLE_MS } from '../src/dice/fallAnimation.ts';
import { markOf } from '../src/games/rattle-battle/marks.ts';
import { pointsOf } from '../src/games/rattle-battle/points.ts';
import { openOf, sideOf, stage, still } from '../src/games/rattle-battle/scene.ts';
import { pause } from '../src/games/rattle-battle/timing.ts';
import { eventsFor, randomSteps, viewFor } from './sceneLaws.ts';

const ALONE = { rest: [], seat: null };
const LESSONS = { seats: 3, seed: 'smoke', chosen: { scenario: 'introductory' } };

describe('The scene of Rattle, Battle', () => {
  test('ships that go down are still seen while their battle is shown', () => {
    let battles = 0;
    for (const step of randomSteps(game, LESSONS)) {
      let scene = still(viewFor(game, step.before, null));
      for (const event of eventsFor(game, step, null)) {
        scene = stage(scene, event);
        if (event.type !== 'clash') continue;
        battles += 1;
        deepEqual(scene.gone.map(({ die }) => die).sort(), [...event.sunk].sort());
      }
    }
    ok(battles > 3);
  });

  test('no face is told while its die is in the air, and every face once it lies', () => {
    let drops = 0;
    for (const step of randomSteps(game, LESSONS)) {
      let scene = still(viewFor(game, step.before, null));
      for (const event of eventsFor(game, step, null)) {
        scene = stage(scene, event);
        if (event.type !== 'landed') continue;
        drops += 1;
        for (const { die } of event.dice) equal(sideOf(scene, die), null);
        for (const { die, side } of event.dice) equal(sideOf({ ...scene, falling: null }, die), side);
      }
    }
    ok(drops > 3);
  });

  test('coins, cards and Loot are counted when they are gained, not before: plates follow the scene', () => {
    let gains = 0;
    for (const step of randomSteps(game, { seats: 2, seed: 'harbour' })) {
      let scene = still(viewFor(game, step.before, null));
      let told = 0;
      const score = () => openOf(scene).galleons.reduce((sum, _, seat) => sum + scoreOf(openOf(scene), seat).coins, 0);
      const before = score();
      for (const event of eventsFor(game, step, null)) {
        scene = stage(scene, event);
        if (event.type === 'coins') told += event.coins;
        if (event.type === 'card-bought') told -= event.price;
        equal(score(), before + told, event.type);
        if (event.type === 'ended') equal(game.outcome(openOf(scene)), null);
      }
      gains += Math.abs(told);
    }
    ok(gains > 10);
  });
});

describe('How long events are shown', () => {
  const coins: Event = { type: 'coins', seat: 0, coins: 1, why: 'ships' };
  const adventure: Event = { type: 'adventure', quest: 1, round: 2, card: 'N01' };
  const clash: Event = {
    type: 'clash',
    why: 'battle',
    gap: 0,
    pairs: [{ ours: 'ship-1-1', theirs: 'red-1', oursStrength: 3, theirsStrength: 2 }],
    sunk: ['red-1'],
  };

  test('what happens to me is read, what others do passes faster, what has no fall does not wait for one', () => {
    ok(pause(clash, { rest: [], seat: 1 }) >= 1500);
    ok(pause(clash, { rest: [clash], seat: 0 }) < pause(clash, { rest: [], seat: 0 }));
    ok(pause(clash, { rest: [], seat: 0 }) < pause(clash, { rest: [], seat: 1 }));
    equal(pause({ type: 'landed', how: 'drop', dice: [], fall: '' }, ALONE), 500);
    equal(pause({ type: 'ready', seat: 0 }, ALONE), 0);
  });

  test('draws and payments of all are shown together', () => {
    equal(pause(coins, { rest: [coins], seat: 0 }), 0);
    ok(pause(coins, ALONE) >= 400);
  });

  test('the result of an Adventure stays before the next card is turned', () => {
    ok(pause(coins, { rest: [adventure], seat: 0 }) >= 2000);
  });

  test('at a table of four one waits six seconds at most, more often than not', () => {
    const waits: number[] = [];
    for (const seed of ['ebb', 'flow', 'slack']) {
      let wait = 0;
      const random = { seats: 4, seed, moves: 600 };
      for (const step of randomSteps(game, random)) {
        const events = eventsFor(game, step, 0);
        events.forEach((event, n) => {
          wait += pause(event, { rest: events.slice(n + 1), seat: 0 });
          if (event.type === 'landed') wait += RATTLE_MS + 1500; // random games have no real falls
        });
        if (!game.deciding(viewFor(game, step.after, null).open).includes(0)) continue;
        waits.push(wait);
        wait = 0;
      }
    }
    waits.sort((a, b) => a - b);
    ok(waits.length > 100);
    ok(waits[waits.length >> 1]! <= 6000, `median ${waits[waits.length >> 1]}`);
  });
});

test('marks name what a captain gained, did or lost', () => {
  const said = (event: Event) => {
    const marks = [markOf(event) ?? []].flat();
    return marks.map(({ seat, text }) => `${seat}: ${plain(text, String)}`).join(', ');
  };
  equal(said({ type: 'coins', seat: 1, coins: 3, why: 'ships' }), '1: +3');
  equal(said({ type: 'part-added', seat: 2, part: 'sail', why: 'bought' }), '2: +Sail');
  equal(said({ type: 'volley', ship: 'red-1', targets: ['ship-3-1'], gap: 0 }), '3: lost ship 1');
  equal(said({ type: 'sent', seat: 0, ships: [], left: {} }), '0: stays at home');
  equal(said({ type: 'passed', seat: 0 }), '0: passed');
  equal(said({ type: 'turn-ended', seat: 0 }), '');
  const volley: Event = { type: 'volley', ship: 'red-1', targets: ['ship-3-1', 'ship-0-2', 'red-2'], gap: 0 };
  equal(said(volley), '3: lost ship 1, 0: lost ship 2');
  equal(said({ type: 'dropped-out', seats: [1, 2] }), '1: is out, 2: is out');
});

test('every move of a random game points at some piece', () => {
  const rng = rngOf(5);
  const { options } = settle(game, 4, { 'loot-pack': 'on', 'crew-pack': 'on' });
  const match = Match.start(game as unknown as AnyGame, 4, options!, seedOf('pointing'));
  const kinds = new Set<string>();
  while (!match.outcome) {
    const seat = match.deciding[0]!;
    const view = match.view(seat) as unknown as RattleView;
    const { moves } = game.menu(view);
    for (const move of moves) {
      kinds.add(move.kind);
      const { rings, rope } = pointsOf(move, view);
      ok(rings.length > 0, JSON.stringify(move));
      for (const end of rope ?? []) ok(rings.includes(end));
    }
    match.submit(seat, moves[below(rng, moves.length)]);
  }
  ok(kinds.size > 15);
});
