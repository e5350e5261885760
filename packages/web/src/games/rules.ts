// The rules a table is played by.

import { type AnyGame, GAMES, loadGame, NoSuchVersion } from '@quayside/rules';

/**
 * The rules of this version. Older ones that are not kept are replaced by the newest, as the server does to show how
 * such a game ended; newer ones fail to load, and the page must be loaded anew.
 */
export async function rulesOf(id: string, version: number): Promise<AnyGame> {
  try {
    return await loadGame(id, version);
  } catch (error) {
    if (error instanceof NoSuchVersion && version < GAMES[id]!.meta.version) return loadGame(id);
    throw error;
  }
}
