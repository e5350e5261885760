// Ships that go down, and what they pay (RULES.md 8 and 9).

import type { Seat } from '../../game.ts';
import { seaCard } from '../facts/sea.ts';
import { strengthOf, surrenders } from '../facts/ships.ts';
import { DICE, type DieId, TOUCHING } from '../tables/index.ts';
import type { Event, Pair } from '../types/event.ts';
import type { Trophy } from '../types/galleon.ts';
import type { Ship } from '../types/sea.ts';
import type { Open, RattleTell } from '../types.ts';

export function takeAway(open: Open, die: DieId): void {
  const at = open.sea.findIndex(ship => ship.die === die);
  open.sea.splice(at, 1);
}

/** A ship goes down; a player's has to be repaired. `by`: the rival who sank it, who has made an enemy (16.3). */
export function sink(open: Open, die: DieId, by: Seat | null = null): void {
  takeAway(open, die);
  const { owner } = DICE[die]!;
  if (owner === null) return;
  const { voyage } = open.galleons[owner]!;
  voyage.lost.push(die);
  if (by !== null) voyage.wronged += 1;
}

/** 9.1 What a ship is worth to whoever sinks it. */
export function trophyFor(open: Open, ship: Ship, boarded: boolean, hooked: boolean): Trophy {
  const { hull, owner } = DICE[ship.die]!;
  if (owner !== null) return { die: ship.die, coins: 1, loot: 0, boarded: false };
  const card = seaCard(open)!;
  const gaveUp = surrenders(open, ship);
  let coins = gaveUp ? 0 : 1;
  let loot = (gaveUp ? 1 : 0) + (boarded ? 1 : 0) + (boarded && hooked ? 1 : 0);
  for (const rule of card.rules) {
    if (rule.rule === 'bounty' && rule.colour === hull && !gaveUp) coins = rule.coins;
    if (rule.rule === 'bonus-loot' && rule.colour === hull) loot += rule.loot;
  }
  return { die: ship.die, coins, loot, boarded };
}

export function award(open: Open, seat: Seat, trophy: Trophy, tell: RattleTell): void {
  open.galleons[seat]!.voyage.trophies.push(trophy);
  tell.all({ type: 'trophy', seat, trophy });
}

/** Two ships that fight, and how far apart. */
export type Duel = { ours: Ship; theirs: Ship; gap: number };

/**
 * 8.2 Duels at the same distance are fought at once: every ship that meets at least its own Strength goes down, and
 * whoever had at least the Strength of an Enemy has sunk it. Returns what went down.
 */
export function clash(
  open: Open,
  duels: readonly Duel[],
  why: Extract<Event, { type: 'clash' }>['why'],
  oursBonus: number,
  tell: RattleTell,
): ReadonlySet<DieId> {
  const pairs = duels.map(
    ({ ours, theirs }): Pair => ({
      ours: ours.die,
      theirs: theirs.die,
      oursStrength: strengthOf(open, ours) + oursBonus,
      theirsStrength: strengthOf(open, theirs),
    }),
  );
  const sunk = new Set<DieId>();
  for (const { ours, theirs, oursStrength, theirsStrength } of pairs) {
    if (theirsStrength >= oursStrength) sunk.add(ours);
    if (oursStrength >= theirsStrength) sunk.add(theirs);
  }
  tell.all({ type: 'clash', why, gap: duels[0]!.gap, pairs, sunk: [...sunk] });
  const won = trophies(open, duels, pairs);
  for (const die of sunk) sink(open, die, rival(duels, die));
  for (const { seat, trophy } of won) award(open, seat, trophy, tell);
  return sunk;
}

/** One for each player and ship, boarded if any of the player's ships that sank it touches it (8.6). */
function trophies(open: Open, duels: readonly Duel[], pairs: readonly Pair[]): { seat: Seat; trophy: Trophy }[] {
  const won: { seat: Seat; sunk: Ship; boarded: boolean; hooked: boolean }[] = [];
  const claim = (by: Ship, sunk: Ship, gap: number): void => {
    const seat = DICE[by.die]!.owner;
    if (seat === null) return; // an ally is not paid
    const boarded = gap <= TOUCHING;
    const hooked = boarded && by.hooked === sunk.die;
    const claimed = won.find(other => other.seat === seat && other.sunk === sunk);
    if (!claimed) won.push({ seat, sunk, boarded, hooked });
    else {
      claimed.boarded ||= boarded;
      claimed.hooked ||= hooked;
    }
  };
  duels.forEach(({ ours, theirs, gap }, i) => {
    const { oursStrength, theirsStrength } = pairs[i]!;
    if (oursStrength >= theirsStrength) claim(ours, theirs, gap);
    if (theirsStrength >= oursStrength && DICE[theirs.die]!.owner !== null) claim(theirs, ours, gap);
  });
  return won.map(({ seat, sunk, boarded, hooked }) => ({ seat, trophy: trophyFor(open, sunk, boarded, hooked) }));
}

/** Whose ship it was that fought this one, when it was a player's against a player's. */
function rival(duels: readonly Duel[], die: DieId): Seat | null {
  if (DICE[die]!.owner === null) return null;
  for (const { ours, theirs } of duels) {
    if (ours.die === die && DICE[theirs.die]!.owner !== null) return DICE[theirs.die]!.owner;
    if (theirs.die === die) return DICE[ours.die]!.owner;
  }
  return null;
}
