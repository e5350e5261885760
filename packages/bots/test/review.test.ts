import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type GameRecord, LessonRun, Match, seedOf } from '@quayside/engine';
import { type AnyShape, type Lesson, loadGame, settle } from '@quayside/rules';
import { loadCourse } from '@quayside/rules/courses';
import { byStandings, loadEvaluation, review } from '../src/review.ts';

const PATIENCE = { first: 60_000, closer: 60_000 };

/** The last lesson of W·A·V·E·S: the learner can win at once by following with a Seer. */
async function endgame(move: object): Promise<GameRecord> {
  const game = await loadGame('waves');
  const course = (await loadCourse('waves'))!;
  const lesson = course.lessons(course.words).find(({ id }) => id === 'last') as Lesson<AnyShape>;
  const run = new LessonRun(game, lesson);
  while (!(run.step && 'ask' in run.step)) run.next();
  const { open, own, shut } = run.match.state;
  const world = structuredClone({ open, own, shut });
  const options = settle(game, 4, lesson.begin.options ?? {}).options!;
  const match = Match.from(game, options, seedOf('review'), world);
  const log = match.submit(0, move).steps!.map(({ entry }) => entry);
  return { game: 'waves', version: game.version, seats: 4, options, seed: seedOf('review'), log, origin: world };
}

describe('Decisions that mattered', async () => {
  const game = await loadGame('waves');
  const evaluation = await loadEvaluation(game);

  test('A win that was missed is named, with the move that would have won', async () => {
    const [decision, ...others] = review(
      game,
      evaluation,
      await endgame({ kind: 'rebel', card: 3, count: 3 }),
      0,
      PATIENCE,
    );
    assert.deepEqual(others, []);
    assert.equal(decision!.ply, 0);
    assert.ok(decision!.by < -0.1, `${decision!.by}`);
    assert.deepEqual(decision!.other.move, { kind: 'follow', card: 4 });
  });

  test('A winning move is praised', async () => {
    const [decision] = review(game, evaluation, await endgame({ kind: 'follow', card: 4 }), 0, PATIENCE);
    assert.ok(decision!.by > 0.03, `${decision!.by}`);
  });

  test('Who decided nothing has nothing to look back at', async () => {
    assert.deepEqual(review(game, evaluation, await endgame({ kind: 'rebel', card: 3, count: 3 }), 1, PATIENCE), []);
  });

  test('What the seat could not know changes nothing', async () => {
    const record = await endgame({ kind: 'rebel', card: 3, count: 3 });
    const other = structuredClone(record);
    const hands = other.origin!.own as { hand: number[] }[];
    // Two others have each other's cards: the seat cannot tell.
    [hands[2]!.hand, hands[3]!.hand] = [hands[3]!.hand, hands[2]!.hand];
    assert.notDeepEqual(other.origin, record.origin);
    assert.deepEqual(review(game, evaluation, other, 0, PATIENCE), review(game, evaluation, record, 0, PATIENCE));
  });

  test('A game without an evaluation is judged by the score', async () => {
    const record = await endgame({ kind: 'rebel', card: 3, count: 3 });
    assert.ok(Array.isArray(review(game, byStandings(game), record, 0, PATIENCE)));
  });
});
