import { describe, test } from 'node:test';
import { fill } from '../effects/ledger.ts';
import { EMPTY_LEDGER, nextBonus, starsOf, tellingStars } from '../facts/ledger.ts';
import type { SeasOptions } from '../meta.ts';
import { type Bonus, EXPLORED, FINDS, TRACK_BONUSES, TRACKS, type Track } from '../tables/index.ts';
import type { Event, Ledger } from '../types.ts';
import {
  accepts,
  afterAction,
  cells,
  deepEqual,
  equal,
  explore,
  menuOf,
  names,
  refuses,
  table,
  told,
  visit,
} from './builders.ts';

const B3 = { at: 'B3' };

describe('7 Explore', () => {
  test('7.1 Example 13: land beside the ship, but not at a port', () => {
    const explorations = (at: string) =>
      menuOf(table({ captains: [{ at }, {}] }), 0).flatMap(move => (move.kind === 'explore' ? [move.at] : []));
    equal(names(explorations('B3').sort((a, b) => a - b)), 'A2 B2 A3');
    refuses(table({ captains: [{ at: 'B4' }, {}] }), 0, explore('A3'), 'at-a-port');
    deepEqual(explorations('B4'), []);
  });

  test('7.1 Example 14: at a dock it is closed whatever touches; beside it, it is open', () => {
    for (const cell of ['E4', 'E5', 'E6', 'G5', 'G6'])
      refuses(table({ captains: [{ at: 'F5' }, {}] }), 0, explore(cell), 'at-a-port');
    for (const cell of ['N4', 'O5', 'M6']) accepts(table({ captains: [{ at: 'N5' }, {}] }), 0, explore(cell));
    accepts(table({ captains: [{ at: 'Q5' }, {}] }), 0, explore('P5'));
    refuses(table({ captains: [{ at: 'Q5' }, {}] }), 0, explore('N4'), 'not-adjacent');
    refuses(table({ captains: [{ at: 'Q5' }, {}] }), 0, explore('Q6'), 'not-explorable');
  });

  test('7.1 A port that touches by a corner is not explored', () => {
    refuses(table({ captains: [B3, {}] }), 0, explore('A4'), 'not-explorable');
  });

  test('7.1 Nor at a port where the story was told', () => {
    refuses(table({ captains: [{ at: 'B4', told: ['gullhaven'] }, {}] }), 0, explore('A3'), 'at-a-port');
  });

  test('7.2 Provisions come first, then Gold, then Story, each with all it brings', () => {
    const state = table({ captains: [{ ...B3, provisionsFilled: 17, goldFilled: 8, story: 2 }, {}], face: 2 });
    const { captain, events } = afterAction(state, explore('A2'));
    deepEqual(
      told(events, 'bonus').map(({ bonus, source, number }) => `${bonus} ${source} ${number}`),
      ['gold provisions 18', 'story gold 9', 'move story 4'],
    );
    deepEqual([captain.ledger.goldFilled, captain.ledger.story], [10, 4]);
  });

  test('7.2 gives what the die shows, and marks the land', () => {
    const { captain, events } = afterAction(table({ captains: [B3, {}], face: 5 }), explore('A2'));
    const { provisions, gold, story } = captain.ledger;
    deepEqual([provisions, gold, story], [1, 1, 2]);
    equal(captain.chart.cells[cells('A2')[0]!], EXPLORED);
    deepEqual(captain.log, ['X A2 5']);
    equal(told(events, 'explored').length, 1);
  });

  for (const [face, find] of FINDS.entries())
    if (face > 0)
      test(`7.2 ${face} on the die is the ${find.name}`, () => {
        const { captain, events } = afterAction(table({ captains: [B3, {}], face }), explore('A2'));
        const { provisions, gold, story } = captain.ledger;
        deepEqual([provisions, gold, story], [find.provisions, find.gold, find.story]);
        deepEqual(
          told(events, 'explored').map(event => [event.provisions, event.gold, event.story]),
          [[find.provisions, find.gold, find.story]],
        );
      });

  test('7.3 The same land is explored only once', () => {
    const state = table({ captains: [B3, {}] });
    state.open.captains[0]!.chart.cells[cells('A2')[0]!] = EXPLORED;
    refuses(state, 0, explore('A2'), 'already-explored');
    accepts(state, 0, explore('A3'));
  });
});

