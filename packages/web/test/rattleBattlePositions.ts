// Tables in the middle of recorded games of Rattle, Battle, Grab the Loot, right where a question is asked.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type GameRecord, Past, randomRecord } from '@quayside/engine';
import { type AnyGame, type Options, settle } from '@quayside/rules';
import { type RattleView, rattleBattle } from '@quayside/rules/rattle-battle';
import { pointsOf } from '../src/games/rattle-battle/points.ts';

const GAMES = join(import.meta.dirname, '../../rules/src/rattle-battle/test/games');
const game = rattleBattle as unknown as AnyGame;

export const recorded = (name: string): GameRecord => JSON.parse(readFileSync(join(GAMES, `${name}.json`), 'utf8'));

/** The recorded game where it asks this, else one of the same kind played at random that does. */
export const recordAsking = (record: GameRecord, ask: string): GameRecord =>
  momentOf(record, ask) ? record : randomAsking(ask, record.seats, record.options);

/** Played at random, until one of the games asks it. */
export function randomAsking(ask: string, seats: number, chosen: Options = {}): GameRecord {
  const { options } = settle(game, seats, chosen);
  for (let n = 0; n < 50; n++) {
    const record = randomRecord(game, seats, options!, `${ask} ${n}`);
    if (momentOf(record, ask)) return record;
  }
  throw new Error(`No random game asks “${ask}”.`);
}

type Moment = { ply: number; seat: number };

/** The last time it is asked. */
function momentOf(record: GameRecord, ask: string): Moment | null {
  let found: Moment | null = null;
  for (const { match } of new Past(game, record).steps()) {
    const seat = match.deciding.find(it => it >= 0 && game.menu(match.view(it)).ask === ask);
    if (seat !== undefined) found = { ply: match.ply, seat };
  }
  return found;
}

/** The pieces that the first, the middle and the last move of the menu there are about. */
export function pointedAt(record: GameRecord, ask: string): string[] {
  const { ply, seat } = momentOf(record, ask)!;
  for (const { match } of new Past(game, record).steps()) {
    if (match.ply !== ply) continue;
    const view = match.view(seat) as unknown as RattleView;
    const { moves } = rattleBattle.menu(view);
    const some = [moves[0]!, moves[moves.length >> 1]!, moves.at(-1)!];
    return [...new Set(some.flatMap(move => [...pointsOf(move, view).rings]))];
  }
  return [];
}

/** Takes the seat that is asked. */
export async function openAsking(page: Page, record: GameRecord, ask: string): Promise<void> {
  await page.request.get('/api/me'); // makes a guest
  const data = { record, ...momentOf(record, ask), level: 'deckhand' };
  const made = await page.request.post('/api/what-if', { data });
  if (!made.ok()) throw new Error(`${ask}: ${await made.text()}`);
  await page.goto(`/t/${(await made.json()).id}`);
}
