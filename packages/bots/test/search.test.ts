import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { viewOf } from '@quayside/engine';
import { type Game, rngOf, type Shape, type View } from '@quayside/rules';
import type { Bot, Evaluation, Limits } from '../src/bot.ts';
import { byStandings } from '../src/evaluations.ts';
import { greedy } from '../src/greedy.ts';
import { ismcts, Search } from '../src/ismcts.ts';
import { decide } from '../src/levels.ts';
import { rewards } from '../src/rewards.ts';
import { bays, type Pebbles, pebbles, type Stakes, squall, stakes } from './toys.ts';

const start = <G extends Shape>(game: Game<G>, seat: number): View<G> => {
  const rng = rngOf(1);
  return viewOf({ ...game.setup(2, {}, rng), rng }, seat);
};
const iterations = (count: number): Limits => ({ iterations: count, until: Number.POSITIVE_INFINITY });

describe('the search', () => {
  for (const count of [5, 6, 7, 9, 10, 11]) {
    test(`leaves a multiple of four of ${count} pebbles`, () => {
      const game = pebbles(count);
      const move = ismcts(game, byStandings(game), start(game, 0), rngOf(count), iterations(3000));
      equal(move.take, count % 4);
    });
  }

  test('finds the same in a game whose moves are not shared objects', () => {
    const game = { ...pebbles(7), interned: false };
    equal(ismcts(game, byStandings(game), start(game, 0), rngOf(1), iterations(3000)).take, 3);
  });

  test('does not let an opponent react to a choice made in secret', () => {
    for (let seed = 0; seed < 10; seed++) {
      const move = ismcts(bays, byStandings(bays), start(bays, 0), rngOf(seed), iterations(2000));
      notEqual(move.bay, 'harbour');
    }
  });

  test('does not react to a choice another made in secret before', () => {
    const rng = rngOf(3);
    const state = { ...bays.setup(2, {}, rng), rng };
    bays.play(state, 0, { bay: 'east' }, { all() {}, only() {} });
    const search = new Search(bays, byStandings(bays), viewOf(state, 1), rngOf(4));
    for (let i = 0; i < 4000; i++) search.iterate();
    const won = search.moveStatistics().reduce((sum, { visits, value }) => sum + visits * value, 0) / 4000;
    ok(Math.abs(won - 0.5) < 0.05, `${won}`);
  });

  test('asks the game for the sea’s answer', () => {
    const search = new Search(squall, byStandings(squall), start(squall, 0), rngOf(2));
    for (let i = 0; i < 2000; i++) search.iterate();
    deepEqual(search.best(), { choice: 'bold' });
    const bold = search.moveStatistics()[0]!;
    ok(Math.abs(bold.value - 4 / 6) < 0.05, `${bold.value}`);
  });

  test('is the same with the same seed', () => {
    const game = pebbles(11);
    const lines = (seed: number) => {
      const search = new Search(game, byStandings(game), start(game, 0), rngOf(seed));
      for (let i = 0; i < 500; i++) search.iterate();
      return search.moveStatistics();
    };
    deepEqual(lines(5), lines(5));
    notEqual(JSON.stringify(lines(5)), JSON.stringify(lines(6)));
  });

  test('thinks only about the candidates its game names', () => {
    const game = pebbles(7);
    const evaluation: Evaluation<Pebbles> = {
      ...byStandings(game),
      candidates: (_, menu) => menu.moves.slice(0, 2),
    };
    const search = new Search(game, evaluation, start(game, 0), rngOf(1));
    for (let i = 0; i < 100; i++) search.iterate();
    deepEqual(
      search
        .moveStatistics()
        .map(({ move }) => move.take)
        .sort(),
      [1, 2],
    );
  });

  test('judges where the game says it has seen enough', () => {
    const game = pebbles(40);
    const judged: number[] = [];
    const evaluation = {
      judge: ({ open }: { open: { pebbles: number } }) => {
        judged.push(open.pebbles);
        return [0.5, 0.5];
      },
      canStopPlayout: (from: { pebbles: number }, now: { pebbles: number }) => from.pebbles - now.pebbles >= 6,
    };
    ismcts(game, evaluation, start(game, 0), rngOf(1), iterations(50));
    equal(judged.length, 50);
    ok(judged.every(pebbles => pebbles <= 34 && pebbles > 30));
  });

  test('stops at its deadline, having looked at least once', () => {
    const game = pebbles(9);
    const move = ismcts(game, byStandings(game), start(game, 0), rngOf(1), { iterations: 1e9, until: 0 });
    equal(game.check(start(game, 0), move), null);
  });

  test('leaves the view as it found it', () => {
    const game = pebbles(9);
    const view = start(game, 0);
    const before = JSON.stringify(view);
    ismcts(game, byStandings(game), view, rngOf(1), iterations(200));
    equal(JSON.stringify(view), before);
  });
});

