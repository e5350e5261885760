import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Client, Connections } from '../src/room/connections.ts';
import type { Table } from '../src/room/table.ts';
import { TableBroadcaster } from '../src/room/tableBroadcaster.ts';
import type { Store } from '../src/store/store.ts';
import { TestServer } from './testServer.ts';

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
    const server = await TestServer.open({ store: held });
    const [ann, ben, cai] = [await server.guest('Ann'), await server.guest('Ben'), await server.guest('Cai')];
    const table = await server.table(ann, { seats: 3 });
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
    await server.close();
  });
});

describe('who comes and goes', () => {
  const arrive = (connections: Connections, name: string) => {
    const received: string[] = [];
    const client: Client = {
      guest: { id: name, name },
      send: ({ common, own }) => received.push(common + own),
      close() {},
    };
    connections.connect(client);
    connections.greet(client);
    return { client, received };
  };

  test('is told the newcomer at once, and the others together a moment later, however many follow', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const connections = new Connections();
    const row = { seats: [], host: 'Ann', endedAt: null };
    const runSafely = (run: () => void) => run();
    const table = { row, committed: row, info: {}, connections, isClosed: false, runSafely } as unknown as Table;
    const broadcaster = new TableBroadcaster(table, {} as Store, {} as FastifyBaseLogger);
    const ann = arrive(connections, 'Ann');
    for (const name of ['Ben', 'Cid', 'Dan']) {
      const { client, received } = arrive(connections, name);
      broadcaster.joined(client);
      assert.equal(received.length, 1);
      mock.timers.tick(40);
    }
    assert.equal(ann.received.length, 1);
    broadcaster.left();
    broadcaster.table();
    mock.timers.tick(1000);
    assert.equal(ann.received.length, 2, 'what was told meanwhile is not told again');
    mock.timers.reset();
  });
});
