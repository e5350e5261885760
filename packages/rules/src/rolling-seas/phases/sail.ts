// Rule 6, Sail: with one of the winds on the dice, as far as Movement Points, Provisions and Bonus Movements go.

import { no } from '../../kit/refusal.ts';
import type { Scribe } from '../effects/ledger.ts';
import { type Entered, noted } from '../facts/log.ts';
import { bestCourses, sailAlong } from '../facts/reach.ts';
import { setSail, stepOf, take } from '../facts/sailing.ts';
import { DIRECTIONS, type Direction, WAKE, WIND_OF } from '../tables/index.ts';
import type { Captain, Dice, Move, Open, SeasRefusal } from '../types.ts';

type Sail = Extract<Move, { kind: 'sail' }>;

/** The winds on the dice, each once, as indices into DIRECTIONS. */
export function windsOf({ values }: Dice): number[] {
  const winds: number[] = [];
  for (const value of values) if (!winds.includes(WIND_OF[value]!)) winds.push(WIND_OF[value]!);
  return winds;
}

export function list({ dice, table }: Open, captain: Captain, moves: Move[]): void {
  if (!dice) return;
  for (const wind of windsOf(dice)) {
    const { cheapest, richest } = bestCourses(setSail(captain, wind, table));
    for (const course of cheapest) moves.push(sailAlong(course, wind));
    for (const course of richest) moves.push(sailAlong(course, wind));
  }
}

export function check({ dice, table }: Open, captain: Captain, { wind, path }: Sail): SeasRefusal | null {
  const blowing = DIRECTIONS.indexOf(wind);
  if (!dice || !windsOf(dice).includes(blowing)) return no('not-in-the-wind', { wind }); // 6.1
  const sailing = setSail(captain, blowing, table);
  for (const [i, stride] of path.entries()) {
    const why = take(sailing, stepOf(stride), null);
    if (why) return no(why, { step: i + 1 });
  }
  return sailing.inStorm ? no('in-storm') : null; // 6.5
}

export function act({ table }: Open, captain: Captain, { wind, path }: Sail, scribe: NonNullable<Scribe>): void {
  const { chart } = captain;
  const { seat, tell } = scribe;
  tell.all(path.length === 0 ? { type: 'hove-to', seat, wind } : { type: 'wind-chosen', seat, wind });
  const cells: Entered[] = [];
  const sailing = setSail(captain, DIRECTIONS.indexOf(wind), table);
  const lookout = { scribe, chart, entered: (cell: number, how: Entered['how']) => cells.push({ cell, how }) };
  for (const stride of path) take(sailing, stepOf(stride), lookout);
  for (const { cell } of cells) chart.cells[cell] = WAKE; // 6.7
  captain.at = sailing.at;
  captain.ledger = sailing.ledger;
  captain.log.push(noted({ kind: 'sail', wind: wind as Direction, cells }));
}
