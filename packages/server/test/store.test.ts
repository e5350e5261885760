// What every store must do. Another store adds itself to the list and has to pass the same sentences.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import type { Snapshot } from '@quayside/engine';
import { TERMS } from '@quayside/protocol';
import type { Clocks } from '../src/domain/clocks.ts';
import type { LogEntry, StoredResult } from '../src/domain/log.ts';
import type { Status, StoredTable } from '../src/domain/tableRow.ts';
import { NO_GAME } from '../src/domain/tableSummary.ts';
import { MIGRATIONS } from '../src/store/schema.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Change, Store } from '../src/store/store.ts';
import { clocksIn, clocksJson, summaryIn, summaryJson } from '../src/store/storedClocks.ts';
import { DATABASES, type Database } from './databases.ts';

const row = (id: string, fields: Partial<StoredTable> = {}): StoredTable => ({
  id,
  game: 'pearls',
  version: 1,
  options: { rounds: '2' },
  seats: [
    { kind: 'person', guest: 'ann', name: 'Ann', standIn: null },
    { kind: 'bot', name: 'Crab', level: 'mate' },
    { kind: 'open' },
  ],
  status: 'gathering',
  host: 'ann',
  listed: false,
  rematch: null,
  seed: null,
  createdAt: 1,
  intents: [],
  terms: TERMS,
  webhook: null,
  fault: null,
  endedAt: null,
  silenced: [],
  honest: { serverSeed: 'ab', stirs: { ann: 'cd' }, contributions: null, setUp: null },
  hints: true,
  asking: null,
  origin: null,
  ...fields,
});
const table = (id: string, fields: Partial<StoredTable> = {}): Change => ({ kind: 'table', table: row(id, fields) });
const logged = (ply: number, intent: string | null = null): LogEntry => ({
  ply,
  entry: { seat: 1, move: { kind: 'dive', value: ply } },
  told: [{ to: null, event: { type: 'dived' } }],
  intent,
  at: 1000 + ply,
  digest: `d${ply}`,
});
const entry = (id: string, ply: number, intent: string | null = null): Change => ({
  kind: 'entry',
  table: id,
  entry: logged(ply, intent),
});
const snapshot = (ply: number) => ({ ply, state: { open: {} }, asked: [0, null] }) as unknown as Snapshot;

