import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isConnected, nowhere } from '../facts/area.ts';
import { chartDrawnOn, placements } from '../facts/placement.ts';
import { cardLayings } from '../facts/shapes.ts';
import { rollingSeas as game } from '../game.ts';
import type { SeasOptions } from '../meta.ts';
import { OBSTACLE } from '../moves.ts';
import {
  ADVENTURES,
  AROUND,
  BESIDE,
  CARDS,
  CELLS,
  type Cell,
  COLUMNS,
  columnOf,
  isPassable,
  rowOf,
  STORM,
} from '../tables/index.ts';
import {
  accepts,
  cardNamed,
  cells,
  deepEqual,
  drawing,
  equal,
  known,
  laid,
  menuOf,
  names,
  newGame,
  obstacle,
  played,
  refuses,
  sail,
  table,
  told,
  type Voyage,
} from './builders.ts';

const placing = (id: string, ...captains: Voyage[]) =>
  table({
    captains: captains.length > 0 ? captains : [{}, {}],
    phase: drawing(
      id,
      captains.map((_, seat) => seat),
    ),
  });
/** Everybody has hove to, and two dice alike have brought this card. */
const bringing = (id: string, captains: Voyage[]) => {
  const state = table({ captains, chance: [1, 1, 4, 1] });
  state.shut.deck = [...state.shut.deck.filter(card => card !== cardNamed(id)), cardNamed(id)];
  return played(state, ...captains.map(() => sail('E')));
};
const two = (id: string, voyage: Voyage) => table({ captains: [voyage, voyage], phase: drawing(id, [0, 1]) });

