// HTTP requests as bytes: every route there is, and every part of a request that can be wrong.

import { connect } from 'node:net';
import {
  ClientError,
  CreateTable,
  Dismiss,
  HintRequest,
  LinkToken,
  MakeLink,
  NewBot,
  NewPasskey,
  PasskeyAnswer,
  Recover,
  RemovePasskey,
  Rename,
  SubscribePush,
  WhatIf,
} from '@quayside/protocol';
import { below, GAMES, pick, type Rng } from '@quayside/rules';
import { type FuzzFindings, TrafficCounts } from './findings.ts';
import { deeplyNested, garbled, hostile, mutated, noise } from './mutate.ts';
import { sampled } from './sample.ts';

/** `weight`: how often it is asked, 4 unless told; less where a bot has to think. */
export type ServerRoute = { method: string; path: string; body?: object; query?: string[]; weight?: number };

/** Every route of the server; a test compares them with its source. */
export const ROUTES: readonly ServerRoute[] = [
  { method: 'GET', path: '/api/me' },
  { method: 'PUT', path: '/api/me', body: Rename },
  { method: 'GET', path: '/api/me/games', query: ['before', 'game'] },
  { method: 'GET', path: '/api/me/statistics' },
  { method: 'GET', path: '/api/me/identity' },
  { method: 'DELETE', path: '/api/me/devices/:id' },
  { method: 'GET', path: '/api/me/bots' },
  { method: 'POST', path: '/api/me/bots', body: NewBot },
  { method: 'DELETE', path: '/api/me/bots/:id' },
  { method: 'DELETE', path: '/api/bot' },
  { method: 'GET', path: '/api/me/push' },
  { method: 'PUT', path: '/api/me/push', body: SubscribePush },
  { method: 'DELETE', path: '/api/me/push' },
  { method: 'POST', path: '/api/me/links', body: MakeLink },
  { method: 'POST', path: '/api/me/recovery' },
  { method: 'POST', path: '/api/me/passkeys/options' },
  { method: 'POST', path: '/api/me/passkeys', body: NewPasskey },
  { method: 'POST', path: '/api/me/passkeys/remove', body: RemovePasskey },
  { method: 'POST', path: '/api/links/preview', body: LinkToken },
  { method: 'POST', path: '/api/links/use', body: LinkToken },
  { method: 'POST', path: '/api/recovery', body: Recover },
  { method: 'POST', path: '/api/passkeys/options' },
  { method: 'POST', path: '/api/passkeys', body: PasskeyAnswer },
  { method: 'POST', path: '/api/client-error', body: ClientError },
  { method: 'GET', path: '/api/tables' },
  { method: 'POST', path: '/api/tables', body: CreateTable },
  { method: 'PUT', path: '/api/tables/:id/dismissed', body: Dismiss },
  { method: 'GET', path: '/api/tables/:id/record', weight: 8 },
  { method: 'GET', path: '/api/tables/:id/history', query: ['from', 'seat'], weight: 8 },
  { method: 'GET', path: '/api/tables/:id/talk', query: ['before'] },
  { method: 'GET', path: '/api/tables/:id/report' },
  { method: 'POST', path: '/api/tables/:id/webhook/test' },
  { method: 'GET', path: '/api/tables/:id/curve', weight: 1 },
  { method: 'POST', path: '/api/tables/:id/hint', body: HintRequest, query: ['seat'], weight: 1 },
  { method: 'POST', path: '/api/what-if', body: WhatIf },
  { method: 'POST', path: '/api/tables/:id/what-if', body: WhatIf },
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/metrics', weight: 1 },
  { method: 'GET', path: '/socket/:table', query: ['v', 'packed', 'seat'] },
  { method: 'GET', path: '/api' },
  { method: 'GET', path: '/api/*' },
  { method: 'GET', path: '/socket' },
  { method: 'GET', path: '/socket/*' },
  { method: 'GET', path: '/' },
];

