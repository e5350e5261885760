// A game of the lab is a game like any other: its record replays, and the same seed gives the same game.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadEvaluation } from '@quayside/bots';
import { replay } from '@quayside/engine';
import { GAMES, loadGame } from '@quayside/rules';
import { loadThings } from '../src/games.ts';
import { cellsOf, completePlan } from '../src/plan.ts';
import { type LoadedGame, playGame } from '../src/playGame.ts';
import { gameSeed } from '../src/seed.ts';

async function loaded(id: string): Promise<LoadedGame> {
  const game = await loadGame(id);
  return { game, evaluation: await loadEvaluation(game), things: await loadThings(id) };
}

async function play(id: string, seats: string[], index = 0) {
  const plan = await completePlan({ game: id, seats, games: 1, seed: 'test' });
  const [cell] = cellsOf(plan);
  const terms = { index, seed: gameSeed(plan, index), options: cell!.options, players: seats };
  return playGame(await loaded(id), terms);
}

describe('A game of the lab', () => {
  for (const id of Object.keys(GAMES)) {
    test(`${id}: its record replays to the same outcome`, async () => {
      const result = await play(id, ['deckhand', 'random', 'random']);
      const match = replay(await loadGame(id), structuredClone(result.record));
      assert.deepEqual(match.outcome, { ranks: result.ranks, scores: result.scores, reason: result.reason });
      assert.equal(
        result.decisionsBySeat.reduce((sum, it) => sum + it, 0),
        result.decisions,
      );
      assert.ok(result.seconds > 0 && result.choices.n === result.decisions);
    });
  }

  test('The same number gives the same game, another number another', async () => {
    const [one, same, other] = [
      await play('waves', ['captain:20', 'mate']),
      await play('waves', ['captain:20', 'mate']),
      await play('waves', ['captain:20', 'mate'], 1),
    ];
    assert.deepEqual(one, same);
    assert.notDeepEqual(one.record.log, other.record.log);
  });
});
