// Events of a table's last steps as they were sent, for clients that connect anew. Older steps are rarely needed and
// are kept deflated, in blocks of steps.

import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { VOCABULARY } from '@quayside/protocol';
import type { LogMessage } from './updateMessages.ts';

const BLOCK = 20; // steps
// Two thirds of the time that zlib's usual level takes, for ten bytes a step more.
const LEVEL = 3;
const SETTINGS = { chunkSize: 1 << 14, dictionary: Buffer.from(VOCABULARY), level: LEVEL };

/** The path of a falling die, for the animation, which is shown only live. Where it came to lie is another field. */
const FALL = /"fall":"[^"]*"/g;

export class SentEvents {
  readonly #most: number;
  /** The oldest first, each of BLOCK steps. */
  readonly #blocks: Uint8Array[] = [];
  readonly #latest: LogMessage[] = [];

  /** Keeps `most` steps. */
  constructor(messages: readonly LogMessage[], most: number, settledPly: number) {
    this.#most = most;
    for (const message of messages) this.add(message);
    this.forget(settledPly);
  }

  add(message: LogMessage): void {
    this.#latest.push(withoutFall(message));
  }

  /**
   * Deflates each whole block, though the last updates (RecentUpdates) keep its texts a little longer, and drops what
   * is too old. Steps after `settledPly` push nothing out.
   */
  forget(settledPly: number): void {
    for (let settled = this.#settled(settledPly); settled >= BLOCK; settled -= BLOCK)
      this.#blocks.push(deflated(this.#latest.splice(0, BLOCK)));
    while (this.#blocks.length * BLOCK + this.#settled(settledPly) - BLOCK >= this.#most) this.#blocks.shift();
  }

  /** The last `most` settled steps and all after them, the oldest first. */
  all(settledPly: number): LogMessage[] {
    const every = [...this.#blocks.flatMap(inflated), ...this.#latest];
    const settled = this.#blocks.length * BLOCK + this.#settled(settledPly);
    return every.slice(Math.max(0, settled - this.#most));
  }

  #settled(settledPly: number): number {
    return this.#latest.findLastIndex(({ ply }) => ply <= settledPly) + 1;
  }
}

function withoutFall(message: LogMessage): LogMessage {
  const { common, asides } = message.events;
  const { ply, by, back, to } = message;
  const shown = common.includes('"fall":"') ? (common.replace(FALL, '"fall":""') as typeof common) : common;
  return { ply, by, back, to, events: { common: shown, asides } };
}

/** Copied, because what deflating returns keeps a whole chunk alive. */
const deflated = (messages: LogMessage[]): Uint8Array =>
  new Uint8Array(deflateRawSync(JSON.stringify(messages), SETTINGS));

function inflated(block: Uint8Array): LogMessage[] {
  const messages = JSON.parse(`${inflateRawSync(block, SETTINGS)}`) as LogMessage[];
  // JSON has no undefined: a seat that was told nothing stands as null.
  for (const { events } of messages) events.asides = events.asides.map(mine => mine ?? undefined);
  return messages;
}
