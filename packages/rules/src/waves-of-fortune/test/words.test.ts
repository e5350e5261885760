import { describe, test } from 'node:test';
import { pick, rngOf } from '../../kit/rng.ts';
import { cardText, nameOf, tokenText } from '../cardText.ts';
import { choicesOf } from '../facts/choices.ts';
import { wavesOfFortune as game } from '../game.ts';
import { CARD_LIST, SCRIPTS } from '../tables/index.ts';
import type { Event, Move, Open, Phase } from '../types.ts';
import { at, deepEqual, equal, logSays, newGame, read, sea, viewFrom } from './builders.ts';

const { words } = game;

const score = { seat: 0, chest: 900, aboard: 100, gold: 1000, fromGold: 2, kraken: 0, king: 4, total: 6 };

const SENTENCES: Record<Event['type'], [Event, string | null][]> = {
  'colour-chosen': [[{ type: 'colour-chosen', seat: 0, colour: 'blue' }, 'Ada takes the blue ship.']],
  ready: [[{ type: 'ready', seat: 1 }, 'Bo has loaded.']],
  'loads-shown': [[{ type: 'loads-shown', crews: [5, 6] }, 'The holds are shown: Ada 5 crew and Bo 6 crew.']],
  round: [[{ type: 'round', round: 4 }, 'Round 4.']],
  turn: [[{ type: 'turn', seat: 0 }, null]],
  'reef-roll': [
    [{ type: 'reef-roll', seat: 0, die: 3, free: true }, 'Ada rolls 3 and gets off the reef.'],
    [{ type: 'reef-roll', seat: 0, die: 2, free: false }, 'Ada rolls 2 and is stuck on the reef.'],
  ],
  'no-wind': [[{ type: 'no-wind', seat: 0 }, 'Ada has no wind.']],
  stayed: [[{ type: 'stayed', seat: 0, at: at('D4') }, 'Ada stays at D4.']],
  moved: [
    [{ type: 'moved', seat: 0, how: 'sail', path: [at('E5'), at('E4')] }, 'Ada sails to E4.'],
    [{ type: 'moved', seat: 0, how: 'teleport', path: [0, 9] }, 'Ada goes through the whirlpool to J1.'],
    [{ type: 'moved', seat: 0, how: 'drift', path: [0, 1] }, 'Ada drifts to B1.'],
    [{ type: 'moved', seat: 0, how: 'maelstrom', path: [0, 1] }, 'Ada is swept to B1.'],
    [{ type: 'moved', seat: 0, how: 'escape', path: [0, at('E5')] }, 'Ada escapes to E5.'],
    [{ type: 'moved', seat: 0, how: 'repair', path: [0, at('E5')] }, 'Ada is towed home to E5.'],
  ],
  rammed: [[{ type: 'rammed', by: 0, seat: 1, from: 0, to: 1 }, 'Ada rams Bo from A1 to B1.']],
  flipped: [
    [{ type: 'flipped', seat: 0, tile: 1, face: 'reef' }, 'Ada turns over B1: a coral reef.'],
    [{ type: 'flipped', seat: null, tile: 1, face: 'king' }, 'Lights on the water: at B1 is the Pirate King.'],
  ],
  corner: [[{ type: 'corner', seat: 0, tile: 0, gold: 700 }, 'Ada lifts 700 gold at A1.']],
  card: [[{ type: 'card', seat: 0, tile: 1, deck: 'SO', card: 'SO13' }, 'Ada draws Weevils.']],
  reshuffled: [[{ type: 'reshuffled', deck: 'DI' }, 'The discard pile of the Depths Island is shuffled.']],
  calm: [[{ type: 'calm', seat: 0, tile: 1 }, 'No card is left: all is calm at B1.']],
  rolled: [[{ type: 'rolled', seat: 0, cause: 'siren', die: 4 }, 'Ada rolls 4 (Sirens’ Rock).']],
  chose: [[{ type: 'chose', seat: 0, card: 'SO15', label: 'Sell 2 food' }, 'Ada (Bumboat): Sell 2 food.']],
  gold: [
    [
      { type: 'gold', seat: 0, cause: 'DO06', gold: 250, aboard: 300 },
      'Ada gains 250 gold (Sunken Merchantman): 300 aboard.',
    ],
  ],
  food: [
    [
      { type: 'food', seat: 1, cause: 'fish', change: 1, wasted: 1, left: 7 },
      'Bo gains 1 food (Fishing Ground), no room for 1 more: 7 now.',
    ],
    [
      { type: 'food', seat: 1, cause: 'fish', change: 0, wasted: 2, left: 7 },
      'Bo has no room for 2 food (Fishing Ground).',
    ],
    [{ type: 'food', seat: 1, cause: 'SO13', change: 0, wasted: 0, left: 0 }, 'Bo has no food to lose (Weevils).'],
  ],
  crew: [
    [{ type: 'crew', seat: 1, cause: 'DO13', change: -2, wasted: 0, left: 4 }, 'Bo loses 2 crew (Rogue Wave): 4 left.'],
  ],
  swapped: [
    [{ type: 'swapped', seat: 0, crew: 2, food: -2 }, 'Ada trades 2 food for 2 crew.'],
    [{ type: 'swapped', seat: 0, crew: -1, food: 1 }, 'Ada trades 1 crew for 1 food.'],
  ],
  'token-placed': [
    [{ type: 'token-placed', tile: 1, token: 'fish', hp: 0, card: 'SO11' }, 'Fishing Ground stays at B1.'],
    [{ type: 'token-placed', tile: 1, token: 'pirate', hp: 2, card: 'SO02' }, null],
  ],
  'token-met': [[{ type: 'token-met', seat: 0, tile: 1, token: 'pirate', hp: 2 }, 'Ada meets Pirates at B1.']],
  'token-removed': [[{ type: 'token-removed', tile: 1, token: 'kraken' }, 'The Kraken at B1: gone.']],
  parleyed: [[{ type: 'parleyed', seat: 0, tile: 1, hp: 4 }, 'Ada lets the pirates (4 HP) lie at B1.']],
  'kraken-left': [[{ type: 'kraken-left', seat: 0, tile: 1 }, 'Ada leaves the Kraken alone.']],
  battle: [
    [
      { type: 'battle', seat: 0, tile: 1, enemy: 'king', hp: 15, crew: 9, flag: null },
      'Ada (9 crew) fights the Pirate King (15 HP).',
    ],
    [
      { type: 'battle', seat: 0, tile: 1, enemy: 'pirate', hp: 2, crew: 5, flag: 2 },
      'Ada (5 crew) fights the pirates (2 HP), under the flag of Cy.',
    ],
  ],
  broadside: [
    [{ type: 'broadside', seat: 0, enemy: 'pirate', from: 3, left: 1 }, 'A broadside from the Bow Cannons: 1 HP left.'],
  ],
  'battle-round': [
    [
      {
        type: 'battle-round',
        seat: 0,
        enemy: 'pirate',
        sent: 2,
        enemyDice: [6, 1],
        dice: [5, 5],
        pairs: [],
        lost: 1,
        felled: 1,
        crew: 3,
        left: 2,
      },
      'Ada rolls 5 5, the pirates 6 1: 1 crew lost (3 left), 1 HP felled (2 left).',
    ],
  ],
  'battle-won': [
    [
      { type: 'battle-won', seat: 0, enemy: 'pirate', hp: 2, gold: 100, aboard: 150 },
      'Ada defeats the pirates and gains 100 gold: 150 aboard.',
    ],
    [{ type: 'battle-won', seat: 0, enemy: 'king', hp: 15, gold: 0, aboard: 0 }, 'Ada defeats the Pirate King.'],
  ],
  'battle-lost': [[{ type: 'battle-lost', seat: 0, enemy: 'kraken', hp: 4 }, 'Ada loses to the Kraken (4 HP again).']],
  'beast-fled': [
    [{ type: 'beast-fled', seat: 0, card: 'DI01', food: 2, left: 3 }, 'Ada runs from Tiger: 2 food lost, 3 left.'],
  ],
  'beast-fought': [
    [
      { type: 'beast-fought', seat: 0, card: 'DI01', dice: [4, 1], lost: 1, won: true, left: 4 },
      'Ada rolls 4 1 and beats Tiger: 1 crew lost, 4 left.',
    ],
    [
      { type: 'beast-fought', seat: 0, card: 'DI01', dice: [1], lost: 1, won: false, left: 4 },
      'Ada rolls 1 against Tiger: 1 crew lost, 4 left.',
    ],
  ],
  'map-taken': [
    [{ type: 'map-taken', seat: 0, map: 'S-NW', tile: at('B4'), gold: 300 }, 'Ada takes the map to B4: 300 gold.'],
  ],
  'map-dug': [[{ type: 'map-dug', seat: 0, map: 'S-NW', tile: at('B4'), gold: 300 }, 'Ada digs up 300 gold at B4.']],
  salvaged: [
    [
      { type: 'salvaged', seat: 0, tile: 1, gold: 350, maps: ['D-NW'] },
      'Ada salvages 350 gold and the map to A3 from the wreck at B1.',
    ],
  ],
  raided: [[{ type: 'raided', seat: 0, from: 1, gold: 150 }, 'Ada robs Bo of 150 gold.']],
  becalmed: [[{ type: 'becalmed', seat: 0 }, 'Ada will have no wind next turn.']],
  peeked: [[{ type: 'peeked', seat: 0, tile: 1 }, 'Ada looks secretly at B1.']],
  spied: [[{ type: 'spied', seat: 0, tile: 1, face: 'island' }, 'At B1 there is an island.']],
  fed: [[{ type: 'fed', seat: 0, left: 3 }, null]],
  sunk: [
    [
      { type: 'sunk', seat: 0, tile: 1, how: 'mutiny', gold: 0, maps: [] },
      'Ada cannot feed the crew: mutiny, and the ship sinks at B1.',
    ],
    [
      { type: 'sunk', seat: 0, tile: 1, how: 'combat', gold: 50, maps: [] },
      'Ada goes down fighting at B1, with 50 gold.',
    ],
    [
      { type: 'sunk', seat: 0, tile: 1, how: 'card', gold: 0, maps: ['D-SE'] },
      'Ada has no crew left and sinks at B1, with the map to J8.',
    ],
  ],
  repaired: [[{ type: 'repaired', seat: 0 }, 'Ada spends the turn repairing the ship.']],
  docked: [
    [{ type: 'docked', seat: 0, banked: 300, chest: 400 }, 'Ada banks 300 gold: 400 in the chest.'],
    [{ type: 'docked', seat: 0, banked: 0, chest: 400 }, 'Ada is in the home base.'],
  ],
  bought: [[{ type: 'bought', seat: 0, upgrade: 'hold', price: 500, chest: 0 }, 'Ada buys Deep Hold for 500 gold.']],
  loaded: [[{ type: 'loaded', seat: 0, crew: 5, food: 7 }, 'Ada loads 5 crew and 7 food.']],
  'king-found': [[{ type: 'king-found', seat: 0, tile: 1 }, 'Ada has found the Pirate King at B1!']],
  'king-escaped': [[{ type: 'king-escaped', seat: 0, tile: 1 }, 'Ada runs from the Pirate King.']],
  'king-slain': [[{ type: 'king-slain', seat: 0, tile: 1, gold: 0 }, 'The Pirate King falls to Ada!']],
  uncovered: [
    [{ type: 'uncovered', tiles: [{ tile: 1, face: 'reef' }] }, 'What nobody found is turned over.'],
    [
      { type: 'uncovered', tiles: [{ tile: 1, face: 'king' }] },
      'What nobody found is turned over: the Pirate King lay at B1.',
    ],
  ],
  ended: [
    [{ type: 'ended', how: 'king', slayer: 0, scores: [score] }, 'The Pirate King has fallen: Ada 6 (1000 gold).'],
    [{ type: 'ended', how: 'limit', slayer: null, scores: [score] }, 'The last round is over: Ada 6 (1000 gold).'],
    [
      { type: 'ended', how: 'fail-safe', slayer: null, scores: [score] },
      'After 150 rounds the King is left alone: Ada 6 (1000 gold).',
    ],
  ],
};

