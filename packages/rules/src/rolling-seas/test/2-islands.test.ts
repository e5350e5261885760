import { describe, test } from 'node:test';
import { settle } from '../../kit/options.ts';
import { seaOf } from '../facts/access.ts';
import { isIn } from '../facts/area.ts';
import { islandPlaces, portsShutOff } from '../facts/islands.ts';
import { islandLayings } from '../facts/shapes.ts';
import { rollingSeas as game } from '../game.ts';
import { ISLAND } from '../moves.ts';
import {
  BLANK,
  CARDS,
  CELLS,
  COORDINATES,
  cellName,
  cellNamed,
  DIRECTIONS,
  FINDS,
  ISLAND_CARDS,
  ISLANDS,
  type Island,
  LAND,
  MAINLAND,
  PORT,
  ROCKS,
  SHIPS,
  STORM,
  WAKE,
  WIND_OF,
} from '../tables/index.ts';
import type { Move, Placement } from '../types.ts';
import {
  accepts,
  cells,
  deepEqual,
  equal,
  isle,
  menuOf,
  names,
  newGame,
  played,
  refuses,
  start,
  table,
  told,
} from './builders.ts';

const drawingIsland = (island: Island, coordinates: string[] = [cellName(ISLAND_CARDS[island].coordinate)]) => ({
  kind: 'island' as const,
  island,
  coordinates: coordinates.map(cellNamed),
  asked: [0, 1],
  waiting: [0, 1],
});

/** A table with blank charts and one island to draw. */
function blank(island: Island, other?: Island) {
  const state = newGame(2, other ? { islands: 'advanced' } : {});
  const islands = other ? [island, other] : [island];
  state.open.islands = islands;
  state.shut.islands = ISLANDS.filter(it => !islands.includes(it));
  state.open.phase = drawingIsland(
    island,
    islands.map(it => cellName(ISLAND_CARDS[it].coordinate)),
  );
  return state;
}

describe('1 The chart', () => {
  test('1.1 has 19 columns and 15 rows, the same turned upside down', () => {
    equal(BLANK.length, CELLS);
    equal(CELLS, 19 * 15);
    for (let cell = 0; cell < CELLS; cell++)
      equal(BLANK[cell]! >= LAND, BLANK[CELLS - 1 - cell]! >= LAND, cellName(cell));
    equal(names(COORDINATES), 'E4 O4 J6 J10 E12 O12');
  });

  test('1.2 has four ports on the mainland, two in the west and two in the east', () => {
    equal(names(Object.values(MAINLAND)), 'A4 B12 R4 S12');
    for (const cell of Object.values(MAINLAND)) equal(BLANK[cell], PORT);
    equal(BLANK.filter(content => content === PORT).length, 4);
  });

  test('1.3 One to eight captains play', () => {
    for (const seats of [0, 9]) equal(settle(game, seats, {}).refusal?.code, 'bad-seats');
    for (const seats of [1, 8]) equal(newGame(seats).open.captains.length, seats);
  });

  test('1.4 The ledger begins empty, or with five Provisions', () => {
    const [none] = newGame(2).open.captains;
    deepEqual(Object.values(none!.ledger), [0, 0, 0, 0, 0, 0, 0]);
    const [five] = newGame(2, { 'start-provisions': '5' }).open.captains;
    deepEqual([five!.ledger.provisions, five!.ledger.provisionsFilled], [5, 5]);
  });

  test('1.5 The dice show what they should', () => {
    const faces = WIND_OF.slice(1).map(wind => DIRECTIONS[wind]);
    deepEqual(faces, ['N', 'N', 'NE', 'E', 'E', 'SE', 'S', 'S', 'SW', 'W', 'W', 'NW']);
    deepEqual(
      FINDS.slice(1).map(({ provisions, gold, story }) => [provisions, gold, story]),
      [
        [3, 0, 1],
        [2, 1, 1],
        [1, 2, 1],
        [0, 3, 1],
        [1, 1, 2],
        [0, 1, 3],
      ],
    );
    deepEqual(
      SHIPS.map(({ speed, hold, price }) => [speed, hold, price]),
      [
        [3, 5, 0],
        [4, 7, 4],
        [5, 10, 7],
      ],
    );
  });
});

