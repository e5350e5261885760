// A whole game in a few kB: seed, options and moves. Replaying it gives the same game to the last card.

import { type AnyGame, type Options, SEA, settle } from '@quayside/rules';
import { type Device, type Entry, Match, type Step } from './match.ts';
import { isSeed, type Seed } from './seed.ts';

export type GameRecord = { game: string; version: number; seats: number; options: Options; seed: Seed; log: Entry[] };

/** What is wrong with a record: as a whole, or at one entry of its log. */
export class ReplayError extends Error {
  readonly ply: number | null;
  constructor(ply: number | null, why: string) {
    super(
      ply === null
        ? `This is no record that can be replayed: ${why}.`
        : `The record goes wrong at entry ${ply}: ${why}.`,
    );
    this.ply = ply;
  }
}

/** The shape of a record from a file or off the wire. Whether its moves are legal is for `replay` to find out. */
export function parseRecord(raw: unknown): GameRecord {
  if (!isObject(raw)) throw new ReplayError(null, 'it is not a JSON object');
  const { game, version, seats, options, seed, log } = raw;
  if (typeof game !== 'string') throw new ReplayError(null, 'it names no game');
  if (!Number.isInteger(version)) throw new ReplayError(null, 'it names no version of the rules');
  if (!Number.isInteger(seats)) throw new ReplayError(null, 'it does not say how many play');
  if (!isObject(options)) throw new ReplayError(null, 'it has no options');
  if (!isSeed(seed)) throw new ReplayError(null, 'its seed is not 64 hexadecimal digits');
  if (!Array.isArray(log)) throw new ReplayError(null, 'it has no log');
  log.forEach((entry, ply) => {
    if (!isEntry(entry)) throw new ReplayError(ply, 'it is neither a move nor a take-back of a seat');
  });
  return { game, version: version as number, seats: seats as number, options: options as Options, seed, log };
}

/** Plays the record through; `onStep` sees every step on the way. The sea answers what the log says it answered. */
export function replay(game: AnyGame, record: GameRecord, onStep?: (step: Step, match: Match) => void): Match {
  const { seats, seed, log } = record;
  if (record.game !== game.id) throw new ReplayError(null, `it is a game of ${record.game}, not of ${game.id}`);
  if (record.version !== game.version)
    throw new ReplayError(null, `it follows version ${record.version} of the rules, these are version ${game.version}`);
  const { options, refusal } = settle(game, seats, record.options);
  if (refusal) throw new ReplayError(null, `${refusal.code} ${JSON.stringify(refusal.args ?? {})}`);
  let next = 0;
  const sea: Device = open => {
    const entry = log[next];
    if (!entry || entry.seat !== SEA || !('move' in entry)) throw new ReplayError(next, 'the sea’s answer is missing');
    const move = game.parse(entry.move);
    const illegal = move ? game.check({ seat: SEA, open, own: null }, move)?.code : 'not-a-move';
    if (illegal) throw new ReplayError(next, illegal);
    next += 1;
    return entry.move;
  };
  const match = Match.start(game, seats, options, seed, sea);
  for (const step of match.opening) onStep?.(step, match);
  while (next < log.length) {
    const ply = next;
    const entry = log[next++]!;
    if ('back' in entry && entry.back !== match.revocable(entry.seat))
      throw new ReplayError(ply, `there is no entry ${entry.back} that seat ${entry.seat} may take back`);
    const done = 'move' in entry ? match.submit(entry.seat, entry.move) : match.takeBack(entry.seat);
    if (done.refusal) throw new ReplayError(ply, done.refusal.code);
    for (const step of done.steps) onStep?.(step, match);
  }
  return match;
}

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isEntry = (raw: unknown): raw is Entry =>
  isObject(raw) && Number.isInteger(raw['seat']) && isObject(raw['move']) !== Number.isInteger(raw['back']);
