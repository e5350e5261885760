import { deepEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, rngAt, seedOf } from '@quayside/engine';
import { LEVELS } from '@quayside/protocol';
import { type AnyGame, type AnyShape, loadGame, pick, type Rng, settle, type View } from '@quayside/rules';
import type { Evaluation } from '../src/bot.ts';
import { loadEvaluation } from '../src/evaluations.ts';
import { decide } from '../src/levels.ts';

const POSITIONS = 1000;
const GAMES = ['waves', 'rolling-with-the-waves', 'rolling-seas', 'waves-of-fortune', 'rattle-battle'];

/** Half of the moves are any at all, half as in a playout: both odd and sensible positions come up. */
function anyMove(evaluation: Evaluation<AnyShape>, view: View<AnyShape>, game: AnyGame, rng: Rng): object {
  const menu = game.menu(view);
  const { policy } = evaluation;
  return policy && pick(rng, [true, false]) ? policy(view, menu, rng) : pick(rng, menu.moves);
}

/** Positions in which something is dominated and something is not, from games of two to four. */
async function* positions(game: AnyGame, evaluation: Evaluation<AnyShape>): AsyncGenerator<View<AnyShape>> {
  for (let index = 0; ; index++) {
    const seats = 2 + (index % 3);
    const { options } = settle(game, seats, {});
    const match = Match.start(game, seats, options!, seedOf(`dominated ${game.id} ${index}`));
    const rng = rngAt(seedOf(`moves ${index}`), 0);
    while (!match.outcome) {
      const seat = match.deciding[0]!;
      const view = match.view(seat);
      const menu = game.menu(view);
      const isDominated = (move: object) => evaluation.dominated!(view, move, menu);
      if (menu.moves.some(isDominated) && !menu.moves.every(isDominated)) yield view;
      match.submit(seat, anyMove(evaluation, view, game, rng));
    }
  }
}

describe('no level makes a move that is dominated in plain sight', () => {
  for (const id of GAMES)
    test(id, async () => {
      const game = await loadGame(id);
      const evaluation = await loadEvaluation(game);
      const found: object[] = [];
      let looked = 0;
      for await (const view of positions(game, evaluation)) {
        const menu = game.menu(view);
        for (const level of LEVELS) {
          const rng = rngAt(seedOf(`${level} ${looked}`), 0);
          const move = decide({ level, iterations: 2 }, game, evaluation, view, rng, Number.POSITIVE_INFINITY);
          if (evaluation.dominated!(view, move, menu)) found.push({ level, move });
        }
        looked += 1;
        if (looked === POSITIONS) break;
      }
      deepEqual(found, []);
      ok(looked === POSITIONS);
    });
});
