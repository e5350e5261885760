// docs/lab/README.md says what its reports say (scripts/labReadme.ts).

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { REPORTS_OF, sharesInNoReport, withNewShares, withSkillTable } from '../scripts/labReadme.ts';

const DOCS = fileURLToPath(new URL('../docs/lab', import.meta.url));
const REPORTS = readdirSync(DOCS).filter(name => name.endsWith('.html'));

describe('docs/lab/README.md', () => {
  const readme = readFileSync(join(DOCS, 'README.md'), 'utf8');
  const reports = Object.fromEntries(
    Object.values(REPORTS_OF)
      .flat()
      .map(name => [name, readFileSync(join(DOCS, `${name}.html`), 'utf8')]),
  );

  test('has a section on each report', () =>
    assert.deepEqual(Object.keys(reports).sort(), REPORTS.map(name => name.replace('.html', '')).sort()));

  test('has the table on skill that follows from the reports', () =>
    assert.equal(withSkillTable(readme, reports), readme));

  test('quotes no share that stands in none of the reports of its section', () => {
    assert.deepEqual(sharesInNoReport(readme, reports), []);
    const altered = readme.replace(/(\n## W·A·V·E·S.*?\d\d % )\[\d+, /s, '$1[0.1, ');
    assert.match(sharesInNoReport(altered, reports).join(), /^W·A·V·E·S, about line \d+: \d+ % \[0\.1, \d+\]$/);
  });

  test('gets the new figure of the same row where a report is made again, rounded as it was', () => {
    const [before, after] = ['46.1\u202f% [45.4,\u00a046.9]', '51.3\u202f% [50.2,\u00a052.4]'];
    const row = (figure: string) => `<h3>Which tablet rules</h3><svg aria-label="Which tablet rules: Calm ${figure}">`;
    const text = '# x\n## W·A·V·E·S\nCalm rules 46 % [45, 47] of the rounds, 46 %, and 12 % of nothing.';
    const none = Object.fromEntries(Object.keys(reports).map(name => [name, '']));
    const updated = withNewShares(text, { ...none, waves: row(before) }, { ...none, waves: row(after) });
    assert.equal(updated, '# x\n## W·A·V·E·S\nCalm rules 51 % [50, 52] of the rounds, 51 %, and 12 % of nothing.');
  });
});
