import { describe, test } from 'node:test';
import { pick, rngOf } from '../../kit/rng.ts';
import { rollingSeas as game } from '../game.ts';
import { tipWords } from '../lessons/tipWords.ts';
import { words as lessonWords } from '../lessons/words.ts';
import type { Event, Move } from '../types.ts';
import {
  deepEqual,
  drawing,
  equal,
  explore,
  known,
  logSays,
  menuOf,
  newGame,
  obstacle,
  played,
  read,
  sail,
  start,
  table,
  type Voyage,
  viewFrom,
  visit,
} from './builders.ts';

const { words } = game;

const stars = { provisions: 0, gold: 0, story: 0, tellings: 0, ships: 0 };
const score = (seat: number, total: number) => ({ seat, tellings: total, stars, place: 0, final: 0, total });

const SENTENCES: Record<Event['type'], [Event, string | null][]> = {
  'island-turned': [[{ type: 'island-turned', island: 'I1', coordinates: [] }, 'Sickle Key is to be drawn.']],
  'known-turned': [[{ type: 'known-turned', card: 0 }, 'A Known Obstacle: Broken Teeth.']],
  ready: [[{ type: 'ready', seat: 2 }, 'Cy is ready.']],
  'island-drawn': [[{ type: 'island-drawn', seat: 0, island: 'I2', pose: 0, at: 0 }, 'Ada draws Cask Isle.']],
  'maps-passed': [[{ type: 'maps-passed', to: 'left' }, 'The charts go to the left.']],
  'obstacle-drawn': [
    [{ type: 'obstacle-drawn', by: 0, on: 0, card: 8, pose: 0, at: 1 }, 'Ada draws Bay Squall at B1.'],
    [
      { type: 'obstacle-drawn', by: 0, on: 1, card: 0, pose: 0, at: 1 },
      'Ada draws Broken Teeth at B1 on the chart of Bo.',
    ],
  ],
  'no-room': [[{ type: 'no-room', on: 1, card: 0 }, 'There is no room for Broken Teeth on the chart of Bo.']],
  'home-chosen': [[{ type: 'home-chosen', seat: 0, port: 'midstep', at: 20 }, 'Ada starts from Midstep, at B2.']],
  dice: [
    [
      { type: 'dice', turn: 4, values: [1, 6, 12], face: 5 },
      'Turn 4: winds to the north, south-east and north-west; exploring, Hermit.',
    ],
  ],
  adventure: [[{ type: 'adventure', card: 21 }, 'Adventure: Hook Race.']],
  'hove-to': [[{ type: 'hove-to', seat: 0, wind: 'E' }, 'Ada heaves to.']],
  'wind-chosen': [[{ type: 'wind-chosen', seat: 0, wind: 'SW' }, 'Ada sails with the wind to the south-west.']],
  step: [
    [
      { type: 'step', seat: 0, from: 0, to: 1, mp: 1, provisions: 0, bonus: false },
      'Ada sails to B1 for 1 movement point.',
    ],
    [
      { type: 'step', seat: 0, from: 0, to: 1, mp: 1, provisions: 2, bonus: false },
      'Ada sails to B1 for 1 movement point and 2 Provisions.',
    ],
    [{ type: 'step', seat: 0, from: 0, to: 1, mp: 0, provisions: 1, bonus: false }, 'Ada sails to B1 for 1 Provision.'],
    [
      { type: 'step', seat: 0, from: 0, to: 1, mp: 0, provisions: 0, bonus: true },
      'Ada sails to B1 with a Bonus Movement.',
    ],
  ],
  storm: [[{ type: 'storm', seat: 0, at: 1, card: 8 }, 'Ada crosses Bay Squall at B1: 1 Story.']],
  monster: [
    [{ type: 'monster', seat: 0, at: 1, card: 14 }, 'Ada meets Nibbling Ned at B1: 1 Provision less, 2 Story.'],
  ],
  carried: [[{ type: 'carried', seat: 0, from: 1, to: 2, card: 19 }, 'The Milk Run carries Ada to C1.']],
  story: [
    [{ type: 'story', seat: 0, deed: 'current', gained: 1, story: 4 }, 'Ada adds 1 Story for the ride on the current.'],
    [{ type: 'story', seat: 0, deed: 'port', gained: 1, story: 4 }, 'Ada adds 1 Story for the visit.'],
    [{ type: 'story', seat: 0, deed: 'storm', gained: 1, story: 4 }, null],
  ],
  explored: [
    [
      { type: 'explored', seat: 0, at: 1, face: 2, provisions: 2, gold: 1, story: 1 },
      'Ada explores B1 (Hunters’ camp): 2 Provisions, 1 Gold and 1 Story.',
    ],
    [
      { type: 'explored', seat: 0, at: 1, face: 4, provisions: 0, gold: 3, story: 1 },
      'Ada explores B1 (Buried chest): 3 Gold and 1 Story.',
    ],
  ],
  told: [
    [
      { type: 'told', seat: 0, port: 'crossbar', value: 9, slot: 2 },
      'Ada tells the story at Crossbar for 9 Reputation.',
    ],
  ],
  resupplied: [
    [{ type: 'resupplied', seat: 0, added: 4, free: false }, 'Ada resupplies for 1 Gold: 4 Provisions.'],
    [{ type: 'resupplied', seat: 0, added: 0, free: true }, 'Ada resupplies for nothing: 0 Provisions.'],
  ],
  upgraded: [[{ type: 'upgraded', seat: 0, ship: 1, price: 4 }, 'Ada buys a Brigantine for 4 Gold.']],
  bonus: [
    [
      { type: 'bonus', seat: 0, bonus: 'move', source: 'story', number: 4 },
      'Ada earns a Bonus Movement by Story box 4.',
    ],
    [
      { type: 'bonus', seat: 0, bonus: 'gold', source: 'provisions', number: 18 },
      'Ada earns 1 Gold by Provisions circle 18.',
    ],
    [{ type: 'bonus', seat: 0, bonus: 'story', source: 'gold', number: 9 }, 'Ada earns 1 Story by Gold circle 9.'],
    [
      { type: 'bonus', seat: 0, bonus: 'star', source: 'tellings', number: 4 },
      'Ada earns 1 bonus Reputation by telling number 4.',
    ],
    [
      { type: 'bonus', seat: 0, bonus: 'star', source: 'ships', number: 2 },
      'Ada earns 1 bonus Reputation by the Frigate.',
    ],
  ],
  excess: [[{ type: 'excess', seat: 0, lost: 1 }, 'Ada has no room for 1 Provision.']],
  drifted: [
    [
      { type: 'drifted', seat: 0, route: [], port: 'midstep', story: 2 },
      'Ada makes for Midstep, the nearest port: 2 Story on the way.',
    ],
  ],
  'final-story': [
    [
      { type: 'final-story', seat: 0, place: 'home', port: 'midstep', bonus: 10, value: 36 },
      'Ada tells the final story at the Home Port Midstep for 36 Reputation, and 10 more for ending there.',
    ],
    [
      { type: 'final-story', seat: 0, place: 'nowhere', port: null, bonus: 0, value: 3 },
      'Ada tells the final story for 3 Reputation.',
    ],
  ],
  ended: [[{ type: 'ended', scores: [score(0, 40), score(1, 31)] }, 'The voyage is over: Ada 40 and Bo 31.']],
};

