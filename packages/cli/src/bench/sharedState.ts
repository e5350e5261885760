// What the players of a bench share, so that it leaves the machine to the server: what one of them has read and unfolded,
// the others need not.

import { inflateRawSync } from 'node:zlib';
import { type Patch, patched } from '@quayside/engine';
import { PACKED_FROM, type ToClient, VOCABULARY } from '@quayside/protocol';

const UNPACKING = { windowBits: 12, chunkSize: 4096, dictionary: Buffer.from(VOCABULARY) };

const KEPT = 1000;
/** How messages began lately, by their packed bytes. */
const beginnings = new Map<string, object>();

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

export function read(frame: Buffer, { isPacked }: { isPacked: boolean }): ToClient {
  if (!isPacked) return JSON.parse(`${frame}`);
  const restAt = PACKED_FROM + frame.readUInt32BE();
  const packed = frame.toString('latin1', PACKED_FROM, restAt);
  const rest = frame.toString('utf8', restAt);
  if (rest === '') return JSON.parse(unpacked(packed));
  // Cut where one field ends and the next begins.
  return { ...begun(packed), ...JSON.parse(`{${rest.slice(1)}`) };
}

function begun(packed: string): object {
  const known = beginnings.get(packed);
  if (known) return known;
  if (beginnings.size === KEPT) beginnings.clear();
  const fields = JSON.parse(`${unpacked(packed)}}`);
  beginnings.set(packed, fields);
  return fields;
}

const unpacked = (packed: string): string => `${inflateRawSync(Buffer.from(packed, 'latin1'), UNPACKING)}`;
