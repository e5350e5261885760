// Messages as texts. A whole message is encoded by `encode`. One that many receive in nearly the same form is joined
// from members that are serialised once and shared; their type says what they hold, so the compiler checks a joined
// text like any other message.

import type { ToClient } from './messages.ts';

declare const HOLDS: unique symbol;
/** The JSON text of a `T`. */
export type Json<T> = string & { readonly [HOLDS]: T };

/** The members of a `T`, each serialised already. One that is undefined is left out. */
export type Members<T> = {
  [K in keyof T]: undefined extends T[K] ? Json<Exclude<T[K], undefined>> | undefined : Json<T[K]>;
};

/** How the text of a message begins: with these of its members. */
export type Opening<M, K extends keyof M> = string & { readonly [HOLDS]: { message: M; members: K } };

/**
 * A message as it is sent. `common`: how its text begins, the same for many receivers, so that it is compressed once
 * for all of them; `own`: the rest.
 */
export type Encoded = { readonly common: string; readonly own: string; readonly [HOLDS]: ToClient };

export const encode = (message: ToClient): Encoded => encoded('', json(message));

/** A message joined from members that are serialised already. */
export const encodeJoined = <M extends ToClient>(members: Members<M>): Encoded => encoded('', jsonObject<M>(members));

/** A message that begins for this receiver as for others, and goes on with what is the receiver's own. */
export const encodeSplit = <M extends ToClient, K extends keyof M>(
  common: Opening<M, K>,
  own: Members<Omit<M, K>>,
): Encoded => encoded(common, `,${joined(own)}}`);

export const opening = <M extends ToClient, K extends keyof M>(members: Members<Pick<M, K>>): Opening<M, K> =>
  `{${joined(members)}` as Opening<M, K>;

export const json = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;

export const jsonArray = <T>(items: readonly Json<T>[]): Json<T[]> => `[${items.join()}]` as Json<T[]>;

export const jsonObject = <T extends object>(members: Members<T>): Json<T> => `{${joined(members)}}` as Json<T>;

const encoded = (common: string, own: string) => ({ common, own }) as Encoded;

function joined(members: object): string {
  let text = '';
  for (const name in members) {
    const value = (members as Record<string, string | undefined>)[name];
    if (value !== undefined) text += text === '' ? `"${name}":${value}` : `,"${name}":${value}`;
  }
  return text;
}
