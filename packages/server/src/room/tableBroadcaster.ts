// Sends the clients of a table what is not part of the game: seats and people, clocks, notes, talk.

import { isSame } from '@quayside/engine';
import { encode, encodeSplit, json, LIMITS, type Message, opening, type TalkRights } from '@quayside/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { seatOf, seatToReclaim } from '../domain/seats.ts';
import { seatsHere } from '../domain/sharedDevices.ts';
import type { StoredTable } from '../domain/tableRow.ts';
import { chatMessageOf, mayRead, rightsOf, type TalkRules, teamOf, whoIs } from '../domain/talkRights.ts';
import type { Store } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import type { Client } from './connections.ts';
import type { LiveTable } from './liveTable.ts';

const PRESENCE_MS = 100;

export class TableBroadcaster {
  readonly #table: LiveTable;
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  /** The rights in the talk each client was last sent. */
  readonly #rights = new WeakMap<Client, string>();

  /** The clocks each client was last sent. */
  readonly #clocks = new WeakMap<Client, string>();
  /** How many notes each client was sent. */
  readonly #notes = new WeakMap<Client, number>();
  /** The state that rights in the talk depend on, when they were last computed. */
  #judged: { row: StoredTable; talkRules: TalkRules } | null = null;
  #isOver: boolean;
  readonly #presence = new Alarm(() => this.#table.isClosed || this.#table.runSafely(() => this.table()));
  #isPresenceDue = false;

  constructor(table: LiveTable, store: Store, log: FastifyBaseLogger) {
    this.#table = table;
    this.#store = store;
    this.#log = log;
    this.#isOver = table.row.endedAt !== null;
  }

  /** Seats, people or status have changed. */
  table(): void {
    this.#presence.set();
    this.#isPresenceDue = false;
    this.#table.connections.each(this.#tableAsItIs());
  }

  /** A client has joined: it is sent the table at once, the others in a moment. */
  joined(client: Client): void {
    this.#tableAsItIs()(client);
    this.left();
  }

  /** A client has left: sent to the others in a moment, with whoever else joins and leaves meanwhile. */
  left(): void {
    if (!this.#isPresenceDue) this.#presence.set(PRESENCE_MS);
    this.#isPresenceDue = true;
  }

  #tableAsItIs(): (client: Client) => void {
    const { committed: row, info } = this.#table;
    const begun = opening<Message<'table'>, 't' | 'table'>({ t: json('table'), table: json(info) });
    return client => {
      const { id, name } = client.guest;
      const here = seatsHere(row, client.guest);
      const reclaim = seatToReclaim(row, id);
      const you = json({
        ...{ seat: seatOf(row, id), host: row.host === id, name, here },
        ...(reclaim === null ? {} : { reclaim }),
      });
      client.send(encodeSplit(begun, { you }));
    };
  }

  /** The clocks, to everybody for whom they have changed. */
  clock(): void {
    this.#table.connections.each(client => this.clockTo(client, { always: false }));
  }

  clockTo(client: Client, { always }: { always: boolean }): void {
    const { row, clocks } = this.#table;
    const message = clocks.message(row, seatOf(row, client.guest.id));
    if (!message) return;
    const content = JSON.stringify({ ...message, now: 0 });
    if (!always && this.#clocks.get(client) === content) return;
    this.#clocks.set(client, content);
    client.send(encode(message));
  }

  /** New notes, to every client that has not been sent them. */
  notes(): void {
    this.#table.connections.each(client => this.#notes.has(client) && this.#newNotes(client));
  }

  /** Sends a client that connected all notes that are kept. */
  notesTo(client: Client): void {
    this.#notes.set(client, 0);
    this.#newNotes(client);
  }

  #newNotes(client: Client): void {
    const { notes } = this.#table;
    const from = this.#notes.get(client) ?? 0;
    if (from === notes.length) return;
    this.#notes.set(client, notes.length);
    client.send(encode({ t: 'notes', from, notes: notes.slice(from) }));
  }

  /** Whose rights in the talk have changed; at the end everybody may read what the teams said. */
  rights(): void {
    const { row, talkRules } = this.#table;
    if (this.#judged?.row === row && isSame(this.#judged.talkRules, talkRules)) return;
    this.#judged = { row, talkRules };
    const isOver = row.endedAt !== null;
    if (isOver && !this.#isOver) this.talk(() => true);
    this.#isOver = isOver;
    this.#table.connections.each(client => {
      const rights = this.#rightsOf(client);
      const text = JSON.stringify(rights);
      if (this.#rights.get(client) === text || !this.#rights.has(client)) return;
      this.#rights.set(client, text);
      client.send(encode({ t: 'rights', rights }));
    });
  }

  /** The last lines each of them may read. */
  talk(toWhom: (client: Client) => boolean): void {
    this.#table.connections.each(client => {
      if (!toWhom(client)) return;
      this.#tellTalk(client).catch(err => {
        this.#log.error({ err }, 'the talk could not be told');
        client.close('table-failed', { retry: true });
      });
    });
  }

  async #tellTalk(client: Client): Promise<void> {
    const muted = await this.#store.mutedBy(client.guest.id);
    const { row, talk, talkRules, isClosed } = this.#table;
    if (isClosed) return;
    const team = teamOf(talkRules, seatOf(row, client.guest.id));
    const lines = talk.lines.filter(line => mayRead(line, row, team)).slice(-LIMITS.linesPerPage);
    const rights = this.#rightsOf(client);
    this.#rights.set(client, JSON.stringify(rights));
    const older = (lines[0]?.n ?? 0) > 0;
    client.send(
      encode({
        t: 'talk',
        lines: lines.map(line => chatMessageOf(row.id, line)),
        older,
        rights,
        muted: muted.map(guest => whoIs(row.id, guest)),
      }),
    );
  }

  #rightsOf({ guest }: Client): TalkRights {
    return rightsOf(this.#table.row, guest.id, this.#table.talkRules);
  }
}
