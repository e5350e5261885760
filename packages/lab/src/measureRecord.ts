// Measures a game that was played before, from its record.

import { type Entry, type GameRecord, replay, viewOf } from '@quayside/engine';
import { SEA } from '@quayside/rules';
import { type GameResult, Measurer } from './measure.ts';
import type { LoadedGame } from './playGame.ts';

/**
 * null: the game has no result. Throws a ReplayError when the record cannot have been played. Only what `replay` has
 * checked is walked: a file may say any number of seats, and take back any entry.
 */
export function measureRecord({ game, things }: LoadedGame, record: GameRecord, index: number): GameResult | null {
  const { options, seed } = record;
  const stands = standingEntries(record.log);
  let measurer: Measurer | null = null;
  const match = replay(game, record, ({ ply, entry, before, after, told }) => {
    measurer ??= new Measurer({ game, things, players: playersOf(record), options, seed, index }, before);
    if (!stands.has(ply)) return;
    if (entry.seat !== SEA) measurer.decision(before, entry.seat, game.menu(viewOf(before, entry.seat)).moves.length);
    measurer.played(after, entry, told);
  });
  if (!match.outcome || !measurer) return null;
  return { ...(measurer as Measurer).finish(match.state), record };
}

const playersOf = ({ seats, names }: GameRecord): string[] =>
  Array.from({ length: seats }, (_, seat) => names?.[seat] ?? 'person');

/** The places of entries that were not taken back. */
function standingEntries(log: readonly Entry[]): Set<number> {
  const stands = new Set<number>();
  const played: number[] = [];
  for (const [ply, entry] of log.entries()) {
    if (!('back' in entry)) {
      stands.add(ply);
      played.push(ply);
    } else if (entry.agreed) while (played.length > 0 && played.at(-1)! >= entry.back) stands.delete(played.pop()!);
    else stands.delete(entry.back);
  }
  return stands;
}
