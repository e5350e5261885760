// /api/tables: open a table, and see which there are.

import { type Created, CreateTable, type MyTable, type TableList } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { infoOfFinished } from '../domain/tableInfo.ts';
import type { Guest, StoredTable } from '../domain/tableRow.ts';
import { plyFor, waitingAt } from '../domain/tableSummary.ts';
import { HttpRefusal } from '../errors.ts';
import { newTable } from '../lobby/create.ts';
import type { Guests } from '../people/guests.ts';
import type { Tables } from '../room/tables.ts';
import type { Store } from '../store/store.ts';

const SHOWN = 30; // tables in a list
const LATELY_MS = 7 * 86_400_000;

/** A finished game is listed from its row alone, without loading it: nobody is awaited there. */
const SETTLED = { yourTurn: false, awaited: [], since: null, deadline: null, unread: 0 };

type Dependencies = { config: Config; guests: Guests; store: Store; tables: Tables };

export function lobbyRoutes(app: FastifyInstance, { config, guests, store, tables }: Dependencies): void {
  app.post<{ Body: CreateTable }>(
    '/api/tables',
    { schema: { body: CreateTable } },
    async (request): Promise<Created> => {
      const guest = await guests.required(request);
      const row = newTable(tables.games, guest, request.body, tables.now());
      if ((await store.hostedBy(guest.id)) >= config.tablesPerGuest) throw new HttpRefusal('too-many-tables');
      await tables.add(row);
      return { id: row.id };
    },
  );

  app.get('/api/tables', async (request): Promise<TableList> => {
    const guest = await guests.of(request);
    const now = tables.now();
    const seatedAt = guest ? await store.seatedAt(guest.id, SHOWN) : [];
    const finished = guest ? await store.finishedBy(guest.id, now - LATELY_MS, SHOWN) : [];
    return {
      now,
      open: (await tables.lists.toJoin(SHOWN)).map(({ info }) => info),
      mine: await mine(guest, seatedAt),
      finished: finished.map(row => ({ table: infoOfFinished(row), ...SETTLED })),
    };
  });

  async function mine(guest: Guest | null, rows: StoredTable[]): Promise<MyTable[]> {
    if (!guest) return [];
    const readMarkers = await store.readMarkersOf(
      guest.id,
      rows.map(({ id }) => id),
    );
    return (await tables.lists.listed(rows)).map(table => ({
      table: table.info,
      ...waitingAt(table, guest.id, tables.toWallClock),
      unread: table.isOnline(guest.id) ? 0 : Math.max(0, plyFor(table, guest.id) - readMarkers.get(table.row.id)!),
    }));
  }
}
