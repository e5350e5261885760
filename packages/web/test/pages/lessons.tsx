// Plays a lesson in the page, on the real board, by pressing the buttons of its bar, and reports every piece that the
// script points at and the screen does not show.

import '../../src/ui/base.css';
import { LessonRun } from '@quayside/engine';
import { loadCourse } from '@quayside/rules/courses';
import { render } from 'preact';
import { applyTheme, speed } from '../../src/browser/settings.ts';
import { SCREENS } from '../../src/games/games.ts';
import { rulesExactly } from '../../src/games/rules.ts';
import { lessonsOf as shownLessons } from '../../src/learn/course.ts';
import { LessonView } from '../../src/learn/LessonView.tsx';

applyTheme();
speed.value = 'off';

export type Taken = { steps: number; faults: string[] };

const frames = async (count: number) => {
  for (let n = 0; n < count; n++) await new Promise(requestAnimationFrame);
};

const boxOf = (selector: string): DOMRect => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

const isApart = (a: DOMRect, b: DOMRect): boolean =>
  a.top >= b.bottom - 1 || a.bottom <= b.top + 1 || a.left >= b.right - 1 || a.right <= b.left + 1;

const press = (): boolean => {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.lesson-steps button')];
  buttons.at(-1)?.click();
  return buttons.length > 0;
};

export const lessonsOf = async (game: string): Promise<string[]> => {
  const course = (await loadCourse(game))!;
  return course.lessons(course.words).map(({ id }) => id);
};

/** Every ring that was drawn, with what was said beside it. */
const ringsSeen = new Set<string>();

function watchRings(): void {
  const said = document.querySelector('.lesson-speech')?.textContent ?? '';
  for (const ring of document.querySelectorAll<SVGElement>('[data-ring]'))
    ringsSeen.add(`${ring.dataset['ring']} | ${said}`);
  requestAnimationFrame(watchRings);
}

/** A lesson as a learner opens it; others move with animation. */
export async function openLesson(game: string, lesson: string): Promise<void> {
  const [rules, ui, lessons] = await Promise.all([rulesExactly(game), SCREENS[game]!.load(), shownLessons(game)]);
  speed.value = 'normal';
  watchRings();
  const found = lessons.find(({ id }) => id === lesson)!;
  const view = <LessonView key={lesson} game={rules} ui={ui} lesson={found} number={1} next={null} />;
  render(view, document.getElementById('app')!);
}

/** `until`: stays on the screen at this step, to be looked at. */
export async function takeLesson(game: string, lesson: string, until = -1): Promise<Taken> {
  const [rules, ui, lessons] = await Promise.all([rulesExactly(game), SCREENS[game]!.load(), shownLessons(game)]);
  const found = lessons.find(({ id }) => id === lesson)!;
  const place = document.getElementById('app')!;
  render(<LessonView game={rules} ui={ui} lesson={found} number={1} next={null} />, place);
  const faults: string[] = [];
  const script = new LessonRun(rules, found);
  let steps = 0;
  for (; script.step; script.next()) {
    // Others move by themselves, and without animation at once.
    if ('others' in script.step) continue;
    await frames(4);
    await document.fonts.ready; // in another font the words of a button are wider
    steps += 1;
    if (script.at === until) return { steps, faults };
    const at = `${game}/${lesson}, step ${script.at}`;
    const said = document.querySelector('.lesson-speech')?.textContent ?? '';
    if (said.trim().length < 10) faults.push(`${at}: nothing is said`);
    const ringed = new Set([...document.querySelectorAll<SVGElement>('[data-ring]')].map(it => it.dataset['ring']));
    for (const id of script.step.point ?? []) if (!ringed.has(id)) faults.push(`${at}: ${id} is not on the screen`);
    if (script.step.rope && !document.querySelector('.pointing-rope')) faults.push(`${at}: the rope is missing`);
    const speech = boxOf('.lesson-speech');
    if (!isApart(speech, boxOf('.board'))) faults.push(`${at}: the speech lies on the board`);
    if (!isApart(speech, boxOf('.lesson-bar'))) faults.push(`${at}: the speech lies on the buttons`);
    const bar = boxOf('.lesson-bar');
    for (const button of document.querySelectorAll('.lesson-bar button')) {
      const { left, right, width } = button.getBoundingClientRect();
      // What a narrow bar leaves out has no width.
      if (width > 0 && (left < bar.left - 1 || right > bar.right + 1))
        faults.push(`${at}: ${button.textContent} is outside of the bar`);
    }
    if (script.at < found.steps.length - 1 && !press()) faults.push(`${at}: there is no way on`);
  }
  render(null, place);
  return { steps, faults };
}

Object.assign(globalThis, { takeLesson, openLesson, lessonsOf, ringsSeen });
