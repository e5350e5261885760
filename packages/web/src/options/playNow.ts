// One click, on the front page or after a course: a table against bots, begun at once.

import type { Meta } from '@quayside/rules';
import { isKnown } from '../browser/learned.ts';
import { navigate } from '../browser/route.ts';
import { createTable } from '../net/api.ts';
import { startOnArrival } from '../net/state.ts';
import { FIRST_GAME_OPTIONS, FIRST_GAME_PLAYERS, usualBot } from './firstGame.ts';
import { fitOptions } from './options.ts';

const USUAL_PLAYERS = 4;

/** Bots on every other place. Whoever is new to the game begins gently. */
export async function playNow(meta: Meta): Promise<void> {
  const isNew = !isKnown(meta.id);
  const usual = isNew ? FIRST_GAME_PLAYERS : USUAL_PLAYERS;
  const seats = Math.min(Math.max(usual, meta.seats.min), meta.seats.max);
  const others = Array.from({ length: seats - 1 }, (_, i) => [String(i + 1), usualBot(i, isNew)]);
  const options = fitOptions(meta, seats, isNew ? (FIRST_GAME_OPTIONS[meta.id] ?? {}) : {});
  const table = { game: meta.id, seats, options, bots: Object.fromEntries(others), start: false, listed: false };
  const id = await createTable(table);
  startOnArrival.value = id;
  navigate(`/t/${id}`);
}
