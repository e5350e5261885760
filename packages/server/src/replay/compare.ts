// Whether a game gives the same results under another version of its rules: the whole log is replayed, and every digest
// that was stored when it was played must be equal.

import { digestOf, type GameRecord, isSame, Past, ReplayError, type Snapshot } from '@quayside/engine';
import type { AnyGame } from '@quayside/rules';

/** `ply`: the first entry that differs; null for the game as a whole. `why`: for the server's log. */
export type ReplayDifference = { ply: number | null; why: string };

/**
 * Null when the digests of the record and the snapshot are equal under these rules. `onEntry` is called before each
 * entry and may throw to stop.
 */
export function firstDifference(
  game: AnyGame,
  record: GameRecord,
  snapshot: Snapshot | null,
  onEntry: () => void,
): ReplayDifference | null {
  const { digests = [] } = record;
  if (!snapshot && !digests.some(digest => digest !== '')) return { ply: null, why: 'nothing was noted of it' };
  try {
    return differenceIn(new Past(game, { ...record, version: game.version }, onEntry), digests, snapshot);
  } catch (error) {
    if (error instanceof ReplayError) return { ply: error.ply, why: error.why };
    throw error;
  }
}

function differenceIn(past: Past, digests: readonly string[], snapshot: Snapshot | null): ReplayDifference | null {
  const differs = (place: number, found: string) => digests[place] !== '' && digests[place] !== found;
  if (differs(0, digestOf(past.at(0).state, []))) return { ply: null, why: 'it begins otherwise' };
  for (const { step, match } of past.steps()) {
    const { ply, after, told } = step;
    if (differs(ply + 1, digestOf(after, told))) return { ply, why: 'it leads elsewhere' };
    if (snapshot?.ply === match.ply && !isSameState(after, snapshot.state))
      return { ply, why: 'the snapshot after it is another' };
  }
  return null;
}

const isSameState = (one: Snapshot['state'], other: Snapshot['state']): boolean =>
  isSame([one.open, one.own, one.shut], [other.open, other.own, other.shut]);
