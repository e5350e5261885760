// Every shipped puzzle is set up again: its position is reached, its seat asked, its moves legal.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GAMES, loadGame, type Puzzle, type PuzzleLine, type PuzzleSet } from '@quayside/rules';
import { loadPuzzles } from '@quayside/rules/puzzles';
import { checkPuzzles, meantMove, mergePuzzles, puzzlePosition } from '../src/index.ts';

const ENOUGH = 30; // of each game

for (const id of Object.keys(GAMES))
  describe(`The puzzles of ${id}`, async () => {
    const game = await loadGame(id);
    const set = (await loadPuzzles(id))!;

    test('Every position is reached, and its moves are legal', () => {
      assert.deepEqual(checkPuzzles(game, set), []);
    });

    test('There are enough, easy and hard, of more than one kind of decision', () => {
      assert.ok(set.puzzles.length >= ENOUGH, `${set.puzzles.length}`);
      assert.ok(new Set(set.puzzles.map(({ ask }) => ask)).size > 1);
      const ratings = set.puzzles.map(({ rating }) => rating);
      assert.ok(Math.min(...ratings) < 1000 && Math.max(...ratings) > 1200, `${ratings}`);
    });

    test('The best move is ahead of every other that is compared', () => {
      for (const { id, lines } of set.puzzles) {
        const [best, ...others] = lines;
        for (const { worth } of others) assert.ok(best!.worth - worth > 0.015, id);
      }
    });

    test('The margin is seen in the wins that are shown', () => {
      for (const { id, lines } of set.puzzles)
        for (const other of lines.slice(1)) {
          const shown = Math.round(100 * lines[0]!.chance) - Math.round(100 * other.chance);
          assert.ok(shown >= 3, `${id}: ahead by ${shown} games in 100`);
        }
    });
  });

describe('Puzzles of two files', async () => {
  const set = (await loadPuzzles('waves'))!;
  const [first, second] = set.puzzles as [Puzzle, Puzzle];
  const half = (puzzle: Puzzle): PuzzleSet => ({
    ...set,
    games: [set.games[puzzle.of]!],
    puzzles: [{ ...puzzle, of: 0 }],
  });

  test('are put together, each with its game, and no position twice', async () => {
    const merged = mergePuzzles(half(first), half(second));
    assert.deepEqual(merged.puzzles.map(({ id }) => id).toSorted(), [first.id, second.id].toSorted());
    assert.deepEqual(checkPuzzles(await loadGame('waves'), merged), []);
    assert.deepEqual(mergePuzzles(merged, set).puzzles.length, set.puzzles.length);
  });

  test('lose those whose margin is not seen', () => {
    const [best, other] = second.lines as [PuzzleLine, PuzzleLine];
    const near = { ...second, lines: [best, { ...other, chance: best.chance - 0.02 }] };
    assert.deepEqual(mergePuzzles(half(first), half(near)).puzzles, half(first).puzzles);
  });
});

describe('A file of puzzles that is wrong', async () => {
  const game = await loadGame('waves');
  const set = (await loadPuzzles('waves'))!;
  const puzzle = set.puzzles[0]!;
  const faultsOf = (changed: Partial<Puzzle>, inSet: Partial<PuzzleSet> = {}) =>
    checkPuzzles(game, { ...set, puzzles: [{ ...puzzle, ...changed }], ...inSet });

  test('is of other rules', () => {
    assert.match(faultsOf({}, { version: 0 })[0]!, /version 0/);
  });

  test('does not reach its position', () => {
    assert.match(faultsOf({ after: puzzle.after - 1 }).join(), /another one|not asked/);
    assert.match(faultsOf({ sees: '0' }).join(), /another one/);
    assert.match(faultsOf({ after: 9999 }).join(), /no 9999 moves/);
    assert.match(faultsOf({ me: puzzle.me + 1 }).join(), /not asked/);
    assert.match(faultsOf({ of: 9999 }).join(), /no game 9999/);
  });

  test('has a move the rules refuse', () => {
    const games = set.games.map((played, i) =>
      i === puzzle.of ? { ...played, moves: played.moves.map(() => ({ kind: 'no' })) } : played,
    );
    assert.match(faultsOf({}, { games }).join(), /refused: not-a-move/);
    const lines = [{ ...puzzle.lines[0]!, move: { kind: 'no' } }, ...puzzle.lines.slice(1)];
    assert.match(faultsOf({ best: [{ kind: 'no' }], lines }).join(), /refused: not-a-move/);
  });

  test('compares nothing, or the best move with itself', () => {
    assert.match(faultsOf({ lines: puzzle.lines.slice(0, 1) }).join(), /compares no moves/);
    assert.match(faultsOf({ lines: [puzzle.lines[0]!, puzzle.lines[0]!] }).join(), /with itself/);
    assert.match(faultsOf({ lines: puzzle.lines.toReversed() }).join(), /first line/);
    const [best, other] = puzzle.lines as [PuzzleLine, PuzzleLine];
    const near = [best, { ...other, chance: best.chance - 0.02 }];
    assert.match(faultsOf({ lines: near }).join(), /3 games in 100/);
  });
});

test('A try is known by what it leads to, not by how it is written', async () => {
  const game = await loadGame('waves');
  const set = (await loadPuzzles('waves'))!;
  for (const puzzle of set.puzzles) {
    const view = puzzlePosition(game, set, puzzle).view(puzzle.me);
    const [best] = puzzle.best as [object];
    assert.equal(meantMove(game, view, puzzle, best), best);
    const written = JSON.parse(JSON.stringify(best, Object.keys(best).reverse()));
    if (Object.keys(best).length > 1 && puzzle.ask === 'play')
      assert.equal(meantMove(game, view, puzzle, written), best);
  }
});
