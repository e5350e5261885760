// How guests of a bench come in: by HTTP, like everybody.

import type { Created, Terms } from '@quayside/protocol';
import type { Chosen } from '../game.ts';

export type BenchTarget = { url: string; chosen: Chosen };

/** The cookie of a guest nobody has seen before. */
export async function newGuest({ url }: BenchTarget): Promise<string> {
  const answer = await fetch(`${url}/api/me`);
  await answer.arrayBuffer();
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** The name of a new table; its host has the first seat. */
export async function newTable(
  { url, chosen }: BenchTarget,
  cookie: string,
  terms: Partial<Terms> = {},
): Promise<string> {
  const { game, players, options } = chosen;
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ game: game.id, seats: players, options, bots: {}, start: false, listed: false, terms }),
  });
  return ((await answer.json()) as Created).id;
}
