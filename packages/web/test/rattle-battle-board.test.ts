// What the board works out by itself, without a screen: proposals, half-made choices, the battle to come, the figures.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import { type AnyGame, below, rngOf, settle } from '@quayside/rules';
import { count, type Event, type Move, type RattleView, rattleBattle } from '@quayside/rules/rattle-battle';
import { type BattlePreview, previewBattle } from '../src/games/rattle-battle/battlePreview.ts';
import { nextStepText } from '../src/games/rattle-battle/choices.ts';
import { costsAt } from '../src/games/rattle-battle/costs.ts';
import { aimedMove, missing, moveOf, NO_AIM } from '../src/games/rattle-battle/draft.ts';
import { duelKey, duelsOf, FLAG, flagsOf } from '../src/games/rattle-battle/duels.ts';
import { figuresOf } from '../src/games/rattle-battle/figures.ts';
import { gainsOf } from '../src/games/rattle-battle/gainsAndLosses.ts';
import { leastMissed, worthKeeping } from '../src/games/rattle-battle/proposals.ts';
import { tagsOf } from '../src/games/rattle-battle/tags.ts';

const begin = (seats: number, seed: string, chosen: Record<string, string> = {}): Match =>
  Match.start(rattleBattle as unknown as AnyGame, seats, settle(rattleBattle, seats, chosen).options!, seedOf(seed));

const viewFor = (match: Match, seat: number) => match.view(seat) as unknown as RattleView;

describe('what is proposed', () => {
  test('Valuables stay, a pair of Rum before a single Spices', () => {
    deepEqual(worthKeeping({ spices: 1, rum: 2, valuables: 1 }, 3), { rum: 2, valuables: 1 });
    deepEqual(worthKeeping({ spices: 1, rum: 1, fabrics: 1 }, 2), { spices: 1, fabrics: 1 });
  });

  test('repairs are paid with what breaks no set', () => {
    deepEqual(leastMissed({ spices: 1, rum: 1, fabrics: 1, valuables: 1 }, 1), { rum: 1 });
    equal(count(leastMissed({ rum: 3, map: 1 }, 2)), 2);
    deepEqual(leastMissed({ rum: 3, map: 1 }, 3), { rum: 3 });
  });
});

describe('the half-made choice', () => {
  test('what is missing is named in the order it is chosen', () => {
    equal(missing(NO_AIM), 'ship');
    equal(missing({ ...NO_AIM, ship: 'ship-0-1' }), 'act');
    equal(missing({ ...NO_AIM, act: 'move', ship: 'ship-0-1' }), 'place');
    equal(missing({ ...NO_AIM, act: 'ram', ship: 'ship-0-1' }), 'target');
    equal(missing({ ...NO_AIM, act: 'ballista' }), null);
  });

  test('a ship says what it can do on this turn, or why it can do nothing', () => {
    const match = begin(3, 'prospects');
    const menu = () => rattleBattle.menu(viewFor(match, match.deciding[0]!));
    while (menu().ask !== 'turn') match.submit(match.deciding[0]!, menu().moves.at(-1));
    const seat = match.deciding[0]!;
    const view = structuredClone(viewFor(match, seat));
    const ship = view.open.sea.find(({ die }) => die.startsWith(`ship-${seat}`))!;
    ship.side = 0;
    const said = (sails: number, cannons: number): string => {
      Object.assign(view.open.galleons[seat]!, {
        sails: { ready: sails, exhausted: 0 },
        cannons: { ready: cannons, exhausted: 0 },
      });
      const draft = { value: { ...NO_AIM, ship: ship.die } };
      return nextStepText({ draft, view, menu: rattleBattle.menu(view), me: seat } as never);
    };
    equal(said(0, 1), 'It can neither move (no Sail is ready) nor fire (that takes 2 ready Cannons).');
    equal(said(1, 1), 'Choose a place to move to.');
    const target = view.open.sea.find(({ die }) => /^(yellow|green|red)/.test(die))!;
    Object.assign(target, { x: ship.x, y: ship.y > 14_000 ? ship.y - 3_000 : ship.y + 3_000 });
    equal(said(0, 2), 'Choose a ship to fire at.');
    equal(said(1, 2), 'Choose a place to move to, or a ship to fire at.');
  });

  test('every proposal of a random game is legal, and every move and shot on the menu can be aimed', () => {
    const rng = rngOf(7);
    const match = begin(3, 'proposals', { 'loot-pack': 'on' });
    let [proposed, aimed] = [0, 0];
    while (!match.outcome) {
      const seat = match.deciding[below(rng, match.deciding.length)]!;
      const view = viewFor(match, seat);
      const menu = rattleBattle.menu(view);
      if (['send', 'stow', 'unload', 'repair', 'choose', 'reroll', 'toss'].includes(menu.ask)) {
        const move = moveOf(null, view, menu.ask, menu.moves);
        if (move) equal(rattleBattle.check(view, move), null, menu.ask);
        proposed += 1;
      }
      for (const move of menu.moves) if (reaims(view, move)) aimed += 1;
      match.submit(seat, menu.moves[below(rng, menu.moves.length)]);
    }
    ok(proposed > 20);
    ok(aimed > 100);
  });
});

