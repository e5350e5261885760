// Commit, then acknowledge, then broadcast. What all tables have to write in one turn of the event loop shares one
// transaction, so a busy server flushes the disk once for many moves.

import { type Change, type ChangeWriter, WriteError } from './store.ts';
import { WriteHealth } from './writeHealth.ts';

/** `done` runs when the changes are committed; `failed` when they are not, and what the owner adds later fails too. */
export type Write = { owner: object; changes: Change[]; done(): void; failed(error: unknown): void };

/** None of these changes was saved. */
export class NotSaved extends Error {}

export class Committer {
  readonly health: WriteHealth;
  readonly #store: ChangeWriter;
  readonly #observe: (milliseconds: number) => void;
  #waiting: Write[] = [];
  #busy: Promise<void> | null = null;
  #ended: Error | null = null;
  /** Owners one of whose writes failed: their state in memory is no longer what is stored. */
  readonly #broken = new WeakSet<object>();

  constructor(store: ChangeWriter, observe: (milliseconds: number) => void, health = new WriteHealth()) {
    this.#store = store;
    this.health = health;
    this.#observe = observe;
  }

  /** From now on every write fails, those under way included. */
  end(reason: Error): void {
    this.#ended ??= reason;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const write of waiting) write.failed(reason);
  }

  add(write: Write): void {
    if (this.#ended) return void write.failed(this.#ended);
    this.#waiting.push(write);
    this.#busy ??= new Promise(resolve => setImmediate(resolve)).then(() => this.#drain());
  }

  /** For what belongs to no live table. Rejects with `NotSaved`. */
  save(changes: Change[]): Promise<void> {
    return new Promise((done, reject) => {
      const failed = (error: unknown) => reject(new NotSaved((error as Error).message, { cause: error }));
      this.add({ owner: changes, changes, done, failed });
    });
  }

  /** Resolves when nothing is left to write. */
  async idle(): Promise<void> {
    while (this.#busy !== null) await this.#busy;
  }

  /** The callbacks of one batch run while the next is being written. */
  async #drain(): Promise<void> {
    let safe: Write[] = [];
    while (safe.length > 0 || this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      const writing = this.#commit(batch);
      for (const write of safe) this.#finish(write);
      safe = await writing;
    }
    this.#busy = null;
  }

  #finish(write: Write): void {
    if (this.#ended) write.failed(this.#ended);
    else write.done();
  }

  /** Returns the writes of the batch that are committed. */
  async #commit(batch: Write[]): Promise<Write[]> {
    const sound = batch.filter(write => !this.#broken.has(write.owner));
    for (const write of batch) if (this.#broken.has(write.owner)) write.failed(new Error('an earlier write failed'));
    const changes = sound.flatMap(write => write.changes);
    const started = performance.now();
    try {
      if (changes.length === 0) return sound;
      await this.#store.write(changes);
    } catch (error) {
      if (this.#ended) {
        for (const write of sound) write.failed(this.#ended);
        return [];
      }
      if (error instanceof WriteError && error.isLost) return this.#failAll(sound, error);
      // One bad change fails the whole transaction, so each owner's changes are tried again alone, in order.
      if (sound.length > 1) return this.#oneByOne(sound);
      if (!(error instanceof WriteError && error.isConflict)) this.health.failed((error as Error).message);
      for (const write of sound) this.#fail(write, error);
      return [];
    }
    this.health.succeeded();
    this.#observe(performance.now() - started);
    return sound;
  }

  async #oneByOne(batch: Write[]): Promise<Write[]> {
    const safe: Write[] = [];
    for (const write of batch) safe.push(...(await this.#commit([write])));
    return safe;
  }

  /**
   * The connection is lost, and with it the answer: part of what was sent may be stored. Trying again could store it
   * twice, so nothing is, and what waits behind it fails with it.
   */
  #failAll(batch: Write[], error: WriteError): [] {
    this.health.failed(error.message);
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const write of [...batch, ...waiting]) this.#fail(write, error);
    return [];
  }

  #fail(write: Write, error: unknown): void {
    this.#broken.add(write.owner);
    write.failed(error);
  }
}
