// `quayside lessons` ends with 1 when a decision is taught nowhere, and when a lesson or an example is faulty.

import { deepEqual, equal, match } from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyShape, GAMES, type Lesson } from '@quayside/rules';
import { listLessons, loadTaught, type Taught } from '../src/commands/lessons.ts';

const GAME = 'waves';

/** The exit code of the command, and what it prints, for a game whose lessons are changed. */
async function listed(changed: Partial<Taught> = {}, json = false): Promise<{ code: number; printed: string }> {
  const taught = { ...(await loadTaught(GAME)), ...changed };
  let printed = '';
  const code = await listLessons(
    [GAME],
    json,
    async () => taught,
    text => {
      printed += text;
    },
  );
  return { code, printed };
}

const guide = async () => (await loadTaught(GAME)).guide!;
const course = async () => (await loadTaught(GAME)).course!;

test('0: every decision of every game is taught, and no lesson or example is faulty', async () => {
  let printed = '';
  const code = await listLessons(Object.keys(GAMES), false, loadTaught, text => {
    printed += text;
  });
  equal(code, 0, printed.match(/^ {2}(?:FAULT|NOT TAUGHT).*$/gm)?.join('\n'));
  for (const id of Object.keys(GAMES)) match(printed, new RegExp(`^${id}: \\d+ lessons, \\d+ tips$`, 'm'));
});

test('0: what is explained when it is first met is listed with its paragraph', async () => {
  const [{ firsts }] = JSON.parse((await listed({}, true)).printed);
  deepEqual(firsts.at(-1), { id: 'token', rule: '6.1' });
  match((await listed()).printed, /^ {2}explained when first met: .*nobodysElder \(1\.4\), /m);
});

test('0: tips alone teach every decision', async () => {
  equal((await listed({ course: null, examples: null })).code, 0);
});

test('1: no lesson and no tip teaches a decision', async () => {
  const whole = await guide();
  const tips = (words: object) => {
    const { discard: _, ...others } = whole.tips(words);
    return others;
  };
  const without = { course: null, examples: null, guide: { ...whole, tips } };
  const { code, printed } = await listed(without);
  equal(code, 1);
  match(printed, /^ {2}NOT TAUGHT: discard$/m);
  const [{ untaught }] = JSON.parse((await listed(without, true)).printed);
  equal(String(untaught), 'discard');
});

test('1: a scripted move of a lesson is not legal', async () => {
  const whole = await course();
  const lessons = (words: object): readonly Lesson<AnyShape>[] =>
    whole
      .lessons(words)
      .map(lesson =>
        lesson.id === 'first'
          ? { ...lesson, steps: lesson.steps.map(step => ('others' in step ? { ...step, others: [[1, {}]] } : step)) }
          : lesson,
      );
  const { code, printed } = await listed({ course: { ...whole, lessons } });
  equal(code, 1);
  match(printed, /^ {2}FAULT waves\/first: /m);
});

test('1: an example stands at a lesson that is not there', async () => {
  const whole = (await loadTaught(GAME)).examples!;
  const examples = (words: object) =>
    whole.examples(words).map((example, i) => (i === 0 ? { ...example, lesson: 'gone' } : example));
  const { code, printed } = await listed({ examples: { ...whole, examples } });
  equal(code, 1);
  match(printed, /^ {2}FAULT /m);
});
