import { describe, test } from 'node:test';
import { pick, rngOf } from '../../kit/rng.ts';
import { rattleBattle as game } from '../game.ts';
import type { Move } from '../types/move.ts';
import { deepEqual, equal, newGame } from './builders.ts';

/** One move of every kind that random games at these tables come across. */
function kindsMet(): Map<Move['kind'], Move> {
  const met = new Map<Move['kind'], Move>();
  const all = { 'crew-pack': 'on', 'loot-pack': 'on', 'wild-market': 'on', 'simultaneous-port': 'on' } as const;
  for (let seed = 1; seed <= 14; seed++) {
    const state = newGame(2 + (seed % 2), { scenario: seed % 3 === 0 ? 'norrington' : 'pirate-wars', ...all }, seed);
    const rng = rngOf(seed);
    while (!game.outcome(state.open)) {
      const seat = pick(rng, game.deciding(state.open));
      const moves =
        seat < 0 ? [game.nature!(state.open, rng)] : game.menu({ seat, open: state.open, own: state.own[seat]! }).moves;
      for (const move of moves) if (!met.has(move.kind)) met.set(move.kind, move);
      game.play(state, seat, pick(rng, moves), { all() {}, only() {} });
    }
  }
  return met;
}

describe('Moves off the wire', () => {
  test('What is on a menu survives JSON and is read as what it is', () => {
    const met = kindsMet();
    equal(met.size > 35, true, `${met.size}`);
    for (const move of met.values()) deepEqual(game.parse(JSON.parse(JSON.stringify(move))), move);
  });

  test('Loot is read in its own order', () => {
    const keep = { valuables: 1, spices: 2 };
    equal(JSON.stringify(game.parse({ kind: 'stow', keep })), '{"kind":"stow","keep":{"spices":2,"valuables":1}}');
  });

  test('Whatever else comes is no move', () => {
    const pose = { die: 'ship-0-1', x: 100, y: 100, rotation: 0, side: 0 };
    const landed = { kind: 'landed', dice: [pose], out: [], fall: '' };
    equal(game.parse(landed) !== null, true);
    const nonsense: unknown[] = [
      null,
      'pass',
      [],
      {},
      { kind: 'sink' },
      { kind: 'toString' },
      { kind: 'part', part: 'mast' },
      { kind: 'send', ships: -1, captain: false, keep: {} },
      { kind: 'send', ships: 1, captain: 'no', keep: {} },
      { kind: 'send', ships: 1, captain: false, keep: { rum: 0 } },
      { kind: 'send', ships: 1, captain: false, keep: { gold: 1 } },
      { kind: 'send', ships: 1, captain: false, keep: [1] },
      { kind: 'join', ship: 'raft', keep: {} },
      { kind: 'move', ship: 'ship-0-1', x: 1.5, y: 0, superSails: false, drill: false },
      { kind: 'move', ship: 'ship-9-1', x: 1, y: 0, superSails: false, drill: false },
      { kind: 'move', ship: 'ship-0-1', x: 1, y: -0, superSails: false, drill: false },
      { kind: 'fire', ship: 'ship-0-1', target: 'red-1' },
      { kind: 'fire', ship: 'ship-0-1', target: 'red-1', superCannons: false, bertha: 'x', revenge: false, keg: false },
      { kind: 'use', use: 'anchor', ship: null, target: null, place: null, side: null },
      { kind: 'use', use: 'parrot', ship: 'ship-0-1', target: null, place: { x: 1 }, side: null },
      { kind: 'use', use: 'parrot', ship: 'ship-0-1', target: null, place: null, side: 6 },
      { kind: 'close', location: 'bank' },
      { kind: 'choose' },
      { kind: 'sailor', sailor: 'ahab', loot: {}, part: null, ready: null },
      { kind: 'sailor', sailor: 'max', loot: {}, part: 'mast', ready: null },
      { kind: 'sailor', sailor: 'mutiny', loot: {}, part: null, ready: 'mast' },
      { kind: 'trade', give: { rum: 2 }, take: 'map' },
      { kind: 'name', good: 'map' },
      { kind: 'buy-part', part: 'sail', pay: 'map' },
      { kind: 'buy-card' },
      { kind: 'toss', x: 1, y: 1, power: 'wild' },
      { kind: 'brawl', value: 7 },
      { kind: 'reroll', dice: ['x'] },
      { kind: 'wall', dice: 1.5 },
      { kind: 'dig', pits: [1, 2, 3] },
      { kind: 'splash', loot: 'gold' },
      { ...landed, fall: '<script>' },
      { ...landed, fall: null },
      { ...landed, dice: [{ ...pose, rotation: 3600 }] },
      { ...landed, dice: [{ ...pose, side: 6 }] },
      { ...landed, dice: [null] },
      { ...landed, out: ['nobody'] },
    ];
    for (const raw of nonsense) equal(game.parse(raw), null, JSON.stringify(raw));
  });
});
