// What a sail would be like: where it can end at what price, the line it draws, what it brings.

import {
  type Captain,
  type Cell,
  DIRECTIONS,
  type Direction,
  type Landing,
  type Move,
  offers,
  reach,
  type Sailing,
  type Stride,
  sailed,
  setSail,
  stepOf,
  type Table,
  take,
} from '@quayside/rules/rolling-seas';

export const windIndex = (wind: Direction): number => DIRECTIONS.indexOf(wind);

/** One worked-out reach per captain and wind: positions never change, so it holds as long as they live. */
const REACHED = new WeakMap<Captain, Map<string, readonly Landing[]>>();

/** The cheapest way to each cell. */
function landings(captain: Captain, wind: Direction, table: Table): readonly Landing[] {
  const known = REACHED.get(captain) ?? new Map<string, readonly Landing[]>();
  REACHED.set(captain, known);
  const found = known.get(wind) ?? reach(captain, windIndex(wind), table).cheapest;
  known.set(wind, found);
  return found;
}

export type Prospect = Landing & { wind: Direction };

/** To each cell the cheapest way with any of these winds. */
export function prospects(captain: Captain, winds: readonly Direction[], table: Table): Map<Cell, Prospect> {
  const best = new Map<Cell, Prospect>();
  for (const wind of winds)
    for (const landing of landings(captain, wind, table)) {
      const known = best.get(landing.at);
      if (!known || dearness(landing) < dearness(known)) best.set(landing.at, { ...landing, wind });
    }
  return best;
}

const dearness = ({ cost, provisions, moves }: Landing): number => provisions * 64 + moves * 16 + cost;

/** Every cell of the line, the one it begins in first and those it is carried over included. */
export function trail(captain: Captain, wind: Direction, path: readonly Stride[], table: Table): Cell[] {
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

export type Sail = Extract<Move, { kind: 'sail' }>;

/** The sail so far, and what every further stride would cost. */
export function underWay(captain: Captain, { wind, path }: Omit<Sail, 'kind'>, table: Table) {
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
