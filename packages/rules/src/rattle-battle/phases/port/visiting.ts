// 15.1 How a location is visited: in turn order, or by all at once; and what is common to all six.

import type { Seat } from '../../../game.ts';
import { no } from '../../../kit/refusal.ts';
import { shuffle } from '../../../kit/rng.ts';
import { goodsIn } from '../../facts/loot.ts';
import type { Location } from '../../tables/index.ts';
import type { Move } from '../../types/move.ts';
import type { Open, Phase, RattleRefusal, RattleState, RattleTell } from '../../types.ts';
import { asked, askNext, turnOrder } from '../asking.ts';

export const DONE: Move = { kind: 'done' };

/** 9.3 A location closed by somebody else. */
export const shutOut = ({ closed }: Open, seat: Seat, location: Location): boolean =>
  closed.some(it => it.location === location && it.seat !== seat);

/** Whether there is anything for a player to do there. */
export type Able = (open: Open, seat: Seat) => boolean;

const together = ({ table }: Open, location: Location): boolean => table.simultaneousPort && location !== 'guild';

/** Everybody who has business there is put in the queue; the first is asked, or all of them. */
export function enter(open: Open, location: Location, able: Able): Phase | null {
  open.queue = turnOrder(open).filter(seat => able(open, seat));
  if (!together(open, location)) return next(open, location, able);
  const all = open.queue.sort();
  open.queue = [];
  return all.length === 0 ? null : { kind: location, ...asked(...all) };
}

const next = (open: Open, location: Location, able: Able): Phase | null => {
  const seat = askNext(open, it => able(open, it));
  return seat === null ? null : { kind: location, ...asked(seat) };
};

/** Those who are not done and still able are asked again; then the next. */
export function stay(open: Open, location: Location, seats: readonly Seat[], able: Able): Phase | null {
  const staying = seats.filter(seat => able(open, seat)).sort();
  return staying.length > 0 ? { kind: location, ...asked(...staying) } : next(open, location, able);
}

/** 15.3 and 15.5 Cards turned down are shuffled back once everybody has been there. */
export function shuffleBack({ open, own, shut, rng }: RattleState): void {
  for (const { visit } of open.galleons) visit.turnedDown = 0;
  for (const { turnedDown } of own) {
    shut.sailors.push(...turnedDown.sailors.splice(0));
    shut.upgrades.push(...turnedDown.upgrades.splice(0));
  }
  if (shut.sailors.length > open.decks.sailors) shuffle(rng, shut.sailors);
  if (shut.upgrades.length > open.decks.upgrades) shuffle(rng, shut.upgrades);
  open.decks = { sailors: shut.sailors.length, upgrades: shut.upgrades.length };
}

/** 15.8 A wild token may be named as anything the bag still has. */
export const mayName = (open: Open, seat: Seat): boolean => open.galleons[seat]!.wilds > 0 && goodsIn(open.bag) > 0;

export function namings(open: Open, seat: Seat): Move[] {
  if (open.galleons[seat]!.wilds === 0) return [];
  return (['spices', 'rum', 'fabrics', 'valuables'] as const)
    .filter(good => open.bag[good] > 0)
    .map(good => ({ kind: 'name', good }));
}

export function checkName(open: Open, seat: Seat, { good }: Extract<Move, { kind: 'name' }>): RattleRefusal | null {
  if (open.galleons[seat]!.wilds === 0) return no('no-wilds');
  return open.bag[good] > 0 ? null : no('not-in-bag');
}

export function name(
  { open }: RattleState,
  seat: Seat,
  { good }: Extract<Move, { kind: 'name' }>,
  location: Location,
  tell: RattleTell,
): void {
  if (open.bag[good] === 0) {
    tooLate(seat, location, tell);
    return;
  }
  open.galleons[seat]!.wilds -= 1;
  open.galleons[seat]!.loot[good] += 1;
  open.bag[good] -= 1;
  tell.all({ type: 'wild-named', seat, good });
}

/** What was wanted had run out when this player's turn came in a port visited by all at once. */
export const tooLate = (seat: Seat, location: Location, tell: RattleTell): void =>
  tell.all({ type: 'too-late', seat, location });
