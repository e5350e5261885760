// Whether the best move of a puzzle still is: the verifying search again, for a few of each game. `quayside puzzles
// --check` searches all of them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GAMES, loadGame } from '@quayside/rules';
import { loadPuzzles } from '@quayside/rules/puzzles';
import { doubtsAbout, loadEvaluation } from '../src/index.ts';
import { settingsOf } from '../src/puzzles/settings.ts';

const SAMPLE = 3; // of each game
const DAY_MS = 86_400_000;
const BATCHES = 4; // half of what the maker does

for (const id of Object.keys(GAMES))
  test(`${id}: the best moves of some puzzles are found again`, async () => {
    const game = await loadGame(id);
    const evaluation = await loadEvaluation(game);
    const set = (await loadPuzzles(id))!;
    // Others every day, so that in a fortnight every one has been searched again.
    const from = (Math.floor(Date.now() / DAY_MS) * SAMPLE) % set.puzzles.length;
    const sample = [...set.puzzles, ...set.puzzles].slice(from, from + SAMPLE);
    const effort = { ...settingsOf(id).verify, batches: BATCHES };
    for (const puzzle of sample) assert.equal(doubtsAbout(game, evaluation, set, puzzle, effort), null, puzzle.id);
  });
