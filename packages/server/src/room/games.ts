// The devices that roll dice at live tables (SEA). They are loaded with the rules of their game, because the engine
// asks a device in the middle of a step and cannot wait.

import { seaOf } from '@quayside/dice/sea';
import type { SeaDevice } from '@quayside/engine';
import type { AnyGame, Meta } from '@quayside/rules';

/**
 * The games of this server, by id; `load` gives the rules of a version, the newest where none is named; `kept`: which
 * older ones are here.
 */
export type Games = Record<string, { meta: Meta; kept?: readonly number[]; load(version?: number): Promise<AnyGame> }>;

const devices = new Map<string, SeaDevice | null>();

/** The same games; `load` loads the game's device first. */
export function withDevices(games: Games): Games {
  const equipped = Object.entries(games).map(([id, entry]) => {
    const load = async (version?: number) => {
      if (!devices.has(id)) devices.set(id, await seaOf(id));
      return entry.load(version);
    };
    return [id, { ...entry, load }];
  });
  return Object.fromEntries(equipped);
}

export const deviceOf = ({ id }: AnyGame): SeaDevice | undefined => devices.get(id) ?? undefined;