describe('2 Islands', () => {
  const POSES: Record<Island, number> = { I1: 8, I2: 8, I3: 8, I4: 4, I5: 4, I6: 8 };
  for (const island of ISLANDS)
    test(`2.2 ${ISLAND_CARDS[island].name} can lie in ${POSES[island]} ways, and covers its coordinate`, () => {
      equal(islandLayings(island).poses.length, POSES[island]);
      const state = blank(island);
      const menu = menuOf(state, 0);
      equal(menu.length >= 20 && menu.length <= 48, true, `${menu.length}`);
      const { open, events } = played(state, menu[0]!, menu.at(-1)!);
      for (const { chart } of open.captains) {
        equal(chart.cells[ISLAND_CARDS[island].coordinate]! >= LAND, true);
        equal(chart.harbours.at(-1)!.port, ISLAND_CARDS[island].harbour);
        equal(chart.cells[chart.harbours.at(-1)!.cell], PORT);
      }
      equal(told(events, 'island-drawn').length, 2);
    });

  test('2.3 Example 12: The Backbone has 44 places on the empty chart, none of them over J10', () => {
    const state = blank('I3');
    equal(menuOf(state, 0).length, 44);
    const over = islandLayings('I3').all.filter(
      it => it.cells.includes(cellNamed('J6')) && it.cells.includes(cellNamed('J10')),
    );
    equal(over.length, 4);
    for (const { pose, at } of over) refuses(state, 0, ISLAND[pose]![at]!, 'other-coordinate');
  });

  test('2.3 Islands lie on water, and may touch', () => {
    const state = blank('I2');
    const [captain] = state.open.captains;
    captain!.chart.cells[cellNamed('D12')] = LAND;
    refuses(state, 0, isle('I2', 'D11 E11 D12 E12 D13'), 'on-land');
    accepts(state, 0, isle('I2', 'E12 F12 E13 F13 E14'));
    refuses(state, 0, isle('I2', 'H11 I11 H12 I12 H13'), 'misses-coordinate');
    refuses(state, 0, ISLAND[0]![18]!, 'off-the-map');
    refuses(blank('I4'), 0, ISLAND[4]![0]!, 'no-such-pose');
  });

  test('2.3 An island may shut off a port, and who draws it can be told which', () => {
    const state = blank('I2');
    const { chart } = state.open.captains[0]!;
    for (const cell of cells('B11 C11 B13 C13')) chart.cells[cell] = LAND; // Tarbarrel is left with the dock C12
    const unwise = isle('I2', 'D11 E11 D12 E12 D13') as Placement;
    accepts(state, 0, unwise as Move);
    deepEqual(portsShutOff(chart, 'I2', unwise, 'open'), ['tarbarrel']);
    deepEqual(portsShutOff(chart, 'I2', isle('I2', 'E12 F12 E13 F13 E14') as Placement, 'open'), []);
  });

  test('2.4 Advanced: two islands at a time may trade their coordinates', () => {
    const state = blank('I2', 'I5');
    const covering = (menu: readonly object[], at: string) =>
      menu.filter(move =>
        islandLayings('I2')
          .find(move as never)!
          .cells.includes(cellNamed(at)),
      ).length;
    const menu = menuOf(state, 0);
    equal(covering(menu, 'E12') > 0 && covering(menu, 'O4') > 0, true);
    const { open } = played(state, isle('I2', 'O4 P4 O5 P5 O6'), isle('I2', 'E12 F12 E13 F13 E14'));
    equal(open.phase.kind === 'island' && open.phase.island, 'I5');
    for (const [seat, coordinate] of [
      [0, 'E12'],
      [1, 'O4'],
    ] as const)
      for (const move of menuOf(state, seat))
        equal(
          islandLayings('I5')
            .find(move as never)!
            .cells.includes(cellNamed(coordinate)),
          true,
        );
    refuses(state, 0, isle('I5', 'N3 N4 O4 O5 P5'), 'on-land');
  });

  test('2.4 The first of a pair leaves room for the second', () => {
    const state = blank('I2', 'I4');
    const [captain] = state.open.captains;
    // All water around J10 that Anvil Island needs becomes land, but for one place.
    const [room] = islandLayings('I4').all.filter(
      it => it.cells.includes(cellNamed('J10')) && !it.cells.includes(cellNamed('J6')),
    );
    captain!.chart.cells = captain!.chart.cells.map((content, cell) =>
      room!.cells.includes(cell) || cell % 19 < 7 ? content : LAND,
    );
    for (const move of menuOf(state, 0))
      equal(
        islandLayings('I2')
          .find(move as never)!
          .cells.includes(cellNamed('E12')),
        true,
      );
    const inTheWay = islandLayings('I2').all.find(it => it.cells.every(cell => room!.cells.includes(cell)));
    equal(inTheWay, undefined);
    const drawing = drawingIsland('I2', ['E12', 'J10']);
    equal(islandPlaces(captain!.chart, drawing, 'I4', islandLayings('I2').byPlace).length > 0, true);
    captain!.chart.cells[room!.cells[0]!] = LAND;
    refuses(state, 0, isle('I2', 'E12 F12 E13 F13 E14'), 'no-room-for-next');
  });

  test('1.6 The second of a pair that fits in one way only is drawn at once, when the others have chosen', () => {
    const state = blank('I2', 'I4');
    const { chart } = state.open.captains[0]!;
    const [room] = islandLayings('I4').all.filter(it => it.cells.includes(cellNamed('J10')));
    const free = [...cells('E12 F12 E13 F13 E14'), ...room!.cells];
    chart.cells = chart.cells.map((content, cell) => (free.includes(cell) ? content : LAND));
    const first = isle('I2', 'E12 F12 E13 F13 E14');
    const asked = played(state, first, first);
    deepEqual([[...game.deciding(asked.open)], chart.islands.length], [[1], 1]);
    const { events } = played(asked, menuOf(asked, 1)[0]!);
    const { pose, at } = room!;
    deepEqual(told(events, 'island-drawn')[0], { type: 'island-drawn', seat: 0, island: 'I4', pose, at });
  });

  test('2.5 Four of the six cards are drawn, then Known Obstacles follow', () => {
    for (const islands of ['basic', 'advanced'] as const) {
      const state = newGame(3, { islands });
      let drawn = 0;
      while (state.open.phase.kind === 'island') {
        played(state, menuOf(state, game.deciding(state.open)[0]!)[0]!);
        drawn += 1;
      }
      equal(drawn, 12);
      equal(state.open.phase.kind, 'known');
      for (const { chart } of state.open.captains) equal(chart.harbours.length, 8);
    }
  });
});

