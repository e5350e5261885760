// Positions and moves in few words, for sentences that read like the rulebook.

import { deepEqual, equal } from 'node:assert/strict';
import { harness } from '../../../test/harness.ts';
import type { Seat } from '../../game.ts';
import { settle } from '../../kit/options.ts';
import { rngOf, scripted } from '../../kit/rng.ts';
import { cardLayings, islandLayings } from '../facts/shapes.ts';
import { rollingSeas as game } from '../game.ts';
import type { SeasOptions } from '../meta.ts';
import { EXPLORE, home, ISLAND, OBSTACLE, sail as sailMove, visitsTo } from '../moves.ts';
import { draw as drawIsland } from '../phases/island.ts';
import { draw } from '../phases/obstacle.ts';
import { layOut } from '../setup.ts';
import {
  ADVENTURES,
  type Card,
  type Cell,
  CURRENT,
  cellName,
  cellNamed,
  DIRECTIONS,
  type Direction,
  type Island,
  MONSTER,
  type Port,
  ROCKS,
  STORM,
  WAKE,
} from '../tables/index.ts';
import type { Captain, Event, Ledger, Move, Phase, RefusalCode, RollingSeas, SeasState, Stride } from '../types.ts';

/** Where an island lies, by the names of its cells. */
type Drawn = [Island, string];

/** The islands of "Chart K", on which the worked examples play. */
const CHART_K: Drawn[] = [
  ['I1', 'E4 E5 E6 F6 G6 G5'],
  ['I3', 'I6 J6 K6 L6 M6 J7'],
  ['I5', 'N3 N4 O4 O5 P5'],
  ['I2', 'E12 F12 E13 F13 E14'],
];

/** What is on a captain's chart and ledger. */
export type Voyage = Partial<Ledger> & {
  /** Where the ship is. */
  at?: string;
  home?: Port;
  storms?: string;
  monsters?: string;
  rocks?: string;
  /** `H9 E` is a cell of a current and its arrow. */
  currents?: string[];
  visited?: string;
  told?: Port[];
};

type Setting = {
  /** By seat. */
  captains?: Voyage[];
  phase?: Phase;
  /** Numbers on the direction dice; each wind as often as it is named. */
  winds?: Direction[];
  /** Of the exploration die. */
  face?: number;
  turn?: number;
  options?: Partial<SeasOptions>;
  chance?: number[];
};

const VALUE: Record<Direction, number> = { N: 1, NE: 3, E: 4, SE: 6, S: 7, SW: 9, W: 10, NW: 12 };

export const cells = (names: string): Cell[] => names.split(' ').filter(Boolean).map(cellNamed);
export const names = (them: readonly Cell[]): string => them.map(cellName).join(' ');

/** A table in the middle of a game on Chart K, captains about to act. */
export function table(setting: Setting = {}): SeasState {
  const voyages = setting.captains ?? [{}, {}];
  const { options, refusal } = settle(game, voyages.length, setting.options ?? {});
  equal(refusal, null);
  const state = layOut(voyages.length, options!, rngOf(1));
  const { open, shut } = state;
  state.rng = setting.chance ? scripted(setting.chance) : state.rng;
  open.islands = CHART_K.map(([island]) => island);
  shut.islands = shut.islands.filter(island => !open.islands.includes(island));
  open.turn = setting.turn ?? 3;
  open.dice = { values: (setting.winds ?? ['E', 'N', 'W']).map(wind => VALUE[wind]), face: setting.face ?? 2 };
  const seats = voyages.map((_, seat) => seat);
  open.phase = setting.phase ?? { kind: 'action', asked: seats, waiting: seats };
  if (open.phase.kind === 'known' || open.phase.kind === 'adventure') turnUp(state, open.phase.card);
  if (open.phase.kind === 'known' && open.phase.next !== null) turnUp(state, open.phase.next);
  for (const [seat, voyage] of voyages.entries()) embark(open.captains[seat]!, voyage);
  return state;
}

/** The card lies open and no longer in the deck. */
function turnUp({ open, shut }: SeasState, card: Card): void {
  shut.deck = shut.deck.filter(other => other !== card);
  open.discard.push(card);
}