describe('Words', () => {
  logSays(SENTENCES);

  test('So does every move', () => {
    const moves: [Move, string][] = [
      [obstacle('A01', 'C2 D2 E2'), 'Draw it at C2, as on the card'],
      [obstacle('A22', 'J9 I9 H9 H10 H11', 'W W S S S'), 'Draw it at H9, flipped, as on the card'],
      [start('midstep', 'N5'), 'Home Port Midstep, starting at N5'],
      [sail('E'), 'Heave to in the wind to the east'],
      [sail('E', 'E NE +N'), 'Sail with the wind to the east: E NE +N'],
      [explore('B2'), 'Explore B2'],
      [visit('midstep', 'TRU'), 'At Midstep: tell the story, resupply and upgrade the ship'],
      [visit('midstep', 'R'), 'At Midstep: resupply'],
    ];
    for (const [move, sentence] of moves) equal(read(words.move(move)), sentence);
  });

  // A "south wind" blows from the south; the dice show where a wind blows to.
  test('No sentence of a lesson or a tip names a wind by one word', () => {
    const told = JSON.stringify([lessonWords, tipWords]);
    equal(/wind to the south/.test(told), true);
    deepEqual(told.match(/\b(north|south|east|west)(-(east|west))? wind\b/gi), null);
  });

  test('And every question, and what others read meanwhile', () => {
    const lines: [ReturnType<typeof table>, string, string][] = [
      [
        table({ captains: [{}, {}], phase: drawing('A01', [0, 1]) }),
        'Draw Broken Teeth on the chart of Bo, touching column C or row 2.',
        'Ada is drawing on the chart of Bo',
      ],
      [
        table({ captains: [{}, {}], phase: drawing('A09', [0, 1]) }),
        'Draw Bay Squall on your chart, touching column A or row 7.',
        'Ada is drawing on their own chart',
      ],
      [
        table(),
        'One action: sail with 3 Movement Points, and 1 more for each Provision (you have 0). There is nothing to explore or visit here.',
        'Ada is at the helm',
      ],
      [
        table({ phase: { kind: 'island', island: 'I1', coordinates: [], asked: [0, 1], waiting: [0, 1] } }),
        'Draw Sickle Key on your chart.',
        'Ada is drawing an island',
      ],
      [
        table({ phase: known('A09', [0, 1]) }),
        'Draw Bay Squall on the chart of Bo, touching column A or row 7.',
        'Ada is drawing on the chart of Bo',
      ],
      [
        table({ phase: known('A09', [0, 1], 'A01') }),
        'Draw Bay Squall on the chart of Bo, touching column A or row 7. Broken Teeth comes next.',
        'Ada is drawing on the chart of Bo',
      ],
      [
        table({ captains: [{}], phase: known('A09', [0]) }),
        'Draw Bay Squall on your chart, touching column A or row 7.',
        'Ada is drawing on their own chart',
      ],
      [
        table({ captains: [{}], phase: known('A01', [0]) }),
        'Draw Broken Teeth on your chart, covering C2.',
        'Ada is drawing on their own chart',
      ],
      [
        table({ phase: { kind: 'home', asked: [0, 1], waiting: [0, 1] } }),
        'Choose your Home Port, and the cell beside it where your ship starts. Ending the voyage there brings 10 Reputation.',
        'Ada is choosing a Home Port',
      ],
      [table({ phase: { kind: 'over' } }), 'The voyage is over.', ''],
    ];
    for (const [state, prompt, awaiting] of lines) {
      const view = viewFrom(state, 0);
      equal(read(words.asks[game.menu(view).ask]!.prompt(view)), prompt);
      equal(read(words.awaiting(state.open, 0)), awaiting);
    }
    const asks = lines.map(([state]) => game.menu(viewFrom(state, 0)).ask);
    deepEqual(new Set(asks), new Set(Object.keys(words.asks)));
  });

  test('4.3, 12.2 A question says where there is room: on the lines, alone nearest to the coordinate, else anywhere', () => {
    const prompt = (captains: Voyage[], id: string) => {
      const view = viewFrom(table({ captains, phase: drawing(id, [0]) }), 0);
      return read(words.asks[game.menu(view).ask]!.prompt(view));
    };
    const column = Array.from({ length: 15 }, (_, row) => `C${row + 1}`).join(' ');
    const row = [...'CDEFGHIJKLMNOPQ'].map(letter => `${letter}2`).join(' ');
    const alone = (storms: string) => prompt([{ at: 'B4', storms }], 'A01');
    equal(alone(''), 'Draw Broken Teeth on your chart, covering C2.');
    equal(alone('C2'), 'Draw Broken Teeth on your chart, touching column C, since there is no room over C2.');
    equal(
      alone(column),
      'Draw Broken Teeth on your chart, touching row 2, since there is no room over C2 or by column C.',
    );
    equal(
      alone(`${column} ${row}`),
      'Draw Broken Teeth on your chart, anywhere, since there is no room over C2, by column C or by row 2.',
    );
    const crowded = { at: 'B4', storms: `${column} ${row}` };
    equal(
      prompt([crowded, crowded], 'A01'),
      'Draw Broken Teeth on the chart of Bo, anywhere, since there is no room by column C or row 2.',
    );
  });
});

