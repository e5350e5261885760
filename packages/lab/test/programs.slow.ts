// Programs in any language play in the lab: their games are measured like all others, and their faults are counted.

import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, describe, test } from 'node:test';
import { noFaults } from '@quayside/bots';
import { parseRecord, replay } from '@quayside/engine';
import { loadGame } from '@quayside/rules';
import { skipWithout } from '@quayside/services';
import { completePlan, PlanError } from '../src/plan.ts';
import { programPlayer } from '../src/programs.ts';
import { runPlan } from '../src/run.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PYTHON = `cmd:python3 "${join(ROOT, 'examples/bots/random_bot.py')}"`;
const BAD = `cmd:"${process.execPath}" "${join(ROOT, 'packages/bots/test/programs/bad.mjs')}"`;

const folders: string[] = [];
after(() => {
  for (const path of folders) rmSync(path, { recursive: true });
});

async function played(seats: string[], games: number, stopAfter = Number.POSITIVE_INFINITY, folder?: string) {
  const out = folder ?? mkdtempSync(join(tmpdir(), 'quayside-lab-'));
  if (!folder) folders.push(out);
  const plan = await completePlan({ game: 'waves', seats, games, skill: 0, moveMs: 5000 });
  const player = programPlayer(2, () => {});
  const stop = new AbortController();
  const progress = ({ sinceStart }: { sinceStart: number }) => {
    if (sinceStart >= stopAfter) stop.abort();
  };
  const summary = await runPlan({ plan, folder: out, player, progress, signal: stop.signal });
  await player.close();
  return { summary, folder: out };
}

describe('Programs in the lab', () => {
  test('play beside bots of ours; a stopped run goes on; records of their games replay', {
    skip: skipWithout('python3'),
  }, async () => {
    const seats = [PYTHON, 'deckhand', PYTHON];
    const { summary: nothing, folder } = await played(seats, 12, 4);
    assert.equal(nothing, null);
    const { summary } = await played(seats, 12, undefined, folder);
    const { tally } = summary!.cells[0]!;
    assert.equal(tally.games, 12);
    assert.deepEqual(tally.byPlayer[PYTHON]!.n, 24);
    assert.deepEqual(tally.faults, { [PYTHON]: noFaults() });
    const game = await loadGame('waves');
    const records = readdirSync(join(folder, 'records'));
    assert.ok(records.length >= 4);
    for (const name of records)
      assert.ok(replay(game, parseRecord(JSON.parse(readFileSync(join(folder, 'records', name), 'utf8')))).outcome);
    assert.match(readFileSync(join(folder, 'report.html'), 'utf8'), /that were not its own/);
  });

  test('that crash or answer nonsense are counted, and every game comes to its end', async () => {
    for (const [how, fault] of [
      ['crash', 'crashed'],
      ['text', 'garbled'],
      ['illegal', 'illegal'],
      ['nested', 'illegal'],
      ['long-line', 'garbled'],
    ] as const) {
      const name = `${BAD} ${how}`;
      const { summary } = await played([name, 'random'], 2);
      const { tally } = summary!.cells[0]!;
      assert.equal(tally.games, 2);
      assert.ok(tally.faults[name]![fault] > 0, how);
    }
  });

  test('are named with a closed quote, and in a plan with programs alone', async () => {
    await assert.rejects(completePlan({ game: 'waves', seats: ['cmd:"python3', 'random'] }), PlanError);
    assert.equal((await completePlan({ game: 'waves', seats: ['random', 'random'] })).moveMs, null);
  });
});
