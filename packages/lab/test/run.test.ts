// A run leaves a folder that another run can go on with, and refuses one that is not its own.

import assert from 'node:assert/strict';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parseRecord, replay } from '@quayside/engine';
import { loadGame } from '@quayside/rules';
import { playChunk } from '../src/chunk.ts';
import { completePlan, type Plan } from '../src/plan.ts';
import { type ChunkPlayer, runPlan } from '../src/run.ts';
import type { Summary } from '../src/summary.ts';

/** In this thread, and counting. */
function player({
  stopAfter = Number.POSITIVE_INFINITY,
  stop = new AbortController(),
} = {}): ChunkPlayer & { played: number } {
  const counting = {
    atOnce: 1,
    played: 0,
    async play(plan: Plan, chunk: Parameters<ChunkPlayer['play']>[1]) {
      counting.played += 1;
      if (counting.played > stopAfter) stop.abort();
      return playChunk(plan, chunk);
    },
    close: async () => {},
  };
  return counting;
}

describe('A run of a plan', () => {
  const folders: string[] = [];
  const folder = () => {
    folders.push(mkdtempSync(join(tmpdir(), 'quayside-lab-')));
    return folders.at(-1)!;
  };
  after(() => {
    for (const path of folders) rmSync(path, { recursive: true });
  });

  let plan: Plan;
  let whole: string;
  before(async () => {
    plan = await completePlan({ game: 'waves', seats: ['mate:1', 'random', 'random'], games: 20, skill: 0 });
    whole = folder();
    await runPlan({ plan, folder: whole, player: player() });
  });

  const written = (path: string) => ['summary.json', 'games.csv'].map(name => readFileSync(join(path, name), 'utf8'));

  test('writes a summary, a list of all games, and records that replay', async () => {
    const summary = JSON.parse(readFileSync(join(whole, 'summary.json'), 'utf8')) as Summary;
    assert.equal(summary.cells[0]!.tally.games, 20);
    assert.equal(readFileSync(join(whole, 'games.csv'), 'utf8').trim().split('\n').length, 21);
    const game = await loadGame('waves');
    const records = readdirSync(join(whole, 'records'));
    assert.ok(records.length >= 4);
    for (const name of records) {
      const record = parseRecord(JSON.parse(readFileSync(join(whole, 'records', name), 'utf8')));
      assert.ok(replay(game, record).outcome);
    }
  });

  test('that was stopped goes on, and plays only what is missing', async () => {
    const path = folder();
    const stop = new AbortController();
    const first = player({ stopAfter: 5, stop });
    assert.equal(await runPlan({ plan, folder: path, player: first, signal: stop.signal }), null);
    const second = player();
    await runPlan({ plan, folder: path, player: second });
    const linked = readdirSync(join(path, 'records')).length; // played once more by the second
    assert.ok(first.played + second.played - linked <= 21 && second.played - linked >= 14);
    assert.deepEqual(written(path), written(whole));
  });

  test('gives the games it links to to its player, one at a time, and can be stopped between them', async () => {
    const path = folder();
    const stop = new AbortController();
    const records: number[] = [];
    const stopped = await runPlan({
      plan,
      folder: path,
      player: player(),
      signal: stop.signal,
      progress: ({ records: told }) => {
        if (told) records.push(told.done);
        if (told?.done === 2) stop.abort();
      },
    });
    assert.equal(stopped, null);
    assert.deepEqual(records, [0, 1, 2]);
    assert.equal(readdirSync(join(path, 'records')).length, 2);
    const [half, first] = readdirSync(join(path, 'records')).map(name => join(path, 'records', name));
    truncateSync(half!, 50);
    const kept = readFileSync(first!, 'utf8');
    const second = player();
    await runPlan({ plan, folder: path, player: second });
    const all = readdirSync(join(whole, 'records'));
    assert.deepEqual(readdirSync(join(path, 'records')), all);
    for (const name of all)
      assert.equal(
        readFileSync(join(path, 'records', name), 'utf8'),
        readFileSync(join(whole, 'records', name), 'utf8'),
      );
    assert.equal(readFileSync(first!, 'utf8'), kept);
    assert.equal(second.played, all.length - 1);
    assert.deepEqual(written(path), written(whole));
  });

  test('plays a chunk again whose line was cut off or altered', async () => {
    const path = folder();
    await runPlan({ plan, folder: path, player: player() });
    const chunks = join(path, 'chunks.jsonl');
    const lines = readFileSync(chunks, 'utf8').split('\n');
    lines[3] = lines[3]!.replace('"games":1', '"games":2');
    writeFileSync(chunks, lines.join('\n'));
    truncateSync(chunks, readFileSync(chunks).length - 100);
    const again = player();
    await runPlan({ plan, folder: path, player: again });
    assert.equal(again.played, 2); // records are there already
    assert.deepEqual(written(path), written(whole));
  });

  test('counts a chunk once that stands in the file twice', async () => {
    const path = folder();
    await runPlan({ plan, folder: path, player: player() });
    const chunks = join(path, 'chunks.jsonl');
    appendFileSync(chunks, `${readFileSync(chunks, 'utf8').split('\n')[0]}\n`);
    await runPlan({ plan, folder: path, player: player() });
    assert.deepEqual(written(path), written(whole));
  });

  test('refuses a folder that another build began, and says how to go on', async () => {
    const path = folder();
    await runPlan({ plan, folder: path, player: player() });
    const updated = player();
    await assert.rejects(runPlan({ plan: { ...plan, build: '9.9.9-0123456789ab' }, folder: path, player: updated }), {
      name: 'PlanError',
      message: new RegExp(`another build of Quayside \\(${plan.build}; this is 9\\.9\\.9-.*choose another folder`),
    });
    assert.equal(updated.played, 0);
    const held = JSON.parse(readFileSync(join(path, 'plan.json'), 'utf8')) as Partial<Plan>;
    delete held.build;
    writeFileSync(join(path, 'plan.json'), JSON.stringify(held));
    await assert.rejects(runPlan({ plan, folder: path, player: updated }), /\(an older one; this is /);
  });

  test('refuses the folder of another plan, and one that is not a run', async () => {
    const other = await completePlan({ game: 'waves', seats: ['mate:1', 'random', 'random'], games: 21, skill: 0 });
    await assert.rejects(
      runPlan({ plan: other, folder: whole, player: player() }),
      /another plan \(games 20, not 21\)/,
    );
    const strange = folder();
    writeFileSync(join(strange, 'letter.txt'), 'Dear …');
    await assert.rejects(runPlan({ plan, folder: strange, player: player() }), /holds other files and no plan/);
  });
});
