// Whole games as text, kept with the rules of each game: a change of the rules shows as a diff there.

import { equal, match, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { perft, playthrough, randomRecord, seedOf } from '@quayside/engine';
import { type AnyGame, loadGame, type Options, settle } from '@quayside/rules';
import { golden } from './golden.ts';
import { PEARLS_GAME } from './pearls.ts';

const waves = await loadGame('waves');
const rollingSeas = await loadGame('rolling-seas');
const rollingWithTheWaves = await loadGame('rolling-with-the-waves');
const rattleBattle = await loadGame('rattle-battle');
const wavesOfFortune = await loadGame('waves-of-fortune');
const settled = (game: AnyGame, seats: number, chosen: Options): Options => {
  const { options, refusal } = settle(game, seats, chosen);
  if (refusal) throw new Error(refusal.code);
  return options;
};

type Golden = { game: AnyGame; file: string; seats: number; seed: string; chosen: Options };
const of =
  (game: AnyGame) =>
  (file: string, seats: number, seed: string, chosen: Options = {}): Golden => ({ game, file, seats, seed, chosen });

const PLAYTHROUGHS: Golden[] = [
  of(waves)('playthrough.txt', 4, 'golden', { mode: 'all-vs-all', tablets: 'all-vs-all' }),
  of(waves)('playthrough-head-to-head-2.txt', 2, 'short-2', { mode: 'head-to-head', tablets: 'head-to-head' }),
  of(waves)('playthrough-all-vs-all-3.txt', 3, 'short-6', { mode: 'all-vs-all', tablets: 'three-players' }),
  of(waves)('playthrough-teams-5.txt', 5, 'short-14', { mode: 'teams', tablets: 'teams' }),
  of(rollingWithTheWaves)('playthrough.txt', 2, 'short-97'),
  of(rollingWithTheWaves)('playthrough-3.txt', 3, 'short-120', { 'ports-tie': 'nobody' }),
  of(rollingSeas)('playthrough.txt', 1, 'golden'),
  of(rollingSeas)('playthrough-2.txt', 2, 'golden', { islands: 'advanced', 'start-provisions': '5' }),
  of(wavesOfFortune)('playthrough.txt', 2, 'golden', { 'round-limit': '20' }),
  of(wavesOfFortune)('playthrough-4.txt', 4, 'golden', { 'round-limit': '20', charting: 'stop', colours: 'chosen' }),
  of(rattleBattle)('playthrough.txt', 2, 'golden', { scenario: 'introductory' }),
];

describe('A playthrough', () => {
  for (const { game, file, seats, seed, chosen } of PLAYTHROUGHS)
    test(`of ${game.title} reads as in ${file}`, () => {
      const record = randomRecord(game, seats, settled(game, seats, chosen), seed);
      golden(`packages/rules/src/${game.id}/test/${file}`, playthrough(game, record));
    });

  test('shows who is asked, what they do, what happens and what changes; the sea too', () => {
    const text = playthrough(PEARLS_GAME, randomRecord(PEARLS_GAME, 2, { rounds: '1' }, 'text'));
    match(text, /^#0 the sea\n> the sea: tide \d\n {2}The tide is \d high\.\n {4}open tide \d$/m);
    match(text, /^#1 Seat 0 \(dive, 3\), Seat 1 \(dive, 3\)$/m);
    match(text, /^> Seat \d: dive \d+\n {2}Seat \d dived\.\n {4}open phase /m);
    match(text, /^ {2}\(to Seat 1\) It is pearl \d+\.$/m);
    match(text, /^The end: The most tide won\. Seat 0 is \d\. with \d, Seat 1 is \d\. with \d\.$/m);
  });

  test('of a game nobody has moved in shows the set-up', () => {
    const { log: _, ...rest } = randomRecord(waves, 3, settled(waves, 3, {}), 'x');
    const text = playthrough(waves, { ...rest, log: [] });
    match(text, /^Set-up\n {4}open card "all-vs-all-3"$/m);
    ok(text.endsWith('The game is not over.\n'));
  });

  test('of a wrong record is none', () => {
    const record = randomRecord(waves, 3, settled(waves, 3, {}), 'x');
    throws(() => playthrough(waves, { ...record, log: record.log.slice(1) }), /entry 0/);
  });
});

describe('Perft', () => {
  // Ways and different positions after one move, two moves, …
  const counts = (game: AnyGame, seats: number, chosen: Options, depth = 5) =>
    perft(game, seats, settled(game, seats, chosen), seedOf('perft'), depth)
      .map(({ ways, positions }) => `${ways}/${positions}`)
      .join(' ');

  test('of W·A·V·E·S, 2 players', () =>
    equal(counts(waves, 2, { tablets: 'head-to-head' }), '2/2 16/16 128/128 1280/1280 10720/2599'));
  test('of W·A·V·E·S, 3 players', () =>
    equal(counts(waves, 3, { tablets: 'three-players' }), '8/8 72/72 648/392 2476/1379 10971/4681'));
  test('of W·A·V·E·S, 4 players', () =>
    equal(counts(waves, 4, { tablets: 'all-vs-all' }), '8/8 72/72 648/648 5184/876 19362/3285'));
  test('of W·A·V·E·S, 4 in teams', () =>
    equal(counts(waves, 4, { mode: 'teams', tablets: 'teams' }), '8/8 72/72 648/648 5184/1257 19187/4679'));

  test('of Rolling with the Waves, 2 captains', () =>
    equal(counts(rollingWithTheWaves, 2, {}), '5/5 17/17 59/59 132/132 8280/8280'));
  test('of Rolling with the Waves, 3 captains', () =>
    equal(counts(rollingWithTheWaves, 3, {}, 6), '5/5 23/23 74/74 274/274 826/826 41346/41346'));
  test('of Rolling with the Waves, 4 captains', () =>
    equal(counts(rollingWithTheWaves, 4, {}, 4), '8/8 51/51 342/342 1768/1768'));
  test('of Rolling with the Waves, 5 captains', () =>
    equal(counts(rollingWithTheWaves, 5, {}, 3), '10/10 102/102 867/867'));

  test('of Rolling Seas, a captain alone', () => equal(counts(rollingSeas, 1, {}, 2), '44/44 1050/1050'));
  test('of Rolling Seas, 2 captains', () => equal(counts(rollingSeas, 2, {}, 2), '44/44 1936/1936'));
  test('of Rolling Seas, 2 captains, islands in pairs', () =>
    equal(counts(rollingSeas, 2, { islands: 'advanced' }, 1), '88/88'));

  test('of Waves of Fortune, 2 captains', () => equal(counts(wavesOfFortune, 2, {}, 3), '11/11 121/121 1210/1210'));
  test('of Waves of Fortune, 3 captains', () => equal(counts(wavesOfFortune, 3, {}, 3), '11/11 121/121 1331/1331'));
  test('of Waves of Fortune, 4 captains who choose their ships', () =>
    equal(counts(wavesOfFortune, 4, { colours: 'chosen' }, 4), '4/4 12/12 24/24 264/264'));

  test('of pearls can be told by hand: 1 tide, then 3 pearls each, then 2 to bury', () => {
    const ways = perft(PEARLS_GAME, 2, { rounds: '1' }, seedOf('x'), 5).map(count => count.ways);
    equal(ways.join(), '1,3,9,18,0');
  });
});