describe('3 Before casting off', () => {
  test('3.1 Two Known Obstacles are drawn on every chart, then the Home Port is chosen', () => {
    const state = newGame(3);
    while (state.open.phase.kind !== 'home') played(state, menuOf(state, game.deciding(state.open)[0]!)[0]!);
    for (const [seat, { chart }] of state.open.captains.entries())
      deepEqual(
        chart.obstacles.map(({ by }) => by),
        [(seat + 2) % 3, (seat + 2) % 3],
      );
    equal(state.open.discard.length, 2);
  });

  /** Just before the Known Obstacles are turned up: one island is left, and everybody but the last has drawn it. */
  const beforeKnown = (seats: number) => {
    const state = newGame(seats);
    const isLast = () => {
      const { phase, islands } = state.open;
      return phase.kind !== 'island' || (islands.length === 4 && phase.waiting.length === 1);
    };
    while (!isLast()) played(state, menuOf(state, game.deciding(state.open)[0]!)[0]!);
    return state;
  };

  test('3.1 Both cards are turned up and the charts passed once, before either is drawn', () => {
    const state = beforeKnown(2);
    const { open, events } = played(state, menuOf(state, 1)[0]!);
    const turned = told(events, 'known-turned').map(({ card }) => card);
    deepEqual([turned, told(events, 'maps-passed')], [open.discard, [{ type: 'maps-passed', to: 'right' }]]);
    deepEqual([open.phase.kind, open.discard.length], ['known', 2]);
    deepEqual(open.phase.kind === 'known' && [open.phase.card, open.phase.next], turned);
    deepEqual([open.captains[0]!.chart.obstacles, open.captains[1]!.chart.obstacles], [[], []]);
  });

  test('3.1 They are drawn in the order they were turned up; charts are not passed again', () => {
    const state = beforeKnown(2);
    played(state, menuOf(state, 1)[0]!);
    const [first, second] = state.open.discard;
    const { open, events } = played(state, menuOf(state, 0)[0]!, menuOf(state, 1)[0]!);
    deepEqual(
      told(events, 'obstacle-drawn').map(({ card }) => card),
      [first, first],
    );
    deepEqual([told(events, 'known-turned'), told(events, 'maps-passed')], [[], []]);
    deepEqual(open.phase.kind === 'known' && [open.phase.card, open.phase.next], [second, null]);
    deepEqual([game.progress(beforeKnown(2).open) < 4 / 32, game.progress(open)], [true, 5 / 32]);
  });

  test('3.2 Both cards are discarded, and neither is in the deck any more', () => {
    const state = beforeKnown(2);
    const { events } = played(state, menuOf(state, 1)[0]!);
    const turned = told(events, 'known-turned').map(({ card }) => card);
    while (state.open.phase.kind === 'known') played(state, menuOf(state, game.deciding(state.open)[0]!)[0]!);
    deepEqual([state.open.phase.kind, state.open.discard], ['home', turned]);
    deepEqual(
      CARDS.filter(card => !state.shut.deck.includes(card)),
      turned.sort((a, b) => a - b),
    );
  });

  const choosing = () => {
    const state = table({
      captains: [{ at: 'H9' }, { at: 'H9' }],
      phase: { kind: 'home', asked: [0, 1], waiting: [0, 1] },
    });
    for (const captain of state.open.captains) {
      captain.chart.cells[captain.at!] = 0;
      captain.at = null;
      captain.home = null;
    }
    return state;
  };

  test('3.3 Example 13: the ship starts in one of the cells around the Home Port', () => {
    const starts = (port: string) =>
      menuOf(choosing(), 0).flatMap(move => (move.kind === 'home' && move.port === port ? [cellName(move.at)] : []));
    deepEqual(starts('gullhaven').sort(), ['A5', 'B3', 'B4', 'B5']);
    deepEqual(starts('rib-harbour').sort(), ['I7', 'I8', 'J8', 'K7', 'K8']);
  });

  test('3.3 Not on land, not in an obstacle, and at a port of the own chart', () => {
    const state = choosing();
    refuses(state, 0, start('gullhaven', 'H9'), 'not-beside-port');
    refuses(state, 0, start('gullhaven', 'A3'), 'not-open-sea');
    refuses(state, 0, start('hammerfall', 'J9'), 'no-such-port');
    for (const content of [STORM, ROCKS]) {
      state.open.captains[0]!.chart.cells[cellNamed('B4')] = content;
      refuses(state, 0, start('gullhaven', 'B4'), 'not-open-sea');
    }
    const { open, events } = played(state, start('gullhaven', 'B3'), start('rib-harbour', 'K7'));
    deepEqual([open.captains[0]!.home, cellName(open.captains[0]!.at!)], ['gullhaven', 'B3']);
    equal(open.captains[0]!.chart.cells[cellNamed('B3')], WAKE);
    equal(told(events, 'home-chosen').length, 2);
    equal(open.turn, 4);
  });

  test('3.3 Not in a pond: the ship starts on the largest sea', () => {
    const state = choosing();
    for (const cell of cells('A6 B6 C6 C5 C4 C3 B3')) state.open.captains[0]!.chart.cells[cell] = ROCKS;
    refuses(state, 0, start('gullhaven', 'B5'), 'not-open-sea');
    accepts(state, 1, start('gullhaven', 'B5'));
  });

  test('3.3 Of seas equally large it is the one that begins farthest north, then farthest west', () => {
    const sea = (water: string) => {
      const open = cells(water);
      const chart = Array.from({ length: CELLS }, (_, cell) => (open.includes(cell) ? 0 : ROCKS));
      const found = seaOf(chart, null, 'open');
      return names(open.filter(cell => isIn(found, cell)));
    };
    equal(sea('F6 F7 C9 C10 M6 M7'), 'F6 F7');
    equal(sea('F6 F7 C9 C10 C11'), 'C9 C10 C11');
  });
});
