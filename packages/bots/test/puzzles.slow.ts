// Whether the best move of a puzzle still is. `quayside puzzles --check --note` searches all of them and notes what the
// verdict rests on; here the note is compared, and the verifying search made again for a few of each game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, loadGame } from '@quayside/rules';
import { loadPuzzles } from '@quayside/rules/puzzles';
import { basisOf, doubtsAbout, loadEvaluation } from '../src/index.ts';
import { sampleOf } from '../src/puzzles/basis.ts';
import { settingsOf } from '../src/puzzles/settings.ts';

const SAMPLE = 3; // of each game
const BATCHES = 4; // half of what the maker does

for (const id of Object.keys(GAMES)) {
  test(`${id}: rules, evaluation and search are those by which all puzzles were checked`, async () => {
    const game = await loadGame(id);
    const set = (await loadPuzzles(id))!;
    const now = basisOf(game, await loadEvaluation(game), set);
    assert.equal(set.checked, now, `npm run -s quayside -- puzzles --check --note --game ${id}`);
  });

  test(`${id}: the best moves of some puzzles are found again`, async () => {
    const game = await loadGame(id);
    const evaluation = await loadEvaluation(game);
    const set = (await loadPuzzles(id))!;
    const effort = { ...settingsOf(id).verify, batches: BATCHES };
    for (const puzzle of sampleOf(set, SAMPLE))
      assert.equal(doubtsAbout(game, evaluation, set, puzzle, effort), null, puzzle.id);
  });
}
