// How tables whose bots or clocks are due are woken: all of them, also where there are many or one cannot be read.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoredTable } from '../src/domain/tableRow.ts';
import { DueTables } from '../src/room/dueTables.ts';
import { LivesElsewhere } from '../src/room/homes.ts';
import { Committer } from '../src/store/committer.ts';
import type { Store } from '../src/store/store.ts';

const OPEN_MS = 2;

/** Tables that are due, and where each of them lives. */
class Due {
  readonly homes = new Map<string, object>();
  readonly ids: string[];
  readonly unreadable = new Set<string>();
  reads = 0;

  constructor(count: number) {
    this.ids = Array.from({ length: count }, (_, n) => `t${n}`);
  }

  /** One process that wakes them, with what it opened and what it could not. */
  process() {
    const live = new Set<string>();
    const tried: string[] = [];
    const errors: string[] = [];
    const committer = new Committer({ write: async () => {} }, () => {});
    const tables = new DueTables({
      store: {
        dueBy: async (_now: number, limit: number) => {
          this.reads += 1;
          return this.ids.filter(id => !this.homes.has(id)).slice(0, limit);
        },
      } as unknown as Store,
      log: { error: ({ table }: { table: string }) => errors.push(table) } as never,
      now: () => 0,
      committer: () => committer,
      claimable: () => null,
      live,
      open: async id => {
        tried.push(id);
        if (this.homes.has(id)) throw new LivesElsewhere();
        if (this.unreadable.has(id)) throw new Error('it cannot be read');
        this.homes.set(id, live);
        live.add(id);
        await pause(OPEN_MS);
        return { row: { status: 'playing' } as StoredTable, waits: false };
      },
    });
    return { tables, live, tried, errors };
  }
}

test('All tables that are due are woken at once, however many there are', async () => {
  const due = new Due(350);
  const { tables, live } = due.process();
  await tables.wake();
  assert.equal(live.size, 350);
  tables.stop();
});

test('Several nodes share them', async () => {
  const due = new Due(350);
  const [one, two] = [due.process(), due.process()];
  await Promise.all([one.tables.wake(), two.tables.wake()]);
  assert.equal(one.live.size + two.live.size, 350);
  assert.ok(Math.min(one.live.size, two.live.size) > 100, `${one.live.size}, ${two.live.size}`);
  for (const { tables } of [one, two]) tables.stop();
});

test('Tables that cannot be read are tried once, and keep none of the others waiting', async () => {
  const due = new Due(350);
  for (const id of due.ids.slice(0, 120)) due.unreadable.add(id);
  const { tables, live, tried, errors } = due.process();
  await tables.wake();
  assert.equal(live.size, 230);
  assert.equal(tried.length, 350);
  assert.deepEqual(errors, due.ids.slice(0, 120));
  tables.stop();
});

test('What becomes due while others are woken is woken after them', async () => {
  const due = new Due(10);
  const { tables, live } = due.process();
  const waking = tables.wake();
  while (live.size < 5) await pause(1);
  due.ids.push('late');
  await tables.wake();
  await waking;
  assert.equal(live.size, 11);
  tables.stop();
});

test('A stop ends it', async () => {
  const due = new Due(350);
  const { tables, live } = due.process();
  const waking = tables.wake();
  while (live.size < 5) await pause(1);
  tables.stop();
  await waking;
  assert.ok(live.size < 350);
});
