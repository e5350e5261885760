import { equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SILENT, viewOf } from '@quayside/engine';
import { GAMES, loadGame, pick, rngOf, SEA, settle } from '@quayside/rules';
import { roundsOf } from '../src/rounds.ts';

/** The position at the end of a random game of two, and how many decisions there were. */
async function played(id: string): Promise<{ open: object; decisions: number }> {
  const game = await loadGame(id);
  const rng = rngOf(1);
  const state = { ...game.setup(2, settle(game, 2, {}).options!, rng), rng };
  let decisions = 0;
  for (let [seat] = game.deciding(state.open); seat !== undefined; [seat] = game.deciding(state.open)) {
    const move = seat === SEA ? game.nature!(state.open, rng) : pick(rng, game.menu(viewOf(state, seat)).moves);
    game.play(state, seat, move, SILENT);
    decisions += 1;
  }
  return { open: state.open, decisions };
}

describe('The rounds of a game', () => {
  test('of Rolling Seas are its 25 turns, however many decisions there were', async () => {
    const { open, decisions } = await played('rolling-seas');
    equal(roundsOf(open, decisions, 2), 25);
  });

  for (const id of Object.keys(GAMES))
    test(`of ${id} are counted by the game itself`, async () => {
      const { open, decisions } = await played(id);
      equal(roundsOf(open, decisions, 2), roundsOf(open, decisions + 100, 2));
    });

  test('of a game that counts none are the decisions of each seat', () => equal(roundsOf({}, 12, 3), 4));
});
