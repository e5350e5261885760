// Posts to the webhook of a table whose turn it is and when a game is over. Sent outside the table's queue, tried a few
// times, then dropped.

import { setTimeout as pause } from 'node:timers/promises';
import type { Seat } from '@quayside/rules';
import type { FastifyBaseLogger } from 'fastify';
import { isHumanControlled } from '../domain/seats.ts';
import { looksPrivate } from '../outbound/address.ts';
import { post } from '../outbound/post.ts';
import type { Table } from '../room/table.ts';
import { formatted, type WebhookMessage } from './formats.ts';
import { WORDS } from './words.ts';

const MOST_WAITING = 200;

const RETRY_MS = [500, 5000, 30_000];

type Hook = { publicUrl: string; mayBePrivate: boolean };

export class WebhookNotifier {
  readonly #hook: Hook;
  readonly #log: FastifyBaseLogger;
  /** By table: the decisions asked at the last check, by seat. A decision that differs is announced. */
  readonly #seen = new WeakMap<Table, readonly (number | null)[]>();
  #waiting = 0;

  constructor(hook: Hook, log: FastifyBaseLogger) {
    this.#hook = hook;
    this.#log = log;
  }

  /** Checks the address as written; what its host name resolves to is checked when a message is sent. */
  mayCall(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const url = new URL(address);
    return /^https?:$/.test(url.protocol) && (this.#hook.mayBePrivate || !looksPrivate(url));
  }

  /** The table was loaded into memory: what is asked there was announced before. */
  opened(table: Table): void {
    this.#seen.set(table, table.match?.asked ?? []);
  }

  /** Something was committed at the table. */
  changed(table: Table): void {
    const { row, match, game } = table;
    // All seats were announced when the joint decision began; a message now would reveal who has committed.
    if (table.hidden.isHiding) return;
    const before = this.#seen.get(table) ?? [];
    const asked = row.status === 'playing' && match ? match.asked : [];
    this.#seen.set(table, asked);
    if (row.webhook === null) return;
    for (const [seat, decision] of asked.entries()) {
      const there = row.seats[seat];
      if (decision === null || decision === before[seat] || there?.kind !== 'person') continue;
      if (!isHumanControlled(row, seat) || table.isOnline(there.guest)) continue;
      this.#send(table, WORDS.turn(there.name, game.title), seat);
    }
    if (row.status === 'over' && before.some(decision => decision !== null)) this.#send(table, endOf(table), null);
  }

  /** Sends a test message once; resolves with the status that came back, rejects when nothing did. */
  test(table: Table): Promise<number> {
    return this.#post(new URL(table.row.webhook!), this.#message(table, WORDS.test(table.game.title), null));
  }

  #message({ row, game }: Table, text: string, seat: Seat | null): WebhookMessage {
    const link = `${this.#hook.publicUrl}/t/${row.id}`;
    return { text, link, title: game.title, table: row.id, game: game.id, seat };
  }

  #send(table: Table, text: string, seat: Seat | null) {
    const { id, webhook } = table.row;
    if (this.#waiting >= MOST_WAITING) return this.#log.warn({ table: id }, 'too many webhooks wait; one was dropped');
    this.#waiting += 1;
    this.#deliver(new URL(webhook!), this.#message(table, text, seat))
      .catch(error => this.#log.warn({ table: id, reason: (error as Error).message }, 'a webhook did not answer'))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #deliver(url: URL, message: WebhookMessage): Promise<void> {
    for (const wait of RETRY_MS) {
      try {
        return await this.#postOrThrow(url, message);
      } catch (error) {
        this.#log.info({ table: message.table, reason: (error as Error).message }, 'a webhook is tried again');
        await pause(wait, undefined, { ref: false });
      }
    }
    await this.#postOrThrow(url, message);
  }

  async #postOrThrow(url: URL, message: WebhookMessage): Promise<void> {
    const status = await this.#post(url, message);
    if (status < 200 || status >= 300) throw new Error(`answered ${status}`);
  }

  #post(url: URL, message: WebhookMessage): Promise<number> {
    return post(url, formatted(url, message), this.#hook);
  }
}

function endOf({ row, match, game }: Table): string {
  const ranks = match?.outcome?.ranks ?? [];
  const winners = row.seats.flatMap((there, seat) => (ranks[seat] === 1 && there.kind !== 'open' ? [there.name] : []));
  return WORDS.over(game.title, winners);
}
