// State that the players of a bench share, to leave more of the processor to the server: a message is decoded once, and
// the open part of a view is patched once, for all who get the same.

import { inflateRawSync } from 'node:zlib';
import { type Patch, patched } from '@quayside/engine';
import { partsOf, type ToClient, VOCABULARY } from '@quayside/protocol';

const UNPACKING = { chunkSize: 4096, dictionary: Buffer.from(VOCABULARY) };

const KEPT = 1000;
/** Recent messages by their packed bytes. Shared by all who receive the same bytes, so nobody may change them. */
const messages = new Map<string, ToClient>();

/** What all players of a table share. */
export class SharedState {
  /** By seat: when each of its moves was sent. */
  readonly sent: number[][];
  #ply = -1;
  #open: object = {};

  constructor(seats: number) {
    this.sent = Array.from({ length: seats }, () => []);
  }

  /** The open part of the view after this ply: the same for every player, so it is patched once. */
  openAfter(ply: number, before: object, patch: Patch | null): object {
    if (ply > this.#ply) {
      this.#open = patched(before, patch);
      this.#ply = ply;
    }
    return this.#open;
  }
}

export function decodeFrame(frame: Buffer, { isPacked }: { isPacked: boolean }): ToClient {
  if (!isPacked) return JSON.parse(`${frame}`);
  const key = frame.toString('latin1');
  const known = messages.get(key);
  if (known) return known;
  if (messages.size === KEPT) messages.clear();
  const message = JSON.parse(partsOf(frame).map(inflated).join(''));
  messages.set(key, message);
  return message;
}

const inflated = (part: string | Uint8Array): string =>
  typeof part === 'string' ? part : `${inflateRawSync(part, UNPACKING)}`;
