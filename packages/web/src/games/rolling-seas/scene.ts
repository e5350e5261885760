// What the board draws, and how each event changes it. Pure: a replay steps through it, a test compares it.

import {
  ADVENTURES,
  type Captain,
  type Cell,
  CURRENT,
  cardLayings,
  type Direction,
  type Event,
  EXPLORED,
  ISLAND_CARDS,
  islandLayings,
  LAND,
  type Ledger,
  MONSTER,
  type Open,
  PORT,
  RESUPPLY_PRICE,
  ROCKS,
  type SeasView,
  STORM,
  turnOf,
  WAKE,
} from '@quayside/rules/rolling-seas';

/** One sail as drawn on the chart: the cells it went through, without the one it set out from. */
type Leg = { turn: number; cells: readonly Cell[] };

/** A captain as drawn: the log as lines on the chart, and as letters on the turn track. */
export type DrawnCaptain = Omit<Captain, 'log' | 'stories'> & {
  legs: readonly Leg[];
  /** By turn: the wind, X for exploring, P for a port. */
  turnMarks: readonly (Direction | 'X' | 'P')[];
};

export type Scene = Pick<Open, 'table' | 'turn' | 'dice'> & {
  seat: number | null;
  captains: readonly DrawnCaptain[];
  /**
   * The events since the last dice or card, so that what happened together can be shown together; none when all is
   * still.
   */
  recent: readonly Event[];
};

export const still = ({ seat, open }: SeasView): Scene => ({
  seat,
  table: open.table,
  turn: open.turn,
  dice: open.dice,
  captains: open.captains.map(drawnCaptain),
  recent: [],
});

/** The open position as the scene shows it; whose decision it is and what was noted in logs stays as it was. */
export const openOf = ({ turn, dice, captains }: Scene, before: Open): Open => ({
  ...before,
  turn,
  dice,
  captains: before.captains.map((captain, seat) => {
    const { legs: _, turnMarks: __, ...drawn } = captains[seat]!;
    return { ...captain, ...drawn };
  }),
});

export function drawnCaptain({ log, stories: _, ...captain }: Captain): DrawnCaptain {
  const turns = log.map(turnOf);
  return {
    ...captain,
    legs: turns.flatMap((turn, n) =>
      turn.kind === 'sail' && turn.cells.length > 0 ? [{ turn: n + 1, cells: turn.cells.map(({ cell }) => cell) }] : [],
    ),
    turnMarks: turns.map(turn => (turn.kind === 'sail' ? turn.wind : turn.kind === 'explore' ? 'X' : 'P')),
  };
}

const withCaptain = (scene: Scene, seat: number, change: (captain: DrawnCaptain) => Partial<DrawnCaptain>): Scene => ({
  ...scene,
  captains: scene.captains.map((captain, at) => (at === seat ? { ...captain, ...change(captain) } : captain)),
});

const withLedger = (scene: Scene, seat: number, change: (ledger: Ledger) => Partial<Ledger>): Scene =>
  withCaptain(scene, seat, ({ ledger }) => ({ ledger: { ...ledger, ...change(ledger) } }));

/** Notes on the turn track what a captain does this turn. */
const withTurnMark = (scene: Scene, seat: number, mark: Direction | 'X' | 'P'): Scene =>
  withCaptain(scene, seat, ({ turnMarks }) =>
    turnMarks.length < scene.turn ? { turnMarks: [...turnMarks, mark] } : {},
  );

const withCells = (cells: readonly number[], on: readonly Cell[], content: (n: number) => number): number[] => {
  const after = cells.slice();
  on.forEach((cell, n) => {
    after[cell] = content(n);
  });
  return after;
};

/** What ends the turn before it: what captains did is over when the next dice roll or the next card lies open. */
const BEGINNINGS: readonly Event['type'][] = ['island-turned', 'known-turned', 'maps-passed', 'dice', 'adventure'];

export const stage = (scene: Scene, event: Event): Scene => ({
  ...staged(scene, event),
  recent: BEGINNINGS.includes(event.type) ? [] : [...scene.recent, event],
});

