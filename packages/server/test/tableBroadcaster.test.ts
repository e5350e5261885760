import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Company, type Listener } from '../src/room/connections.ts';
import type { Table } from '../src/room/table.ts';
import { Crier } from '../src/room/tableBroadcaster.ts';
import type { Store } from '../src/store/store.ts';
import { House } from './testServer.ts';

describe('what is not stored yet', () => {
  test('is told to nobody, not even with word of who comes and goes', async () => {
    let gate: Promise<void> = Promise.resolve();
    const held = (store: Store): Store => ({
      ...store,
      write: async changes => {
        await gate;
        return store.write(changes);
      },
    });
    const house = await House.open({ store: held });
    const [ann, ben, cai] = [await house.guest('Ann'), await house.guest('Ben'), await house.guest('Cai')];
    const table = await house.table(ann, { seats: 3 });
    const [annAt, benAt, caiAt] = [await ann.hello(table), await ben.hello(table), await cai.hello(table)];
    await pause(150); // word of their coming has gone round
    annAt.say({ t: 'ping' });
    await annAt.until('pong');
    const { promise, resolve } = Promise.withResolvers<void>();
    caiAt.cut();
    await pause(20); // within the tenth of a second after which that is told
    gate = promise;
    benAt.say({ t: 'sit', id: 'sit', seat: 1 });
    const secondSeat = async () => (await annAt.until('table')).table.seats[1]!.kind;
    assert.equal(await secondSeat(), 'open', 'Cai has left; that Ben sits is not stored');
    resolve();
    while ((await secondSeat()) === 'open');
    await house.close();
  });
});

describe('who comes and goes', () => {
  const arrive = (company: Company, name: string) => {
    const heard: string[] = [];
    const listener: Listener = {
      guest: { id: name, name },
      say: ({ common, own }) => heard.push(common + own),
      dismiss() {},
    };
    company.connect(listener);
    company.greet(listener);
    return { listener, heard };
  };

  test('is told the newcomer at once, and the others together a moment later, however many follow', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const company = new Company();
    const row = { seats: [], host: 'Ann', endedAt: null };
    const attempt = (run: () => void) => run();
    const table = { row, committed: row, info: {}, company, gone: false, attempt } as unknown as Table;
    const crier = new Crier(table, {} as Store, {} as FastifyBaseLogger);
    const ann = arrive(company, 'Ann');
    for (const name of ['Ben', 'Cid', 'Dan']) {
      const { listener, heard } = arrive(company, name);
      crier.came(listener);
      assert.equal(heard.length, 1);
      mock.timers.tick(40);
    }
    assert.equal(ann.heard.length, 1);
    crier.went();
    crier.table();
    mock.timers.tick(1000);
    assert.equal(ann.heard.length, 2, 'what was told meanwhile is not told again');
    mock.timers.reset();
  });
});
