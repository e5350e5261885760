// A report from records counts what a report from the same games, measured while they were played, counts.

import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import {
  chooserOf,
  type Entry,
  type GameRecord,
  Match,
  randomChoice,
  type Snapshot,
  type Submitted,
  seedOf,
} from '@quayside/engine';
import { GAMES } from '@quayside/rules';
import { loadForLab } from '../src/chunk.ts';
import type { GameResult } from '../src/measure.ts';
import { measureRecord } from '../src/measureRecord.ts';
import { packedRecord } from '../src/packedRecord.ts';
import { cellsOf, completePlan } from '../src/plan.ts';
import { playGame } from '../src/playGame.ts';
import { gameSeed } from '../src/seed.ts';
import { studyRecords } from '../src/study.ts';
import type { Summary } from '../src/summary.ts';

async function played(game: string, seats: number, count: number): Promise<GameResult[]> {
  const players = Array<string>(seats).fill('random');
  const plan = await completePlan({ game, seats: players, games: count, skill: 0 });
  const { options } = cellsOf(plan)[0]!;
  const loaded = await loadForLab(game);
  const results: GameResult[] = [];
  for (let index = 0; index < count; index++)
    results.push(await playGame(loaded, { index, seed: gameSeed(plan, index), options, players }));
  return results;
}

/** As it comes out of a file. */
const stored = (record: GameRecord): GameRecord => JSON.parse(JSON.stringify(record));

for (const game of Object.keys(GAMES))
  test(`${game}: a game is measured from its record as it was while it was played`, async () => {
    const [result] = await played(game, 3, 1);
    const again = measureRecord(await loadForLab(game), { ...stored(result!.record), names: result!.players }, 0);
    assert.deepEqual({ ...again, record: null }, { ...result, record: null });
  });

test('Moves that were taken back are not counted', async () => {
  const loaded = await loadForLab('waves');
  const { options } = cellsOf(await completePlan({ game: 'waves', players: 2 }))[0]!;
  const match = Match.start(loaded.game, 2, options, seedOf('taken back'));
  const log: Entry[] = [];
  const chooser = chooserOf('taken back');
  const keep = ({ steps }: Submitted) => log.push(...steps!.map(({ entry }) => entry));
  const earlier: Snapshot[] = [];
  let moves = 0;
  for (let choice = randomChoice(loaded.game, match.state, chooser); choice; ) {
    earlier.push(match.snapshot());
    keep(match.submit(choice.seat, choice.move));
    moves += 1;
    if (moves === 6) keep(match.rollBack(0, earlier[2]!)); // four of them
    choice = randomChoice(loaded.game, match.state, chooser);
  }
  const record = { game: 'waves', version: loaded.game.version, seats: 2, options, seed: match.seed, log };
  const measured = measureRecord(loaded, stored(record), 0)!;
  assert.equal(measured.decisions, moves - 4);
  assert.deepEqual(measured.ranks, match.outcome!.ranks);
});

