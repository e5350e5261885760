// Carries out what a table has agreed on.

import { ReplayError } from '@quayside/engine';
import { encode } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import { agreed, lapsed } from '../domain/requests.ts';
import { seatOf, withStandIn } from '../domain/seats.ts';
import type { StoredRequest } from '../domain/tableRow.ts';
import { HttpRefusal } from '../errors.ts';
import type { Pasts } from '../replay/pasts.ts';
import type { Table } from '../room/table.ts';

/**
 * Looked at whenever something was committed at a table: by an answer, but also when somebody who was asked has left.
 */
export async function carryOutIfAgreed(table: Table, pasts: Pasts): Promise<void> {
  const asking = agreed(table);
  if (asking?.what === 'back') await goBack(table, asking, pasts);
  if (asking?.what === 'stand-in') letStandIn(table, asking.seat);
  if (asking?.what === 'end') endTable(table);
}

async function goBack(table: Table, asking: StoredRequest & { what: 'back' }, pasts: Pasts): Promise<void> {
  const earlier = await pasts.moment(table, asking.to).catch((error: unknown) => {
    if (error instanceof ReplayError || error instanceof HttpRefusal) return error;
    throw error;
  });
  // Meanwhile somebody may have moved, and the request has lapsed; or it has been carried out.
  if (table.isClosed || agreed(table)?.request !== asking.request) return;
  if (earlier instanceof Error) return drop(table, asking.by, earlier);
  const match = table.match!;
  const refusal = table.submit(
    asking.by,
    null,
    () => {},
    () => match.rollBack(asking.by, earlier),
  );
  if (refusal) throw new Error(`table ${table.row.id} cannot go back to ${asking.to}: ${refusal.code}`);
}

/** That moment cannot be found: the request is dropped, and whoever asked is told why. */
function drop(table: Table, asker: Seat, error: ReplayError | HttpRefusal): void {
  const code = error instanceof HttpRefusal ? error.code : 'no-such-moment';
  table.write(table.replaceRow(lapsed(table.row)), () => {
    table.broadcaster.table();
    table.connections.each(client => {
      if (seatOf(table.row, client.guest.id) === asker) client.send(encode({ t: 'error', code }));
    });
    // Bots waited for what would come of it.
    table.notifyChanged();
  });
}

function letStandIn(table: Table, seat: number): void {
  const { row } = table;
  const note = table.noteChange({ kind: 'stand-in', seat, level: row.terms.standIn, why: 'agreed' });
  table.change({ ...withStandIn(row, seat, 'away'), asking: null }, [note]);
}

function endTable(table: Table): void {
  const note = table.noteChange({ kind: 'ended', why: 'agreed' });
  table.change({ ...table.row, status: 'ended', endedAt: table.now(), asking: null }, [note]);
}
