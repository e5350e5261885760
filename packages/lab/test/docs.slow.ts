// The reports in docs/lab are of the rules as they are: the records beside them are played again by those, and where a
// report was made by this very build, by the bots themselves.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type GameRecord, parseRecord } from '@quayside/engine';
import { GAMES } from '@quayside/rules';
import { loadForLab, recordOf } from '../src/chunk.ts';
import { measureRecord } from '../src/measureRecord.ts';
import { buildHere, cellsOf, completePlan, type Plan } from '../src/plan.ts';

const DOCS = fileURLToPath(new URL('../../../docs/lab', import.meta.url));
const REPORTS = readdirSync(DOCS).filter(name => name.endsWith('.html'));

/** As it stands at the end of a report; `build` is in reports that were made since plans have one. */
type PlanShown = Omit<Plan, 'build'> & { build?: string };

function planIn(report: string): PlanShown {
  const [, json] = /<summary>The plan<\/summary><pre>(.*?)<\/pre>/s.exec(report)!;
  const text = json!.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  return JSON.parse(text) as PlanShown;
}

/** Of its first set of games: which game, by its number, and its record. */
function firstRecord(report: string): { game: number; record: GameRecord } {
  const [, file, game] = /href="(records\/[a-z-]+-(\d+)\.json)"/.exec(report)!;
  return { game: Number(game), record: parseRecord(JSON.parse(readFileSync(join(DOCS, file!), 'utf8'))) };
}

test('There is a plan of each report', () =>
  assert.deepEqual(
    readdirSync(join(DOCS, 'plans')).sort(),
    REPORTS.map(name => name.replace('.html', '.json')).sort(),
  ));

test('There is a report of each game', () =>
  assert.deepEqual(
    Object.keys(GAMES).filter(game => !REPORTS.includes(`${game}.html`)),
    [],
  ));

for (const name of REPORTS)
  describe(`docs/lab/${name}`, () => {
    const report = readFileSync(join(DOCS, name), 'utf8');
    const plan = planIn(report);
    const { game, record } = firstRecord(report);

    test('is of the newest rules, by which its record can be played to its end', async () => {
      assert.equal(plan.version, GAMES[plan.game]!.meta.version);
      assert.deepEqual([record.game, record.version, record.seats], [plan.game, plan.version, plan.players]);
      assert.ok(measureRecord(await loadForLab(plan.game), record, game));
    });

    const build = plan.build ?? 'an older one';
    const here = buildHere();
    test('is of its plan', async () => {
      const input = JSON.parse(readFileSync(join(DOCS, 'plans', name.replace('.html', '.json')), 'utf8'));
      const { build: _, format: __, ...wanted } = await completePlan(input);
      const { build: ___, format: ____, ...shown } = plan;
      // How many iterations a level has is told by the build: those of another one may differ, the level may not.
      const comparable = ({ skill, ...rest }: typeof shown) => ({
        ...rest,
        skill: skill && { ...skill, base: build === here ? skill.base : skill.base.split(':')[0] },
      });
      assert.deepEqual(comparable(shown), comparable(wanted));
    });

    test('has every record it links to', () => {
      const linked = [...report.matchAll(/href="(records\/[^"]+)"/g)].map(([, file]) => file!);
      for (const file of new Set(linked)) assert.ok(readFileSync(join(DOCS, file), 'utf8').length > 0, file);
    });

    test('has a record that the bots play again, move by move', {
      skip: build !== here && `made by another build (${build}; this is ${here})`,
    }, async () => {
      const whole = { ...plan, build: here };
      assert.deepEqual((await recordOf(whole, cellsOf(whole)[0]!, game)).log, record.log);
    });
  });