describe('thinking ends when the best move is settled', () => {
  const bots = { search: ismcts, 'the greedy bot': greedy };
  /** How many worlds are judged of those allowed. */
  const judged = (bot: Bot, moves: Stakes['move'][], evaluation: Partial<Evaluation<Stakes>> = {}): number => {
    const game = { ...stakes(moves), bound: 1 };
    let count = 0;
    const judge: Evaluation<Stakes>['judge'] = ({ open }) => {
      count += 1;
      return open.worths;
    };
    bot(game, { ...evaluation, judge, canStopPlayout: () => true }, start(game, 0), rngOf(1), iterations(2000));
    return count;
  };
  const toss = (name: string, a: number, b: number): Stakes['move'] => ({ name, wins: [a, b], leader: 0 });

  for (const [name, bot] of Object.entries(bots)) {
    test(`${name}: soon where one move is clearly better`, () => {
      ok(judged(bot, [toss('good', 0.8, 0.9), toss('bad', 0.1, 0.3)]) < 600);
    });

    test(`${name}: late or never where two moves are alike`, () => {
      ok(judged(bot, [toss('a', 0.2, 0.8), toss('b', 0.8, 0.2)]) > 1500);
    });
  }

  test('the greedy bot: not for a difference its game counts as none', () => {
    const moves = [toss('good', 0.8, 0.9), toss('bad', 0.7, 0.8)];
    ok(judged(greedy, moves) < judged(greedy, moves, { tieMargin: 0.2 }));
  });

  test('the search: once no other move can be looked at half as often', () => {
    const game = stakes([toss('a', 0.9, 0.9), toss('b', 0.3, 1)]);
    const evaluation = { judge: ({ open }: { open: Stakes['open'] }) => open.worths, canStopPlayout: () => true };
    const search = new Search(game, evaluation, start(game, 0), rngOf(1));
    while (search.iterations < 200) search.iterate();
    const [first, second] = search.moveStatistics().map(({ visits }) => visits);
    const left = Math.ceil(first! / 2) - second! - 1; // as many as leave the second one just short of half
    ok(left > 0, `${first} and ${second}`);
    deepEqual([search.isSettled(left), search.isSettled(left + 1)], [true, false]);
  });
});

describe('the greedy bot', () => {
  test('takes the last pebbles when it can', () => {
    for (const count of [1, 2, 3]) {
      const game = pebbles(count);
      equal(greedy(game, byStandings(game), start(game, 0), rngOf(1), iterations(1)).take, count);
    }
  });

  test('sees what the sea does next', () => {
    deepEqual(greedy(squall, byStandings(squall), start(squall, 0), rngOf(1), iterations(400)), { choice: 'bold' });
  });

  test('answers at its deadline with what it has tried', () => {
    const game = pebbles(9);
    const move = greedy(game, byStandings(game), start(game, 0), rngOf(1), { iterations: 1e9, until: 0 });
    equal(game.check(start(game, 0), move), null);
  });
});

test('the random bot takes every move of the menu sooner or later', () => {
  const game = pebbles(9);
  const rng = rngOf(1);
  const player = { level: 'random', iterations: null } as const;
  const taken = Array.from({ length: 100 }, () => {
    return decide(player, game, byStandings(game), start(game, 0), rng, Number.POSITIVE_INFINITY).take;
  });
  deepEqual([...new Set(taken)].sort(), [1, 2, 3]);
});

describe('rewards', () => {
  test('the winner has all, the last nothing, and a place in between a little', () => {
    const [first, second, third] = rewards({ ranks: [1, 2, 3], scores: [], reason: '' }, [0, 1, 2]);
    equal(first, 1);
    equal(third, 0);
    ok(second! > 0 && second! < 0.1);
  });

  test('team-mates share the win; sides that tie split it', () => {
    deepEqual(rewards({ ranks: [1, 2, 1, 2], scores: [], reason: '' }, [0, 1, 0, 1]), [1, 0, 1, 0]);
    deepEqual(rewards({ ranks: [1, 1], scores: [], reason: '' }, [0, 1]), [0.45, 0.45]);
  });

  test('alone against the sea the first rank is a win', () => {
    deepEqual(rewards({ ranks: [1], scores: [], reason: '' }, [0]), [1]);
    deepEqual(rewards({ ranks: [2], scores: [], reason: '' }, [0]), [0]);
  });
});
