// What a voyage of Rolling Seas may come to: what is told, and a tour of the ports that have not heard it yet.

import {
  ADVENTURES,
  AROUND,
  BESIDE,
  type Captain,
  CELLS,
  type Cell,
  type Chart,
  columnOf,
  END_AT_HOME,
  END_AT_PORT,
  isAtPort,
  isPassable,
  LAND,
  rowOf,
  SHIPS,
  scoreOf,
  TURNS,
} from '@quayside/rules/rolling-seas';

const STORY_AT_SEA = 0.8; // a turn
const STORY_LEFT_OVER = 0.6; // a turn with nothing better to do
const POINTS_PER_CELL = 1.6; // on the average, over all directions of the wind
const PROVISION = 0.3;
const GOLD = 0.3;
const BONUS_MOVEMENT = 0.6;
const SPEED = 0.2; // a turn, for each level of the ship
const LANDFALL = 0.4; // for lying beside land that can be explored
const FAR = 99;

const QUEUE = new Int16Array(CELLS);

/** How many steps each cell is away from some others, around land and rocks. */
function spread(cells: readonly number[], from: readonly Cell[]): Uint8Array {
  const far = new Uint8Array(CELLS).fill(FAR);
  let end = 0;
  for (const cell of from) {
    if (!isPassable(cells[cell]!)) continue;
    far[cell] = 0;
    QUEUE[end++] = cell;
  }
  for (let i = 0; i < end; i++) {
    const cell = QUEUE[i]!;
    const next = far[cell]! + 1;
    for (const neighbour of AROUND[cell]!) {
      if (far[neighbour] !== FAR || !isPassable(cells[neighbour]!)) continue;
      far[neighbour] = next;
      QUEUE[end++] = neighbour;
    }
  }
  return far;
}

/** How far it is to each harbour of a chart, in their order, by cell. */
type Ways = readonly Uint8Array[];

const WAYS = new Map<string, Ways>();
const MOST_WAYS = 500; // charts remembered

/** Only rocks bar a way once the islands are drawn, so a chart is known by its islands and rocks. */
function waysFromAnywhere({ cells, harbours, islands, obstacles }: Chart): Ways {
  let key = '';
  for (const { island, pose, at } of islands) key += `${island} ${pose} ${at},`;
  for (const { card, pose, at } of obstacles) if (ADVENTURES[card]!.kind === 'rocks') key += `${card} ${pose} ${at},`;
  let ways = WAYS.get(key);
  if (ways === undefined) {
    if (WAYS.size === MOST_WAYS) WAYS.clear();
    ways = harbours.map(({ cell }) => spread(cells, BESIDE[cell]!));
    WAYS.set(key, ways);
  }
  return ways;
}

/** How far it is from one place to each harbour, whatever the chart is remembered as. */
export function stepsToHarbours(cells: readonly number[], { harbours }: Chart, at: Cell): number[] {
  const far = spread(cells, [at]);
  return harbours.map(({ cell }) => {
    let best = FAR;
    for (const dock of BESIDE[cell]!) best = Math.min(best, far[dock]!);
    return best;
  });
}

/** The chart looked at last: a captain asks for many places on one chart. */
let last: { chart: Chart; obstacles: number; ways: Ways } | null = null;

/** How far it is from one place to each harbour of a chart as it was drawn. */
export function stepsFrom(chart: Chart, at: Cell): number[] {
  if (last?.chart !== chart || last.obstacles !== chart.obstacles.length)
    last = { chart, obstacles: chart.obstacles.length, ways: waysFromAnywhere(chart) };
  const { ways } = last;
  const steps: number[] = [];
  for (let i = 0; i < ways.length; i++) steps.push(ways[i]![at]!);
  return steps;
}

/** As a gull flies. */
export const apart = (a: Cell, b: Cell): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));

/** The Reputation a captain can still reach with so many turns left. `steps`: how far it is to each harbour. */
export function reachableReputation(captain: Captain, turns: number, steps?: readonly number[]): number {
  const { ledger, chart, at } = captain;
  const score = scoreOf(captain, 0).total;
  if (captain.landfall || at === null) return score;
  const away = steps ?? stepsFrom(chart, at);
  const ports: Cell[] = [];
  const legs: number[] = [];
  let homeCell: Cell = -1;
  let toHome = FAR;
  for (const [i, { port, cell }] of chart.harbours.entries()) {
    if (port === captain.home) {
      homeCell = cell;
      toHome = away[i]!;
    }
    if (captain.tellings.some(telling => telling.port === port)) continue;
    ports.push(cell);
    legs.push(away[i]!);
  }
  let best = finish(captain, ledger.story, turns, at, toHome, homeCell);
  for (let first = 0; first < ports.length; first++)
    best = Math.max(best, tour(captain, turns, ports, legs, first, homeCell));
  const goods =
    PROVISION * ledger.provisions +
    GOLD * Math.min(ledger.gold, 8) +
    BONUS_MOVEMENT * ledger.moves +
    SPEED * ledger.ship * turns;
  const ashore = !isAtPort(chart, at) && AROUND[at]!.some(cell => chart.cells[cell] === LAND);
  return score + best + Math.min(1, turns / 4) * (goods + (ashore ? LANDFALL : 0));
}

/** Turns it takes to sail so far. */
const sailingTime = (distance: number, speed: number, provisions: number): number =>
  distance <= 0 ? 0 : Math.max(0.7, (distance * POINTS_PER_CELL - provisions) / speed);

/** All ports one after the other, always the nearest next, as long as there is time. */
function tour(
  captain: Captain,
  turns: number,
  ports: readonly Cell[],
  legs: readonly number[],
  first: number,
  home: Cell,
): number {
  const { ship, provisions } = captain.ledger;
  const { speed, hold } = SHIPS[ship]!;
  let left = turns;
  let story = captain.ledger.story;
  let earned = 0;
  let here: Cell = -1;
  let next = first;
  let distance = legs[first]!;
  let stores = provisions;
  let met = 0;
  let best = 0;
  while (next >= 0) {
    const time = sailingTime(distance, speed, stores);
    if (time + 1 > left) break;
    left -= time + 1;
    story += STORY_AT_SEA * time;
    earned += story;
    story += 1;
    stores = hold * 0.6;
    met |= 1 << next;
    here = ports[next]!;
    best = Math.max(best, earned + finish(captain, story, left, here, apart(here, home) - 1, home));
    next = -1;
    distance = FAR;
    for (let i = 0; i < ports.length; i++) {
      if (met & (1 << i)) continue;
      const away = Math.max(1, apart(here, ports[i]!) - 1);
      if (away >= distance) continue;
      next = i;
      distance = away;
    }
  }
  return best;
}

/** The final story, told at home if there is time to get there. */
function finish(captain: Captain, story: number, turns: number, here: Cell, toHome: number, home: Cell): number {
  const { ship, provisions } = captain.ledger;
  const { speed } = SHIPS[ship]!;
  const time = sailingTime(toHome, speed, provisions);
  const grown = story + STORY_LEFT_OVER * turns;
  if (time <= turns) return grown + END_AT_HOME - (turns < 3 ? 0 : 1);
  const atPort = captain.chart.harbours.some(({ cell }) => here === cell || BESIDE[here]!.includes(cell));
  return grown + (atPort && here !== home ? END_AT_PORT : 0);
}

export const turnsLeft = (turn: number): number => TURNS - turn;
