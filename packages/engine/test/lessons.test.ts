// Every lesson of every course, played in every way its script allows for.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { type AnyShape, type Lesson, type LessonStep, loadGame, type Phrase, plain, say } from '@quayside/rules';
import { COURSE_IDS, loadCourse, loadGuide } from '@quayside/rules/courses';
import { checkLesson, LessonRun, matchesPattern } from '../src/index.ts';

const paragraphsOf = (id: string): Set<string> => {
  const text = readFileSync(new URL(`../../rules/src/${id}/RULES.md`, import.meta.url), 'utf8');
  return new Set([...text.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, number]) => number!));
};

const WORDS_A_MINUTE = 150; // read, not skimmed
const SECONDS = { ask: 8, question: 4, others: 5, say: 1 }; // to make a move, to choose, to watch, to press Next
const FEWEST_MINUTES = 0.75;
const MOST_MINUTES = 3;
const ROUNDING = 0.6; // of a minute, between what a lesson says and what it takes

const read = (phrase: Phrase): string => plain(phrase, () => 'Puffin');

/** What is read by whoever answers rightly at once. */
function sentencesOf(step: LessonStep<AnyShape>): Phrase[] {
  const said = 'say' in step && step.say ? [step.say] : [];
  if ('ask' in step) return [...said, step.ask];
  if (!('question' in step)) return said;
  return [step.question, ...step.answers.flatMap(({ text, say, right }) => (right ? [text, say] : [text]))];
}

function minutesOf({ steps }: Lesson<AnyShape>): number {
  const seconds = steps.map(
    step => SECONDS['ask' in step ? 'ask' : 'question' in step ? 'question' : 'others' in step ? 'others' : 'say'],
  );
  const words = steps.flatMap(sentencesOf).flatMap(phrase => read(phrase).split(/\s+/));
  return words.length / WORDS_A_MINUTE + seconds.reduce((sum, it) => sum + it, 0) / 60;
}

/** Every phrase in the words of a course, of its tips or of what is said of a game. */
function* phrasesIn(words: unknown): Generator<Phrase> {
  if (typeof words !== 'object' || words === null) return;
  const isPhrase =
    Array.isArray(words) && words.every(it => typeof it === 'string' || (it && ('seat' in it || 'piece' in it)));
  if (isPhrase) yield words as Phrase;
  else for (const it of Object.values(words)) yield* phrasesIn(it);
}

for (const id of COURSE_IDS)
  describe(`The course of ${id}`, async () => {
    const game = await loadGame(id);
    const { words, lessons } = (await loadCourse(id))!;
    const guide = (await loadGuide(id))!;
    const tips = guide.tips(guide.words);
    const all = lessons(words);

    test('Lessons and paragraphs have different names and exist', () => {
      assert.equal(new Set(all.map(lesson => lesson.id)).size, all.length);
      const known = paragraphsOf(id);
      assert.deepEqual(
        all.flatMap(({ teaches }) => teaches).filter(number => !known.has(number)),
        [],
      );
      for (const { lesson } of Object.values(tips))
        assert.ok(lesson === undefined || all.some(it => it.id === lesson), `${lesson} is no lesson`);
    });

    test('Every kind of decision has a tip of 60 words at most', () => {
      const asks = Object.keys(game.words.asks).filter(ask => ask !== 'over' && ask !== 'sea');
      assert.deepEqual(Object.keys(tips).sort(), asks.sort());
      for (const { say } of Object.values(tips))
        assert.ok(
          plain(say, seat => `${seat}`).split(/\s+/).length <= 60,
          plain(say, seat => `${seat}`),
        );
    });

    test('Every source of the score has a reason for a hint', () => {
      assert.deepEqual(Object.keys(guide.reasons(guide.words)).sort(), Object.keys(game.words.sources).sort());
    });

    test('Every sentence begins with a capital letter', () => {
      const { reasons: _, ...told } = guide.words as { reasons?: object }; // they stand after “because”
      const sentences = [...phrasesIn(words), ...phrasesIn(told)].map(read);
      assert.ok(sentences.length > 100);
      assert.deepEqual(
        sentences.filter(it => /(^|[.!?] )\p{Ll}/u.test(it)),
        [],
      );
    });

    // A tick stands before it, and no word of the page's own.
    test('What is said of a right answer begins with "Yes"', () => {
      const answers = all.flatMap(({ steps }) => steps.flatMap(step => ('question' in step ? step.answers : [])));
      const said = answers.filter(({ right }) => right).map(({ say }) => read(say));
      assert.ok(said.length > 0);
      assert.deepEqual(
        said.filter(it => !/^Yes[,.:]/.test(it)),
        [],
      );
    });

    for (const lesson of all)
      test(`${lesson.id}: takes the minutes that it says, three at most`, () => {
        const minutes = minutesOf(lesson);
        assert.ok(minutes >= FEWEST_MINUTES && minutes <= MOST_MINUTES, `takes ${minutes.toFixed(2)}`);
        assert.ok(
          Math.abs(minutes - lesson.minutes) <= ROUNDING,
          `says ${lesson.minutes}, takes ${minutes.toFixed(2)}`,
        );
      });

    for (const lesson of all)
      test(`${lesson.id}: every scripted move is legal and every answer is as written`, () => {
        assert.deepEqual(checkLesson(game, lesson).faults, []);
      });
  });

