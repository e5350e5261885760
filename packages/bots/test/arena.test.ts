import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import { GAMES, loadGame, rngOf, settle } from '@quayside/rules';
import { contest, quantile, stepsOf } from '../src/arena/arena.ts';
import { wilson } from '../src/arena/wilson.ts';
import { loadEvaluation } from '../src/evaluations.ts';
import { contestantOf, playerOf, seatNames } from '../src/external/contestants.ts';
import { decide } from '../src/levels.ts';
import { SCRIPT_NAMES } from '../src/scripts/names.ts';

const near = (a: number, b: number) => ok(Math.abs(a - b) < 0.0005, `${a} is not ${b}`);

describe('Wilson’s interval', () => {
  test('of 8 in 10 is 49.0 % to 94.3 %', () => {
    const { low, high } = wilson(8, 10);
    near(low, 0.4902);
    near(high, 0.9433);
  });

  test('of none in 20 begins at 0 and ends at 16.1 %', () => {
    const { low, high } = wilson(0, 20);
    near(low, 0);
    near(high, 0.1611);
  });

  test('of no games says nothing', () => deepEqual(wilson(0, 0), { low: 0, high: 1 }));

  test('grows narrower with more games', () => {
    const width = (games: number) => wilson(games / 2, games).high - wilson(games / 2, games).low;
    ok(width(1000) < width(100) / 3 && width(100) < width(10) / 2);
  });
});

describe('a player by name', () => {
  test('is a level, or random, with iterations of its own or not', () => {
    deepEqual(playerOf('admiral'), { level: 'admiral', iterations: null });
    deepEqual(playerOf('captain:2000'), { level: 'captain', iterations: 2000 });
    deepEqual(playerOf('random'), { level: 'random', iterations: null });
  });

  test('may have a temperament, a level alone', () => {
    deepEqual(playerOf('admiral+bold'), { level: 'admiral', iterations: null, temperament: 'bold' });
    deepEqual(playerOf('mate:7+spiteful'), { level: 'mate', iterations: 7, temperament: 'spiteful' });
    for (const text of ['random+bold', 'playout+thrifty', 'admiral+', 'admiral+merry', 'admiral+bold:7', '+bold'])
      equal(playerOf(text), null);
  });

  test('is refused otherwise', () => {
    for (const text of ['', 'bosun', 'captain:', 'captain:0', 'captain:x', 'captain:1:2', 'toString'])
      equal(playerOf(text), null);
  });
});

test('quantiles: half of the times lie below the median, one in a hundred above the 99th', () => {
  const times = Array.from({ length: 200 }, (_, i) => i);
  deepEqual([quantile(times, 0.5), quantile(times, 0.99), quantile([7], 0.5), quantile([], 0.5)], [100, 198, 7, 0]);
});

const options = settle(GAMES['waves']!.meta, 2, {}).options!;

describe('the arena', () => {
  const terms = { game: 'waves', options, games: 6, clock: false, threads: 2 };

  test('a temperament plays other games than none', async () => {
    const decisions = async (captain: string) =>
      (await contest({ ...terms, seats: [captain, 'random'], games: 2, seed: 'd', threads: 1 })).standings;
    const [plain, same, bold] = await Promise.all(['captain:20', 'captain:20', 'captain:20+bold'].map(decisions));
    const wins = (standings: typeof plain) => JSON.stringify(standings!.map(it => [it.wins, it.decisions]));
    equal(wins(plain), wins(same));
    ok(wins(plain) !== wins(bold));
  });

  test('shares add up to one', async () => {
    const { games, standings } = await contest({ ...terms, seats: ['deckhand', 'random'], seed: 'c' });
    equal(games, 6);
    for (const { meanMs, medianMs, p99Ms } of standings)
      ok(medianMs > 0 && medianMs <= p99Ms && meanMs > 0, `${meanMs} ${medianMs} ${p99Ms}`);
    near(
      standings.reduce((sum, { share }) => sum + share, 0),
      1,
    );
  });
});

