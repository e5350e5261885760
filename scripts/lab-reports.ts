// Makes the reports in docs/lab again, each from its plan in docs/lab/plans:
//   node scripts/lab-reports.ts [NAME...] [--work DIR] [--workers N]
// A report links to many games. To keep the folder small, only two of them are kept as records, and links to the others
// are left out of the report. The games themselves stay in the work folder; what is done there is not done again, so a
// run of the same build that was stopped goes on. All reports together take about an hour and a half of one core.
//
// Then README.md of the folder, where there is one, is brought up to them: its table on skill is written, and a share
// in its sentences that can be found in the report before is replaced by the same row's share in the report now.
// Sentences are left as they are: read each against its new figure. Shares that stand in no report are listed; a test
// (labReadme.test.ts) asks for the same.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type LinkOf, recordFile, renderReport, type Summary } from '@quayside/lab';
import { sharesInNoReport, withNewShares, withSkillTable } from './labReadme.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const KEPT = 2; // records of each report

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    docs: { type: 'string', default: join(ROOT, 'docs/lab') },
    work: { type: 'string', default: join(tmpdir(), 'quayside-lab-reports') },
    workers: { type: 'string' },
  },
});
const plans = join(values.docs, 'plans');
const records = join(values.docs, 'records');
const README = join(values.docs, 'README.md');
const names = readdirSync(plans).map(file => file.replace(/\.json$/, ''));

const unknown = positionals.find(name => !names.includes(name));
if (unknown !== undefined) {
  process.stderr.write(`There is no plan "${unknown}" in ${plans}; there are: ${names.join(', ')}.\n`);
  process.exit(2);
}
mkdirSync(records, { recursive: true });
const before = reportsNow();
for (const name of positionals.length > 0 ? positionals : names) makeReport(name);
updateReadme();

/** The reports as they lie in the folder, by name. */
function reportsNow(): Record<string, string> {
  const there = names.filter(name => existsSync(join(values.docs, `${name}.html`)));
  return Object.fromEntries(there.map(name => [name, readFileSync(join(values.docs, `${name}.html`), 'utf8')]));
}

function updateReadme(): void {
  if (!existsSync(README)) return;
  const now = reportsNow();
  const readme = readFileSync(README, 'utf8');
  const updated = withSkillTable(withNewShares(readme, { ...now, ...before }, now), now);
  writeFileSync(README, updated);
  const strange = sharesInNoReport(updated, now);
  process.stdout.write(
    `README.md: ${readme === updated ? 'as it was' : 'with new figures'}; read its sentences against them.\n`,
  );
  if (strange.length > 0) process.stdout.write(`In no report:\n${strange.map(it => `  ${it}\n`).join('')}`);
}

function makeReport(name: string): void {
  const folder = join(values.work, name);
  playPlan(name, folder);
  const summary = JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8')) as Summary;
  const kept = mostLinked(summary);
  const fileOf = (game: number) => `records/${name}-${game}.json`;
  const linkOf: LinkOf = (cell, game) =>
    cell.id === summary.cells[0]!.id && kept.includes(game) ? fileOf(game) : null;
  const isOld = (file: string) => file.startsWith(`${name}-`) && /^\d+\.json$/.test(file.slice(name.length + 1));
  for (const file of readdirSync(records).filter(isOld)) rmSync(join(records, file));
  for (const game of kept)
    writeFileSync(join(values.docs, fileOf(game)), readFileSync(join(folder, recordFile(summary.cells[0]!, game))));
  writeFileSync(join(values.docs, `${name}.html`), renderReport(summary, { linkOf }));
  process.stdout.write(`${name}.html, with the records of games ${kept.join(' and ')}\n`);
}

function playPlan(name: string, folder: string): void {
  const cli = join(ROOT, 'packages/cli/src/main.ts');
  const workers = values.workers === undefined ? [] : ['--workers', values.workers];
  const flags = ['--plan', join(plans, `${name}.json`), '--out', folder, ...workers];
  const { status } = spawnSync(process.execPath, [cli, 'lab', ...flags], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

/** Of the first set of games: those with the most links in the report, and of them first what a finding links to. */
function mostLinked(summary: Summary): number[] {
  const [first] = summary.cells;
  const report = renderReport(summary, { linkOf: (cell, game) => (cell.id === first!.id ? `#${game}#` : null) });
  const findings = report.slice(0, report.indexOf('<nav'));
  const linksIn = (text: string): number[] => [...text.matchAll(/href="#(\d+)#"/g)].map(([, game]) => Number(game));
  const weights = new Map<number, number>();
  for (const game of linksIn(report)) weights.set(game, (weights.get(game) ?? 0) + 1);
  for (const game of linksIn(findings)) weights.set(game, weights.get(game)! + 1000);
  return [...weights]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, KEPT)
    .map(([game]) => game)
    .sort((a, b) => a - b);
}
