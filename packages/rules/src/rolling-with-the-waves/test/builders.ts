// Positions and moves in few words, for sentences that read like the rulebook.

import { deepEqual, equal } from 'node:assert/strict';
import { harness } from '../../../test/harness.ts';
import type { Seat } from '../../game.ts';
import { rngOf, scripted } from '../../kit/rng.ts';
import { levelOf } from '../facts.ts';
import { rollingWithTheWaves as game } from '../game.ts';
import type { RollingOptions } from '../meta.ts';
import { allocation, BROADSIDE, BURY, DRAFT, FIRE, KEEP, RAISE, SAILOR_DRAFT } from '../moves.ts';
import { layOut } from '../setup.ts';
import { COLOURS, CREW_DICE, CREW_IN_BAG, FREEBOOTER, freebooters, ICONS } from '../tables.ts';
import type {
  Cannon,
  Chest,
  Colour,
  Die,
  Icon,
  Move,
  PortsTie,
  RefusalCode,
  RollingState,
  RollingWithTheWaves,
} from '../types.ts';

/** What is written on a map: `{ hull: [6, 7], infamy: 4, buried: ['chestA'] }`. */
type Written = Partial<Record<Icon, number[]>> & { infamy?: number; buried?: Chest[] };

type Setting = {
  /** By seat; as many play, two at least. */
  captains?: Written[];
  first?: Seat;
  portsTie?: PortsTie;
  /** The faces in each crow's nest; captains about to allocate. 1, 2 and 3 where nothing is said. */
  nests?: number[][];
  /** The dice in the pool, as [colour, face]; captains about to draft, the first player first. */
  pool?: [Colour, number][];
  chance?: number[];
};

/** A table in the middle of a game: captains about to allocate, or to draft where a pool is given. */
export function table(setting: Setting = {}): RollingState {
  const written = setting.captains ?? [{}, {}];
  const seats = Math.max(2, written.length);
  const state = layOut(
    seats,
    { 'ports-tie': setting.portsTie ?? 'all-tied' },
    setting.chance ? scripted([setting.first ?? 0, ...setting.chance]) : rngOf(1),
  );
  const { open } = state;
  open.first = setting.first ?? 0;
  open.round = 3;
  open.captains.forEach((captain, seat) => {
    const { infamy, buried = [], ...squares } = written[seat] ?? {};
    captain.infamy = infamy ?? captain.infamy;
    for (const icon of ICONS) captain.squares[icon] = [...(squares[icon] ?? [])];
    for (const chest of buried) captain.buried[chest] = true;
    open.reserve[seat] = CREW_DICE - CREW_IN_BAG - levelOf(captain, 'crew');
  });
  open.bag = COLOURS.map(colour => {
    if (colour === FREEBOOTER) return freebooters(seats);
    return colour < seats ? CREW_DICE - open.reserve[colour]! : 0;
  });
  if (setting.pool) {
    open.pool = setting.pool.map(([colour, face]) => taken(open.bag, { colour, face }));
    open.pool.sort((a, b) => a.colour - b.colour || a.face - b.face);
    open.phase = { kind: 'draft', seat: open.first };
  } else {
    for (const [seat, captain] of open.captains.entries())
      captain.nest = (setting.nests?.[seat] ?? [1, 2, 3]).map(face => taken(open.bag, { colour: any(open.bag), face }));
    open.phase = { kind: 'allocate', waiting: open.captains.map((_, seat) => seat) };
  }
  equal(game.audit(state), null);
  return state;
}

const any = (bag: readonly number[]): Colour => bag.findLastIndex(count => count > 0);

function taken(bag: number[], die: Die): Die {
  bag[die.colour]! -= 1;
  return die;
}

export const draft = (colour: Colour, face: number): Move => DRAFT[colour]![face]!;
export const sailor = (colour: Colour, face: number): Move => SAILOR_DRAFT[colour]![face]!;
export const put = (orders: Partial<Record<Icon, number>>): Move =>
  allocation(Object.entries(orders).map(([icon, value]) => ({ icon: icon as Icon, value })));
export const bury = (chest: Chest): Move => BURY[chest];
export const raise = (icon: Icon): Move => RAISE[icon];
export const keep: Move = KEEP;
export const fire = (cannon: Cannon, target: Seat, chest: Chest, into: Chest): Move =>
  FIRE[cannon][target]![chest][into];
export const broadside: Move = BROADSIDE;

/** An allocation of 1, 2 and 3 that bears on nothing. */
export const idle: Move = put({ spirits: 1, hull: 2, crew: 3 });

export const { viewFrom, menuOf, played, after, refuses, told, newGame, randomSteps, logSays } = harness<
  RollingWithTheWaves,
  RollingOptions,
  RefusalCode
>(game);

export { read } from '../../../test/harness.ts';
export { deepEqual, equal };
