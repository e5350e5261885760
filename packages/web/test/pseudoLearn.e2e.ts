// The page of each game and everything one learns it by, in the pseudo-language: course, lessons, rules, a position to
// try, practice. See pseudo.e2e.ts.

import { GAMES } from '@quayside/rules';
import { loadCourse } from '@quayside/rules/courses';
import { arrive, button, inspectPage, visit } from './pseudoWalk.ts';
import { expect, test } from './testServer.ts';

for (const [game, { meta }] of Object.entries(GAMES))
  test(`${meta.title}: its page, course, lessons, rules, a position to try and practice`, async ({ page }) => {
    test.setTimeout(240_000);
    await arrive(page, 'Ánñ');
    await visit(page, `/games/${game}`, '.game-page .game-text');
    await inspectPage(page, `game-page-${game}`);
    await visit(page, `/learn/${game}`, '.course-sheet');
    await inspectPage(page, `course-${game}`);
    const course = await loadCourse(game);
    for (const { id } of course!.lessons(course!.words)) {
      await visit(page, `/learn/${game}/${id}`, '.lesson-speech');
      await inspectPage(page, `lesson-${game}-${id}`);
    }
    await visit(page, `/learn/${game}/rules`, '.rules');
    await inspectPage(page, `rules-${game}`);
    const example = page.locator(`.rules a[href*="/learn/${game}/try-"]`).first();
    await visit(page, (await example.getAttribute('href'))!, '.lesson-speech');
    await inspectPage(page, `example-${game}`);
    await visit(page, `/learn/${game}/practice`, '.lesson-speech');
    await inspectPage(page, `practice-${game}`);
    await button(page, 'Show me').click();
    await inspectPage(page, `practice-${game}-shown`);
    await button(page, 'Play it').click();
    await expect(page.locator('.practice-result')).toBeVisible({ timeout: 30_000 });
    await inspectPage(page, `practice-${game}-over`);
  });