describe('8 Visit a port', () => {
  const at = (voyage: object, options: Partial<SeasOptions> = {}) =>
    table({ captains: [{ at: 'B4', ...voyage }, {}], options });

  test('8.1 Only at a port, which shares a side with the ship’s cell', () => {
    refuses(table({ captains: [{ at: 'B3', story: 3 }, {}] }), 0, visit('gullhaven', 'T'), 'not-at-port');
    refuses(at({}), 0, visit('hammerfall', 'T'), 'no-such-port');
    refuses(at({}), 0, visit('gullhaven', ''), 'nothing-chosen');
  });

  test('8.1 Of two ports one is visited, as the captain likes', () => {
    const between = () => {
      const state = at({ story: 3 });
      state.open.captains[0]!.chart.harbours.push({ port: 'crossbar', cell: cells('B5')[0]! });
      return state;
    };
    for (const port of ['gullhaven', 'crossbar'] as const) {
      const { captain } = afterAction(between(), visit(port, 'T'));
      deepEqual(captain.tellings, [{ port, value: 3, turn: 3 }]);
    }
  });

  test('8.2 Telling earns the Story as Reputation, then the visit adds to it; once a port', () => {
    const { captain, events } = afterAction(at({ story: 6 }), visit('gullhaven', 'T'));
    deepEqual(captain.tellings, [{ port: 'gullhaven', value: 6, turn: 3 }]);
    equal(captain.ledger.story, 7);
    deepEqual(
      told(events, 'told').map(({ value, slot }) => [value, slot]),
      [[6, 1]],
    );
    refuses(at({ told: ['gullhaven'] }), 0, visit('gullhaven', 'T'), 'already-told');
  });

  test('8.3 Example 4: to resupply costs 1 Gold and fills the hold', () => {
    const { captain } = afterAction(at({ ship: 2, provisions: 4, gold: 3 }), visit('gullhaven', 'R'));
    deepEqual([captain.ledger.provisions, captain.ledger.provisionsFilled, captain.ledger.gold], [10, 10, 2]);
    refuses(at({}), 0, visit('gullhaven', 'R'), 'no-gold');
    refuses(at({ provisions: 5, gold: 1 }), 0, visit('gullhaven', 'R'), 'hold-full');
  });

  test('8.4 Ships are upgraded one level at a time, for Gold and a star', () => {
    const { captain, events } = afterAction(at({ gold: 12 }), visit('gullhaven', 'U'));
    deepEqual([captain.ledger.ship, captain.ledger.gold, starsOf(captain).ships], [1, 8, 1]);
    equal(told(events, 'bonus').filter(({ source }) => source === 'ships').length, 1);
    refuses(at({ gold: 3 }), 0, visit('gullhaven', 'U'), 'too-dear');
    refuses(at({ gold: 6, ship: 1 }), 0, visit('gullhaven', 'U'), 'too-dear');
    refuses(at({ gold: 9, ship: 2 }), 0, visit('gullhaven', 'U'), 'finest-ship');
  });

  test('8.5 In this order: tell, resupply, upgrade', () => {
    const { captain } = afterAction(at({ gold: 5 }), visit('gullhaven', 'TRU'));
    deepEqual([captain.ledger.ship, captain.ledger.provisions, captain.ledger.gold], [1, 5, 0]);
    refuses(at({ gold: 4 }), 0, visit('gullhaven', 'RU'), 'too-dear');
    deepEqual(captain.log, ['P gullhaven TRU']);
  });

  test('8.5 Or, if the table says so, upgrade before resupplying', () => {
    const first = { 'port-order': 'upgrade-first' } as const;
    const { captain } = afterAction(at({ gold: 5 }, first), visit('gullhaven', 'RU'));
    deepEqual([captain.ledger.ship, captain.ledger.provisions, captain.ledger.gold], [1, 7, 0]);
    refuses(at({ gold: 4 }, first), 0, visit('gullhaven', 'RU'), 'no-gold');
  });

  test('8.5 Gold that telling brings can be spent at once', () => {
    accepts(at({ story: 7 }), 0, visit('gullhaven', 'TR'));
    refuses(at({ story: 6 }), 0, visit('gullhaven', 'TR'), 'no-gold');
  });
});

