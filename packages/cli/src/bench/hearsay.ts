// What the players of one bench table share, so that the bench leaves the machine to the server: what one of them has
// read and unfolded, the others need not.

import { inflateRawSync } from 'node:zlib';
import { type Patch, patched } from '@quayside/engine';
import { type ToClient, VOCABULARY } from '@quayside/protocol';

const UNPACKING = { windowBits: 12, chunkSize: 4096, dictionary: Buffer.from(VOCABULARY) };

export class Hearsay {
  /** By seat: when each of its moves was sent. */
  readonly sent: number[][];
  #frame: Buffer = Buffer.alloc(0);
  #message: ToClient | null = null;
  #ply = -1;
  #open: object = {};

  constructor(seats: number) {
    this.sent = Array.from({ length: seats }, () => []);
  }

  read(frame: Buffer, { isPacked }: { isPacked: boolean }): ToClient {
    if (this.#message && frame.equals(this.#frame)) return this.#message;
    const message = JSON.parse(`${isPacked ? inflateRawSync(frame, UNPACKING) : frame}`) as ToClient;
    this.#frame = frame;
    this.#message = message;
    return message;
  }

  /** What lies open, as whoever heard most of it knows it: the same for everybody. */
  opened(ply: number, before: object, patch: Patch | null): object {
    if (ply > this.#ply) {
      this.#open = patched(before, patch);
      this.#ply = ply;
    }
    return this.#open;
  }
}