for (const [name, { skip, begin }] of Object.entries(DATABASES))
  describe(`the ${name} store`, { skip }, () => {
    let database: Database;
    let store: Store;
    before(async () => {
      database = await begin();
      store = await database.open();
    });
    after(async () => {
      await store.close();
      await database.end();
    });

    test('The world a what-if began in is kept, and no other game has one', async () => {
      const world = { open: { tide: 1 }, own: [{ hand: [1] }], shut: { deck: [2] } };
      await store.write([table('if', { origin: { table: null, ply: 3 } }), { kind: 'origin', table: 'if', world }]);
      assert.deepEqual(await store.origin('if'), world);
      assert.deepEqual((await store.table('if'))!.origin, { table: null, ply: 3 });
      assert.equal(await store.origin('other'), null);
    });

    test('When a guest came and a table last changed is told by the clock of the database, not of the node', async t => {
      const before = Date.now();
      const ahead = t.mock.method(Date, 'now', () => before + 3_600_000);
      await store.write([{ kind: 'guest', guest: { id: 'timed', name: 'Timed' } }, table('timed')]);
      ahead.mock.restore();
      const later = Date.now() + 60_000;
      const guests = await store.staleGuests(later, 'time', 1);
      const tables = await store.staleTables(later, 'time', 1);
      assert.deepEqual([guests.ids, tables.ids], [['timed'], ['timed']], 'neither is an hour ahead');
      const earlier = before - 60_000;
      assert.deepEqual((await store.staleTables(earlier, 'time', 1)).ids, [], 'nor is it without a time');
    });

    test('Hints are remembered once for each decision, in the order of the game', async () => {
      const hint = (seat: number, ply: number): Change => ({ kind: 'hint', table: 'hinted', seat, ply });
      await store.write([hint(1, 7), hint(0, 3), hint(1, 7)]);
      assert.deepEqual(await store.hints('hinted'), [
        { seat: 0, ply: 3 },
        { seat: 1, ply: 7 },
      ]);
      assert.deepEqual(await store.hints('other'), []);
    });

    test('A curve is kept, and a later one takes its place', async () => {
      const curve = (chance: number) => ({ ready: true, points: [{ ply: 0, chances: [chance] }], swings: [] });
      for (const chance of [0.25, 0.5]) await store.write([{ kind: 'curve', table: 'drawn', curve: curve(chance) }]);
      assert.deepEqual(await store.curve('drawn'), curve(0.5));
      assert.equal(await store.curve('other'), null);
    });

    test('A request to go back stands in the row, with the dice and the wish for hints', async () => {
      const asking = { request: 'r', what: 'back' as const, by: 0, to: 4, yes: [0] };
      await store.write([table('asked', { asking, hints: false })]);
      const { honest, ...stored } = (await store.table('asked'))!;
      assert.deepEqual([stored.asking, stored.hints], [asking, false]);
      assert.deepEqual(honest, row('asked').honest);
      await store.write([table('asked', { asking: null })]);
      assert.equal((await store.table('asked'))!.asking, null);
    });

    const device = (id: string, guest: string, secretHash: string, linkHash: string | null = null): Change => ({
      kind: 'device',
      device: { id, guest, label: 'Firefox on Linux', since: 5, seen: 5 },
      secretHash,
      linkHash,
    });

    test('A guest is found by the hash of the secret of any of their devices, and by nothing else', async () => {
      const ann = { id: 'ann', name: 'Ann' };
      await store.write([{ kind: 'guest', guest: ann }, device('d1', 'ann', 'h1'), device('d2', 'ann', 'h2')]);
      assert.deepEqual((await store.deviceBySecret('h1'))!.guest, ann);
      const stored = { id: 'd2', guest: 'ann', label: 'Firefox on Linux', since: 5, seen: 5 };
      assert.deepEqual(await store.deviceBySecret('h2'), { guest: ann, device: stored });
      assert.deepEqual(await store.guest('ann'), ann);
      for (const other of ['ann', 'd1']) assert.equal(await store.deviceBySecret(other), null);
      await store.write([{ kind: 'device-gone', guest: 'ben', id: 'd1' }]);
      assert.ok(await store.deviceBySecret('h1'), 'only its owner signs a device out');
      await store.write([{ kind: 'device-gone', guest: 'ann', id: 'd1' }]);
      assert.equal(await store.deviceBySecret('h1'), null);
    });

    test('Devices are listed as they were last seen', async () => {
      await store.write([device('seen-1', 'dan', 's1'), device('seen-2', 'dan', 's2')]);
      await store.write([{ kind: 'device-seen', id: 'seen-2', label: 'Safari on iPhone', at: 9 }]);
      const listed = (await store.devicesOf('dan')).map(({ id, label, seen }) => [id, label, seen]);
      assert.deepEqual(listed, [
        ['seen-2', 'Safari on iPhone', 9],
        ['seen-1', 'Firefox on Linux', 5],
      ]);
    });

    test('A link gives one device, whoever asks at the same time', async () => {
      await store.write([device('by-link-1', 'eva', 'e1', 'link')]);
      await assert.rejects(store.write([device('by-link-2', 'eva', 'e2', 'link')]));
    });

    test('A guest has one link; a new one takes its place, and expired ones go', async () => {
      const link = (guest: string, tokenHash: string, expiresAt: number) => ({
        guest,
        tokenHash,
        table: 't1',
        expiresAt,
      });
      await store.write([{ kind: 'link', link: link('ann', 'one', 50), now: 0 }]);
      await store.write([{ kind: 'link', link: link('ann', 'two', 60), now: 0 }]);
      assert.equal(await store.link('one'), null);
      assert.deepEqual(await store.link('two'), link('ann', 'two', 60));
      await store.write([{ kind: 'link', link: link('ben', 'three', 200), now: 100 }]);
      assert.equal(await store.link('two'), null);
      await store.write([{ kind: 'link-gone', tokenHash: 'three' }]);
      assert.equal(await store.link('three'), null);
    });

    test('A guest is found by the hash of their newest recovery code', async () => {
      await store.write([
        { kind: 'guest', guest: { id: 'fay', name: 'Fay' } },
        { kind: 'recovery', guest: 'fay', codeHash: 'c1', at: 3 },
      ]);
      await store.write([{ kind: 'recovery', guest: 'fay', codeHash: 'c2', at: 4 }]);
      assert.equal(await store.guestByRecovery('c1'), null);
      assert.deepEqual(await store.guestByRecovery('c2'), { id: 'fay', name: 'Fay' });
      assert.deepEqual([await store.recoveryOf('fay'), await store.recoveryOf('ann')], [4, null]);
    });

    test('A challenge is answered once, until the device gets another one', async () => {
      const challenge = { challenge: 'c', device: 'd', purpose: 'sign-in', expiresAt: 10 } as const;
      await store.write([{ kind: 'challenge', challenge, now: 1 }]);
      assert.deepEqual(await store.challenge('d', 'sign-in'), challenge);
      assert.equal(await store.challenge('d', 'register'), null);
      await store.write([{ kind: 'challenge-answered', challenge }]);
      await assert.rejects(
        store.write([{ kind: 'challenge-answered', challenge }]),
        (error: { isConflict?: boolean }) => error.isConflict === true,
      );
      const next = { ...challenge, challenge: 'next', device: 'e' };
      await store.write([{ kind: 'challenge', challenge: next, now: 10 }]);
      assert.equal(await store.challenge('d', 'sign-in'), null, 'expired ones are deleted with the next');
    });

    test('A passkey is kept with how often it was used, until its owner removes it', async () => {
      const passkey = {
        ...{ id: 'key', guest: 'gus', host: 'localhost', publicKey: 'AQID', counter: 0, transports: ['usb'] },
        ...{ label: 'Chrome on Mac', since: 1, used: null },
      };
      await store.write([{ kind: 'passkey', passkey }]);
      await store.write([{ kind: 'passkey-used', id: 'key', counter: 7, at: 2 }]);
      assert.deepEqual(await store.passkey('key'), { ...passkey, counter: 7, used: 2 });
      assert.equal((await store.passkeysOf('gus')).length, 1);
      await store.write([{ kind: 'passkey-gone', guest: 'ann', id: 'key' }]);
      assert.ok(await store.passkey('key'));
      await store.write([{ kind: 'passkey-gone', guest: 'gus', id: 'key' }]);
      assert.equal(await store.passkey('key'), null);
    });

    test('A guest can be given another name', async () => {
      for (const name of ['Cid', 'Captain Cid']) await store.write([{ kind: 'guest', guest: { id: 'cid', name } }]);
      assert.deepEqual(await store.guest('cid'), { id: 'cid', name: 'Captain Cid' });
    });

    test('A table comes back as it was written last', async () => {
      await store.write([table('t1')]);
      assert.deepEqual(await store.table('t1'), row('t1'));
      const later = { status: 'playing' as Status, seed: 'ab', intents: ['x'], rematch: 't2', host: 'ben' };
      await store.write([table('t1', later)]);
      assert.deepEqual(await store.table('t1'), row('t1', later));
      assert.equal(await store.table('nowhere'), null);
      assert.deepEqual(await store.tables(['t1', 'nowhere']), [row('t1', later)]);
      assert.deepEqual(await store.tables([]), []);
    });

    test('Entries come back in order, from the ply asked for', async () => {
      await store.write([table('t3'), entry('t3', 0), entry('t3', 1, 'intent-1'), entry('t3', 2)]);
      assert.deepEqual(await store.entries('t3', 1), [logged(1, 'intent-1'), logged(2)]);
      assert.deepEqual(await store.entries('t4', 0), []);
    });

    test('An intent is found in its own table only', async () => {
      await store.write([entry('t5', 7, 'mine')]);
      assert.equal(await store.plyOfIntent('t5', 1, 'mine'), 7);
      assert.equal(await store.plyOfIntent('t5', 1, 'other'), null);
      assert.equal(await store.plyOfIntent('t5', 2, 'mine'), null, 'of another seat');
      assert.equal(await store.plyOfIntent('t3', 1, 'mine'), null);
    });

    test('A place in a log is given once, and a batch is all or nothing', async () => {
      await store.write([table('t6'), entry('t6', 0)]);
      await assert.rejects(store.write([entry('t6', 1), table('t7'), entry('t6', 0)]));
      assert.equal((await store.entries('t6', 0)).length, 1);
      assert.equal(await store.table('t7'), null);
      await store.write([entry('t6', 1)]);
      assert.equal((await store.entries('t6', 0)).length, 2);
    });

    test('Of any number of entries in one write, of several tables and between other changes, each is stored once as it was', async () => {
      for (const count of [1, 3, 31, 32, 33, 64, 75]) {
        const [one, other] = [`many-${count}`, `more-${count}`];
        const changes = Array.from({ length: count }, (_, ply) => [
          entry(one, ply, ply % 3 === 0 ? `i${ply}` : null),
          ...(ply % 5 === 0 ? [entry(other, ply / 5), { kind: 'glance', table: one, glance: '{}' } as const] : []),
        ]).flat();
        await store.write([table(one), ...changes, table(other)]);
        const stored = await store.entries(one, 0);
        assert.deepEqual(
          stored,
          Array.from({ length: count }, (_, ply) => logged(ply, ply % 3 === 0 ? `i${ply}` : null)),
        );
        assert.equal((await store.entries(other, 0)).length, Math.ceil(count / 5));
        await assert.rejects(store.write([...changes, entry(one, count)]));
        assert.equal((await store.entries(one, 0)).length, count);
      }
    });

    test('The last snapshot of a table is kept', async () => {
      assert.equal(await store.snapshot('t8'), null);
      for (const ply of [50, 100]) await store.write([{ kind: 'snapshot', table: 't8', snapshot: snapshot(ply) }]);
      assert.deepEqual(await store.snapshot('t8'), snapshot(100));
    });

    test('A guest’s tables are those where the guest sits now, until they are over', async () => {
      const seats: StoredTable['seats'] = [{ kind: 'person', guest: 'dot', name: 'Dot', standIn: null }];
      await store.write([
        table('d1', { seats, createdAt: 1 }),
        table('d2', { seats, createdAt: 2, status: 'playing' }),
      ]);
      assert.deepEqual(
        (await store.seatedAt('dot', 10)).map(({ id }) => id),
        ['d2', 'd1'],
      );
      await store.write([table('d1', { seats: [{ kind: 'open' }] }), table('d2', { seats, status: 'over' })]);
      assert.deepEqual(await store.seatedAt('dot', 10), []);
    });

    test('Tables that were over lately are listed for those who sat there, latest first', async () => {
      const seats: StoredTable['seats'] = [{ kind: 'person', guest: 'fay', name: 'Fay', standIn: null }];
      await store.write([
        table('f1', { seats, status: 'over', endedAt: 100 }),
        table('f2', { seats, status: 'ended', endedAt: 300 }),
        table('f3', { seats, status: 'over', endedAt: 10 }),
        table('f4', { seats, status: 'playing' }),
      ]);
      const finished = await store.finishedBy('fay', 50, 10);
      assert.deepEqual(
        finished.map(({ id }) => id),
        ['f2', 'f1'],
      );
    });

    test('Terms, the webhook, the fault and who is silenced come back; terms that are missing are the usual ones', async () => {
      const terms = { ...TERMS, clock: 'week' as const };
      const kept = {
        terms,
        webhook: 'https://x.example',
        fault: 'Error: x',
        silenced: ['ben'],
        status: 'frozen' as const,
      };
      await store.write([table('k', kept)]);
      const { terms: back, webhook, fault, silenced, status } = (await store.table('k'))!;
      assert.deepEqual({ terms: back, webhook, fault, silenced, status }, kept);
    });

    test('Clocks, and when a table must be woken', async () => {
      const clocks: Clocks = {
        seats: [{ decision: 3, left: 5, since: 1, out: false, lent: false }],
        paused: null,
        wanted: [],
        shownToOthers: [{ decision: 3, left: 9, since: 1, out: false, lent: false }],
      };
      await store.write([{ kind: 'clocks', table: 'c', clocks }]);
      assert.deepEqual([await store.clocks('c'), await store.clocks('d')], [clocks, null]);
      const due = (id: string, at: number | null): Change => ({ kind: 'due', table: id, at });
      await store.write([due('w1', 50), due('w2', 0), due('w3', 99)]);
      assert.deepEqual(await store.dueBy(60, 100), ['w2', 'w1']);
      await store.write([due('w1', 70), due('w2', null)]);
      assert.deepEqual(await store.dueBy(60, 100), []);
      assert.deepEqual(await store.dueBy(70, 100), ['w1']);
      await store.write([table('v3', { game: 'waves', version: 3 }), table('v2', { game: 'waves', version: 2 })]);
      await store.write([due('v3', 1), due('v2', 2)]);
      assert.deepEqual(await store.dueBy(70, 2, null), ['v3', 'v2']);
      assert.deepEqual(await store.dueBy(70, 2, ['waves@2', 'pearls@3']), ['v2']);
      await store.write([due('v3', null), due('v2', null)]);
    });

    test('Notes are kept in order; of the heartbeat only the last is', async () => {
      const note = (seat: number): Change => ({
        kind: 'note',
        table: 'n',
        at: 5,
        note: { kind: 'ran-out', ply: 1, seat },
      });
      await store.write([note(1), note(0)]);
      assert.deepEqual(
        (await store.notes('n')).map(it => (it.note as { seat: number }).seat),
        [1, 0],
      );
      assert.equal(await store.heartbeat(), null);
      for (const alive of [1, 2]) await store.write([{ kind: 'heartbeat', heartbeat: { alive, lost: 7 } }]);
      assert.deepEqual(await store.heartbeat(), { alive: 2, lost: 7 });
    });

    test('Lines of talk page backwards; a removed one loses its text', async () => {
      const line = (n: number): Change => ({
        kind: 'line',
        table: 'talk',
        line: { n, at: n, guest: 'ann', name: 'Ann', seat: n || null, side: null, text: `line ${n}`, intent: `i${n}` },
      });
      await store.write([0, 1, 2].map(line));
      await store.write([{ kind: 'unsaid', table: 'talk', n: 1 }]);
      assert.deepEqual(
        (await store.lines('talk', 99, 2)).map(({ n, text }) => [n, text]),
        [
          [1, null],
          [2, 'line 2'],
        ],
      );
      assert.deepEqual((await store.lines('talk', 1, 5))[0]!.seat, null);
    });

    test('Whom a guest mutes, and how far they have looked', async () => {
      const mute = (muted: string, mute: boolean): Change => ({ kind: 'mute', guest: 'ann', muted, mute });
      await store.write([mute('ben', true), mute('ben', true), mute('cid', true), mute('cid', false)]);
      assert.deepEqual(await store.mutedBy('ann'), ['ben']);
      for (const ply of [3, 8]) await store.write([{ kind: 'read-marker', guest: 'ann', table: 't', ply }]);
      assert.deepEqual(
        [...(await store.readMarkersOf('ann', ['t', 'u']))],
        [
          ['t', 8],
          ['u', 0],
        ],
      );
    });

    test('Hosted tables are counted until they are over', async () => {
      await store.write([table('h1', { host: 'eve' }), table('h2', { host: 'eve' })]);
      assert.equal(await store.hostedBy('eve'), 2);
      await store.write([table('h1', { host: 'eve', status: 'over' })]);
      assert.equal(await store.hostedBy('eve'), 1);
    });

    test('A log is counted, and read in pages as text', async () => {
      await store.write([table('texts'), entry('texts', 0), entry('texts', 1), entry('texts', 2)]);
      assert.deepEqual([await store.logLength('texts'), await store.logLength('none')], [3, 0]);
      const { entry: move, digest, at } = logged(1);
      assert.deepEqual(await store.entryTexts('texts', 1, 1), [{ entry: JSON.stringify(move), digest, at }]);
    });

    test('A table a guest has put away is not listed among theirs, until they take it back', async () => {
      const seats: StoredTable['seats'] = [{ kind: 'person', guest: 'ida', name: 'Ida', standIn: null }];
      const dismissed = (dismissed: boolean): Change => ({ kind: 'dismissed', guest: 'ida', table: 'put', dismissed });
      await store.write([table('put', { seats }), dismissed(true), dismissed(true)]);
      assert.deepEqual(await store.seatedAt('ida', 10), []);
      await store.write([dismissed(false)]);
      assert.equal((await store.seatedAt('ida', 10)).length, 1);
    });

    const result = (table: string, seat: number, settings: Partial<StoredResult> = {}): Change => ({
      kind: 'result',
      result: {
        ...{ table, seat, game: 'pearls', endedAt: 100, guest: null, name: 'Crab', level: null, side: seat },
        ...{ rank: seat + 1, score: 2.5, ...settings },
      },
    });

    test('Results come as whole games, latest first, of one game or of all', async () => {
      await store.write([
        ...[result('r1', 0, { guest: 'jo', name: 'Jo' }), result('r1', 1, { level: 'mate' })],
        ...[
          result('r2', 0, { guest: 'jo', name: 'Jo', endedAt: 200 }),
          result('r2', 1, { level: 'captain', endedAt: 200 }),
        ],
        ...[result('r3', 0, { guest: 'jo', name: 'Jo', endedAt: 300, game: 'waves', rank: 2 })],
        ...[result('r3', 1, { guest: 'kim', name: 'Kim', endedAt: 300, game: 'waves', rank: 1 })],
        result('r1', 0, { guest: 'jo', name: 'another try changes nothing' }),
      ]);
      const found = async (before: number, game: string | null, limit: number) =>
        (await store.results('jo', before, game, limit)).map(({ table, seat }) => `${table} ${seat}`);
      assert.deepEqual(await found(1000, null, 2), ['r3 0', 'r3 1', 'r2 0', 'r2 1']);
      assert.deepEqual(await found(200, null, 9), ['r1 0', 'r1 1']);
      assert.deepEqual(await found(1000, 'waves', 9), ['r3 0', 'r3 1']);
      const [first] = await store.results('jo', 150, null, 1);
      assert.deepEqual(first, {
        ...{ table: 'r1', seat: 0, game: 'pearls', endedAt: 100, guest: 'jo', name: 'Jo', level: null },
        ...{ side: 0, rank: 1, score: 2.5 },
      });
    });

    test('Games are counted by whom they were played against', async () => {
      const tallies = (await store.tallies('jo')).sort((a, b) => a.opponents.localeCompare(b.opponents));
      assert.deepEqual(tallies, [
        { game: 'pearls', opponents: 'captain', played: 1, won: 1 },
        { game: 'pearls', opponents: 'mate', played: 1, won: 1 },
        { game: 'waves', opponents: 'people', played: 1, won: 0 },
      ]);
    });

    test('Games that are over and have no result are found in the order of their ids, by bytes', async () => {
      const over = { status: 'over' as Status, endedAt: 5, host: 'lou' };
      await store.write(['x-b', 'x-A', 'x-a', 'x-_'].map(id => table(id, over)));
      await store.write([result('x-a', 0), table('x-if', { ...over, origin: { table: null, ply: 1 } })]);
      assert.deepEqual(await store.tablesWithoutResults('x', 2), ['x-A', 'x-_']);
      assert.deepEqual(await store.tablesWithoutResults('x-_', 9), ['x-b']);
    });

    test('Of push: keys are made once, a device has one subscription, an endpoint one device', async () => {
      const keys = (publicKey: string): Change => ({ kind: 'push-keys', keys: { publicKey, privateKey: 'p' } });
      await store.write([keys('one')]);
      await store.write([keys('two')]);
      assert.deepEqual(await store.pushKeys(), { publicKey: 'one', privateKey: 'p' });
      const subscription = (id: string, endpoint: string) => ({
        ...{ device: id, guest: 'mia', endpoint, p256dh: 'k', auth: 'a' },
      });
      const subscribed = (id: string, endpoint: string): Change => ({
        kind: 'subscribed',
        subscription: subscription(id, endpoint),
      });
      await store.write([device('m1', 'mia', 'ms1'), device('m2', 'mia', 'ms2'), subscribed('m1', 'e1')]);
      await store.write([subscribed('m1', 'e2'), subscribed('m2', 'e3'), subscribed('signed-out', 'e4')]);
      assert.deepEqual(await store.subscriptionsOf('mia'), [subscription('m1', 'e2'), subscription('m2', 'e3')]);
      await store.write([subscribed('m2', 'e2')]);
      assert.deepEqual(await store.subscriptionsOf('mia'), [subscription('m2', 'e2')]);
      assert.deepEqual(await store.subscribedGuests(), ['mia']);
      await store.write([{ kind: 'unsubscribed', device: 'm2', endpoint: 'e3' }]);
      assert.equal((await store.subscriptionsOf('mia')).length, 1, 'it is another endpoint by now');
      await store.write([{ kind: 'device-gone', guest: 'mia', id: 'm2' }]);
      assert.deepEqual(await store.subscriptionsOf('mia'), []);
    });

    test('What a guest was told of is kept', async () => {
      assert.deepEqual(await store.pushTold('mia'), { decisions: [], shown: '' });
      const told = { decisions: ['t1 3'], shown: 'one table' };
      await store.write([{ kind: 'push-told', guest: 'mia', told }]);
      assert.deepEqual(await store.pushTold('mia'), told);
    });

    test('Guests and tables that nobody made anything of are found page by page, and swept', async () => {
      const old = (id: string): Change => ({ kind: 'guest', guest: { id, name: id } });
      const later = Date.now() + 1000;
      await store.write([
        old('zz-1'),
        old('zz-2'),
        old('zz-3'),
        device('zd', 'zz-1', 'zs'),
        table('zz', { host: 'zz-2' }),
      ]);
      const first = await store.staleGuests(later, 'zz', 2);
      assert.deepEqual(first, { ids: ['zz-1'], next: 'zz-2' });
      assert.deepEqual(await store.staleGuests(later, 'zz-2', 2), { ids: ['zz-3'], next: null });
      assert.deepEqual((await store.staleGuests(0, 'zz', 9)).ids, []);
      assert.deepEqual(await store.staleTables(later, 'zy', 9), { ids: ['zz'], next: null });
      const sweep: Change[] = [
        { kind: 'sweep-table', table: 'zz', before: later },
        { kind: 'sweep-guest', guest: 'zz-1', before: later },
        { kind: 'sweep-guest', guest: 'zz-2', before: 0 },
      ];
      await store.write(sweep);
      const left = [await store.table('zz'), await store.guest('zz-1'), await store.deviceBySecret('zs')];
      assert.deepEqual(left, [null, null, null]);
      assert.ok(await store.guest('zz-2'), 'it was seen since');
    });

    test('That a backup was put in place is known; else it is null', async () => {
      assert.equal(await store.restoredAt(), null);
    });

    test('Any text comes back; what is no text at all is made one', async () => {
      for (const text of ['Ω😀', "'; --", '\ud800', '$1 ?1', '\u202e']) {
        await store.write([{ kind: 'guest', guest: { id: text, name: text } }]);
        assert.equal((await store.guest(text))?.name, text.toWellFormed());
      }
      assert.equal(await store.table('\0'), null);
    });

    test('What was written is there after closing and opening again', async () => {
      await store.write([table('again'), entry('again', 0)]);
      await store.close();
      store = await database.open();
      assert.deepEqual(await store.table('again'), row('again'));
      assert.deepEqual(await store.entries('again', 0), [logged(0)]);
    });
  });

