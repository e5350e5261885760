import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Committer } from '../src/store/committer.ts';
import { type Change, type Store, WriteError } from '../src/store/store.ts';

const entry = (table: string, ply: number): Change => ({
  kind: 'entry',
  table,
  entry: { ply, entry: { seat: 0, move: {} }, told: [], intent: null, at: 0, digest: null },
});

/** A store that takes its time, writes down its batches, and fails where it is told to. */
function slowStore(fails: (change: Change) => boolean = () => false, meanwhile: () => void = () => {}) {
  const batches: Change[][] = [];
  const write = async (changes: Change[]) => {
    await new Promise(resolve => setImmediate(resolve));
    if (batches.length === 0) meanwhile();
    if (changes.some(fails)) throw new Error('no');
    batches.push(changes);
  };
  return { batches, store: { write } as unknown as Store };
}

describe('the committer', () => {
  test('What is added in one turn of the event loop is one batch; what comes meanwhile is the next', async () => {
    const { store, batches } = slowStore(
      () => false,
      () => add('c'),
    );
    const committer = new Committer(store, () => {});
    const done: string[] = [];
    const add = (name: string) =>
      committer.add({ owner: {}, changes: [entry(name, 0)], done: () => done.push(name), failed: assert.fail });
    add('a');
    add('b');
    assert.deepEqual(done, []);
    await committer.idle();
    assert.deepEqual(
      batches.map(batch => batch.length),
      [2, 1],
    );
    assert.deepEqual(done, ['a', 'b', 'c']);
  });

  test('One table’s failure is not the others’, and nothing more is written for it', async () => {
    const { store, batches } = slowStore(change => change.kind === 'entry' && change.table === 'bad');
    const committer = new Committer(store, () => {});
    const told: string[] = [];
    const bad = {};
    const add = (owner: object, table: string, ply: number) =>
      committer.add({
        owner,
        changes: [entry(table, ply)],
        done: () => told.push(`${table} ${ply}`),
        failed: () => told.push(`${table} ${ply} failed`),
      });
    add({}, 'good', 0);
    add(bad, 'bad', 0);
    add(bad, 'other', 1);
    await committer.idle();
    add(bad, 'other', 2);
    await committer.idle();
    assert.deepEqual(told, ['bad 0 failed', 'other 1 failed', 'good 0', 'other 2 failed']);
    assert.deepEqual(batches, [[entry('good', 0)]]);
  });

  test('A write whose connection is lost is not tried again, and fails with all that waits behind it', async () => {
    let tries = 0;
    const told: string[] = [];
    const add = (name: string) =>
      committer.add({
        owner: {},
        changes: [entry(name, 0)],
        done: () => told.push(name),
        failed: error => told.push(`${name}: ${(error as Error).message}`),
      });
    const write = async () => {
      tries += 1;
      await new Promise(resolve => setImmediate(resolve));
      if (tries > 1) return;
      add('c');
      throw new WriteError('cut', { isConflict: false, isLost: true });
    };
    const committer = new Committer({ write }, () => {});
    add('a');
    add('b');
    await committer.idle();
    assert.deepEqual([told, tries], [['a: cut', 'b: cut', 'c: cut'], 1]);
    assert.equal(committer.health.failure?.reason, 'cut');
    add('d');
    await committer.idle();
    assert.deepEqual([told.at(-1), committer.health.failure], ['d', null], 'through another connection');
  });

  test('While one batch is written, the writes of the one before are reported as done', async () => {
    const secondWritten = Promise.withResolvers<void>();
    const happened: string[] = [];
    const add = (name: string, done: () => void) =>
      committer.add({ owner: {}, changes: [entry(name, 0)], done, failed: assert.fail });
    const write = ([change]: Change[]) => {
      const { table } = change as Change & { kind: 'entry' };
      happened.push(`${table} is written`);
      if (table === 'b') return secondWritten.promise;
      add('b', () => happened.push('b is safe'));
      return Promise.resolve();
    };
    const committer = new Committer({ write } as unknown as Store, () => {});
    add('a', () => {
      happened.push('a is safe');
      secondWritten.resolve();
    });
    await committer.idle();
    assert.deepEqual(happened, ['a is written', 'b is written', 'a is safe', 'b is safe']);
  });

  test('A write without changes waits for those before it', async () => {
    const { store, batches } = slowStore();
    const committer = new Committer(store, () => {});
    const order: string[] = [];
    committer.add({ owner: {}, changes: [entry('a', 0)], done: () => order.push('a'), failed: assert.fail });
    committer.add({ owner: {}, changes: [], done: () => order.push('barrier'), failed: assert.fail });
    await committer.idle();
    assert.deepEqual([order, batches.length], [['a', 'barrier'], 1]);
  });

  test('A save that fails is a rejection', async () => {
    const { store } = slowStore(() => true);
    await assert.rejects(new Committer(store, () => {}).save([entry('a', 0)]), /no/);
  });
});