describe('4 Adventure', () => {
  test('4.1 Two dice with the same wind bring an Adventure, three no more than one, three different winds none', () => {
    const rolled = (values: number[]) =>
      played(table({ captains: [{}], chance: [...values, 1], turn: 3 }), sail('E')).open;
    equal(rolled([1, 2, 5]).phase.kind, 'adventure'); // 1 and 2 are both north
    equal(rolled([1, 5, 2]).phase.kind, 'adventure');
    equal(rolled([5, 1, 2]).phase.kind, 'adventure');
    equal(rolled([3, 6, 9]).phase.kind, 'action');
    const three = rolled([7, 8, 7]);
    deepEqual([three.phase.kind, three.discard.length], ['adventure', 1]);
  });

  test('4.2 Example 11: charts are passed to the left, to the right, or kept', () => {
    const on = (id: string) => {
      const { open } = table({ captains: [{}, {}, {}], phase: drawing(id, [0, 1, 2]) });
      return [0, 1, 2].map(seat => chartDrawnOn(open, seat));
    };
    deepEqual(on('A01'), [2, 0, 1]);
    deepEqual(on('A02'), [1, 2, 0]);
    deepEqual(on('A09'), [0, 1, 2]);
    const before = table({ captains: [{}, {}, {}], phase: known('A01', [0, 1, 2]) });
    deepEqual(
      [0, 1, 2].map(seat => chartDrawnOn(before.open, seat)),
      [1, 2, 0],
    );
    equal(chartDrawnOn(placing('A01', {}).open, 0), 0);
  });

  test('4.2 Everybody is told which way the charts go, or nothing when they stay', () => {
    const passed = (id: string) => told(bringing(id, [{}, {}]).events, 'maps-passed').map(({ to }) => to);
    deepEqual([passed('A01'), passed('A02'), passed('A09')], [['left'], ['right'], []]);
  });

  test('4.2 A neighbour’s rocks appear on your chart when all are in', () => {
    const { open, events } = played(two('A01', { at: 'B4' }), obstacle('A01', 'C2 D2 E2'), obstacle('A01', 'C1 C2 C3'));
    deepEqual(
      told(events, 'obstacle-drawn').map(({ by, on }) => [by, on]),
      [
        [0, 1],
        [1, 0],
      ],
    );
    deepEqual(
      open.captains.map(({ chart }) => chart.obstacles.map(({ by }) => by)),
      [[1], [0]],
    );
    equal(open.phase.kind, 'action');
  });

  test('4.3 Example 8: the Bay Squall touches column A or row 7, in 113 places on Chart K', () => {
    const state = two('A09', { at: 'B4' });
    equal(menuOf(state, 0).length, 113);
    for (const it of placements(state.open, cardNamed('A09'), 0))
      equal(
        it.cells.some(cell => columnOf(cell) === 0 || rowOf(cell) === 6),
        true,
      );
    accepts(state, 0, obstacle('A09', 'A7 B7 C7 B8'));
    refuses(state, 0, obstacle('A09', 'A3 B3 C3 B4'), 'on-land');
    refuses(state, 0, obstacle('A09', 'G12 H12 I12 H13'), 'misses-line');
  });

  test('4.3 Where its lines have no room, an obstacle is drawn anywhere', () => {
    const state = two('A09', { at: 'B4' });
    const { chart } = state.open.captains[0]!;
    for (let cell = 0; cell < chart.cells.length; cell++)
      if ((columnOf(cell) < 1 || rowOf(cell) === 6) && chart.cells[cell]! < 2) chart.cells[cell] = STORM;
    accepts(state, 0, obstacle('A09', 'G12 H12 I12 H13'));
    equal(menuOf(state, 0).length > 100, true);
  });

  test('4.4 Nothing is drawn on land, on an obstacle, or where the ship has been', () => {
    const state = two('A15', { at: 'B4', storms: 'I9', visited: 'I10' });
    refuses(state, 0, obstacle('A15', 'I8 I9'), 'on-obstacle');
    refuses(state, 0, obstacle('A15', 'I10 I11'), 'already-visited');
    refuses(state, 0, obstacle('A15', 'I6 I7'), 'on-land');
    accepts(state, 0, obstacle('A15', 'I7 I8'));
    refuses(state, 0, OBSTACLE[2]![0]!, 'no-such-pose');
    refuses(state, 0, OBSTACLE[0]![18]!, 'off-the-map');
  });

  test('4.4 A current points neither ashore, nor onto rocks, nor off the chart', () => {
    const state = two('A20', { at: 'B4', rocks: 'L8' });
    refuses(state, 0, obstacle('A20', 'H8 I8 J8 K8', 'E E E E'), 'points-ashore');
    accepts(state, 0, obstacle('A20', 'H8 I8 J8 K8', 'W W W W'));
    refuses(state, 0, obstacle('A20', 'H1 H2 H3 H4', 'N N N N'), 'points-ashore');
    refuses(state, 0, obstacle('A20', 'F2 F3 F4 F5', 'S S S S'), 'points-ashore');
  });

  test('4.4 Rocks are not drawn where a current points', () => {
    const state = two('A07', { at: 'B4', currents: ['G8 E'] });
    refuses(state, 0, obstacle('A07', 'H8 I9 J10'), 'blocks-current');
    accepts(two('A07', { at: 'B4', currents: ['G8 W'] }), 0, obstacle('A07', 'H8 I9 J10'));
  });

  test('4.5 Rocks may not hold the ship fast', () => {
    const oneWayOut = { at: 'C2', rocks: 'D1 D3 C3 B3 C1' };
    refuses(two('A01', oneWayOut), 0, obstacle('A01', 'D2 E2 F2'), 'strands-ship');
  });

  test('4.5 A ship that can move aslant is not held fast', () => {
    const aslantOnly = { at: 'C2', rocks: 'C1 D1 D2 C3 B3' };
    accepts(two('A01', aslantOnly), 0, obstacle('A01', 'E2 F2 G2'));
    refuses(two('A02', aslantOnly), 0, obstacle('A02', 'D3 D4 C4'), 'strands-ship');
  });

  test('4.5 Example 9: rocks may not take a port’s last dock, and it is said whose', () => {
    // Stormy lines let Broken Teeth lie anywhere.
    const lines = [...'CDEFGHIJKLMNOPQ'].map(letter => `${letter}2`).join(' ');
    const column = Array.from({ length: 15 }, (_, row) => `C${row + 1}`).join(' ');
    const at = { at: 'Q9', storms: `${lines} ${column}` };
    const shut = two('A01', { ...at, rocks: 'R12' });
    for (const it of cardLayings(cardNamed('A01')).all)
      if (it.cells.includes(cells('S11')[0]!))
        equal(game.check({ seat: 0, open: shut.open, own: null }, OBSTACLE[it.pose]![it.at]!) === null, false);
    refuses(shut, 0, obstacle('A01', 'Q11 R11 S11'), 'shuts-port');
    equal(
      game.words.refusals['shuts-port']!({ port: 'cinderquay' }),
      'Cinderquay could not be reached any more (4.5).',
    );
    for (const where of ['Q11 R11 S11', 'S9 S10 S11']) accepts(two('A01', at), 0, obstacle('A01', where));
  });

  test('4.5 A strait between two corners leads to ports, unless the table has closed it', () => {
    // A wall down column H with a gap at H10, which rocks on G10 leave open aslant only.
    const voyage = { at: 'B4', rocks: 'H1 H2 H3 H4 H5 H6 H7 H8 H9 H11 H12 H13 H14 H15' };
    const walled = (options: Partial<SeasOptions>) =>
      table({ captains: [voyage, voyage], phase: drawing('A05', [0, 1]), options });
    accepts(walled({}), 0, obstacle('A05', 'D10 E10 F10 G10'));
    refuses(walled({ 'tight-straits': 'closed' }), 0, obstacle('A05', 'D10 E10 F10 G10'), 'shuts-port');
  });

  test('4.5 Nor part a port from the ship by a wall', () => {
    // A wall down column H, but for two gaps.
    const wall = 'H1 H2 H3 H4 H5 H7 H8 H9 H11 H12 H13 H14 H15';
    const state = two('A07', { at: 'B4', rocks: `${wall} H6` });
    refuses(state, 0, obstacle('A07', 'H10 I11 J12'), 'shuts-port');
    accepts(two('A07', { at: 'B4', rocks: wall }), 0, obstacle('A07', 'H10 I11 J12'));
  });

  test('4.5 Spreading row by row finds what a walk from cell to cell finds', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const state = newGame(2, {}, seed);
      const rocksOf = (n: number) => `${'FGHIJK'[n % 6]}${8 + (n % 5)}`;
      const captain = state.open.captains[0]!;
      for (let n = seed; n < seed + 9; n++) captain.chart.cells[cells(rocksOf(n * 7))[0]!] = 12;
      const before = largestSea(captain.chart.cells);
      const reached = captain.chart.harbours.filter(it => touches(before, it.cell));
      for (const card of [0, 3, 6, 7]) {
        const legal = new Set(placements({ ...state.open, phase: drawing('A01', []) }, card, 0));
        for (const it of cardLayings(card).tiers[0]!) {
          const filled = captain.chart.cells.slice();
          if (it.cells.some(cell => filled[cell] !== 0)) continue;
          for (const cell of it.cells) filled[cell] = 12;
          const sea = largestSea(filled);
          equal(
            legal.has(it),
            reached.every(port => touches(sea, port.cell)),
            names(it.cells),
          );
        }
      }
    }
  });

  test('4.5 Rocks with a hollow part what lies in it from the sea only at the edge of the map, and only where straits are closed', () => {
    const water = nowhere().fill((1 << COLUMNS) - 1);
    const hollow = cardLayings(cardNamed('A19')).forms[0]!; // #.# above .#.
    const parted = (straits: 'open' | 'closed') =>
      [0, 5].map(row => !isConnected(water, hollow.rim, 4, row - 1, straits));
    deepEqual(parted('open'), [false, false]);
    deepEqual(parted('closed'), [true, false]);
  });

  test('4.5 Around rocks goes a ring of all cells beside them, and between two of them in a line is no gap', () => {
    for (const card of CARDS.filter(card => ADVENTURES[card]!.kind === 'rocks'))
      for (const form of cardLayings(card).forms) {
        if (!form) continue;
        const { ring, rim, squares } = form;
        const around = new Set(ring.map(({ x, y }) => `${x} ${y}`));
        equal(around.size, ring.length);
        const cellsOfRim = rim.flatMap((columns, y) =>
          Array.from({ length: COLUMNS }, (_, x) => x)
            .filter(x => ((columns >> x) & 1) === 1)
            .map(x => `${x - 1} ${y - 1}`),
        );
        deepEqual([...around].sort(), cellsOfRim.sort());
        ring.forEach(({ x, y }, i) => {
          const next = ring[(i + 1) % ring.length]!;
          equal(Math.abs(next.x - x) + Math.abs(next.y - y), 1);
        });
        const covers = (x: number, y: number) => squares.some(square => square.x === x && square.y === y);
        for (const { x, y } of squares) {
          ok(covers(x + 1, y) || !covers(x + 2, y), `${card}: ${x} ${y}`);
          ok(covers(x, y + 1) || !covers(x, y + 2), `${card}: ${x} ${y}`);
        }
      }
  });

  test('4.6 A card that fits nowhere is discarded', () => {
    const state = table({ captains: [{}], chance: [1, 1, 4, 1], turn: 3 });
    const { chart } = state.open.captains[0]!;
    chart.cells = chart.cells.map(content => (content === 0 ? 1 : content));
    const { open, events } = played(state, sail('E'));
    deepEqual([open.phase.kind, told(events, 'no-room').length], ['action', 1]);
  });

  test('4.7 When the deck is empty, the discards are shuffled', () => {
    const state = table({ captains: [{}], turn: 3 });
    state.open.discard = [...CARDS];
    state.shut.deck = [];
    while (state.open.phase.kind === 'action')
      played(
        state,
        sail(
          (['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const).find(
            wind => game.check({ seat: 0, open: state.open, own: null }, sail(wind)) === null,
          )!,
        ),
      );
    deepEqual([state.open.discard.length, state.shut.deck.length], [1, 23]);
  });
});