describe('steps between levels', () => {
  const seats = ['deckhand', 'admiral', 'captain', 'mate'];
  const standings = [
    { bot: 'deckhand', share: 0.05, low: 0.02 },
    { bot: 'admiral', share: 0.5, low: 0.4 },
    { bot: 'captain', share: 0.3, low: 0.2 },
    { bot: 'mate', share: 0.2, low: 0.12 },
  ];

  test('are visible where the interval of one lies above the share of the next', () => {
    deepEqual(stepsOf(seats, standings), [
      { level: 'admiral', below: 'captain', isVisible: true },
      { level: 'captain', below: 'mate', isVisible: false },
      { level: 'mate', below: 'deckhand', isVisible: true },
    ]);
  });

  test('are told of levels that sit equally often alone', () => {
    deepEqual(stepsOf(['admiral', 'captain', 'captain'], standings), []);
    deepEqual(stepsOf(['captain', 'random'], standings), []);
    deepEqual(stepsOf(['mate:4', 'captain'], standings), []);
  });
});

describe('scripts', () => {
  for (const [id, names] of Object.entries(SCRIPT_NAMES))
    for (const name of names)
      test(`${name} plays ${id} to the end`, async () => {
        const { options } = settle(GAMES[id]!.meta, 2, {});
        const terms = { game: id, options: options!, seats: [name, 'playout'], seed: 'script', clock: false };
        const { games, standings } = await contest({ ...terms, games: 1, threads: 1 });
        equal(games, 1);
        ok(standings.find(({ bot }) => bot === name)!.decisions > 0);
      });

  test('are those that are listed', async () => {
    for (const [id, names] of Object.entries(SCRIPT_NAMES)) {
      const { scripts } = await loadEvaluation(await loadGame(id));
      deepEqual(Object.keys(scripts!), [...names]);
    }
  });

  test('rebel always rebels', async () => {
    const game = await loadGame('waves');
    const evaluation = await loadEvaluation(game);
    const match = Match.start(game, 3, settle(game, 3, {}).options!, seedOf('rebel'));
    const rng = rngOf(1);
    const kinds = new Set<string>();
    while (!match.outcome) {
      const seat = match.deciding[0]!;
      const level = seat === 0 ? 'rebel' : 'random';
      const view = match.view(seat);
      const move = decide({ level, iterations: null }, game, evaluation, view, rng, Number.POSITIVE_INFINITY);
      if (seat === 0) kinds.add((move as { kind: string }).kind);
      match.submit(seat, move);
    }
    deepEqual(
      [...kinds].filter(kind => kind !== 'discard'),
      ['rebel'],
    );
  });

  test('of another game are refused', async () => {
    const game = await loadGame('waves');
    const match = Match.start(game, 2, settle(game, 2, {}).options!, seedOf('none'));
    const evaluation = await loadEvaluation(game);
    const player = { level: 'turtle', iterations: null } as const;
    const view = match.view(match.deciding[0]!);
    throws(() => decide(player, game, evaluation, view, rngOf(1), Number.POSITIVE_INFINITY), /no script "turtle"/);
  });
});

describe('the name of a contestant', () => {
  test('may be a command, whose quotes keep spaces and commas', () => {
    deepEqual(contestantOf('cmd:python3 my_bot.py'), {
      name: 'cmd:python3 my_bot.py',
      player: null,
      command: ['python3', 'my_bot.py'],
    });
    deepEqual(contestantOf(`cmd:sh -c "echo 'a, b'" 'c d'`)?.command, ['sh', '-c', "echo 'a, b'", 'c d']);
    deepEqual(seatNames('admiral,cmd:sh -c "a,b",random'), ['admiral', 'cmd:sh -c "a,b"', 'random']);
  });

  test('is refused where no command, or an open quote, follows', () => {
    for (const text of ['cmd:', 'cmd: ', 'cmd:""', 'cmd:"" bot.py', 'cmd:sh -c "a', 'bosun'])
      equal(contestantOf(text), null);
  });
});
