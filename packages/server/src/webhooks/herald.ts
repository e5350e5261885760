// Tells a club's chat, by the webhook its host has named, whose turn it is and when a game is over. Never in the way of
// the table: sent beside it, tried a few times, then given up.

import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import type { Seat } from '@quayside/rules';
import type { FastifyBaseLogger } from 'fastify';
import { standsAlone } from '../tables/arrange.ts';
import type { Table } from '../tables/table.ts';
import { looksPrivate, publicOnly } from './address.ts';

const TIMEOUT_MS = 5000;
const MOST_WAITING = 200;

const RETRY_MS = [500, 5000, 30_000];

type Hook = { publicUrl: string; mayBePrivate: boolean };

/** Chats differ in what they call the text: some read `text`, some `content`. */
type Message = { text: string; content: string; link: string; table: string; game: string; seat: Seat | null };

export class Herald {
  readonly #hook: Hook;
  readonly #log: FastifyBaseLogger;
  /** What was asked of whom when this table was last looked at. */
  readonly #seen = new WeakMap<Table, readonly (number | null)[]>();
  #waiting = 0;

  constructor(hook: Hook, log: FastifyBaseLogger) {
    this.#hook = hook;
    this.#log = log;
  }

  /** As far as its looks tell. */
  mayCall(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) && (this.#hook.mayBePrivate || !looksPrivate(url));
  }

  /** A table has come to memory: what is asked there was announced before. */
  meet(table: Table): void {
    this.#seen.set(table, table.match?.asked ?? []);
  }

  /** A table has moved on. */
  look(table: Table): void {
    const { row, match, game } = table;
    // Everybody was asked when the joint decision began; what changes since then is kept from the others.
    if (table.veil.isDrawn) return;
    const before = this.#seen.get(table) ?? [];
    const asked = row.status === 'playing' && match ? match.asked : [];
    this.#seen.set(table, asked);
    if (row.webhook === null) return;
    for (const [seat, decision] of asked.entries()) {
      const there = row.seats[seat];
      if (decision === null || decision === before[seat] || there?.kind !== 'person') continue;
      if (!standsAlone(row, seat) || table.isOnline(there.guest)) continue;
      this.#send(table, `${there.name}, it is your turn at ${game.title}.`, seat);
    }
    if (row.status === 'over' && before.some(decision => decision !== null)) this.#send(table, endOf(table), null);
  }

  #send({ row, game }: Table, text: string, seat: Seat | null) {
    const link = `${this.#hook.publicUrl}/t/${row.id}`;
    const message: Message = {
      text: `${text} ${link}`,
      content: `${text} ${link}`,
      link,
      table: row.id,
      game: game.id,
      seat,
    };
    if (this.#waiting >= MOST_WAITING)
      return this.#log.warn({ table: row.id }, 'too many webhooks wait; one was dropped');
    this.#waiting += 1;
    this.#deliver(row.webhook!, message)
      .catch(error => this.#log.warn({ table: row.id, reason: (error as Error).message }, 'a webhook did not answer'))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #deliver(url: string, message: Message): Promise<void> {
    for (const wait of RETRY_MS) {
      try {
        return await this.#post(new URL(url), JSON.stringify(message));
      } catch (error) {
        this.#log.info({ table: message.table, reason: (error as Error).message }, 'a webhook is tried again');
        await pause(wait, undefined, { ref: false });
      }
    }
    await this.#post(new URL(url), JSON.stringify(message));
  }

  #post(url: URL, body: string): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.mayCall(url.href)) return reject(new Error('a private address'));
      const request = url.protocol === 'https:' ? requestHttps : requestHttp;
      const sent = request(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(this.#hook.mayBePrivate ? {} : { lookup: publicOnly }),
      });
      sent.on('error', reject);
      sent.on('response', answer => {
        answer.resume();
        const { statusCode = 0 } = answer;
        if (statusCode >= 200 && statusCode < 300) resolve();
        else reject(new Error(`answered ${statusCode}`));
      });
      sent.end(body);
    });
  }
}

function endOf({ row, match, game }: Table): string {
  const ranks = match?.outcome?.ranks ?? [];
  const winners = row.seats.flatMap((there, seat) => (ranks[seat] === 1 && there.kind !== 'open' ? [there.name] : []));
  return `${game.title} is over: ${winners.join(' and ')} won.`;
}