test('Data of a newer version are not touched', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-store-'));
  const db = new DatabaseSync(join(folder, 'quayside.db'));
  db.exec(`${MIGRATIONS.join('')} pragma user_version = 99`);
  db.close();
  assert.throws(() => sqliteStore(folder), /newer version/);
  rmSync(folder, { recursive: true });
});

test('A table of the first version is still there, and goes by the usual terms', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-store-'));
  const db = new DatabaseSync(join(folder, 'quayside.db'));
  db.exec(`${MIGRATIONS[0]} pragma user_version = 1;
    insert into tables values ('old', 'pearls', 1, '{}', '[{"kind":"open"}]', 'playing', 'ann', 0, null, 'seed', 5, '[]');`);
  db.close();
  const store = sqliteStore(folder);
  const { terms, webhook, endedAt, silenced, seed, createdAt } = (await store.table('old'))!;
  assert.deepEqual({ terms, webhook, endedAt, silenced }, { terms: TERMS, webhook: null, endedAt: null, silenced: [] });
  assert.deepEqual([seed, createdAt], ['seed', 5]);
  await store.close();
  rmSync(folder, { recursive: true });
});

test('Times shown to others are stored as `told`, the name that servers of 0.3.0 write and read', () => {
  const time = { decision: 3, left: 9, since: 1, out: false, lent: false };
  const clocks: Clocks = { seats: [time], paused: null, wanted: [], shownToOthers: [{ ...time, left: 5 }] };
  const asStored = '{"seats":[T],"paused":null,"wanted":[],"told":[O]}'
    .replace('T', JSON.stringify(time))
    .replace('O', JSON.stringify({ ...time, left: 5 }));
  assert.equal(clocksJson(clocks), asStored);
  assert.deepEqual(clocksIn(asStored), clocks);
  const { shownToOthers, ...shown } = clocks;
  assert.deepEqual(clocksIn(clocksJson(shown)), shown, 'clocks that nobody sees otherwise');
  const summary = { ...NO_GAME, deadlines: [4], deadlinesShownToOthers: [7] };
  assert.deepEqual(JSON.parse(summaryJson(summary)).told, [7]);
  assert.deepEqual(summaryIn(summaryJson(summary)), summary);
});