const WEIGHTED = ROUTES.flatMap(route => Array.from({ length: route.weight ?? 4 }, () => route));
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'SAIL',
];
const TYPES = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', '', 'x'];
/** With a header like these the server may answer as if it were fine. */
const HEADERS = [
  ...['Origin: https://evil.example', 'Origin: null', 'X-Forwarded-For: 127.0.0.1', 'X-Forwarded-Proto: https'],
  ...['Upgrade: websocket\r\nSec-WebSocket-Version: 13', 'Upgrade: h2c', 'Expect: 100-continue', 'Expect: tea'],
  ...['Range: bytes=0-', 'Range: bytes=9-1', 'If-None-Match: *', 'Accept-Encoding: gzip', 'Content-Encoding: gzip'],
  ...['Transfer-Encoding: chunked', 'Content-Length: -1', 'Authorization: Bearer x', 'Host: other', 'X: \u0001'],
];
/** Of a nested part: about what the server reads of any request, and of one with a record. */
const NESTED_CHARACTERS = [15_000, 500_000];
const PATIENCE_MS = 30_000;
/** Expected 5xx codes, which say that the server is busy. */
const BUSY = new Set(['bots-busy', 'replay-busy']);

/** What requests may speak of: tables that exist, and cookies of guests. */
export type KnownIds = { tables: string[]; cookies: string[] };

type FuzzContext = { url: string; known: KnownIds; findings: FuzzFindings; counts: TrafficCounts };

const odds = (rng: Rng, percent: number): boolean => below(rng, 100) < percent;

export async function sendRequest(rng: Rng, { url, known, findings, counts }: FuzzContext): Promise<void> {
  counts.requests += 1;
  const { method, bytes } = requestOf(rng, known);
  const { text, timedOut } = await answerTo(url, bytes);
  const shown = JSON.stringify(bytes.toString('latin1').slice(0, 400));
  if (timedOut) return findings.add('a request was not answered', shown);
  const status = Number(/^HTTP\/1\.1 (?!100)(\d+)/m.exec(text)?.[1] ?? 0);
  TrafficCounts.count(counts.statuses, String(status));
  if (status < 400 || method === 'HEAD') return;
  const code = codeIn(text);
  if (code === null) findings.add(`status ${status} without a code and a sentence`, `${shown} ${text.slice(0, 200)}`);
  else if (status >= 500 && !BUSY.has(code)) findings.add(`status ${status} ${code}`, shown);
}

function codeIn(answer: string): string | null {
  try {
    const { code, sentence } = JSON.parse(answer.slice(answer.lastIndexOf('\r\n\r\n')));
    return typeof code === 'string' && typeof sentence === 'string' && sentence !== '' ? code : null;
  } catch {
    return null;
  }
}

function requestOf(rng: Rng, known: KnownIds): { method: string; bytes: Buffer } {
  const route = pick(rng, WEIGHTED);
  const method = odds(rng, 8) ? pick(rng, METHODS) : route.method;
  const body = bodyOf(rng, route, known);
  const lines = [
    `${method} ${addressOf(rng, route, known)} HTTP/1.1`,
    ...(odds(rng, 98) ? ['Host: 127.0.0.1'] : []),
    ...(odds(rng, 90) ? [`Cookie: ${cookieOf(rng, known)}`] : []),
    ...(body === null ? [] : [`Content-Type: ${odds(rng, 95) ? TYPES[0] : pick(rng, TYPES)}`]),
    ...(body === null ? [] : [`Content-Length: ${lengthOf(rng, body)}`]),
    ...(odds(rng, 15) ? [pick(rng, HEADERS)] : []),
    'Connection: close',
  ];
  const head = `${lines.join('\r\n')}\r\n\r\n`;
  const whole = Buffer.concat([
    Buffer.from(odds(rng, 3) ? garbled(rng, head) : head, 'latin1'),
    body ?? Buffer.alloc(0),
  ]);
  return { method, bytes: odds(rng, 1) ? noise(rng, below(rng, 300)) : whole };
}

