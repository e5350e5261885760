// The half-made choice, shared by the pool, the Pirate Map, the gun deck and the bar of actions.

import {
  allocation,
  BROADSIDE,
  BURY,
  type Cannon,
  type Captain,
  CHESTS,
  type Chest,
  type Die,
  DRAFT,
  DRAFTED,
  FIRE,
  type Icon,
  KEEP,
  type Move,
  type Order,
  RAISE,
  type RollingView,
} from '@quayside/rules/rolling-with-the-waves';

export type Target = { target: number; chest: Chest };

export type Draft =
  | { kind: 'die'; die: Die }
  /** Where each die of the nest goes, and which of them is in the hand. */
  | { kind: 'allocate'; places: readonly (Icon | null)[]; hand: number | null }
  | { kind: 'bury'; chest: Chest | null }
  | { kind: 'raise'; icon: Icon | null }
  /** `at` is 'same' when the large cannon joins the small one. */
  | { kind: 'fire'; at: Target | 'same' | null; into: Chest | null };

export type Allocating = Extract<Draft, { kind: 'allocate' }>;
export type Firing = Extract<Draft, { kind: 'fire' }>;

const UNPLACED: readonly (Icon | null)[] = Array(DRAFTED).fill(null);

const nextFree = (places: readonly (Icon | null)[]): number | null => {
  const next = places.indexOf(null);
  return next < 0 ? null : next;
};

/** The first die is in the hand before anything is chosen, so that an icon alone is enough. */
export const allocating = (draft: Draft | null): Allocating =>
  draft?.kind === 'allocate' ? draft : { kind: 'allocate', places: UNPLACED, hand: 0 };

export const firing = (draft: Draft | null): Firing =>
  draft?.kind === 'fire' ? draft : { kind: 'fire', at: null, into: null };

/** The chest that takes the loot: the chosen one, or the one with the most room. */
export function lootChest({ into }: Firing, { squares, buried }: Captain): Chest | null {
  if (into) return into;
  const open = CHESTS.filter(chest => !buried[chest]);
  return open.reduce<Chest | null>(
    (best, chest) => (best === null || squares[chest].length < squares[best].length ? chest : best),
    null,
  );
}

/** Takes a die in the hand, off its icon if it was on one. */
export const takeUp = ({ places }: Allocating, die: number): Draft => ({
  kind: 'allocate',
  places: places.map((icon, at) => (at === die ? null : icon)),
  hand: die,
});

/**
 * Puts the die in the hand on an icon; one that lay there comes back. With no die in the hand, the one there is taken.
 */
export function putOn({ places, hand }: Allocating, icon: Icon): Draft | null {
  const there = places.indexOf(icon);
  if (hand === null) return there < 0 ? null : takeUp({ kind: 'allocate', places, hand }, there);
  const put = places.map((old, at) => (at === hand ? icon : old === icon ? null : old));
  return { kind: 'allocate', places: put, hand: nextFree(put) };
}

/** Puts one die on an area, wherever it was before; null takes it back into its nest. */
export function place({ places }: Allocating, die: number, icon: Icon | null): Draft {
  const put = places.map((old, at) => (at === die ? icon : old === icon ? null : old));
  return { kind: 'allocate', places: put, hand: nextFree(put) };
}

/** The dice that are on an icon, as orders. */
export const ordersOf = ({ places }: Allocating, { nest }: Captain): Order[] =>
  places.flatMap((icon, at) => (icon && nest[at] ? [{ icon, value: nest[at].face }] : []));

/**
 * The move the draft stands for; null while something is still open. A die is drafted at its price; keys.ts tries the
 * drunken sailor.
 */
export function moveOf(draft: Draft | null, captain: Captain, cannon: Cannon): Move | null {
  switch (draft?.kind) {
    case 'die':
      return DRAFT[draft.die.colour]![draft.die.face]!;
    case 'allocate': {
      const orders = ordersOf(draft, captain);
      return orders.length === DRAFTED ? allocation(orders) : null;
    }
    case 'bury':
      return draft.chest && BURY[draft.chest];
    case 'raise':
      return draft.icon ? RAISE[draft.icon] : KEEP;
    case 'fire':
      if (draft.at === 'same') return BROADSIDE;
      return draft.at && FIRE[cannon][draft.at.target]![draft.at.chest][lootChest(draft, captain) ?? 'chestA'];
    default:
      return null;
  }
}

/** The draft that a move stands for; a drunken sailor is the die he is turned from. */
export function draftOf(move: Move, { open, seat }: RollingView): Draft {
  switch (move.kind) {
    case 'draft':
    case 'sailor':
      return { kind: 'die', die: { colour: move.colour, face: move.face } };
    case 'allocate': {
      const left = [...move.orders];
      const places = open.captains[seat ?? 0]!.nest.map(({ face }) => {
        const at = left.findIndex(({ value }) => value === face);
        return at < 0 ? null : left.splice(at, 1)[0]!.icon;
      });
      return { kind: 'allocate', places, hand: null };
    }
    case 'bury':
      return { kind: 'bury', chest: move.chest };
    case 'raise':
      return { kind: 'raise', icon: move.icon };
    case 'keep':
      return { kind: 'raise', icon: null };
    case 'fire':
      return { kind: 'fire', at: { target: move.target, chest: move.chest }, into: move.into };
    case 'broadside':
      return { kind: 'fire', at: 'same', into: null };
  }
}
