// Moves off the wire: their shape, never whether they are legal.

import {
  DICE,
  type DieId,
  GOODS,
  type Good,
  LOCATIONS,
  LOOT,
  type LootKind,
  PARTS,
  PIT_COINS,
  POWERS,
  SAILOR,
  type SailorId,
  TURN,
  UPGRADES,
  USES,
} from './tables/index.ts';
import type { Loot } from './types/galleon.ts';
import type { Move, Readied } from './types/move.ts';
import { FALL_TEXT, type Point, type Pose } from './types/sea.ts';

type Raw = Record<string, unknown>;

const MOST_TOKENS = 64;
const FARTHEST = 100_000; // hundredths of a millimetre; whatever is farther was never meant
const MOST_DICE = 40;
const READIED: readonly Readied[] = ['sail', 'cannon', ...UPGRADES];
const SAILOR_IDS = Object.keys(SAILOR) as SailorId[];

const isOneOf = <T>(list: readonly T[], raw: unknown): raw is T => list.includes(raw as T);
const isCount = (raw: unknown, most: number): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw <= most && !Object.is(raw, -0);
const isFlag = (raw: unknown): raw is boolean => typeof raw === 'boolean';
const isDie = (raw: unknown): raw is DieId => typeof raw === 'string' && Object.hasOwn(DICE, raw);
const isDieOrNull = (raw: unknown): raw is DieId | null => raw === null || isDie(raw);
const isCoordinate = (raw: unknown): raw is number =>
  typeof raw === 'number' && Number.isInteger(raw) && Math.abs(raw) <= FARTHEST && !Object.is(raw, -0);
const isRecord = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isSide = (raw: unknown): raw is number => isCount(raw, 5);

function readDice(raw: unknown): DieId[] | null {
  return Array.isArray(raw) && raw.length <= MOST_DICE && raw.every(isDie) ? [...raw] : null;
}

/** In the order of LOOT, kinds with none left out. */
function readLoot(raw: unknown): Loot | null {
  if (!isRecord(raw)) return null;
  const loot: Loot = {};
  for (const [kind, count] of Object.entries(raw))
    if (!isOneOf(LOOT, kind) || !isCount(count, MOST_TOKENS) || count === 0) return null;
  for (const kind of LOOT) if (Object.hasOwn(raw, kind)) loot[kind] = raw[kind] as number;
  return loot;
}

function readPoint(raw: unknown): Point | null {
  return isRecord(raw) && isCoordinate(raw['x']) && isCoordinate(raw['y']) ? { x: raw['x'], y: raw['y'] } : null;
}

function readPose(raw: unknown): Pose | null {
  if (!isRecord(raw)) return null;
  const { die, x, y, rotation, side } = raw;
  if (!isDie(die) || !isCoordinate(x) || !isCoordinate(y) || !isCount(rotation, TURN - 1) || !isSide(side)) return null;
  return { die, x, y, rotation, side };
}

function readLanded({ dice, out, fall }: Raw): Move | null {
  if (!Array.isArray(dice) || dice.length > MOST_DICE) return null;
  const poses = dice.map(readPose);
  const left = readDice(out);
  if (!poses.every(pose => pose !== null) || !left) return null;
  if (typeof fall !== 'string' || fall.length > FALL_TEXT || !/^[A-Za-z0-9+/=]*$/.test(fall)) return null;
  return { kind: 'landed', dice: poses, out: left, fall };
}

function readUse({ use, ship, target, place, side }: Raw): Move | null {
  if (!isOneOf(USES, use) || !isDieOrNull(ship) || !isDieOrNull(target)) return null;
  const point = readPoint(place);
  if ((place !== null && !point) || (side !== null && !isSide(side))) return null;
  return { kind: 'use', use, ship, target, place: point, side };
}

function readFire({ ship, target, superCannons, bertha, revenge, keg }: Raw): Move | null {
  if (!isDie(ship) || !isDie(target) || !isDieOrNull(bertha)) return null;
  if (!isFlag(superCannons) || !isFlag(revenge) || !isFlag(keg)) return null;
  return { kind: 'fire', ship, target, superCannons, bertha, revenge, keg };
}

function readSailor({ sailor, loot, part, ready }: Raw): Move | null {
  const paid = readLoot(loot);
  if (!isOneOf(SAILOR_IDS, sailor) || !paid || (part !== null && !isOneOf(PARTS, part))) return null;
  return ready === null || isOneOf(READIED, ready) ? { kind: 'sailor', sailor, loot: paid, part, ready } : null;
}

/** A move that names some Loot and nothing else. */
function withLoot(raw: unknown, move: (loot: Loot) => Move | null): Move | null {
  const loot = readLoot(raw);
  return loot && move(loot);
}

const withKind = (raw: unknown, move: (kind: LootKind) => Move | null): Move | null =>
  isOneOf(LOOT, raw) ? move(raw) : null;