const MOVES: [Move, string][] = [
  [{ kind: 'colour', colour: 'green' }, 'Take the green ship'],
  [{ kind: 'load', crew: 5 }, 'Load 5 crew, the rest food'],
  [{ kind: 'stay' }, 'Stay'],
  [{ kind: 'sail', to: 1 }, 'Sail to B1'],
  [{ kind: 'teleport', to: 1 }, 'Go through the whirlpool to B1'],
  [{ kind: 'peek', tile: 1 }, 'Look at B1'],
  [{ kind: 'stop' }, 'Stop looking'],
  [{ kind: 'ram', to: 1 }, 'Push to B1'],
  [{ kind: 'fight' }, 'Fight'],
  [{ kind: 'parley' }, 'Let them lie'],
  [{ kind: 'escape' }, 'Escape'],
  [{ kind: 'engage' }, 'Fight the Kraken'],
  [{ kind: 'leave' }, 'Leave it alone'],
  [{ kind: 'send', fighters: 2 }, 'Send 2'],
  [{ kind: 'option', option: 0 }, 'Option 1'],
  [{ kind: 'run' }, 'Run'],
  [{ kind: 'stand', crew: 3 }, 'Stand with 3'],
  [{ kind: 'drift', to: 1 }, 'Drift to B1'],
  [{ kind: 'raid', seat: 1 }, 'Rob Bo'],
  [{ kind: 'raid', seat: null }, 'Rob nobody'],
  [{ kind: 'swap', crew: 2 }, '2 food for 2 crew'],
  [{ kind: 'swap', crew: -1 }, '1 crew for 1 food'],
  [{ kind: 'swap', crew: 0 }, 'Exchange nothing'],
  [{ kind: 'buy', upgrade: 'rigging' }, 'Buy Tall Rigging'],
];