const touches = (sea: Set<Cell>, port: Cell): boolean => BESIDE[port]!.some(cell => sea.has(cell));

function largestSea(cells: readonly number[]): Set<Cell> {
  let largest = new Set<Cell>();
  for (let first = 0; first < CELLS; first++) {
    if (!isPassable(cells[first]!) || largest.has(first)) continue;
    const sea = new Set([first]);
    for (const cell of sea) for (const next of AROUND[cell]!) if (isPassable(cells[next]!)) sea.add(next);
    if (sea.size > largest.size) largest = sea;
  }
  return largest;
}

describe('Cards', () => {
  const POSES = [2, 4, 8, 4, 2, 4, 2, 1, 4, 2, 4, 1, 4, 8, 2, 2, 4, 2, 4, 4, 8, 8, 8, 8];
  for (const [card, adventure] of ADVENTURES.entries())
    test(`${adventure.id} ${adventure.name} can lie in ${POSES[card]} ways, on its lines first`, () => {
      equal(cardLayings(card).poses.length, POSES[card]);
      const state = two(adventure.id, { at: 'B4' });
      const menu = menuOf(state, 0);
      equal(menu.length >= 7 && menu.length <= 450, true, `${menu.length}`);
      const { events, open } = played(state, menu[0]!, menu.at(-1)!);
      const [first] = told(events, 'obstacle-drawn');
      const chart = open.captains[first!.on]!.chart;
      const it = cardLayings(card).find(first!)!;
      equal(
        it.cells.some(cell => columnOf(cell) === adventure.column || rowOf(cell) === adventure.row),
        true,
      );
      equal(new Set(it.cells.map(cell => chart.cells[cell]! > 1)).size, 1);
    });

  test('There are 8 Rocks, 6 Storms, 5 Sea Monsters and 5 Currents; every column and row occurs', () => {
    const count = (kind: string) => ADVENTURES.filter(adventure => adventure.kind === kind).length;
    deepEqual(['rocks', 'storm', 'monster', 'current'].map(count), [8, 6, 5, 5]);
    equal(new Set(ADVENTURES.map(({ column }) => column)).size, 19);
    equal(new Set(ADVENTURES.map(({ row }) => row)).size, 15);
    for (const { kind, pass, anchor } of ADVENTURES) {
      equal(pass === 'keep', kind !== 'rocks');
      equal(anchor === null, kind !== 'rocks');
    }
  });

  test('A pose turns arrows with the shape', () => {
    equal(laid('A22', 'H9 I9 J9 J10 J11', 'E E S S S').pose, 0);
    equal(laid('A22', 'J9 J10 J11 I11 H11', 'S S W W W').pose, 1);
    equal(laid('A22', 'J9 I9 H9 H10 H11', 'W W S S S').pose, 4);
  });
});

