// Every channel of the server as somebody at a table can use it: the HTTP routes, and the messages of the socket. A
// route or message that is missing here fails sameBytesSmallGame.slow.ts or the compiler.

import type { ToServer } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';

/** Where somebody stands who asks: as far as they know it themself. */
export type Asker = { table: string; seat: Seat | null; ply: number; decision: number; move: object };

type Asked = { path: string; body?: object };
type Route = (asker: Asker) => Asked[];
type Intents = (asker: Asker) => Record<string, unknown>[];

/** Seat whose secrets differ between the two worlds, and one who plays with it. */
export const SECRET_SEAT = 1;
export const OTHER_SEAT = 2;

const plies = (ply: number): number[] => [0, ply - 1, ply, ply + 1, ply + 2].filter(it => it >= 0);
const at = (table: string, channel: string): string => `/api/tables/${table}/${channel}`;
const gets =
  (...channels: string[]): Route =>
  ({ table }) =>
    channels.map(channel => ({ path: at(table, channel) }));

/** Says nothing of any table, and would do something to the guest: the refusal is enough. */
const refused =
  (...paths: string[]): Route =>
  () =>
    paths.map(path => ({ path, body: {} }));

export const HTTP_REQUESTS: Record<string, Route> = {
  'GET /healthz': () => [{ path: '/healthz' }],
  // Counts what the whole server does, for whoever runs it: shown to this machine and by a token only, so not asked
  // here.
  'GET /metrics': () => [],
  'GET /socket/:table': ({ table }) => [{ path: `/socket/${table}` }],
  'GET /api/me': () => [{ path: '/api/me' }],
  'PUT /api/me': () => [{ path: '/api/me', body: { name: '' } }],
  'GET /api/me/identity': () => [{ path: '/api/me/identity' }],
  'GET /api/me/bots': () => [{ path: '/api/me/bots' }],
  'POST /api/me/bots': refused('/api/me/bots'),
  'DELETE /api/me/bots/:id': refused('/api/me/bots/none'),
  'DELETE /api/bot': refused('/api/bot'),
  'GET /api/me/games': () => [{ path: '/api/me/games' }],
  'GET /api/me/statistics': () => [{ path: '/api/me/statistics' }],
  'PUT /api/tables/:id/dismissed': ({ table }) => [{ path: at(table, 'dismissed'), body: { dismissed: false } }],
  'DELETE /api/me/devices/:id': refused('/api/me/devices/none'),
  // The server's public key and where this device is reached; new with every server, so not asked here.
  'GET /api/me/push': () => [],
  'PUT /api/me/push': refused('/api/me/push'),
  'DELETE /api/me/push': refused('/api/me/push'),
  'POST /api/me/links': refused('/api/me/links'),
  'POST /api/me/recovery': () => [{ path: '/api/me/recovery', body: {} }],
  'POST /api/me/passkeys': refused('/api/me/passkeys'),
  'POST /api/me/passkeys/options': () => [{ path: '/api/me/passkeys/options', body: {} }],
  'POST /api/me/passkeys/remove': refused('/api/me/passkeys/remove'),
  'POST /api/links/preview': refused('/api/links/preview'),
  'POST /api/links/use': refused('/api/links/use'),
  'POST /api/recovery': refused('/api/recovery'),
  'POST /api/passkeys': refused('/api/passkeys'),
  'POST /api/passkeys/options': () => [{ path: '/api/passkeys/options', body: {} }],
  'POST /api/client-error': refused('/api/client-error'),
  'GET /api/tables': () => [{ path: '/api/tables' }],
  'POST /api/tables': () => [{ path: '/api/tables', body: { game: 'no-such-game' } }],
  'GET /api/tables/:id/talk': gets('talk?before=99', 'talk?before=0'),
  'GET /api/tables/:id/report': gets('report'),
  'POST /api/tables/:id/webhook/test': ({ table }) => [{ path: at(table, 'webhook/test'), body: {} }],
  'GET /api/tables/:id/record': gets('record'),
  'GET /api/tables/:id/curve': gets('curve'),
  'GET /api/tables/:id/history': asker => [
    ...gets('history', ...[0, 1, 2].map(seat => `history?seat=${seat}`))(asker),
    ...plies(asker.ply).map(from => ({ path: at(asker.table, `history?from=${from}`) })),
  ],
  'POST /api/tables/:id/hint': ({ table, decision }) =>
    plies(decision).flatMap(body => [
      { path: at(table, 'hint'), body: { decision: body } },
      { path: at(table, `hint?seat=${SECRET_SEAT}`), body: { decision: body } },
    ]),
  'POST /api/what-if': () => [{ path: '/api/what-if', body: { ply: 0, level: null } }],
  'POST /api/tables/:id/what-if': ({ table, ply }) =>
    plies(ply).map(moment => ({ path: at(table, 'what-if'), body: { ply: moment, level: null } })),
};

/**
 * Without `t` and `id`; an id is added where the message has one. None of these moves the game on. Each `hello` is said
 * by a window of its own.
 */
export const SOCKET_MESSAGES: Record<ToServer['t'], Intents> = {
  hello: ({ ply }) => [
    ...[null, ...plies(ply)].map(since => ({ since })),
    ...[0, 1, 2].map(viewSeat => ({ since: null, viewSeat })),
  ],
  ping: () => [{}],
  move: ({ decision, move }) =>
    [-2, -1, 1, 2, 3, 4]
      .map(off => decision + off)
      .filter(it => it >= 0)
      .map(stale => ({ decision: stale, move })),
  back: () => [{}],
  'ask-back': ({ ply }) => [ply, ply + 1, ply + 2].map(to => ({ to })),
  answer: () => [{ request: 'nobody-asked', yes: true }],
  propose: () => [{ what: 'stand-in', seat: SECRET_SEAT }],
  'contribute-seed': ({ seat }) => [{ contributions: { [seat ?? 0]: 'ab'.repeat(32) } }],
  'allow-hints': () => [{ allow: false }],
  sit: () => [{ seat: SECRET_SEAT }],
  swap: () => [{ seats: [0, SECRET_SEAT] }],
  leave: ({ seat }) => (seat === null ? [{}] : []), // in `ending`
  bot: () => [{ seat: SECRET_SEAT, level: 'mate' }],
  takeover: () => [{ seat: SECRET_SEAT, level: 'mate' }],
  configure: () => [{ seats: 3, options: {} }],
  start: () => [{}],
  rematch: () => [{}],
  terms: () => [{ terms: { readyMarks: true } }, { terms: { spectatorsTalk: true } }],
  pause: () => [{ pause: true }, { pause: false }],
  skip: () => [{ seat: SECRET_SEAT }],
  replace: () => [{ seat: SECRET_SEAT, level: 'mate' }],
  end: ({ seat }) => (seat === 0 ? [] : [{}]), // in `ending`
  webhook: () => [{ url: 'http://127.0.0.1:1' }],
  say: () => [
    { to: 'table', text: 'hm' },
    { to: 'team', text: 'hm' },
  ],
  unsay: () => [{ n: 0 }],
  mute: () => [{ who: 'nobody-of-this-name', mute: true }],
  silence: () => [{ who: 'nobody-of-this-name', silence: true }],
};
