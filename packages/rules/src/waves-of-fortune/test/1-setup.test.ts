import { describe, test } from 'node:test';
import { wavesOfFortune as game } from '../game.ts';
import { COLOUR } from '../moves.ts';
import { CORNERS, FACES, facesOf, HIDDEN, HOMES, TILES, tileName } from '../tables/index.ts';
import {
  at,
  deepEqual,
  equal,
  load,
  menuOf,
  newGame,
  played,
  randomSteps,
  refuses,
  told,
  viewFrom,
} from './builders.ts';

describe('1 The sea and the ships', () => {
  test('1.1 100 tiles: 4 homes, 32 Shallows, 60 Depths and 4 corners', () => {
    equal(TILES.length, 100);
    deepEqual([HIDDEN.shallows.length, HIDDEN.depths.length, CORNERS.length], [32, 60, 4]);
    deepEqual(CORNERS.map(tileName), ['A1', 'J1', 'A10', 'J10']);
    deepEqual(HOMES, { purple: at('E5'), blue: at('F5'), yellow: at('F6'), green: at('E6') });
  });

  test('1.2 Tiles lie face down, each zone with its own mix, and the King is in the Depths', () => {
    const { open, shut } = newGame(4);
    equal(open.faces.filter(face => face === null).length, 96);
    for (const zone of ['shallows', 'depths'] as const)
      deepEqual([...shut.sea[zone].faces].sort(), facesOf(zone).sort());
    deepEqual(
      FACES.map(face => facesOf('depths').filter(it => it === face).length),
      [28, 20, 6, 5, 1, 0, 0],
    );
    deepEqual(
      FACES.map(face => facesOf('shallows').filter(it => it === face).length),
      [15, 10, 4, 3, 0, 0, 0],
    );
  });

  test('1.3 Gold is counted in fifties, whoever gains, spends or loses it', () => {
    let most = 0;
    for (const { after } of randomSteps(newGame(4, { purse: 'on' })))
      for (const { gold, chest } of [...after.open.ships, ...after.open.wrecks.map(it => ({ ...it, chest: 0 }))]) {
        deepEqual([gold % 50, chest % 50], [0, 0]);
        most = Math.max(most, gold, chest);
      }
    equal(most > 500, true);
  });

  test('1.4 Ships start in their home bases, and purple, blue, yellow, green is the order of play', () => {
    const { open } = newGame(4);
    deepEqual(
      open.order.map(seat => open.ships[seat]!.colour),
      ['purple', 'blue', 'yellow', 'green'],
    );
    for (const { colour, at, chest } of open.ships) deepEqual([at, chest], [HOMES[colour!], 0]);
  });

  test('1.4 Two captains sail purple and yellow, three purple, blue and yellow', () => {
    for (const [seats, colours] of [
      [2, ['purple', 'yellow']],
      [3, ['blue', 'purple', 'yellow']],
    ] as const)
      deepEqual(
        newGame(seats)
          .open.ships.map(({ colour }) => colour)
          .sort(),
        [...colours],
      );
  });

  test('1.4 Who sails which ship is drawn by lot', () => {
    const firsts = Array.from({ length: 20 }, (_, seed) => newGame(4, {}, seed).open.order[0]);
    equal(new Set(firsts).size > 2, true);
  });

  test('1.4, 11.7 Captains may choose their colours, in the order of the seats; the fourth takes what is left', () => {
    const state = newGame(4, { colours: 'chosen' });
    equal(menuOf(state, 0).length, 4);
    played(state, COLOUR.green);
    refuses(state, 1, COLOUR.green, 'colour-taken');
    const { events, open } = played(state, COLOUR.purple, COLOUR.blue);
    deepEqual(told(events, 'colour-chosen').at(-1), { type: 'colour-chosen', seat: 3, colour: 'yellow' });
    deepEqual(open.order, [1, 2, 3, 0]);
    equal(open.phase.kind, 'load');
  });

  test('1.4 Two who choose may take neighbouring homes', () => {
    const { open } = played(newGame(2, { colours: 'chosen' }), COLOUR.blue, COLOUR.purple);
    deepEqual([open.order, open.ships[0]!.at], [[1, 0], at('F5')]);
  });

  test('1.5 Example 1: loads are 1 to 11 crew, in secret until the last is in, and purple moves first', () => {
    const state = newGame(4);
    const purple = state.open.order[0]!;
    deepEqual(
      menuOf(state, purple),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(crew => load(crew)),
    );
    refuses(state, purple, load(12), 'bad-load');
    refuses(state, purple, load(0), 'bad-load');
    for (const seat of [0, 1, 2, 3]) {
      equal(
        state.open.ships.every(({ crew }) => crew === 0),
        true,
      );
      equal(viewFrom(state, null).own, null);
      game.play(state, seat, load(seat === purple ? 5 : 8), { all() {}, only() {} });
    }
    deepEqual([state.open.ships[purple]!.crew, state.open.ships[purple]!.food], [5, 7]);
    deepEqual(game.deciding(state.open), [purple]);
    deepEqual(
      state.own.map(it => it.load),
      [null, null, null, null],
    );
  });

  test('11.9 A purse of 0, 50, 100, 150 in the order of play', () => {
    const { open } = newGame(4, { purse: 'on' });
    deepEqual(
      open.order.map(seat => open.ships[seat]!.chest),
      [0, 50, 100, 150],
    );
  });
});