describe('A study of records', () => {
  let root = '';
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'quayside-study-'));
  });
  after(() => rmSync(root, { recursive: true }));

  test('groups games that are alike, leaves out what it cannot replay, and links to records', async () => {
    const [three, two] = [await played('waves', 3, 8), await played('waves', 2, 5)];
    const lines = [...two, ...three].map(({ record }) => JSON.stringify(record));
    const broken = JSON.stringify({ ...two[0]!.record, log: two[0]!.record.log.slice(0, 5) });
    const file = join(root, 'games.jsonl');
    writeFileSync(file, [...lines, 'no record', broken, ''].join('\n'));
    const folder = join(root, 'out');
    const { summary, leftOut } = await studyRecords({ file, folder });
    assert.deepEqual(
      summary.cells.map(({ games, seats, varied }) => [games, seats.length, varied['players']]),
      [
        [8, 3, '3'],
        [5, 2, '2'],
      ],
    );
    assert.deepEqual(
      leftOut.map(({ line }) => line),
      [14, 15],
    );
    assert.equal((JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8')) as Summary).plan, null);
    assert.equal(readFileSync(join(folder, 'games.csv'), 'utf8').trim().split('\n').length, 14);
    assert.ok(readdirSync(join(folder, 'records')).length > 0);
    const report = readFileSync(join(folder, 'report.html'), 'utf8');
    assert.match(report, /<h1>/);
    assert.match(report, /href="records\//);
  });

  test('links to the replay page of a server that is named, with every game it links to', async () => {
    const file = join(root, 'served.jsonl');
    const games = await played('waves', 3, 4);
    writeFileSync(file, games.map(({ record }) => JSON.stringify(record)).join('\n'));
    const folder = join(root, 'served');
    await studyRecords({ file, folder, server: 'https://play.example.org' });
    const report = readFileSync(join(folder, 'report.html'), 'utf8');
    const [, json] = /<script type="application\/json" id="records">(.+?)<\/script>/.exec(report)!;
    const served = JSON.parse(json!) as { server: string; records: Record<string, string> };
    assert.equal(served.server, 'https://play.example.org');
    const linked = new Set([...report.matchAll(/href="(records\/[^"]+)"/g)].map(([, address]) => address!));
    assert.ok(linked.size > 0);
    const known = new Set(games.map(({ record }) => packedRecord(stored(record))));
    for (const address of linked) assert.ok(known.has(served.records[address]!), address);
  });

  test('leaves out, with a sentence, records whose numbers no game has, and counts the others', async () => {
    const file = join(root, 'hostile.jsonl');
    const [{ record }] = (await played('waves', 2, 1)) as [GameResult];
    const lines = [
      record,
      { ...record, seats: 400_000_000 },
      { ...record, log: [...record.log.slice(0, 9), { seat: 0, back: -1e15, agreed: true }] },
      { ...record, log: [{ seat: 0, back: 1e15, agreed: true }] },
    ];
    writeFileSync(file, lines.map(line => JSON.stringify(line)).join('\n'));
    const { summary, leftOut } = await studyRecords({ file, folder: join(root, 'hostile') });
    assert.equal(summary.cells[0]!.games, 1);
    assert.deepEqual(
      leftOut.map(({ line }) => line),
      [2, 3, 4],
    );
    for (const { why } of leftOut) assert.match(why, /^[A-Z].{20,}/);
  });

  test('counts players by their names, whatever these are', async () => {
    const file = join(root, 'names.jsonl');
    const games = await played('waves', 3, 2);
    const names = [
      ['__proto__', 'constructor', 'toString'],
      ['hasOwnProperty', '__proto__', 'valueOf'],
    ];
    writeFileSync(file, games.map(({ record }, at) => JSON.stringify({ ...record, names: names[at] })).join('\n'));
    const folder = join(root, 'names');
    const { summary } = await studyRecords({ file, folder });
    const { byPlayer } = summary.cells[0]!.tally;
    assert.deepEqual(Object.keys(byPlayer).sort(), [...new Set(names.flat())].sort());
    assert.equal(Object.entries(byPlayer).find(([name]) => name === '__proto__')![1].n, 2);
    assert.ok(!('n' in {}) && !('wins' in {}));
    const stored = JSON.parse(readFileSync(join(folder, 'summary.json'), 'utf8')) as Summary;
    assert.deepEqual(Object.keys(stored.cells[0]!.tally.byPlayer).sort(), [...new Set(names.flat())].sort());
    assert.match(readFileSync(join(folder, 'report.html'), 'utf8'), /By player: __proto__ /);
  });

  test('never merges games of two versions of the rules', async () => {
    const file = join(root, 'versions.jsonl');
    const older = await loadForLab('waves', 2);
    const { options } = cellsOf(await completePlan({ game: 'waves', players: 3 }))[0]!;
    const players = Array<string>(3).fill('random');
    const games = await played('waves', 3, 3);
    for (const index of [0, 1])
      games.push(await playGame(older, { index, seed: seedOf(`older ${index}`), options, players }));
    writeFileSync(file, games.map(({ record }) => JSON.stringify(record)).join('\n'));
    const folder = join(root, 'versions');
    const { summary } = await studyRecords({ file, folder });
    const newest = GAMES['waves']!.meta.version;
    assert.deepEqual(
      summary.cells.map(({ games, version, varied }) => [games, version, varied['version']]),
      [
        [3, newest, String(newest)],
        [2, 2, '2'],
      ],
    );
    assert.match(readFileSync(join(folder, 'report.html'), 'utf8'), /Rules version 3 \(the first\).*Rules version 2/s);
  });

  test('writes a list of games that a spreadsheet reads as texts, each name apart', async () => {
    const file = join(root, 'formulas.jsonl');
    const [{ record }] = (await played('waves', 3, 1)) as [GameResult];
    writeFileSync(file, JSON.stringify({ ...record, names: ['=HYPERLINK("x")', 'Anna Maria', 'a\rb'] }));
    await studyRecords({ file, folder: join(root, 'formulas') });
    const csv = readFileSync(join(root, 'formulas', 'games.csv'), 'utf8');
    assert.ok(csv.includes(`,"'=HYPERLINK(""x"") / Anna Maria / a\rb",`), csv);
  });

  test('refuses a file without a finished game, with a sentence', async () => {
    const file = join(root, 'empty.jsonl');
    writeFileSync(file, '{}\n');
    await assert.rejects(studyRecords({ file, folder: join(root, 'x') }), {
      name: 'PlanError',
      message: /no finished game/,
    });
  });
});