function addressOf(rng: Rng, { path, query = [] }: ServerRoute, { tables }: KnownIds): string {
  const id = () => {
    if (odds(rng, 85) && tables.length > 0) return pick(rng, tables);
    return odds(rng, 50) ? encodeURIComponent(hostileText(rng)) : 'x'.repeat(below(rng, 300));
  };
  let address = path.replace(/:\w+/, id).replace('*', () => (odds(rng, 50) ? 'none' : '../me'));
  const asked = query.filter(() => odds(rng, 70));
  if (asked.length > 0) address += `?${asked.map(name => `${name}=${queryValue(rng)}`).join('&')}`;
  if (odds(rng, 8)) address = address.replace(/[a-z]/, letter => `%${letter.charCodeAt(0).toString(16)}`);
  if (odds(rng, 4)) address = address.replace('/', pick(rng, ['//', '/./', '/../', '/%2e%2e/', '/;', '\\']));
  return odds(rng, 6) ? garbled(rng, address).replace(/[\s\u0080-\uffff]/g, '') : address;
}

function hostileText(rng: Rng): string {
  const value = hostile(rng);
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 1000).toWellFormed();
}

const queryValue = (rng: Rng): string =>
  odds(rng, 70) ? String(below(rng, 30)) : encodeURIComponent(hostileText(rng));

const cookieOf = (rng: Rng, { cookies }: KnownIds): string =>
  odds(rng, 90) && cookies.length > 0 ? pick(rng, cookies) : `quayside=${'x'.repeat(below(rng, 400))}`;

function bodyOf(rng: Rng, { body, method }: ServerRoute, known: KnownIds): Buffer | null {
  if (!body) return method === 'POST' && odds(rng, 80) ? Buffer.from('{}') : odds(rng, 3) ? Buffer.from('{}') : null;
  const fits = aboutTables(rng, sampled(rng, body) as Record<string, unknown>, known);
  if (odds(rng, 55)) return Buffer.from(JSON.stringify(fits));
  if (odds(rng, 20)) return Buffer.from(deeplyNested(rng, fits, pick(rng, NESTED_CHARACTERS)));
  if (odds(rng, 60)) return Buffer.from(JSON.stringify(mutated(rng, fits)) ?? '');
  if (odds(rng, 70)) return Buffer.from(garbled(rng, JSON.stringify(fits)));
  return odds(rng, 80) ? noise(rng, below(rng, 200)) : Buffer.alloc(below(rng, 700_000), 0x20);
}

/** Names of games and tables that exist, so that a body gets further than the first check. */
function aboutTables(rng: Rng, body: Record<string, unknown>, { tables }: KnownIds): Record<string, unknown> {
  const changed = { ...body };
  if ('game' in body) {
    changed['game'] = pick(rng, Object.keys(GAMES));
    changed['seats'] = 1 + below(rng, 5);
    if (odds(rng, 80)) changed['options'] = {};
  }
  if ('table' in body && tables.length > 0) changed['table'] = pick(rng, tables);
  return changed;
}

function lengthOf(rng: Rng, body: Buffer): number {
  return odds(rng, 98) ? body.length : Math.max(0, body.length + pick(rng, [-3, 1, 100]));
}

/** The connection may stay open after it, where the header that asks to close it was garbled. */
function isWhole(answer: string): boolean {
  if (answer.startsWith('HTTP/1.1 101')) return true;
  if (answer.startsWith('HTTP/1.1 100')) return isWhole(answer.slice(answer.indexOf('\r\n\r\n') + 4));
  const bodyAt = answer.indexOf('\r\n\r\n') + 4;
  const length = /^content-length: (\d+)/im.exec(answer.slice(0, bodyAt))?.[1];
  return bodyAt > 4 && length !== undefined && answer.length >= bodyAt + Number(length);
}

function answerTo(url: string, bytes: Buffer): Promise<{ text: string; timedOut: boolean }> {
  const { hostname, port } = new URL(url);
  return new Promise(resolve => {
    let text = '';
    const socket = connect(Number(port), hostname);
    const done = (timedOut: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, timedOut });
    };
    const timer = setTimeout(() => done(true), PATIENCE_MS);
    socket.setEncoding('latin1').on('data', chunk => {
      text += chunk;
      if (isWhole(text)) done(false);
    });
    // The server may close while we still write; what it answered before that counts.
    socket.on('error', () => {});
    socket.on('close', () => done(false));
    // The request is left incomplete: the server must time it out.
    socket.write(bytes);
  });
}
