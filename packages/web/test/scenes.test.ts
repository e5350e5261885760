import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, type Game, type Shape } from '@quayside/rules';
import { rattleBattle } from '@quayside/rules/rattle-battle';
import { rollingSeas } from '@quayside/rules/rolling-seas';
import { rollingWithTheWaves } from '@quayside/rules/rolling-with-the-waves';
import { PRESETS, waves } from '@quayside/rules/waves';
import { wavesOfFortune } from '@quayside/rules/waves-of-fortune';
import * as rattleBattleScene from '../src/games/rattle-battle/scene.ts';
import * as rollingSeasScene from '../src/games/rolling-seas/scene.ts';
import * as rollingWithTheWavesScene from '../src/games/rolling-with-the-waves/scene.ts';
import * as wavesScene from '../src/games/waves/scene.ts';
import * as wavesOfFortuneScene from '../src/games/waves-of-fortune/scene.ts';
import { type RandomGame, type SceneCase, sceneLaws } from './sceneLaws.ts';

const tested: string[] = [];

function scene<G extends Shape, Scene>(game: Game<G>, it: Omit<SceneCase<G, Scene>, 'game'>): void {
  tested.push(game.id);
  sceneLaws({ game, ...it });
}

/** A row for each number of seats. */
const bySeats = (numbers: number[], games: (seats: number) => RandomGame[]): Record<string, RandomGame[]> =>
  Object.fromEntries(numbers.map(seats => [`${seats} captains`, games(seats)]));

const COUNCILS = [
  { seats: 2, mode: 'head-to-head' },
  { seats: 3, mode: 'all-vs-all' },
  { seats: 4, mode: 'all-vs-all' },
  { seats: 6, mode: 'all-vs-all' },
  { seats: 4, mode: 'teams' },
  { seats: 5, mode: 'teams' },
];

scene(waves, {
  ...wavesScene,
  played: Object.fromEntries(
    COUNCILS.flatMap(({ seats, mode }) =>
      Object.keys(PRESETS).map(tablets => [
        `${seats} players, ${mode}, ${tablets}`,
        ['ebb', 'flow'].map(seed => ({
          seats,
          seed: `${seed}-${seats}-${mode}-${tablets}`,
          chosen: { mode, tablets },
        })),
      ]),
    ),
  ),
  occurring: ['collected', 'kept', 'tablet', 'rebels-revealed', 'council', 'drew-cards'],
  unchanged: { seats: 4, seed: 'spring', chosen: { mode: 'all-vs-all', tablets: 'all-vs-all' } },
  // Which events have led here is only for what moves.
  compared: scene => ({ ...scene, staged: [] }),
});

scene(rollingSeas, {
  ...rollingSeasScene,
  played: {
    ...bySeats([1, 2, 3, 8], seats => [{ seats, seed: `ebb-${seats}` }]),
    'captains who act one after the other': [
      { seats: 3, seed: 'slack', chosen: { reveal: 'live', islands: 'advanced', 'port-order': 'upgrade-first' } },
    ],
  },
  occurring: ['dice', 'adventure', 'step'],
  unchanged: { seats: 2, seed: 'spring' },
  // What happened since the last dice is shown once more, and is forgotten when all is still.
  compared: ({ recent: _, ...drawn }) => drawn,
});

scene(rollingWithTheWaves, {
  ...rollingWithTheWavesScene,
  played: bySeats([2, 3, 4, 5], seats => ['ebb', 'flow', 'slack'].map(seed => ({ seats, seed: `${seed}-${seats}` }))),
  occurring: [
    ...(['rolled', 'drafted', 'drunken-sailor', 'revealed', 'wrote', 'buried', 'level'] as const),
    ...(['aimed', 'fired', 'cannon-spent', 'ports', 'hired', 'anchor', 'ended'] as const),
  ],
  unchanged: { seats: 4, seed: 'spring' },
  // The volley is a show of its own and leaves nothing behind.
  compared: staged => ({ ...staged, volley: null }),
});

const MOVES = 900; // random captains hardly ever fell the King

scene(wavesOfFortune, {
  ...wavesOfFortuneScene,
  played: {
    ...bySeats([2, 3, 4], seats => [{ seats, seed: `moon-${seats}`, moves: MOVES }]),
    'colours that are chosen and purses': [
      {
        seats: 3,
        seed: 'purse',
        chosen: { colours: 'chosen', purse: 'on', charting: 'stop', 'king-lights': '15', 'round-limit': '20' },
        moves: MOVES,
      },
    ],
  },
  occurring: [
    ...(['rammed', 'sunk', 'salvaged', 'spied', 'battle-round'] as const),
    ...(['map-taken', 'bought', 'raided', 'uncovered'] as const),
  ],
  unchanged: { seats: 2, seed: 'tide', moves: MOVES },
  // What lies on the table besides sea and captains stays there until the next turn, whatever the position.
  compared: ({ tableau: _, ...rest }) => rest,
});

scene(rattleBattle, {
  ...rattleBattleScene,
  played: {
    '2 captains, harbour': [{ seats: 2, seed: 'harbour' }],
    '3 captains, tavern': [
      { seats: 3, seed: 'tavern', chosen: { scenario: 'pirate-wars', 'crew-pack': 'on', 'loot-pack': 'on' } },
    ],
    '4 captains, lantern': [
      { seats: 4, seed: 'lantern', chosen: { 'wild-market': 'on', 'simultaneous-port': 'on', 'crew-pack': 'on' } },
    ],
    '5 captains, tankard': [{ seats: 5, seed: 'tankard', chosen: { latecomer: 'on', 'loot-pack': 'on' } }],
    '2 captains, lessons': [{ seats: 2, seed: 'lessons', chosen: { scenario: 'introductory' } }],
  },
  occurring: ['landed', 'clash', 'volley', 'fired', 'moved', 'traded', 'card-bought', 'rolled'],
  unchanged: { seats: 2, seed: 'tide', chosen: { scenario: 'introductory' } },
  compared: drawnOfRattleBattle,
});

/** What lies on the table. A die about to be dropped again has been taken up without a word. */
function drawnOfRattleBattle({ open }: rattleBattleScene.Scene, after: rattleBattleScene.Scene) {
  const { phase } = after.open;
  const lifted = phase.kind === 'sea' && phase.thrown.kind === 'drop' ? phase.thrown.dice : [];
  return {
    sea: open.sea.filter(({ die }) => !lifted.includes(die)),
    galleons: open.galleons.map(({ ships, sails, cannons, holds, hamsters, upgrades, crew, loot, ...more }) => ({
      ships,
      sails,
      cannons,
      holds,
      hamsters,
      upgrades: upgrades.map(({ id, ready }) => ({ id, ready })),
      crew: crew.map(({ id, hoard }) => ({ id, hoard })),
      loot,
      wilds: more.wilds,
      coins: more.coins,
      cards: more.cards,
      revenge: more.revenge,
      sent: more.voyage.sent,
      lost: [...more.voyage.lost].sort(),
    })),
    quest: open.quest,
    round: open.round,
    adventure: open.adventure,
    card: open.card,
    baron: open.baron,
    wanted: open.wanted,
    bag: open.bag,
    heap: open.heap,
    supply: open.supply,
    sold: open.sold,
    closed: open.closed,
    revengeDeck: open.revengeDeck,
  };
}

test('The scene of every game is tested', () => {
  deepEqual(tested.sort(), Object.keys(GAMES).sort());
});