describe('9 The ledger', () => {
  test('9.1 has the bonuses of the table', () => {
    const stars = Object.values(TRACK_BONUSES)
      .flatMap(track => Object.values(track).flat())
      .filter(it => it === 'star');
    equal(stars.length + 2 + 5, 16); // with the ships' and the tellings'
  });

  test('9.2 Example 17: bonuses come at once, one out of the other', () => {
    const state = table({ captains: [{ ...B3, gold: 7, story: 10 }, {}], face: 4 });
    const { captain, events } = afterAction(state, explore('A2'));
    const { goldFilled, story, provisions } = captain.ledger;
    deepEqual([goldFilled, story, provisions], [10, 12, 5]);
    deepEqual(
      told(events, 'bonus').map(({ bonus, source, number }) => `${bonus} ${source} ${number}`),
      ['story gold 9', 'resupply story 12'],
    );
  });

  const filledTo = (track: Track, number: number): Ledger => ({
    ...EMPTY_LEDGER,
    [track === 'story' ? 'story' : `${track}Filled`]: number,
  });

  for (const track of TRACKS)
    for (const [number, bonuses] of Object.entries(TRACK_BONUSES[track]))
      test(`9.3 ${track} ${number} brings ${bonuses.join(' and ')}`, () => {
        const ledger = filledTo(track, Number(number) - 1);
        const before = starsOf({ ledger, tellings: [], landfall: null });
        const earned: Event[] = [];
        fill(ledger, track, 1, { seat: 0, tell: { all: event => earned.push(event), only() {} } });
        deepEqual(
          told(earned, 'bonus').map(it => [it.bonus, it.source, it.number]),
          bonuses.map(bonus => [bonus, track, Number(number)]),
        );
        const gained = (bonus: Bonus) => bonuses.filter(it => it === bonus).length;
        const after = starsOf({ ledger, tellings: [], landfall: null });
        equal(ledger.moves, gained('move'));
        equal(ledger.gold, gained('gold') + (track === 'gold' ? 1 : 0));
        equal(ledger.provisions, 5 * gained('resupply') + (track === 'provisions' ? 1 : 0));
        equal(ledger.story, (track === 'story' ? Number(number) : 0) + gained('story'));
        equal(after[track] - before[track], gained('star'));
      });

  test('9.3 The fourth, sixth and seventh telling bring a star, the eighth two', () => {
    const stars = [1, 2, 3, 4, 5, 6, 7, 8].map(tellings => tellingStars(tellings));
    deepEqual(stars, [0, 0, 0, 1, 1, 2, 3, 5]);
    const before = ['gullhaven', 'tarbarrel', 'lanternhead'] as const;
    const { events } = afterAction(
      table({ captains: [{ at: 'S11', told: [...before] }, {}] }),
      visit('cinderquay', 'T'),
    );
    deepEqual(
      told(events, 'bonus').map(({ bonus, source, number }) => `${bonus} ${source} ${number}`),
      ['star tellings 4'],
    );
  });

  test('9.3 Each kind of bonus does what it says', () => {
    const ledger = { ...EMPTY_LEDGER };
    fill(ledger, 'story', 4, null);
    equal(ledger.moves, 1);
    fill(ledger, 'story', 4, null);
    equal(ledger.gold, 1);
    fill(ledger, 'story', 4, null);
    equal(ledger.provisions, 5);
    fill(ledger, 'story', 5, null);
    equal(ledger.story, 18); // the seventeenth adds one
  });

  test('9.4 A Resupply adds nothing to a full hold', () => {
    const ledger = { ...EMPTY_LEDGER, provisions: 6, provisionsFilled: 6, story: 11 };
    fill(ledger, 'story', 1, null);
    equal(ledger.provisions, 6);
  });

  test('9.5 Example 3: what the hold cannot keep counts for the row and is crossed off at the end of the turn', () => {
    const { captain, events } = afterAction(
      table({ captains: [{ ...B3, provisions: 5 }, {}], face: 2 }),
      explore('A2'),
    );
    deepEqual([captain.ledger.provisions, captain.ledger.provisionsFilled], [5, 7]);
    deepEqual([captain.ledger.gold, captain.ledger.story], [1, 1]);
    deepEqual(
      told(events, 'excess').map(({ lost }) => lost),
      [2],
    );
  });

  test('9.5 A hold that is just full loses nothing, and nothing is said', () => {
    const state = table({ captains: [{ ...B3, provisions: 3 }, {}], face: 2 });
    const { captain, events } = afterAction(state, explore('A2'));
    deepEqual([captain.ledger.provisions, told(events, 'excess')], [5, []]);
  });

  test('9.6 Stars follow from what is filled in', () => {
    const state = table({ captains: [{ story: 25, goldFilled: 27, provisionsFilled: 36, ship: 2 }, {}] });
    deepEqual(starsOf(state.open.captains[0]!), { provisions: 1, gold: 2, story: 2, tellings: 0, ships: 2 });
  });

  test('9.7 A full track counts on, without bonuses', () => {
    const ledger = { ...EMPTY_LEDGER, story: 45 };
    fill(ledger, 'story', 3, null);
    equal(ledger.story, 48);
    equal(nextBonus(ledger, 'story'), null);
    deepEqual(nextBonus(EMPTY_LEDGER, 'gold'), { number: 9, bonuses: ['story'] });
  });
});
