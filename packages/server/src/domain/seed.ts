// Where the seed of a game comes from. The server draws its part when the table is made and publishes its hash; players
// contribute theirs until the start; the seed is the hash of all parts, so nobody alone chooses it.

import { randomBytes } from 'node:crypto';
import { combinedSeed, commitmentOf, type Dice } from '@quayside/engine';
import { refuse, type TableUpdate } from './seats.ts';
import { seatsHere } from './sharedDevices.ts';
import type { Guest, Honest, StoredTable } from './tableRow.ts';

export const newSeedParts = (): Honest => ({
  serverSeed: randomBytes(32).toString('hex'),
  stirs: {},
  contributions: null,
  setUp: null,
});

export const commitment = ({ honest }: StoredTable): string | null => honest && commitmentOf(honest.serverSeed);

/** By seat: whether its person has contributed; from the start on, whether that is part of the seed. */
export const contributed = (row: StoredTable): boolean[] => contributionsOf(row).map(it => it !== null);

/** Everybody who plays on the device of this guest adds something, by seat. */
export function contributeSeed(
  row: StoredTable,
  guest: Guest,
  contributions: Readonly<Record<string, string>>,
): TableUpdate {
  const here = seatsHere(row, guest);
  if (Object.keys(contributions).some(seat => !here.includes(Number(seat)))) return refuse('not-seated');
  const { honest } = row;
  if (row.status !== 'gathering' || !honest) return refuse('already-started');
  const stirs = { ...honest.stirs };
  for (const [seat, there] of row.seats.entries())
    if (there.kind === 'person' && contributions[seat]) stirs[there.guest] = contributions[seat];
  return { row: { ...row, honest: { ...honest, stirs } }, refusal: null };
}

function contributionsOf({ honest, seats }: StoredTable): (string | null)[] {
  if (honest?.contributions) return honest.contributions;
  return seats.map(there => (there.kind === 'person' ? (honest?.stirs[there.guest] ?? null) : null));
}

/** The row of a game that begins now. Tables made before dice were honest get a server seed only now. */
export function withSeed(row: StoredTable): StoredTable {
  const honest = row.honest ?? newSeedParts();
  const contributions = contributionsOf({ ...row, honest });
  return {
    ...row,
    status: 'playing',
    seed: combinedSeed(honest.serverSeed, contributions),
    honest: { ...honest, contributions },
  };
}

/** The parts of the seed, as they stand in a record. */
export function diceOf({ honest }: StoredTable): Dice | null {
  if (!honest?.contributions) return null;
  const { serverSeed, contributions } = honest;
  return { serverSeed, commitment: commitmentOf(serverSeed), contributions };
}
