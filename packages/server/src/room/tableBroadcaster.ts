// Tells everybody at a table what concerns the table rather than the game: seats and people, clocks, talk.

import { isSame } from '@quayside/engine';
import { encode, encodeSplit, json, LIMITS, type Message, opening, type TalkRights } from '@quayside/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { seatOf, seatToReclaim } from '../domain/seats.ts';
import { seatsHere } from '../domain/sharedDevices.ts';
import { mayRead, rightsOf, type Silence, teamOf, told, whoIs } from '../domain/talk.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import type { Listener } from './connections.ts';
import type { Table } from './table.ts';

const PRESENCE_MS = 100;

export class Crier {
  readonly #table: Table;
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  /** What each was last told about their rights in the talk. */
  readonly #rights = new WeakMap<Listener, string>();

  /** The clocks each was last told. */
  readonly #clocks = new WeakMap<Listener, string>();
  /** How many notes each was told. */
  readonly #notes = new WeakMap<Listener, number>();
  /** What everybody's rights in the talk follow from, as it was when they were last looked at. */
  #judged: { row: StoredTable; silence: Silence } | null = null;
  #isOver: boolean;
  readonly #presence = new Alarm(() => this.#table.gone || this.#table.attempt(() => this.table()));
  #isPresenceDue = false;

  constructor(table: Table, store: Store, log: FastifyBaseLogger) {
    this.#table = table;
    this.#store = store;
    this.#log = log;
    this.#isOver = table.row.endedAt !== null;
  }

  /** Seats, people or status have changed. */
  table(): void {
    this.#presence.set();
    this.#isPresenceDue = false;
    this.#table.company.each(this.#tableAsItIs());
  }

  /** Somebody has come, and is told at once; the others in a moment. */
  came(listener: Listener): void {
    this.#tableAsItIs()(listener);
    this.went();
  }

  /** Somebody has gone: told in a moment, with whoever else comes and goes meanwhile. */
  went(): void {
    if (!this.#isPresenceDue) this.#presence.set(PRESENCE_MS);
    this.#isPresenceDue = true;
  }

  #tableAsItIs(): (listener: Listener) => void {
    const { committed: row, info } = this.#table;
    const begun = opening<Message<'table'>, 't' | 'table'>({ t: json('table'), table: json(info) });
    return listener => {
      const { id, name } = listener.guest;
      const here = seatsHere(row, listener.guest);
      const reclaim = seatToReclaim(row, id);
      const you = json({
        ...{ seat: seatOf(row, id), host: row.host === id, name, here },
        ...(reclaim === null ? {} : { reclaim }),
      });
      listener.say(encodeSplit(begun, { you }));
    };
  }

  /** The clocks, to everybody for whom they have changed. */
  clock(): void {
    this.#table.company.each(listener => this.clockTo(listener, { always: false }));
  }

  clockTo(listener: Listener, { always }: { always: boolean }): void {
    const { row, clockwork } = this.#table;
    const message = clockwork.message(row, seatOf(row, listener.guest.id));
    if (!message) return;
    const told = JSON.stringify({ ...message, now: 0 });
    if (!always && this.#clocks.get(listener) === told) return;
    this.#clocks.set(listener, told);
    listener.say(encode(message));
  }

  /** What happened beside the moves, to whoever has not been told yet. */
  notes(): void {
    this.#table.company.each(listener => this.#notes.has(listener) && this.#newNotes(listener));
  }

  /** All that is remembered of it, to somebody who came. */
  notesTo(listener: Listener): void {
    this.#notes.set(listener, 0);
    this.#newNotes(listener);
  }

  #newNotes(listener: Listener): void {
    const { notes } = this.#table;
    const from = this.#notes.get(listener) ?? 0;
    if (from === notes.length) return;
    this.#notes.set(listener, notes.length);
    listener.say(encode({ t: 'notes', from, notes: notes.slice(from) }));
  }

  /** Whose rights in the talk have changed; at the end everybody may read what the teams said. */
  rights(): void {
    const { row, silence } = this.#table;
    if (this.#judged?.row === row && isSame(this.#judged.silence, silence)) return;
    this.#judged = { row, silence };
    const isOver = row.endedAt !== null;
    if (isOver && !this.#isOver) this.talk(() => true);
    this.#isOver = isOver;
    this.#table.company.each(listener => {
      const rights = this.#rightsOf(listener);
      const text = JSON.stringify(rights);
      if (this.#rights.get(listener) === text || !this.#rights.has(listener)) return;
      this.#rights.set(listener, text);
      listener.say(encode({ t: 'rights', rights }));
    });
  }

  /** The last lines each of them may read. */
  talk(toWhom: (listener: Listener) => boolean): void {
    this.#table.company.each(listener => {
      if (!toWhom(listener)) return;
      this.#tellTalk(listener).catch(err => {
        this.#log.error({ err }, 'the talk could not be told');
        listener.dismiss('table-failed', { retry: true });
      });
    });
  }

  async #tellTalk(listener: Listener): Promise<void> {
    const muted = await this.#store.mutedBy(listener.guest.id);
    const { row, talk, silence, gone } = this.#table;
    if (gone) return;
    const team = teamOf(silence, seatOf(row, listener.guest.id));
    const lines = talk.lines.filter(line => mayRead(line, row, team)).slice(-LIMITS.linesPerPage);
    const rights = this.#rightsOf(listener);
    this.#rights.set(listener, JSON.stringify(rights));
    const older = (lines[0]?.n ?? 0) > 0;
    listener.say(
      encode({
        t: 'talk',
        lines: lines.map(line => told(row.id, line)),
        older,
        rights,
        muted: muted.map(guest => whoIs(row.id, guest)),
      }),
    );
  }

  #rightsOf({ guest }: Listener): TalkRights {
    return rightsOf(this.#table.row, guest.id, this.#table.silence);
  }
}
