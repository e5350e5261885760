// A guest who changes the row of a table again and again. A row is overwritten, so no key of the database refuses a
// stale one: what it holds is compared with what was acknowledged whenever the client comes back, and at the end.

import type { ToClient } from '@quayside/protocol';
import { type ConnectionOptions, type Intent, RetryingConnection, type Unnamed } from './retryingConnection.ts';

type TableMessage = Extract<ToClient, { t: 'table' }>;

const MOST_ENTRIES = 50; // LIMITS.lateByEntries

/** One field of the row: as a client is told it, and the intent that gives it its next value. */
type Field = { name: string; read(message: TableMessage): number; next(value: number): Unnamed<Intent> };

/** The host's: a term of the table. */
export const TERM: Field = {
  name: 'lateBy.entries',
  read: ({ table }) => table.terms.lateBy.entries,
  next: value => ({ t: 'terms', terms: { lateBy: { entries: (value % MOST_ENTRIES) + 1, minutes: 0 } } }),
};

/** A friend's: whether they sit. */
export const seatField = (seat: number): Field => ({
  name: `seat ${seat}`,
  read: ({ you }) => (you.seat === seat ? 1 : 0),
  next: value => (value === 1 ? { t: 'leave' } : { t: 'sit', seat }),
});

export class RowChanger extends RetryingConnection {
  /** As it was last acknowledged, and as it will be when what is on its way is done. */
  value: number | null = null;
  readonly field: Field;
  #wanted: number | null = null;
  #isResting = false;

  constructor(field: Field, options: ConnectionOptions) {
    super(options);
    this.field = field;
  }

  join(table: string): void {
    this.table = table;
    this.connect();
  }

  /** Asks for nothing more. */
  rest(): void {
    this.#isResting = true;
  }

  /** Something was asked for and not answered yet. */
  get isWaiting(): boolean {
    return this.outbox !== null;
  }

  protected override get lastPly(): null {
    return null;
  }

  /** Later messages may be older than an answer that overtook them; the first on a socket is not. */
  protected override receive(message: ToClient, { isArrival }: { isArrival: boolean }): void {
    if (message.t !== 'table' || !isArrival) return;
    const shown = this.field.read(message);
    this.value ??= shown;
    if (shown !== this.value && !(this.outbox && shown === this.#wanted))
      throw new Error(`${this.field.name} was acknowledged as ${this.value} and came back as ${shown}`);
  }

  /** What matters is the value alone: a drill may last for hours, and each change would stay in memory. */
  protected override answered({ id }: Intent, isDone: boolean): void {
    if (isDone) this.value = this.#wanted;
    this.sent.delete(id);
    this.answers.delete(id);
  }

  protected override act(): void {
    if (this.#isResting) return;
    const intent = this.field.next(this.value!);
    this.#wanted = valueIn(intent);
    this.ask(intent);
  }
}

function valueIn(intent: Unnamed<Intent>): number {
  if (intent.t === 'terms') return intent.terms.lateBy!.entries;
  return intent.t === 'sit' ? 1 : 0;
}