describe('A faulty lesson is found', async () => {
  const game = await loadGame('waves');
  const { words, lessons } = (await loadCourse('waves'))!;
  const first = lessons(words)[0]!;
  const ask = first.steps.findIndex(step => 'ask' in step);
  const faultsOf = (change: object, at = ask): string[] => {
    const steps = first.steps.map((step, i) => (i === at ? { ...step, ...change } : step));
    return checkLesson(game, { ...first, steps } as Lesson<AnyShape>).faults;
  };

  test('a move that is not legal', () => {
    assert.match(faultsOf({ want: [{ kind: 'follow', card: 5 }] }).join(), /no legal move/);
    assert.match(faultsOf({ others: [[2, { kind: 'follow', card: 1 }]] }, ask + 1).join(), /may not play/);
  });
  test('a wrong try whose answer is hidden by another', () => {
    const wrong = [
      { move: { kind: 'follow' }, say: say`one` },
      { move: { kind: 'follow', card: 1 }, say: say`two` },
    ];
    assert.match(faultsOf({ wrong }).join(), /does not get its answer/);
  });
  test('a wrong try that is said to be illegal and is not', () => {
    const wrong = [{ move: { kind: 'follow', card: 1 }, say: say`no`, illegal: true }];
    assert.match(faultsOf({ wrong }).join(), /said to be illegal/);
  });
  test('an accepted move after which the script cannot go on', () => {
    // Whoever collects nothing has a card to discard, and the next round does not begin before.
    const nextRound = {
      others: [
        [1, { kind: 'discard', cards: [0, 0, 0, 1, 0, 0] }],
        [3, { kind: 'discard', cards: [0, 0, 0, 1, 0, 0] }],
        [1, { kind: 'follow', card: 3 }],
      ],
    };
    const steps = (want: object[]) => [
      ...first.steps.map((step, i) => (i === ask ? { ...step, want, wrong: [] } : step)),
      nextRound,
      first.steps[0]!,
    ];
    const faults = (want: object[]) => checkLesson(game, { ...first, steps: steps(want) } as Lesson<AnyShape>).faults;
    assert.deepEqual(faults([{ kind: 'follow', card: 4 }]), []);
    assert.match(faults([{ kind: 'follow', card: 4 }, { kind: 'follow' }]).join(), /may not play/);
  });
  test('a speech of more words than one may have', () => {
    assert.match(faultsOf({ say: say`${'word '.repeat(70)}` }, 0).join(), /longer than/);
  });
});

describe('A lesson that is being taken', async () => {
  const game = await loadGame('waves');
  const { words, lessons } = (await loadCourse('waves'))!;
  const first = lessons(words)[0]!;
  const atAsk = () => {
    const run = new LessonRun(game, first);
    while (run.step && !('ask' in run.step)) run.next();
    return run;
  };

  test('A wrong try is answered and not played', () => {
    const run = atAsk();
    const before = run.match.ply;
    const tried = run.attempt({ kind: 'follow', card: 1 });
    assert.equal(tried.right, false);
    assert.equal(run.match.ply, before);
    assert.ok('ask' in run.step!);
  });
  test('A move the rules refuse is answered by the rules', () => {
    const tried = atAsk().attempt({ kind: 'rebel', card: 1, count: 3 });
    assert.deepEqual(tried.right ? null : [tried.say, tried.refusal?.code], [null, 'not-in-hand']);
  });
  test('Going back undoes the move, past the moves of others', () => {
    const run = atAsk();
    const at = run.at;
    const hands = JSON.stringify(run.view);
    run.next();
    run.next();
    assert.equal(run.at, at + 2);
    assert.equal(run.back(), true);
    assert.equal(run.at, at);
    assert.equal(JSON.stringify(run.view), hands);
    assert.equal(run.attempt({ kind: 'follow', card: 4 }).right, true);
  });
  test('A pattern names some fields', () => {
    assert.equal(matchesPattern({ kind: 'a' }, { kind: 'a', of: [1, 2] }), true);
    assert.equal(matchesPattern({ of: [1] }, { kind: 'a', of: [1, 2] }), false);
    assert.equal(matchesPattern({ of: [1, { x: 1 }] }, { of: [1, { x: 1, y: 2 }] }), true);
  });
});
