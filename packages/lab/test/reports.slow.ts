// `scripts/lab-reports.ts` on a tiny plan: it writes the report, links to two games and no others, and puts their
// records beside it in place of those of an earlier run.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseRecord, replay } from '@quayside/engine';
import { loadGame } from '@quayside/rules';

const SCRIPT = join(import.meta.dirname, '../../../scripts/lab-reports.ts');

test('making the reports of docs/lab', async t => {
  const docs = mkdtempSync(join(tmpdir(), 'quayside-reports-'));
  t.after(() => rmSync(docs, { recursive: true }));
  for (const folder of ['plans', 'records']) mkdirSync(join(docs, folder));
  const plan = { game: 'waves', players: 4, seats: Array(4).fill('random'), games: 40, skill: 2, seed: 'docs' };
  writeFileSync(join(docs, 'plans/tiny.json'), JSON.stringify(plan));
  const others = ['tiny-king-3.json', 'other-1.json'];
  for (const file of ['tiny-99.json', ...others]) writeFileSync(join(docs, 'records', file), '{}');

  const make = (...names: string[]) => {
    const flags = ['--docs', docs, '--work', join(docs, 'work'), '--workers', '1'];
    return spawnSync(process.execPath, [SCRIPT, ...names, ...flags], { encoding: 'utf8' });
  };
  const { status, stdout, stderr } = make('tiny');
  equal(status, 0, stderr);
  match(stdout, /tiny\.html, with the records of games \d+ and \d+\n$/);

  const report = readFileSync(join(docs, 'tiny.html'), 'utf8');
  const linked = new Set([...report.matchAll(/href="(?!#|data:)([^"]*)"/g)].map(([, file]) => file!));
  equal(linked.size, 2);
  const findings = report.slice(0, report.indexOf('<nav'));
  ok([...linked].some(file => findings.includes(file)));
  const kept = readdirSync(join(docs, 'records')).filter(file => !others.includes(file));
  deepEqual(kept.map(file => `records/${file}`).sort(), [...linked].sort());
  equal(readdirSync(join(docs, 'records')).length, 4);
  const game = await loadGame('waves');
  for (const file of linked) ok(replay(game, parseRecord(JSON.parse(readFileSync(join(docs, file), 'utf8')))).outcome);

  make();
  equal(readFileSync(join(docs, 'tiny.html'), 'utf8'), report, 'the same plan gives the same report');
  const none = make('huge');
  equal(none.status, 2);
  match(none.stderr, /There is no plan "huge" in .*; there are: tiny\.\n$/);
});
