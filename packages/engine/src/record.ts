// A whole game in a few kB: seed, options and moves; a server adds names and where the seed came from.

import type { AnyGame, AnyShape, Options, Seat, World } from '@quayside/rules';
import { faultWhy, REPLAY_ERRORS, type RecordFault } from './recordFaults.ts';
import { isSeed, type Seed } from './seed.ts';
import type { Entry } from './step.ts';

/** Where a seed came from: see honest.ts. A seat that contributed nothing is null. */
export type Dice = { serverSeed: Seed; commitment: Seed; contributions: (Seed | null)[] };

/**
 * Something that belongs to the log but is no entry of the game: what the clocks did, and what the host did. `ply`: how
 * many entries the log had then, `at`: when that was, `until`: of a deadline, when it runs out; in ms since 1970.
 */
export type RecordNote = {
  kind: string;
  ply: number;
  at: number;
  seat?: Seat;
  /** Of a bot that took a seat: how well it plays; null: none did. */
  level?: string | null;
  /** Whom it was about, where the seat has another name now. */
  name?: string;
  why?: string;
  until?: number;
};

export type GameRecord = {
  game: string;
  version: number;
  seats: number;
  options: Options;
  seed: Seed;
  log: Entry[];
  /** Who sat where. */
  names?: string[];
  /** When it began, in milliseconds since 1970. */
  at?: number;
  /** The world a what-if began in; left out, the game began with its set-up. */
  origin?: World<AnyShape>;
  dice?: Dice;
  /** Digests of the results of the set-up and of every entry; '' where none was stored. */
  digests?: string[];
  /** Decisions for which a hint was asked, by the ply at which they were asked. */
  hints?: { seat: Seat; ply: number }[];
  notes?: RecordNote[];
  /** A digest of everything above. */
  seal?: string;
};

/**
 * What is wrong with a record: as a whole, or at one entry of its log. `message` and `why` are English. `game`: the
 * rules that refused something in it, whose words say why.
 */
export class ReplayError extends Error {
  readonly ply: number | null;
  readonly fault: RecordFault;
  readonly why: string;
  readonly game: AnyGame | null;
  constructor(ply: number | null, fault: RecordFault, game: AnyGame | null = null) {
    const why = faultWhy(fault, game);
    super(ply === null ? REPLAY_ERRORS.record({ why }) : REPLAY_ERRORS.entry({ ply, why }));
    this.ply = ply;
    this.fault = fault;
    this.why = why;
    this.game = game;
  }
}

type FormFault = Extract<RecordFault['fault'], `no-${string}` | `not-${string}` | `bad-${string}` | 'too-nested'>;

const DEEPEST = 50; // levels of objects within objects: worlds of the games have fewer than ten
const LONGEST_NAME = 200; // a name is at most 24 characters, but one character may be built of many

/** The shape of a record from a file or off the wire. Whether its moves are legal is for `replay` to find out. */
export function parseRecord(raw: unknown): GameRecord {
  const wrong = (fault: FormFault) => new ReplayError(null, { fault });
  if (!isObject(raw)) throw wrong('not-an-object');
  if (isTooNested(raw)) throw wrong('too-nested');
  const { game, version, seats, options, seed, log } = raw;
  if (typeof game !== 'string') throw wrong('no-game');
  if (!isWhole(version)) throw wrong('no-version');
  if (!isWhole(seats)) throw wrong('no-seats');
  if (!isObject(options)) throw wrong('no-options');
  if (!isSeed(seed)) throw wrong('bad-seed');
  if (!Array.isArray(log)) throw wrong('no-log');
  log.forEach((entry, ply) => {
    if (!isEntry(entry)) throw new ReplayError(ply, { fault: 'bad-entry' });
  });
  const record: GameRecord = { game, version, seats, options: options as Options, seed, log };
  const { names, at, origin, dice, digests, hints, notes, seal } = raw;
  if (names !== undefined) record.names = judged(names, areNames(seats), 'bad-names');
  if (at !== undefined) record.at = judged(at, isWhole, 'bad-date');
  if (origin !== undefined) record.origin = judged(origin, isWorld, 'bad-origin');
  if (dice !== undefined) record.dice = judged(dice, areDice, 'bad-dice');
  if (digests !== undefined) record.digests = judged(digests, areTexts, 'bad-digests');
  if (hints !== undefined) record.hints = judged(hints, areHints, 'bad-hints');
  if (notes !== undefined) record.notes = judged(notes, areNotes, 'bad-notes');
  if (seal !== undefined) record.seal = judged(seal, it => typeof it === 'string', 'bad-seal');
  return record;
}

function judged<T>(raw: unknown, fits: (raw: unknown) => raw is T, fault: FormFault): T {
  if (!fits(raw)) throw new ReplayError(null, { fault });
  return raw;
}

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Copies, digests and JSON walk a record recursively, which ends with a RangeError at thousands of levels. */
function isTooNested(raw: object): boolean {
  let level: object[] = [raw];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(it => Object.values(it).filter(part => typeof part === 'object' && part !== null));
  }
  return false;
}

const isWhole = (raw: unknown): raw is number => Number.isSafeInteger(raw);

const isEntry = (raw: unknown): raw is Entry =>
  isObject(raw) &&
  isWhole(raw['seat']) &&
  isObject(raw['move']) !== isWhole(raw['back']) &&
  (raw['agreed'] === undefined || raw['agreed'] === true);

const areTexts = (raw: unknown): raw is string[] => Array.isArray(raw) && raw.every(it => typeof it === 'string');

const areNames =
  (seats: number) =>
  (raw: unknown): raw is string[] =>
    areTexts(raw) && raw.length === seats && raw.every(name => name.length <= LONGEST_NAME);

const isWorld = (raw: unknown): raw is World<AnyShape> =>
  isObject(raw) &&
  isObject(raw['open']) &&
  isObject(raw['shut']) &&
  Array.isArray(raw['own']) &&
  raw['own'].every(isObject);

const areDice = (raw: unknown): raw is Dice =>
  isObject(raw) &&
  isSeed(raw['serverSeed']) &&
  isSeed(raw['commitment']) &&
  Array.isArray(raw['contributions']) &&
  raw['contributions'].every(it => it === null || isSeed(it));

const areHints = (raw: unknown): raw is { seat: Seat; ply: number }[] =>
  Array.isArray(raw) && raw.every(it => isObject(it) && isWhole(it['seat']) && isWhole(it['ply']));

const isNothingOrName = (raw: unknown): boolean =>
  raw === undefined || (typeof raw === 'string' && raw.length <= LONGEST_NAME);

const areNotes = (raw: unknown): raw is RecordNote[] =>
  Array.isArray(raw) &&
  raw.every(
    it =>
      isObject(it) &&
      typeof it['kind'] === 'string' &&
      isWhole(it['ply']) &&
      isWhole(it['at']) &&
      [it['seat'], it['until']].every(number => number === undefined || isWhole(number)) &&
      [it['name'], it['why'], it['level'] ?? undefined].every(isNothingOrName),
  );
