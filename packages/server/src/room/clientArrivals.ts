// Handles the hello of a client at a table, and its disconnection.

import { type Hello, LIMITS } from '@quayside/protocol';
import { withoutObsoleteRequest } from '../domain/requests.ts';
import { renamed, seatOf, seatToReclaim, withoutStandIn } from '../domain/seats.ts';
import type { Client } from './connections.ts';
import type { Table } from './table.ts';

const ABOVE_LIMIT = 20; // clients let in while a seat is open

/** Sends the client the table and the view, or the updates since the ply it names. */
export function handleHello(table: Table, client: Client, { since, viewSeat, unattended }: Hello) {
  const { row, connections, broadcaster } = table;
  const seat = seatOf(row, client.guest.id);
  const isOfTable = seat !== null || row.host === client.guest.id || seatToReclaim(row, client.guest.id) !== null;
  const isKnown = isOfTable || connections.hasGreeted(client);
  if (!isKnown && !hasRoomToWatch(table)) return client.close('too-many-watching', { retry: false });
  const device = deviceOf(client);
  const { waits } = table;
  // The name may have been changed while nobody was here.
  const named = renamed(row, client.guest);
  const back = seat === null || unattended ? named : withoutStandIn(named, seat);
  const isBack = back !== named;
  const changes = table.replaceRow(withoutObsoleteRequest(back, guest => table.deviceOf(guest) === device));
  if (isBack) changes.push(table.noteChange({ kind: 'returned', seat: seat! }));
  changes.push(...table.readMarkers.mark(client.guest.id));
  const show = table.gameBroadcaster.prepareCatchUp(client, since, viewSeat ?? null);
  table.write(changes, () => {
    if (!connections.isConnected(client)) return;
    connections.greet(client);
    client.isUnattended = unattended === true;
    table.absences.came(device);
    if (table.row !== row) broadcaster.table();
    else broadcaster.joined(client);
    show();
    broadcaster.notesTo(client);
    broadcaster.clockTo(client, { always: true });
    broadcaster.talk(to => to === client);
    presenceChanged(table, waits);
    if (!unattended) table.notifyPresence(device, 'came');
  });
}

const deviceOf = ({ guest: { id, deviceOwner } }: Client): string => deviceOwner ?? id;

/** Goes on with what depends on who is connected: a game that waited for people, and the answers to a request. */
function presenceChanged(table: Table, waited: boolean): void {
  if (table.waits !== waited) table.write([], () => {}, { tick: true });
  if (table.waits !== waited || table.row.asking) table.notifyChanged();
}

/**
 * Whether one more spectator may connect. While a seat is open, clients are let in above the limit too, since anybody
 * with the link may take the seat; where these become too many, the one who has been there longest is disconnected,
 * never one of those within the limit.
 */
function hasRoomToWatch({ row, connections }: Table): boolean {
  const watching = connections.greetedWhere(({ id }) => seatOf(row, id) === null);
  if (watching.length < LIMITS.spectators) return true;
  const isOpen = row.status === 'gathering' || row.status === 'playing';
  if (!isOpen || row.seats.every(({ kind }) => kind !== 'open')) return false;
  if (watching.length >= LIMITS.spectators + ABOVE_LIMIT)
    watching[LIMITS.spectators]!.close('too-many-watching', { retry: false });
  return true;
}

/** The client has disconnected. `isLost`: without a close frame, or the server closed it. */
export function handleDisconnect(table: Table, client: Client, { isLost } = { isLost: true }): void {
  table.gameBroadcaster.leave(client);
  const { waits } = table;
  if (!table.connections.disconnect(client) || table.isClosed) return;
  const device = deviceOf(client);
  if (!table.connections.isOnline(device)) {
    table.absences.left(device);
    table.notifyPresence(device, isLost || client.isUnattended ? 'lost' : 'left');
  }
  table.write(table.readMarkers.mark(client.guest.id), () => {
    table.broadcaster.left();
    presenceChanged(table, waits);
  });
}
