// Parses the text of a frame into a message of TO_SERVER, or returns the error code to answer with.

import { Id, TO_SERVER, type ToServer } from '@quayside/protocol';
import { Compile } from 'typebox/compile';
import type { ErrorCode } from '../errors.ts';

/** By tag: whether a value is that message. A Map, since the tag comes from outside and may be `constructor`. */
const CHECKS = new Map(
  Object.entries(TO_SERVER).map(([t, schema]): [string, (raw: unknown) => boolean] => {
    const compiled = Compile(schema);
    return [t, raw => compiled.Check(raw)];
  }),
);
const ID = Compile(Id);

/** `intent`: the id of the intent that must be answered, where one can be made out. */
export type ParsedMessage =
  | { message: ToServer; code: null; intent: null }
  | { message: null; code: ErrorCode; intent: string | null };

export function parseMessage(text: string): ParsedMessage {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { message: null, code: 'bad-json', intent: null };
  }
  const { t, id } = (typeof raw === 'object' && raw !== null ? raw : {}) as { t?: unknown; id?: unknown };
  const intent = ID.Check(id) ? id : null;
  const isMessage = typeof t === 'string' ? CHECKS.get(t) : undefined;
  if (!isMessage) return { message: null, code: 'unknown-message', intent };
  if (!isMessage(raw)) return { message: null, code: 'bad-message', intent };
  return { message: raw as ToServer, code: null, intent: null };
}