describe('Moves', () => {
  test('A move survives the wire', () => {
    const state = newGame(2);
    const rng = rngOf(5);
    for (let i = 0; i < 40; i++) {
      const [seat] = game.deciding(state.open);
      const menu = menuOf(state, seat!);
      for (const move of menu.slice(0, 50)) deepEqual(game.parse(JSON.parse(JSON.stringify(move))), move);
      played(state, pick(rng, menu));
    }
  });

  test('Whatever else comes is no move', () => {
    const nonsense: unknown[] = [
      null,
      'sail',
      [],
      {},
      { kind: 'sink' },
      { kind: 'island', pose: 8, at: 0 },
      { kind: 'island', pose: 0, at: 285 },
      { kind: 'obstacle', pose: 0, at: 1.5 },
      { kind: 'obstacle', pose: '0', at: 1 },
      { kind: 'home', port: 'atlantis', at: 1 },
      { kind: 'sail', wind: 'X', path: [] },
      { kind: 'sail', wind: 'E', path: ['E', 'up'] },
      { kind: 'sail', wind: 'E', path: ['++E'] },
      { kind: 'sail', wind: 'E', path: 'E' },
      { kind: 'sail', wind: 'E', path: Array(81).fill('E') },
      { kind: 'explore', at: -1 },
      { kind: 'port', port: 'midstep', tell: 1, resupply: false, upgrade: false },
      { kind: 'port', port: 'midstep', tell: true },
    ];
    for (const raw of nonsense) equal(game.parse(raw), null, JSON.stringify(raw));
  });

  test('A spectator, and whoever is not asked, is refused', () => {
    const state = table({ captains: [{}, {}], phase: { kind: 'action', asked: [0, 1], waiting: [1] } });
    for (const seat of [null, 0]) equal(game.check(viewFrom(state, seat), sail('E'))?.code, 'not-your-turn');
    const moves = [obstacle('A01', 'C2 D2 E2'), start('midstep', 'N5'), { kind: 'island', pose: 0, at: 0 } as Move];
    for (const move of moves) equal(game.check(viewFrom(state, 1), move)?.code, 'not-now');
    equal(game.check(viewFrom(table({ captains: [{}], phase: { kind: 'over' } }), 0), sail('E'))?.code, 'not-now');
  });

  test('5.3 Live captains act one after the other, and at once', () => {
    const state = table({ captains: [{}, {}], options: { reveal: 'live' } });
    deepEqual([...game.deciding(state.open)], [0]);
    equal(game.check(viewFrom(state, 1), sail('E'))?.code, 'not-your-turn');
    const { open } = played(state, sail('E', 'E'));
    equal(open.captains[0]!.log.length, 1);
    deepEqual([...game.deciding(open)], [1]);
  });

  test('5.2 Otherwise nothing is seen until all are in', () => {
    const state = table();
    const { open, events } = played(state, sail('E', 'E'));
    deepEqual([open.captains[0]!.log.length, events.length], [0, 1]);
    deepEqual([...game.deciding(open)], [1]);
  });
});
