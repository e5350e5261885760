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

// An allocation is a number: three icons by their place on the mini board, and three faces. There are some eighteen
// thousand legal ones; each is made when it is first met.
const ORDERS: readonly (readonly Order[])[] = ICONS.map(icon =>
  [0, ...FACES].map(value => Object.freeze({ icon, value })),
);
const ALLOCATIONS: (Kind<'allocate'> | null)[] = Array(ICONS.length ** 3 * FACES.length ** 3).fill(null);

/** Three faces as one number, in the order of the icons they go to. */
export const facesKey = (a: number, b: number, c: number): number => (a - 1) * 36 + (b - 1) * 6 + (c - 1);

/** Icons by their index, not descending. */
export function allocating(i: number, j: number, k: number, faces: number): Kind<'allocate'> {
  const key = ((i * ICONS.length + j) * ICONS.length + k) * FACES.length ** 3 + faces;
  const met = ALLOCATIONS[key];
  if (met) return met;
  const face = (place: number) => (Math.floor(faces / place) % 6) + 1;
  const orders = [ORDERS[i]![face(36)]!, ORDERS[j]![face(6)]!, ORDERS[k]![face(1)]!];
  const made: Kind<'allocate'> = Object.freeze({ kind: 'allocate', orders });
  ALLOCATIONS[key] = made;
  return made;
}

/** The one object that stands for these three orders, in whatever order they are given. */
export function allocation(orders: readonly Order[]): Kind<'allocate'> {
  const [a, b, c] = orders
    .map(({ icon, value }) => ({ index: ICONS.indexOf(icon), value }))
    .sort((one, other) => one.index - other.index || one.value - other.value);
  return allocating(a!.index, b!.index, c!.index, facesKey(a!.value, b!.value, c!.value));
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
