import { deepEqual, equal, ok } from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { chooserOf, Match, randomChoice, rngAt, seedOf } from '@quayside/engine';
import { PEARLS_GAME } from '@quayside/engine/pearls';
import { GAMES, loadGame, settle } from '@quayside/rules';
import { advise, chances } from '../src/advice.ts';
import { BotPool } from '../src/botPool.ts';
import { byStandings, loadEvaluation } from '../src/evaluations.ts';

const PATIENT = { iterations: 300, until: Number.POSITIVE_INFINITY };

/** Pearls, two players, one round: the sea has answered, and both must dive. */
const diving = (seed: string) => Match.start(PEARLS_GAME, 2, { rounds: '1' }, seedOf(seed));
const evaluation = byStandings(PEARLS_GAME);

describe('Advice', () => {
  test('names the best move first, with its chance and what it brings', () => {
    // Diving deepest wins the only tide; the pearl to take is the highest.
    const match = diving('advice');
    const limits = { ...PATIENT, iterations: 4000 };
    const lines = advise(PEARLS_GAME, evaluation, match.view(0), rngAt(seedOf('a'), 0), limits);
    const highest = match.menu(0).moves.at(-1)!;
    equal(lines[0]!.move, highest);
    ok(lines.length <= 4);
    ok(lines.every(({ chance }) => chance >= 0 && chance <= 1));
    ok(lines[0]!.chance > lines.at(-1)!.chance);
    ok(lines[0]!.gains.every(({ source, value }) => source === 'tides' && value > 0));
  });

  test('rests on the view alone: what is hidden does not change it', () => {
    const match = diving('advice');
    const view = match.view(0);
    const again = Match.from(
      PEARLS_GAME,
      match.options,
      match.seed,
      PEARLS_GAME.imagine(view, rngAt(seedOf('elsewhere'), 0)),
    );
    const of = (it: Match) => advise(PEARLS_GAME, evaluation, it.view(0), rngAt(seedOf('b'), 0), PATIENT);
    deepEqual(of(again), of(match));
  });

  for (const [id, { meta }] of Object.entries(GAMES))
    test(`in ${meta.title} is legal, compares moves, and gives its reason in the game’s own sources`, async () => {
      const game = await loadGame(id);
      const seats = Math.max(2, meta.seats.min);
      const match = Match.start(game, seats, settle(game, seats, {}).options!, seedOf(id));
      const chooser = chooserOf(id);
      for (let i = 0; i < 12; i++) {
        const choice = randomChoice(game, match.state, chooser)!;
        match.submit(choice.seat, choice.move);
      }
      const view = match.view(match.deciding[0]!);
      const limits = { iterations: 10, until: Number.POSITIVE_INFINITY };
      const lines = advise(game, await loadEvaluation(game), view, rngAt(seedOf('c'), 0), limits);
      ok(lines.length >= Math.min(4, game.menu(view).moves.length));
      ok(lines[0]!.gains.length > 0);
      for (const { move, gains } of lines) {
        equal(game.check(view, move), null);
        for (const { source } of gains) ok(Object.hasOwn(game.words.sources, source), source);
      }
    });
});

describe('Chances', () => {
  test('at the end are what the end is worth', () => {
    const match = diving('over');
    const chooser = chooserOf('over');
    for (let choice = randomChoice(PEARLS_GAME, match.state, chooser); choice; ) {
      match.submit(choice.seat, choice.move);
      choice = randomChoice(PEARLS_GAME, match.state, chooser);
    }
    const winner = match.outcome!.ranks.indexOf(1);
    deepEqual(
      chances(PEARLS_GAME, evaluation, match.state, rngAt(seedOf('d'), 0), PATIENT),
      [0, 1].map(seat => (seat === winner ? 1 : 0)),
    );
  });

  test('are even before anything has happened, and not once a tide is won', () => {
    const match = Match.start(PEARLS_GAME, 2, { rounds: '2' }, seedOf('chances'));
    const of = () => chances(PEARLS_GAME, evaluation, match.state, rngAt(seedOf('e'), 0), PATIENT);
    for (const chance of of()) ok(chance > 0.2 && chance < 0.8, `${chance}`);
    for (const seat of [0, 1]) match.submit(seat, match.menu(seat).moves[0]);
    const [winner] = match.deciding;
    match.submit(winner!, match.menu(winner!).moves[0]);
    const after = of();
    ok(after[winner!]! > after[1 - winner!]!);
  });
});

describe('The pool', () => {
  const pool = new BotPool();
  after(() => pool.close());

  test('gives advice and chances too', async () => {
    const game = await loadGame('waves');
    const match = Match.start(game, 2, settle(game, 2, {}).options!, seedOf('pool'));
    const view = match.view(match.deciding[0]!);
    let lines = await pool.advise({ game: 'waves', view, seed: 'x' });
    // Null while its threads load the rules and the bots, on a busy machine.
    while (lines === null) lines = await pool.advise({ game: 'waves', view, seed: 'x' });
    ok(lines.length > 0 && lines.every(({ move }) => game.check(view, game.parse(move)!) === null));
    const { open, own, shut } = match.state;
    const each = await pool.chances({ game: 'waves', world: { open, own, shut }, seed: 'y' });
    equal(each!.length, 2);
  });
});
