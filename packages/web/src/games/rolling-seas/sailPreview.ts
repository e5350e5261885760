// What a sail would be like: where it can end at what price, the line it draws, what it brings.

import {
  act,
  type Captain,
  type Cell,
  DIRECTIONS,
  type Direction,
  isAction,
  type Landing,
  type Move,
  type Open,
  offers,
  type Port,
  reach,
  type Sailing,
  type Stride,
  sailed,
  setSail,
  stepOf,
  type TableSettings,
  take,
} from '@quayside/rules/rolling-seas';
import { directionBetween } from './draft.ts';
import { words } from './words.ts';

export const windIndex = (wind: Direction): number => DIRECTIONS.indexOf(wind);

/**
 * Computed once per captain and wind: a position is never changed, so the result stays valid as long as the object
 * lives.
 */
const LANDINGS = new WeakMap<Captain, Map<string, readonly Landing[]>>();

/** The cheapest way to each cell. */
function landings(captain: Captain, wind: Direction, table: TableSettings): readonly Landing[] {
  const known = LANDINGS.get(captain) ?? new Map<string, readonly Landing[]>();
  LANDINGS.set(captain, known);
  const found = known.get(wind) ?? reach(captain, windIndex(wind), table).cheapest;
  known.set(wind, found);
  return found;
}

export type ReachableCell = Landing & { wind: Direction };

/** To each cell the cheapest way with any of these winds. */
export function reachableCells(
  captain: Captain,
  winds: readonly Direction[],
  table: TableSettings,
): Map<Cell, ReachableCell> {
  const best = new Map<Cell, ReachableCell>();
  for (const wind of winds)
    for (const landing of landings(captain, wind, table)) {
      const known = best.get(landing.at);
      if (!known || priceRank(landing) < priceRank(known)) best.set(landing.at, { ...landing, wind });
    }
  return best;
}

/** Provisions weigh more than Bonus Movements, and those more than movement points. */
const priceRank = ({ cost, provisions, moves }: Landing): number => provisions * 64 + moves * 16 + cost;

/** Every cell of the line, the one it begins in first and those it is carried over included. */
export function trail(captain: Captain, wind: Direction, path: readonly Stride[], table: TableSettings): Cell[] {
  const cells: Cell[] = [captain.at!];
  const sailing = setSail(captain, windIndex(wind), table);
  const lookout = {
    scribe: { seat: 0, tell: { all() {}, only() {} } },
    chart: captain.chart,
    entered: (cell: Cell) => cells.push(cell),
  };
  for (const stride of path) if (take(sailing, stepOf(stride), lookout) !== null) break;
  return cells;
}

/** A port by its name, and what the story was worth there. */
export const portWords = ({ home, tellings }: Pick<Captain, 'home' | 'tellings'>, port: Port): string =>
  words.portCell(port, { isHome: port === home, telling: tellings.find(it => it.port === port) ?? null });

export type Sail = Extract<Move, { kind: 'sail' }>;

/** The sail so far, and what every further stride would cost. */
export function underWay(captain: Captain, { wind, path }: Omit<Sail, 'kind'>, table: TableSettings) {
  const sailing = sailed(captain, windIndex(wind), path, table);
  return sailing && { sailing, open: offers(sailing) };
}

/** What a sail has cost and brought so far. */
export function account({ ledger: before }: Captain, { ledger: after, mp }: Sailing) {
  const gained = after.provisionsFilled - before.provisionsFilled;
  return {
    mp,
    provisions: before.provisions + gained - after.provisions,
    moves: before.moves - after.moves,
    story: after.story - before.story,
  };
}

/** The cheapest stride into a cell beside the ship where no sail can end: a storm, or a current that carries on. */
export function strideInto(
  captain: Captain,
  cell: Cell,
  winds: readonly Direction[],
  table: TableSettings,
): Omit<Sail, 'kind'> | null {
  const direction = directionBetween(captain.at!, cell);
  const strides = winds.flatMap(wind => {
    const offer = underWay(captain, { wind, path: [] }, table)?.open.find(({ stride }) => stride === direction);
    return offer ? [{ wind, path: [offer.stride], cost: offer.cost }] : [];
  });
  return strides.sort((a, b) => a.cost - b.cost)[0] ?? null;
}

const SILENT = { all() {}, only() {} };

/** What a captain will be like when an action is carried out. */
export function captainAfter(open: Open, seat: number, action: Move): Captain {
  const captain = structuredClone(open.captains[seat]!);
  if (isAction(action)) act({ open: { ...open, captains: open.captains.with(seat, captain) } }, seat, action, SILENT);
  return captain;
}