function staged(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'island-drawn':
      return islandDrawn(scene, event);
    case 'obstacle-drawn':
      return obstacleDrawn(scene, event);
    case 'home-chosen':
      return shipAt(
        withCaptain(scene, event.seat, () => ({ home: event.port, start: event.at })),
        event.seat,
        event.at,
      );
    case 'dice':
      return { ...scene, turn: event.turn, dice: { values: event.values, face: event.face } };
    case 'hove-to':
    case 'wind-chosen':
      return withTurnMark(scene, event.seat, event.wind);
    case 'step': {
      const paid = withLedger(scene, event.seat, ({ provisions, moves }) => ({
        provisions: provisions - event.provisions,
        moves: moves - (event.bonus ? 1 : 0),
      }));
      return sailedTo(paid, event.seat, event.to);
    }
    case 'carried':
      return sailedTo(scene, event.seat, event.to);
    case 'monster':
      return withLedger(scene, event.seat, ({ provisions }) => ({ provisions: provisions - 1 }));
    case 'story':
      return withLedger(scene, event.seat, ({ story }) => ({ story: story + event.gained }));
    case 'explored':
      return explored(scene, event);
    case 'told':
      return withCaptain(withTurnMark(scene, event.seat, 'P'), event.seat, ({ tellings }) => ({
        tellings: [...tellings, { port: event.port, value: event.value, turn: scene.turn }],
      }));
    case 'resupplied':
      return withLedger(event.free ? scene : withTurnMark(scene, event.seat, 'P'), event.seat, ledger => ({
        provisions: ledger.provisions + event.added,
        provisionsFilled: ledger.provisionsFilled + event.added,
        gold: ledger.gold - (event.free ? 0 : RESUPPLY_PRICE),
      }));
    case 'upgraded':
      return withLedger(withTurnMark(scene, event.seat, 'P'), event.seat, ({ gold }) => ({
        ship: event.ship,
        gold: gold - event.price,
      }));
    case 'bonus':
      return bonus(scene, event);
    case 'excess':
      return withLedger(scene, event.seat, ({ provisions }) => ({ provisions: provisions - event.lost }));
    case 'drifted':
      return withCaptain(scene, event.seat, () => ({ at: event.route.at(-1)! }));
    case 'final-story':
      return withCaptain(scene, event.seat, () => ({
        landfall: { place: event.place, port: event.port, bonus: event.bonus, final: event.value },
      }));
    case 'island-turned':
    case 'known-turned':
    case 'ready':
    case 'maps-passed':
    case 'no-room':
    case 'adventure':
    case 'storm':
    case 'ended':
      return scene;
  }
}

type Of<T extends Event['type']> = Extract<Event, { type: T }>;

function islandDrawn(scene: Scene, { seat, island, pose, at }: Of<'island-drawn'>): Scene {
  const { cells, port } = islandLayings(island).find({ pose, at })!;
  return withCaptain(scene, seat, ({ chart }) => ({
    chart: {
      ...chart,
      cells: withCells(chart.cells, cells, n => (cells[n] === port ? PORT : LAND)),
      islands: [...chart.islands, { island, pose, at }],
      harbours: [...chart.harbours, { port: ISLAND_CARDS[island].harbour, cell: port }],
    },
  }));
}

const CONTENT = { rocks: ROCKS, storm: STORM, monster: MONSTER, current: CURRENT } as const;

function obstacleDrawn(scene: Scene, { by, on, card, pose, at }: Of<'obstacle-drawn'>): Scene {
  const { cells, arrows } = cardLayings(card).find({ pose, at })!;
  const content = CONTENT[ADVENTURES[card]!.kind];
  return withCaptain(scene, on, ({ chart }) => ({
    chart: {
      ...chart,
      cells: withCells(chart.cells, cells, n => content + (arrows[n] ?? 0)),
      obstacles: [...chart.obstacles, { card, pose, at, by, turn: scene.turn }],
    },
  }));
}

const shipAt = (scene: Scene, seat: number, cell: Cell): Scene =>
  withCaptain(scene, seat, ({ chart }) => ({
    at: cell,
    chart: { ...chart, cells: withCells(chart.cells, [cell], () => WAKE) },
  }));

function sailedTo(scene: Scene, seat: number, cell: Cell): Scene {
  return withCaptain(shipAt(scene, seat, cell), seat, ({ legs }) => {
    const last = legs.at(-1);
    const turn = scene.turn;
    if (last?.turn !== turn) return { legs: [...legs, { turn, cells: [cell] }] };
    return { legs: [...legs.slice(0, -1), { turn, cells: [...last.cells, cell] }] };
  });
}

function explored(scene: Scene, { seat, at, provisions, gold, story }: Of<'explored'>): Scene {
  const there = withCaptain(withTurnMark(scene, seat, 'X'), seat, ({ chart }) => ({
    chart: { ...chart, cells: withCells(chart.cells, [at], () => EXPLORED) },
  }));
  return withLedger(there, seat, ledger => ({
    provisions: ledger.provisions + provisions,
    provisionsFilled: ledger.provisionsFilled + provisions,
    gold: ledger.gold + gold,
    goldFilled: ledger.goldFilled + gold,
    story: ledger.story + story,
  }));
}

/** A Resupply comes with an event of its own, and stars are counted from what is filled in. */
function bonus(scene: Scene, { seat, bonus }: Of<'bonus'>): Scene {
  switch (bonus) {
    case 'move':
      return withLedger(scene, seat, ({ moves }) => ({ moves: moves + 1 }));
    case 'gold':
      return withLedger(scene, seat, ({ gold, goldFilled }) => ({ gold: gold + 1, goldFilled: goldFilled + 1 }));
    case 'story':
      return withLedger(scene, seat, ({ story }) => ({ story: story + 1 }));
    case 'resupply':
    case 'star':
      return scene;
  }
}