/** A move on the menu, gathered as a person would choose it, is the same move. */
function reaims(view: RattleView, move: Move): boolean {
  if (move.kind === 'move' && !move.superSails) {
    const { ship, x, y, drill } = move;
    deepEqual(aimedMove(view, { ...NO_AIM, act: 'move', ship, place: { x, y }, drill }), move);
    return true;
  }
  if (move.kind === 'fire') {
    const { ship, target, bertha, keg } = move;
    deepEqual(aimedMove(view, { ...NO_AIM, act: 'fire', ship, target, bertha, keg }), move);
    return true;
  }
  return false;
}

describe('the battle to come', () => {
  test('is the battle that comes when everybody passes', () => {
    const rng = rngOf(11);
    const match = begin(3, 'forecast');
    let compared = 0;
    let awaited: BattlePreview | null = null;
    while (!match.outcome && compared < 4) {
      const seat = match.deciding[below(rng, match.deciding.length)]!;
      const view = viewFor(match, seat);
      const { moves, ask } = rattleBattle.menu(view);
      if (ask === 'turn') awaited ??= previewBattle(rattleBattle, view, null);
      const pass = moves.find(({ kind }) => kind === 'pass' || kind === 'end-turn');
      const { steps } = match.submit(seat, pass ?? moves[below(rng, moves.length)]);
      const told = steps!.flatMap(step => step.told.map(({ event }) => event as Event));
      const clashes = told.filter(event => event.type === 'clash' && event.why === 'battle');
      if (!awaited || !told.some(({ type }) => type === 'survived' || type === 'clash')) continue;
      deepEqual(awaited.clashes, clashes);
      awaited = null;
      compared += 1;
    }
    ok(compared >= 3);
  });

  test('has a flag for each fight, none of which covers a ship or another flag', () => {
    const rng = rngOf(3);
    let flown = 0;
    for (const seed of ['flags', 'bunting', 'signals']) {
      const match = begin(5, seed);
      while (!match.outcome && match.ply < 160) {
        const seat = match.deciding[below(rng, match.deciding.length)]!;
        const view = viewFor(match, seat);
        const { moves, ask } = rattleBattle.menu(view);
        if (ask === 'turn')
          for (const scale of [1, 1.7]) {
            const { sea: ships } = view.open;
            const duels = duelsOf(previewBattle(rattleBattle, view, null), die => ships.find(it => it.die === die));
            const flags = flagsOf(duels, { ships, tags: tagsOf(ships), scale, letters: scale, taken: [] });
            equal(flags.size, duels.length);
            const half = { x: (FLAG.width * scale) / 2, y: (FLAG.height * scale) / 2 };
            const spots = duels.map(duel => flags.get(duelKey(duel))!.at);
            spots.forEach((spot, n) => {
              flown += 1;
              // The circle inside each die lies outside the flag.
              for (const ship of ships) {
                const [dx, dy] = [Math.abs(ship.x - spot.x) - half.x, Math.abs(ship.y - spot.y) - half.y];
                ok(Math.hypot(Math.max(0, dx), Math.max(0, dy)) >= 800);
              }
              for (const other of spots.slice(0, n))
                ok(Math.abs(other.x - spot.x) >= 2 * half.x || Math.abs(other.y - spot.y) >= 2 * half.y);
            });
          }
        match.submit(seat, moves[below(rng, moves.length)]);
      }
    }
    ok(flown > 100, String(flown));
  });

  test('what a shot costs covers no ship, no other price and no flag', () => {
    const rng = rngOf(5);
    let priced = 0;
    for (const seed of ['prices', 'powder', 'broadside']) {
      const match = begin(5, seed);
      while (!match.outcome && match.ply < 160) {
        const seat = match.deciding[below(rng, match.deciding.length)]!;
        const view = viewFor(match, seat);
        const { moves, ask } = rattleBattle.menu(view);
        if (ask === 'turn')
          for (const scale of [1, 1.7]) {
            const { sea: ships } = view.open;
            const lying = { ships, tags: tagsOf(ships), letters: scale, taken: [] };
            const targets = ships.slice(0, 6).map(({ die }) => die);
            const costs = [...costsAt(targets, { ...lying, scale }).values()];
            equal(costs.length, targets.length);
            const duels = duelsOf(previewBattle(rattleBattle, view, null), die => ships.find(it => it.die === die));
            const flags = [...flagsOf(duels, { ...lying, taken: costs, scale }).values()];
            const flag = { x: (FLAG.width * scale) / 2, y: (FLAG.height * scale) / 2 };
            costs.forEach(({ at, half }, n) => {
              priced += 1;
              const apart = (other: { x: number; y: number }) => [Math.abs(other.x - at.x), Math.abs(other.y - at.y)];
              for (const ship of ships) {
                const [dx, dy] = apart(ship);
                ok(Math.hypot(Math.max(0, dx! - half.x), Math.max(0, dy! - half.y)) >= 800);
              }
              for (const other of costs.slice(0, n)) {
                const [dx, dy] = apart(other.at);
                ok(dx! >= 2 * half.x || dy! >= 2 * half.y);
              }
              for (const other of flags) {
                const [dx, dy] = apart(other.at);
                ok(dx! >= half.x + flag.x || dy! >= half.y + flag.y);
              }
            });
          }
        match.submit(seat, moves[below(rng, moves.length)]);
      }
    }
    ok(priced > 100, String(priced));
  });

  test('is not asked for where nobody acts', () => {
    equal(previewBattle(rattleBattle, viewFor(begin(2, 'quiet'), 0), null), null);
  });
});

