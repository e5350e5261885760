// Measures a game that was played before, from its record.

import { type Entry, type GameRecord, replay, viewOf } from '@quayside/engine';
import { SEA } from '@quayside/rules';
import { type GameResult, Measurer } from './measure.ts';
import type { LoadedGame } from './playGame.ts';

/** null: the game has no result. Throws a ReplayError when the record cannot have been played. */
export function measureRecord({ game, things }: LoadedGame, record: GameRecord, index: number): GameResult | null {
  const { seats, options, seed } = record;
  const players = Array.from({ length: seats }, (_, seat) => record.names?.[seat] ?? 'person');
  const stands = standingEntries(record.log);
  let measurer: Measurer | null = null;
  const match = replay(game, record, ({ ply, entry, before, after, told }) => {
    measurer ??= new Measurer({ game, things, players, options, seed, index }, before);
    if (!stands.has(ply)) return;
    if (entry.seat !== SEA) measurer.decision(before, entry.seat, game.menu(viewOf(before, entry.seat)).moves.length);
    measurer.played(after, entry, told);
  });
  if (!match.outcome || !measurer) return null;
  return { ...(measurer as Measurer).finish(match.state), record };
}

/** The places of entries that were not taken back. */
function standingEntries(log: readonly Entry[]): Set<number> {
  const stands = new Set<number>();
  for (const [ply, entry] of log.entries()) {
    if (!('back' in entry)) stands.add(ply);
    else if (entry.agreed) for (let other = entry.back; other < ply; other++) stands.delete(other);
    else stands.delete(entry.back);
  }
  return stands;
}
