// A captain's log played again (10.1): the rules themselves tell what happened on each turn.

import type { Seat } from '../../game.ts';
import { type Turn, turnOf } from '../facts/log.ts';
import { islandLayings } from '../facts/shapes.ts';
import { EXPLORE, sail, visitsTo } from '../moves.ts';
import { type Action, act } from '../phases/action.ts';
import * as island from '../phases/island.ts';
import * as obstacle from '../phases/obstacle.ts';
import { newCaptain } from '../setup.ts';
import { type Cell, DIRECTIONS, type Island, NEXT, WAKE } from '../tables/index.ts';
import type { Captain, Event, Open, Stride } from '../types.ts';

/** One turn: what was done, its events, where the ship lay and how long the Story was afterwards. */
export type Day = { turn: Turn; events: readonly Event[]; to: Cell; story: number };

export function daysOf(open: Open, seat: Seat): Day[] {
  const captain = castingOff(open, seat);
  return open.captains[seat]!.log.map((line, n) => {
    const turn = turnOf(line);
    const events: Event[] = [];
    const dice = { values: [], face: turn.kind === 'explore' ? turn.face : 0 };
    // No strait was too tight for where the ship has been, though rocks may have closed it since.
    const table = { ...open.table, tightStraits: 'open' as const };
    const then = { open: { ...open, table, dice, turn: n + 1, captains: open.captains.with(seat, captain) } };
    act(then, seat, moveOf(turn, captain.at!), { all: event => events.push(event), only() {} });
    return { turn, events, to: captain.at!, story: captain.ledger.story };
  });
}

/** The captain before the first turn, but with all that was ever drawn: nothing is drawn where the ship has been. */
function castingOff({ table, captains }: Open, seat: Seat): Captain {
  const { chart, home, start } = captains[seat]!;
  const captain = { ...newCaptain(table), home, start, at: start };
  for (const drawn of chart.islands) island.draw(captain.chart, drawn);
  for (const drawn of chart.obstacles) obstacle.draw(captain.chart, drawn);
  captain.chart.cells[start!] = WAKE;
  return captain;
}

/** The move a turn was. */
function moveOf(turn: Turn, from: Cell): Action {
  switch (turn.kind) {
    case 'explore':
      return EXPLORE[turn.at]!;
    case 'port':
      return visitsTo(turn.port).find(
        ({ tell, resupply, upgrade }) => tell === turn.tell && resupply === turn.resupply && upgrade === turn.upgrade,
      )!;
    case 'sail': {
      const path: Stride[] = [];
      let at = from;
      for (const { cell, how } of turn.cells) {
        const direction = DIRECTIONS[NEXT.findIndex(next => next[at] === cell)]!;
        if (how !== 'carried') path.push(how === 'bonus' ? `+${direction}` : direction);
        at = cell;
      }
      return sail(turn.wind, path);
    }
  }
}

/** The island a land cell belongs to; null on the mainland. */
export function islandAt({ chart }: Captain, cell: Cell): Island | null {
  for (const { island, pose, at } of chart.islands)
    if (islandLayings(island).find({ pose, at })!.cells.includes(cell)) return island;
  return null;
}
