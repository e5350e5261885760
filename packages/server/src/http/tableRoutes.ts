// /api/tables: open a table, and see which there are.

import { type Created, CreateTable, type MyTable, type TableList } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { infoOfFinished } from '../domain/tableInfo.ts';
import type { Guest, StoredTable } from '../domain/tableRow.ts';
import { HttpRefusal } from '../errors.ts';
import { awaitedAt } from '../lobby/awaited.ts';
import { newTable } from '../lobby/create.ts';
import type { Guests } from '../people/guests.ts';
import type { Table } from '../room/table.ts';
import type { Tables } from '../room/tables.ts';
import type { Store } from '../store/store.ts';

const SHOWN = 30; // tables in a list
const LATELY_MS = 7 * 86_400_000;

/** A game that is over waits for nobody: it is listed from its row, without being loaded. */
const SETTLED = { yourTurn: false, awaited: [], since: null, deadline: null, unread: 0 };

type Parts = { config: Config; guests: Guests; store: Store; tables: Tables };

export function lobbyRoutes(app: FastifyInstance, { config, guests, store, tables }: Parts): void {
  app.post<{ Body: CreateTable }>(
    '/api/tables',
    { schema: { body: CreateTable } },
    async (request): Promise<Created> => {
      const guest = await guests.required(request);
      const row = newTable(tables.games, guest, request.body);
      if ((await store.hostedBy(guest.id)) >= config.tablesPerGuest) throw new HttpRefusal('too-many-tables');
      await tables.add(row);
      return { id: row.id };
    },
  );

  app.get('/api/tables', async (request): Promise<TableList> => {
    const guest = await guests.of(request);
    const now = Date.now();
    const seatedAt = guest ? await store.seatedAt(guest.id, SHOWN) : [];
    const finished = guest ? await store.finishedBy(guest.id, now - LATELY_MS, SHOWN) : [];
    return {
      now,
      open: tables.toJoin(SHOWN).map(({ info }) => info),
      mine: await mine(guest, seatedAt),
      finished: finished.map(row => ({ table: infoOfFinished(row), ...SETTLED })),
    };
  });

  async function mine(guest: Guest | null, rows: StoredTable[]): Promise<MyTable[]> {
    if (!guest) return [];
    const ids = rows.map(({ id }) => id);
    const readMarkers = await store.readMarkersOf(guest.id, ids);
    return (await live(rows)).map(table => ({
      table: table.info,
      ...awaitedAt(table, guest.id),
      unread: table.isOnline(guest.id)
        ? 0
        : Math.max(0, table.readMarkers.plyOf(guest.id) - readMarkers.get(table.row.id)!),
    }));
  }

  /** Asked of the tables themselves: they know who is there and whose turn it is. One that cannot be read is left out. */
  const live = async (rows: StoredTable[]): Promise<Table[]> =>
    (await Promise.all(rows.map(({ id }) => opened(id)))).filter(table => table !== null);

  const opened = (id: string): Promise<Table | null> =>
    tables.open(id).catch(error => {
      app.log.error({ err: error, table: id }, 'a table could not be opened for a list');
      return null;
    });
}