test('the result of an Adventure tells who sank what, coins, Loot and losses, until the port', () => {
  const trophy = { die: 'red-1', coins: 1, loot: 1, boarded: true };
  const told: Event[] = [
    { type: 'adventure', quest: 1, round: 1, card: 'N01' },
    { type: 'volley', ship: 'red-1', targets: ['ship-1-2'], gap: 300 },
    { type: 'trophy', seat: 0, trophy },
    { type: 'coins', seat: 0, coins: 2, why: 'ships' },
    { type: 'loot-drawn', seat: 1, loot: ['rum', 'rum', 'spices'], why: 'adventure' },
    { type: 'repaired', seat: 1, ships: 1, paid: { rum: 1 } },
    { type: 'overboard', seat: 1, loot: { spices: 1 } },
  ];
  const gains = gainsOf(told, 2)!;
  equal(gains.card, 'N01');
  deepEqual(gains.seats, [
    { sunk: ['red-1'], coins: 2, loot: {}, lost: [], paid: 0 },
    { sunk: [], coins: 0, loot: { rum: 2 }, lost: ['ship-1-2'], paid: 1 },
  ]);
  const later: Event[] = [
    { type: 'port', quest: 1 },
    { type: 'coins', seat: 0, coins: 5, why: 'pit' },
  ];
  deepEqual(gainsOf([...told, ...later], 2), gains);
  deepEqual(gainsOf([...told, { type: 'adventure', quest: 1, round: 2, card: 'N02' }], 2), gains);
  equal(gainsOf(told.slice(0, 1), 2), null);
});

test('the figures count what was sunk, boarded, lost and won', () => {
  const trophy = { die: 'red-1', coins: 1, loot: 1, boarded: true };
  const die = (id: string, side: number) => ({ die: id, x: 0, y: 0, rotation: 0, side });
  const told: Event[] = [
    { type: 'adventure', quest: 1, round: 1, card: 'N01' },
    { type: 'volley', ship: 'red-1', targets: ['ship-1-2'], gap: 300 },
    { type: 'trophy', seat: 0, trophy },
    { type: 'coins', seat: 0, coins: 5, why: 'ships' },
    { type: 'coins', seat: 1, coins: 3, why: 'crazy' },
    { type: 'card-bought', seat: 0, card: 0, price: 4, map: false },
    { type: 'landed', how: 'drop', dice: [die('ship-0-1', 4), die('ship-0-2', 1), die('ship-1-1', 0)], fall: '' },
    { type: 'landed', how: 'drop', dice: [die('ship-1-1', 5), die('ship-1-2', 0), die('red-1', 0)], fall: '' },
    { type: 'ended', how: 'points', scores: [] },
  ];
  const { logs, best, unluckiest } = figuresOf(told, 2);
  deepEqual(logs[0], { points: [0, 7], sunk: 1, boarded: 1, lost: 0, prizes: 0 });
  deepEqual(logs[1], { points: [0, 3], sunk: 0, boarded: 0, lost: 1, prizes: 3 });
  equal(best, null);
  deepEqual(unluckiest, { seat: 1, faces: [1, 'cannon'], mean: 1.5 });
});
