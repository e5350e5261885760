// Every move there is, made once: equal moves are the same object, so a search may key its tree by them. Lists inside
// them are not frozen, only never changed: reading a frozen array is several times slower.

import { CANNONS, CHESTS, COLOURS, FACES, ICONS } from './tables.ts';
import type { Cannon, Chest, Icon, Move, Order } from './types.ts';

type Kind<K extends Move['kind']> = Extract<Move, { kind: K }>;

const SEATS = [0, 1, 2, 3, 4];

/** By colour, then by face; index 0 of the faces is not used. */
const byDie = <T>(make: (colour: number, face: number) => T): readonly (readonly T[])[] =>
  COLOURS.map(colour => [0, ...FACES].map(face => make(colour, face)));

export const DRAFT = byDie((colour, face): Kind<'draft'> => Object.freeze({ kind: 'draft', colour, face }));
export const SAILOR_DRAFT = byDie((colour, face): Kind<'sailor'> => Object.freeze({ kind: 'sailor', colour, face }));

const byChest = <T>(make: (chest: Chest) => T): Record<Chest, T> => ({
  chestA: make('chestA'),
  chestB: make('chestB'),
  chestC: make('chestC'),
});

export const BURY: Record<Chest, Kind<'bury'>> = byChest(chest => Object.freeze({ kind: 'bury', chest }));

export const KEEP: Kind<'keep'> = Object.freeze({ kind: 'keep' });

export const RAISE = Object.fromEntries(
  ICONS.map(icon => [icon, Object.freeze({ kind: 'raise', icon })]),
) as unknown as Record<Icon, Kind<'raise'>>;

export const BROADSIDE: Kind<'broadside'> = Object.freeze({ kind: 'broadside' });

const shotsOf = (cannon: Cannon) =>
  SEATS.map(target =>
    byChest(chest => byChest((into): Kind<'fire'> => Object.freeze({ kind: 'fire', cannon, target, chest, into }))),
  );

/** By cannon, target, chest there and receiving chest. */
export const FIRE: Record<Cannon, readonly Record<Chest, Record<Chest, Kind<'fire'>>>[]> = {
  smallCannon: shotsOf('smallCannon'),
  largeCannon: shotsOf('largeCannon'),
};

// Of allocations there are some eighteen thousand; each is made when it is first met. An order is a number below 64.
const ORDERS: readonly (readonly Order[])[] = ICONS.map(icon =>
  [0, ...FACES].map(value => Object.freeze({ icon, value })),
);
const ALLOCATIONS = new Map<number, Kind<'allocate'>>();

/** Orders by number, icons in the order of the mini board. */
function allocating(a: number, b: number, c: number): Kind<'allocate'> {
  const key = (a * 64 + b) * 64 + c;
  const met = ALLOCATIONS.get(key);
  if (met) return met;
  const orders = [a, b, c].map(order => ORDERS[Math.floor(order / 7)]![order % 7]!);
  const made: Kind<'allocate'> = Object.freeze({ kind: 'allocate', orders });
  ALLOCATIONS.set(key, made);
  return made;
}

/** The one object that stands for these three orders, in whatever order they are given. */
export function allocation(orders: readonly Order[]): Kind<'allocate'> {
  const [a, b, c] = orders.map(({ icon, value }) => ICONS.indexOf(icon) * 7 + value).sort((x, y) => x - y);
  return allocating(a!, b!, c!);
}

const WAYS = new Map<number, readonly Move[]>();

/**
 * Every way to put three dice on three of the open icons, equal dice being alike. `open` has a bit for each icon.
 * A list of hundreds is worth keeping, and there are a few thousand at most, nearly all of them short.
 */
export function waysToAllocate(open: number, faces: Three): readonly Move[] {
  const key = ((open * 7 + faces[0]) * 7 + faces[1]) * 7 + faces[2];
  const met = WAYS.get(key);
  if (met) return met;
  const ways: Move[] = [];
  const places = ICONS.flatMap((_, i) => (open & (1 << i) ? [i * 7] : []));
  const arrangements = differentOrders(faces);
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++)
      for (let k = j + 1; k < places.length; k++)
        for (const [x, y, z] of arrangements) ways.push(allocating(places[i]! + x, places[j]! + y, places[k]! + z));
  WAYS.set(key, ways);
  return ways;
}

type Three = readonly [number, number, number];

function differentOrders([a, b, c]: Three): Three[] {
  const all: Three[] = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];
  return all.filter((one, i) => all.findIndex(other => other.every((face, at) => face === one[at])) === i);
}

/** A move off the wire as the one object that stands for it; null when it is none. */
export function parse(raw: unknown): Move | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { kind, colour, face, orders, chest, icon, cannon, target, into } = raw as Record<string, unknown>;
  switch (kind) {
    case 'draft':
      return isColour(colour) && isFace(face) ? DRAFT[colour]![face]! : null;
    case 'sailor':
      return isColour(colour) && isFace(face) ? SAILOR_DRAFT[colour]![face]! : null;
    case 'allocate':
      return isOrders(orders) ? allocation(orders) : null;
    case 'bury':
      return isOneOf(CHESTS, chest) ? BURY[chest] : null;
    case 'raise':
      return isOneOf(ICONS, icon) ? RAISE[icon] : null;
    case 'keep':
      return KEEP;
    case 'fire':
      return isOneOf(CANNONS, cannon) && isOneOf(SEATS, target) && isOneOf(CHESTS, chest) && isOneOf(CHESTS, into)
        ? FIRE[cannon][target]![chest][into]
        : null;
    case 'broadside':
      return BROADSIDE;
    default:
      return null;
  }
}

const isOneOf = <T>(list: readonly T[], raw: unknown): raw is T => list.includes(raw as T);
const isColour = (raw: unknown): raw is number => isOneOf<number>(COLOURS, raw);
const isFace = (raw: unknown): raw is number => isOneOf<number>(FACES, raw);

const isOrders = (raw: unknown): raw is Order[] => Array.isArray(raw) && raw.length === 3 && raw.every(isOrder);

const isOrder = (raw: unknown): raw is Order =>
  typeof raw === 'object' &&
  raw !== null &&
  'icon' in raw &&
  'value' in raw &&
  isOneOf(ICONS, raw.icon) &&
  isFace(raw.value);
