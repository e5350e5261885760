// Honest dice. The server draws a seed and publishes its SHA-256 before it knows what the players will add; the players
// add theirs before they know the server's; the game is played with the hash of all. Afterwards everything is shown.

import type { AnyShape, World } from '@quayside/rules';
import type { GameRecord } from './record.ts';
import { type Seed, seedOf } from './seed.ts';
import type { ToldEvent } from './step.ts';

/** What a table publishes of its server seed: the SHA-256 of its 64 digits, as text. */
export const commitmentOf = (serverSeed: Seed): Seed => seedOf(serverSeed);

/** The seed a game is played with: the contributions in the order of seats, "-" where there was none. */
export const combinedSeed = (serverSeed: Seed, contributions: readonly (Seed | null)[]): Seed =>
  seedOf([serverSeed, ...contributions.map(it => it ?? '-')].join('\n'));

const SHORT = 12; // hexadecimal digits of a digest

/** Digest of an entry's result: the whole state except its generator, and the events by receiver. */
export const digestOf = ({ open, own, shut }: World<AnyShape>, told: readonly ToldEvent[]): string =>
  seedOf(JSON.stringify([open, own, shut, told])).slice(0, SHORT);

/** Digest of everything in a record, in a fixed order. */
export function sealOf(record: GameRecord): string {
  const { game, version, seats, options, seed, log, names, at, origin, dice, digests, hints, notes } = record;
  const held = [game, version, seats, options, seed, log, names, at, origin, dice, digests, hints];
  // Games recorded before there were notes keep their seal.
  return seedOf(JSON.stringify(notes ? [...held, notes] : held)).slice(0, 2 * SHORT);
}