function embark(captain: Captain, voyage: Voyage): void {
  const { at = 'H9', home, storms, monsters, rocks, currents, visited, told, ...ledger } = voyage;
  const { chart } = captain;
  for (const [island, where] of CHART_K) drawIslandAt(captain, island, where);
  const put = (them: string | undefined, content: number) => {
    for (const cell of cells(them ?? '')) chart.cells[cell] = content;
  };
  put(visited, WAKE);
  put(storms, STORM);
  put(monsters, MONSTER);
  put(rocks, ROCKS);
  for (const current of currents ?? []) {
    const [cell, arrow] = current.split(' ') as [string, Direction];
    put(cell, CURRENT + DIRECTIONS.indexOf(arrow));
  }
  captain.at = cellNamed(at);
  captain.start = captain.at;
  captain.home = home ?? 'gullhaven';
  chart.cells[captain.at] = WAKE;
  Object.assign(captain.ledger, ledger);
  captain.ledger.provisionsFilled = Math.max(captain.ledger.provisionsFilled, captain.ledger.provisions);
  captain.ledger.goldFilled = Math.max(captain.ledger.goldFilled, captain.ledger.gold);
  captain.tellings = (told ?? []).map((port, i) => ({ port, value: 1, turn: i + 1 }));
}

function drawIslandAt({ chart }: Captain, island: Island, where: string): void {
  const { pose, at } = islandLayings(island).all.find(it => sameCells(it.cells, cells(where)))!;
  drawIsland(chart, { island, pose, at });
}

const sameCells = (some: readonly Cell[], others: readonly Cell[]): boolean =>
  some.length === others.length && some.every(cell => others.includes(cell));

export const cardNamed = (id: string): Card => ADVENTURES.findIndex(adventure => adventure.id === id);

/** A placement of a card by its cells; arrows tell apart what lies in the same ones. */
export function laid(id: string, where: string, arrows?: string) {
  const found = cardLayings(cardNamed(id)).all.filter(it => sameCells(it.cells, cells(where)));
  return found.find(it => !arrows || it.arrows.map(arrow => DIRECTIONS[arrow]).join(' ') === arrows)!;
}

/** Draws the card on a chart as it would be drawn in play. */
export function drawn(state: SeasState, seat: Seat, id: string, where: string, arrows?: string): void {
  const { pose, at } = laid(id, where, arrows);
  draw(state.open.captains[seat]!.chart, { card: cardNamed(id), pose, at, by: seat, turn: 0 });
  if (!state.open.discard.includes(cardNamed(id))) turnUp(state, cardNamed(id));
}

export const obstacle = (id: string, where: string, arrows?: string): Move => {
  const { pose, at } = laid(id, where, arrows);
  return OBSTACLE[pose]![at]!;
};
export const isle = (island: Island, where: string): Move => {
  const { pose, at } = islandLayings(island).all.find(it => sameCells(it.cells, cells(where)))!;
  return ISLAND[pose]![at]!;
};
export const sail = (wind: Direction, path = ''): Move => sailMove(wind, path.split(' ').filter(Boolean) as Stride[]);
export const explore = (cell: string): Move => EXPLORE[cellNamed(cell)]!;
export const start = (port: Port, cell: string): Move => home(port, cellNamed(cell));
/** `T`, `R` and `U` for tell, resupply and upgrade. */
export const visit = (port: Port, deeds: string): Move =>
  visitsTo(port).find(
    it => it.tell === deeds.includes('T') && it.resupply === deeds.includes('R') && it.upgrade === deeds.includes('U'),
  )!;

/** The card in play, drawn by all or by these. */
export const drawing = (id: string, waiting: Seat[]): Phase => ({
  kind: 'adventure',
  card: cardNamed(id),
  asked: waiting,
  waiting,
});

/** A Known Obstacle, the first of two where another is named. */
export const known = (id: string, waiting: Seat[], next: string | null = null): Phase => ({
  kind: 'known',
  card: cardNamed(id),
  next: next === null ? null : cardNamed(next),
  asked: waiting,
  waiting,
});

/** What the first captain is like after an action, the others heaving to. */
export function afterAction(state: SeasState, move: Move): { captain: Captain; events: Event[] } {
  const wind = DIRECTIONS.find(it => VALUE[it] === state.open.dice!.values[0])!;
  const others = state.open.captains.slice(1).map(() => sail(wind));
  const { open, events } = played(state, move, ...others);
  return { captain: open.captains[0]!, events: events.filter(e => !('seat' in e) || e.seat === 0) };
}

export const { viewFrom, menuOf, played, refuses, accepts, told, newGame, logSays } = harness<
  RollingSeas,
  SeasOptions,
  RefusalCode
>(game, { sketched: true });

export { read } from '../../../test/harness.ts';
export { deepEqual, equal };
