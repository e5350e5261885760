// What answers for the sea at a live table. Loaded with the game's rules, because an answer cannot wait.

import { seaOf } from '@quayside/dice/sea';
import type { Device } from '@quayside/engine';
import type { AnyGame, Meta } from '@quayside/rules';

/**
 * The games of this server, by id; `load` gives the rules of a version, the newest where none is named; `kept`: which
 * older ones are here.
 */
export type Games = Record<string, { meta: Meta; kept?: readonly number[]; load(version?: number): Promise<AnyGame> }>;

const atHand = new Map<string, Device | null>();

/** The same games, each with its device at hand once its rules are loaded. */
export function withDevices(games: Games): Games {
  const equipped = Object.entries(games).map(([id, entry]) => {
    const load = async (version?: number) => {
      if (!atHand.has(id)) atHand.set(id, await seaOf(id));
      return entry.load(version);
    };
    return [id, { ...entry, load }];
  });
  return Object.fromEntries(equipped);
}

export const deviceOf = ({ id }: AnyGame): Device | undefined => atHand.get(id) ?? undefined;