describe('The words', () => {
  logSays(SENTENCES);

  test('for moves, which parse to the same objects', () => {
    for (const [move, phrase] of MOVES) {
      equal(read(words.move(move)), phrase);
      equal(game.parse(move), game.parse(JSON.parse(JSON.stringify(move))));
      deepEqual(game.parse(move), move);
    }
  });

  test('for moves in their position: an option as the card says it, fighters by what they do', () => {
    const script = Object.keys(SCRIPTS).find(it => SCRIPTS[it]!.some(([op]) => op === 'choose'))!;
    const step = SCRIPTS[script]!.findIndex(([op]) => op === 'choose');
    const [first] = choicesOf(script, step);
    const during = (phase: Phase) => ({ phase }) as Open;
    equal(
      read(words.move({ kind: 'option', option: 0 }, during({ kind: 'option', seat: 0, script, step }))),
      first!.label,
    );
    const battle = { enemy: 'pirate', hp: 3, left: 3, front: 0 } as const;
    const sent = words.move({ kind: 'send', fighters: 2 }, during({ kind: 'send', seat: 0, battle }));
    equal(read(sent), 'Send 2 crew to fight');
  });

  test('for nonsense there are none', () => {
    for (const raw of [
      null,
      3,
      {},
      { kind: 'sail' },
      { kind: 'sail', to: 100 },
      { kind: 'sail', to: 1.5 },
      { kind: 'swap', crew: '1' },
      { kind: 'buy', upgrade: 'oars' },
      { kind: 'colour', colour: 'red' },
      { kind: 'raid' },
    ])
      equal(game.parse(raw), null, JSON.stringify(raw));
  });

  test('every question is answered by some captain in random games, with a prompt that names its rule', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const rng = rngOf(seed);
      const state = newGame(4, { 'round-limit': '60', colours: 'chosen' }, seed);
      for (let seat = game.deciding(state.open)[0]; seat !== undefined; seat = game.deciding(state.open)[0]) {
        const { ask, moves } = game.menu(viewFrom(state, seat));
        if (!met.has(ask)) {
          met.add(ask);
          const { prompt, rule } = words.asks[ask]!;
          equal(/^[A-Z].*[.?]$/.test(read(prompt(viewFrom(state, seat)))!), true, ask);
          equal(/^\d+\.\d+$/.test(rule), true);
          equal(/^\w+ \w/.test(read(words.awaiting(state.open, seat))!), true, ask);
        }
        game.play(state, seat, pick(rng, moves), { all() {}, only() {} });
      }
    }
    deepEqual([...met, 'over'].sort(), Object.keys(words.asks).sort());
  });

  test('the over has its own', () => {
    const { open } = sea();
    const over = { ...open, phase: { kind: 'over' as const, how: 'king' as const, slayer: 0, unfound: [] } };
    equal(read(words.asks['over']!.prompt({ seat: 0, open: over, own: null })), 'The game is over.');
    deepEqual(words.awaiting(over, 0), []);
  });

  test('every card says what it does', () => {
    for (const { id } of CARD_LIST)
      equal(/^[A-Z].*\.$/.test(cardText(id)) && !/undefined/.test(cardText(id)), true, cardText(id));
    equal(cardText('DO09'), 'Choose. Dive, with 2 crew or more: lose 1 crew, gain 350 gold. Sail on.');
    equal(cardText('DO15'), 'Every ship at sea: Lose 1 food. Then you alone: Lose 1 crew.');
    equal(cardText('DO18'), 'Take up to 150 gold from a ship at sea within 4 spaces.');
    equal(tokenText('siren'), 'Roll: 1-3 Lose 2 crew. 4-6 Gain 1 crew. Gain 2 food.');
    deepEqual([nameOf('SO13'), nameOf('post')], ['Weevils', 'Trading Post']);
  });
});