const withGood = (raw: unknown, move: (good: Good) => Move | null): Move | null =>
  isOneOf(GOODS, raw) ? move(raw) : null;

const PLAIN = ['end-turn', 'pass', 'swap', 'bottle', 'hire', 'done', 'drink', 'stop', 'step', 'stand'] as const;

const READERS: Record<Exclude<Move['kind'], (typeof PLAIN)[number]>, (raw: Raw) => Move | null> = {
  landed: readLanded,
  part: ({ part }) => (isOneOf(PARTS, part) ? { kind: 'part', part } : null),
  exhaust: ({ upgrade }) => (isOneOf(UPGRADES, upgrade) ? { kind: 'exhaust', upgrade } : null),
  send: ({ ships, captain, keep }) =>
    withLoot(keep, kept =>
      isCount(ships, MOST_DICE) && isFlag(captain) ? { kind: 'send', ships, captain, keep: kept } : null,
    ),
  join: ({ ship, keep }) =>
    withLoot(keep, kept =>
      isOneOf(['ship', 'captain', null] as const, ship) ? { kind: 'join', ship, keep: kept } : null,
    ),
  move: ({ ship, x, y, superSails, drill }) =>
    isDie(ship) && isCoordinate(x) && isCoordinate(y) && isFlag(superSails) && isFlag(drill)
      ? { kind: 'move', ship, x, y, superSails, drill }
      : null,
  fire: readFire,
  use: readUse,
  bones: ({ keep }) => (isOneOf(['old', 'new'] as const, keep) ? { kind: 'bones', keep } : null),
  close: ({ location }) => (location === null || isOneOf(LOCATIONS, location) ? { kind: 'close', location } : null),
  choose: ({ loot }) =>
    loot === null ? { kind: 'choose', loot } : withLoot(loot, it => ({ kind: 'choose', loot: it })),
  refit: ({ loot }) => withGood(loot, it => ({ kind: 'refit', loot: it })),
  sailor: readSailor,
  return: ({ loot }) => withKind(loot, it => ({ kind: 'return', loot: it })),
  repair: ({ pay }) => withLoot(pay, it => ({ kind: 'repair', pay: it })),
  save: ({ loot }) => withKind(loot, it => ({ kind: 'save', loot: it })),
  stow: ({ keep }) => withLoot(keep, it => ({ kind: 'stow', keep: it })),
  trade: ({ give, take }) =>
    withLoot(give, it => (isOneOf([...GOODS, 'wild'] as const, take) ? { kind: 'trade', give: it, take } : null)),
  name: ({ good }) => withGood(good, it => ({ kind: 'name', good: it })),
  'keep-sailor': ({ sailor }) => (isOneOf(SAILOR_IDS, sailor) ? { kind: 'keep-sailor', sailor } : null),
  'buy-part': ({ part, pay }) =>
    withGood(pay, it => (isOneOf(PARTS, part) ? { kind: 'buy-part', part, pay: it } : null)),
  'buy-upgrade': ({ pay }) => withLoot(pay, it => ({ kind: 'buy-upgrade', pay: it })),
  'keep-upgrade': ({ upgrade }) => (isOneOf(UPGRADES, upgrade) ? { kind: 'keep-upgrade', upgrade } : null),
  gift: ({ loot }) => withLoot(loot, it => ({ kind: 'gift', loot: it })),
  'buy-revenge': ({ loot }) => withLoot(loot, it => ({ kind: 'buy-revenge', loot: it })),
  'buy-card': ({ map }) => (isFlag(map) ? { kind: 'buy-card', map } : null),
  toss: ({ x, y, power }) =>
    isCoordinate(x) && isCoordinate(y) && isOneOf(POWERS, power) ? { kind: 'toss', x, y, power } : null,
  brawl: ({ value }) => (isCount(value, 6) ? { kind: 'brawl', value } : null),
  reroll: ({ dice }) => {
    const some = readDice(dice);
    return some && { kind: 'reroll', dice: some };
  },
  wall: ({ dice }) => (isCount(dice, MOST_DICE) ? { kind: 'wall', dice } : null),
  stake: ({ die }) => (isDie(die) ? { kind: 'stake', die } : null),
  dig: ({ pits }) =>
    Array.isArray(pits) && pits.length === PIT_COINS.length && pits.every(pit => isCount(pit, MOST_DICE))
      ? { kind: 'dig', pits: [...pits] }
      : null,
  splash: ({ loot }) => withKind(loot, it => ({ kind: 'splash', loot: it })),
};

export function parse(raw: unknown): Move | null {
  if (!isRecord(raw)) return null;
  const { kind } = raw;
  if (isOneOf(PLAIN, kind)) return { kind };
  return typeof kind === 'string' && Object.hasOwn(READERS, kind) ? READERS[kind as keyof typeof READERS](raw) : null;
}