describe('12 Alone', () => {
  test('12.2 Example 10: Rocks cover the coordinate on the card; where they cannot, they touch the Anchor’s line', () => {
    const state = placing('A01', { at: 'B4' });
    deepEqual(
      placements(state.open, cardNamed('A01'), 0).map(it => names(it.cells)),
      ['C2 D2 E2', 'C1 C2 C3', 'C2 C3 C4'],
    );
    refuses(state, 0, obstacle('A01', 'C5 C6 C7'), 'misses-anchor');
    const stormy = placing('A01', { at: 'B4', storms: 'C2' });
    equal(menuOf(stormy, 0).length, 33);
    accepts(stormy, 0, obstacle('A01', 'C5 C6 C7'));
    refuses(stormy, 0, obstacle('A01', 'D2 E2 F2'), 'misses-anchor');
  });

  test('12.2 Where neither can be, the other line; then anywhere', () => {
    const column = Array.from({ length: 15 }, (_, row) => `C${row + 1}`).join(' ');
    const other = placing('A01', { at: 'B4', storms: column });
    accepts(other, 0, obstacle('A01', 'D2 E2 F2'));
    refuses(other, 0, obstacle('A01', 'H9 I9 J9'), 'misses-anchor');
    const row = 'CDEFGHIJKLMNOPQ'
      .split('')
      .map(letter => `${letter}2`)
      .join(' ');
    const anywhere = placing('A01', { at: 'B4', storms: `${column} ${row}` });
    accepts(anywhere, 0, obstacle('A01', 'H9 I9 J9'));
  });

  for (const { id, name, kind, column, row, anchor } of ADVENTURES)
    if (kind === 'rocks')
      test(`12.2 ${name} cover their coordinate; where that is taken, the ${anchor} with the Anchor; then the other`, () => {
        const card = cardNamed(id);
        const coordinate = row * COLUMNS + column;
        const onColumn = (cell: Cell) => columnOf(cell) === column;
        const onRow = (cell: Cell) => rowOf(cell) === row;
        const [line, other] = anchor === 'column' ? [onColumn, onRow] : [onRow, onColumn];
        const state = placing(id, { at: 'J9' });
        const { chart } = state.open.captains[0]!;
        const all = (meets: (cell: Cell) => boolean) => {
          const menu = placements(state.open, card, 0);
          equal(menu.length > 0 && menu.every(it => it.cells.some(meets)), true);
        };
        const storm = (taken: (cell: Cell) => boolean) => {
          chart.cells = chart.cells.map((content, cell) => (content === 0 && taken(cell) ? STORM : content));
        };
        all(cell => cell === coordinate);
        storm(cell => cell === coordinate);
        all(line);
        storm(line);
        all(other);
        storm(other);
        equal(placements(state.open, card, 0).length > 50, true);
      });

  test('12.2 Other obstacles touch either line, as in company', () => {
    const alone = placing('A09', { at: 'B4' });
    equal(menuOf(alone, 0).length, 113);
  });

  test('12.1 The own chart is drawn on, Known Obstacles too', () => {
    const state = newGame(1);
    while (state.open.phase.kind === 'island') played(state, menuOf(state, 0)[0]!);
    equal(state.open.phase.kind, 'known');
    while (state.open.phase.kind === 'known') played(state, menuOf(state, 0)[0]!);
    deepEqual(
      state.open.captains[0]!.chart.obstacles.map(({ by }) => by),
      [0, 0],
    );
  });

  test('12.1 Nobody is told that charts go round, neither for Known Obstacles nor for Rocks', () => {
    const state = newGame(1);
    const events = [];
    while (state.open.phase.kind !== 'home') events.push(...played(state, menuOf(state, 0)[0]!).events);
    deepEqual([told(events, 'known-turned').length, told(events, 'maps-passed')], [2, []]);
    deepEqual(told(bringing('A02', [{}]).events, 'maps-passed'), []);
  });
});
