// The list of games: the only place they meet. Adding one adds a line here and folders of its own.

import type { AnyGame, Meta } from './game.ts';
import { type ReleasedGame, toPresentContract } from './olderContract.ts';
import { meta as rattleBattle } from './rattle-battle/meta.ts';
import { RELEASED } from './released.ts';
import { meta as rollingSeas } from './rolling-seas/meta.ts';
import { meta as rollingWithTheWaves } from './rolling-with-the-waves/meta.ts';
import { meta as waves } from './waves/meta.ts';
import { meta as wavesOfFortune } from './waves-of-fortune/meta.ts';

/**
 * `load`: the newest rules, or those of an older version as they were released (see NoSuchVersion). `kept`: the older
 * versions that are here, the oldest first.
 */
type Entry = { meta: Meta; kept: readonly number[]; load(version?: number): Promise<AnyGame> };

/** No rules of this version are here: it is newer than ours, or was never released. */
export class NoSuchVersion extends Error {
  readonly title: string;
  readonly version: number;
  /** The versions that are here, as a list to be read. */
  readonly kept: string;
  constructor(meta: Meta, version: number) {
    const { title, version: newest } = meta;
    const kept = [...versionsOf(meta), newest].join(', ');
    super(`Version ${version} of the rules of ${title} is not here; there are: ${kept}.`);
    this.title = title;
    this.version = version;
    this.kept = kept;
  }
}

const versionsOf = ({ id, version: newest }: Meta): number[] =>
  Object.keys(RELEASED[id] ?? {})
    .map(Number)
    .filter(version => version !== newest);

const entry = (meta: Meta, newest: () => Promise<unknown>): Entry => ({
  meta,
  kept: versionsOf(meta),
  async load(version = meta.version) {
    if (version === meta.version) return (await newest()) as AnyGame;
    const released = RELEASED[meta.id]?.[version];
    if (!released) throw new NoSuchVersion(meta, version);
    return toPresentContract((await released()).game as ReleasedGame);
  },
});

export const GAMES: Record<string, Entry> = {
  waves: entry(waves, async () => (await import('./waves/game.ts')).waves),
  'rolling-with-the-waves': entry(
    rollingWithTheWaves,
    async () => (await import('./rolling-with-the-waves/game.ts')).rollingWithTheWaves,
  ),
  'rolling-seas': entry(rollingSeas, async () => (await import('./rolling-seas/game.ts')).rollingSeas),
  'waves-of-fortune': entry(wavesOfFortune, async () => (await import('./waves-of-fortune/game.ts')).wavesOfFortune),
  'rattle-battle': entry(rattleBattle, async () => (await import('./rattle-battle/game.ts')).rattleBattle),
};

/** The rules of one game, loaded when first asked for; left out, the version is the newest. */
export async function loadGame(id: string, version?: number): Promise<AnyGame> {
  const entry = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!entry) throw new Error(`There is no game called "${id}"; there are: ${Object.keys(GAMES).join(', ')}.`);
  return entry.load(version);
}
