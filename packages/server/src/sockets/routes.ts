// /socket/<table>: which sockets are accepted, and which are still alive.

import type { ServerResponse } from 'node:http';
import websocket from '@fastify/websocket';
import { LIMITS, RELOAD_PAGE, WIRE_VERSION } from '@quayside/protocol';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { Config } from '../config.ts';
import { actingGuest } from '../domain/sharedDevices.ts';
import type { Guest } from '../domain/tableRow.ts';
import { type ErrorCode, HttpRefusal } from '../errors.ts';
import { answerOnSocket } from '../http/httpErrors.ts';
import type { Metrics } from '../metrics.ts';
import type { Guests } from '../people/guests.ts';
import type { Table } from '../room/table.ts';
import type { Tables } from '../room/tables.ts';
import { Connection, closeWithBye } from './connection.ts';
import { networkOf, PendingSockets } from './pending.ts';

const HEARTBEAT_MS = 30_000;
// `closeTimeout`: how long a client may take to answer that it closes too, in ms.
const SOCKET_OPTIONS = { maxPayload: LIMITS.frameBytes, closeTimeout: 5000 };
const LAST_CLOSE_MS = 1000; // the same when the server stops: a phone that is asleep must not hold it up
const SOCKET = '/socket/:table';

/** `releases`: to be called when the client has said hello. `response`: to the request, if it were no upgrade. */
type Admitted = {
  guest: Guest | null;
  device: string | null;
  table: Table | null;
  releases: (() => void)[];
  response: ServerResponse;
};
type Dependencies = { config: Config; guests: Guests; tables: Tables; metrics: Metrics };

/** Registered before anything that may refuse a request: it closes the connection of an upgrade that was refused. */
export async function acceptUpgrades(app: FastifyInstance, tables: Tables): Promise<void> {
  await app.register(websocket, {
    options: SOCKET_OPTIONS,
    // A connection that breaks, a frame that is too long, or an upgrade that failed.
    errorHandler: (error, socket, request) => failed(socket, request.log, error),
    // Before the server stops listening: every client is told to come back.
    preClose: async () => {
      await tables.stop();
      const { clients } = app.websocketServer;
      app.websocketServer.close();
      setTimeout(() => {
        for (const socket of clients) socket.terminate();
      }, LAST_CLOSE_MS).unref();
    },
  });
  app.websocketServer.on('wsClientError', (_error, socket) => answerOnSocket(socket, 'bad-upgrade'));
  app.addHook('onRequest', async request => {
    if (request.ws && request.routeOptions.url !== SOCKET) throw new HttpRefusal('bad-upgrade');
  });
}

function failed(socket: WebSocket, log: FastifyBaseLogger, { message }: Error): void {
  log.info({ reason: message }, 'a socket failed');
  if (socket.readyState === socket.OPEN) socket.terminate();
}

/**
 * As long as a socket is open, its request and the response that was never sent would stay in memory: 5 kB for each.
 * They hang on the plugin's listener for errors, and on the stream.
 */
function letGoOfRequest(socket: WebSocket, { log, raw }: FastifyRequest, response: ServerResponse): void {
  socket.removeAllListeners('error');
  socket.on('error', error => failed(socket, log, error));
  response.detachSocket(raw.socket);
}

export function socketRoutes(app: FastifyInstance, { config, guests, tables, metrics }: Dependencies): void {
  const admitted = new WeakMap<object, Admitted>();
  const pending = new PendingSockets();
  const settings = {
    framesPerSecond: config.framesPerSecond,
    helloMs: config.helloSeconds * 1000,
    onMessage: () => metrics.frames.inc(),
    onRejected: (code: ErrorCode) => metrics.errors.inc({ code }),
  };
  const alive = new WeakSet<WebSocket>();
  const heartbeat = setInterval(() => {
    for (const socket of app.websocketServer.clients) {
      if (!alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, HEARTBEAT_MS).unref();
  app.addHook('onClose', async () => clearInterval(heartbeat));

  app.route<{ Params: { table: string }; Querystring: { v?: string; packed?: string; seat?: string } }>({
    method: 'GET',
    url: SOCKET,
    // Found out before the upgrade, so that no message can come in between.
    preValidation: async (request, reply) => {
      const releases = [admit(request, `address ${networkOf(request.ip)}`, config.pendingPerAddress)];
      const session = await guests.session(request);
      const guest = session?.guest ?? null;
      const device = session?.device.id ?? null;
      if (guest) releases.push(admit(request, `guest ${guest.id}`, config.pendingPerGuest));
      const table = guest && (await tables.open(request.params.table));
      const speaking = guest && table ? actingGuest(table.row, guest, request.query.seat) : guest;
      admitted.set(request, { guest: speaking, device, table, releases, response: reply.raw });
    },
    handler: () => {
      throw new HttpRefusal('not-found');
    },
    wsHandler: (socket, request) => {
      if (request.query.v !== String(WIRE_VERSION)) return closeWithBye(socket, RELOAD_PAGE, { retry: false });
      const { guest, device, table, releases, response } = admitted.get(request)!;
      if (device !== null && guests.sockets.isSignedOut(device))
        return closeWithBye(socket, 'signed-out', { retry: false });
      if (!guest) return closeWithBye(socket, request.query.seat ? 'not-seated' : 'no-guest', { retry: false });
      if (!table) return closeWithBye(socket, 'unknown-table', { retry: false });
      if (table.isClosed) return closeWithBye(socket, 'not-saved', { retry: true });
      letGoOfRequest(socket, request, response);
      alive.add(socket);
      socket.on('pong', () => alive.add(socket));
      const isPacked = request.query.packed !== undefined;
      const onHello = () => {
        for (const release of releases) release();
      };
      const connection = new Connection({
        socket,
        stream: request.raw.socket,
        isPacked,
        guest,
        table,
        log: request.log,
        settings,
        onHello,
      });
      if (device !== null) socket.on('close', guests.sockets.add(device, connection));
    },
  });

  /** Counted until the client says hello or the connection is gone, also where the upgrade is refused or goes wrong. */
  function admit({ raw, ws }: FastifyRequest, key: string, most: number): () => void {
    if (!ws) return () => {};
    const release = pending.add(key, most);
    if (!release) throw new HttpRefusal('too-many-pending');
    raw.socket.once('close', release);
    return release;
  }
}
