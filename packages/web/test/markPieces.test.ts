import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { COURSE_IDS, loadRulePieces } from '@quayside/rules/courses';
import { rulesHtml } from '../rulesHtml.ts';
import { markPieces } from '../src/games/markPieces.ts';

const NAMES = { shell: ['Shells', 'Shell'], monster: ['Sea Monsters', 'Sea Monster'] };
const marked = (piece: string, word: string) => `<span class="rule-piece" data-rule-piece="${piece}">${word}</span>`;

describe('Pieces in the rules', () => {
  test('Each is marked at its first mention in a chapter', () => {
    const html = markPieces('<h2>1 Shells</h2><p>A Shell, two Shells.</p><h2>2 End</h2><p>Shells.</p>', NAMES);
    assert.equal(
      html,
      `<h2>1 Shells</h2><p>A ${marked('shell', 'Shell')}, two Shells.</p><h2>2 End</h2><p>${marked('shell', 'Shells')}.</p>`,
    );
  });

  test('Longer names win, and parts of words, code and headings of tables are left alone', () => {
    assert.equal(markPieces('<p>Sea Monsters</p>', NAMES), `<p>${marked('monster', 'Sea Monsters')}</p>`);
    for (const text of ['<p>Shellfish, Shell-like</p>', '<code>Shell</code>', '<th>Shell</th>'])
      assert.equal(markPieces(text, NAMES), text);
  });
});

for (const game of COURSE_IDS)
  test(`The rules of ${game} name every piece that is drawn, by every word`, async () => {
    const names = await loadRulePieces(game);
    const text = readFileSync(new URL(`../../rules/src/${game}/RULES.md`, import.meta.url), 'utf8');
    const html = rulesHtml(text);
    const plain = html.replaceAll(/<[^>]+>/g, '');
    assert.ok(Object.keys(names).length >= 10);
    for (const [piece, words] of Object.entries(names)) {
      assert.deepEqual(
        words.filter(word => !plain.includes(word)),
        [],
        `${game} never says these`,
      );
      assert.match(markPieces(html, names), new RegExp(`data-rule-piece="${piece}"`), piece);
    }
  });
