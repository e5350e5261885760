import { describe, test } from 'node:test';
import type { Standing } from '../../game.ts';
import { portsShutOff } from '../facts/islands.ts';
import { lastTrip } from '../facts/lastTrip.ts';
import { rankOf, scoreOf } from '../facts/ledger.ts';
import { islandLayings } from '../facts/shapes.ts';
import { rollingSeas as game } from '../game.ts';
import type { SeasOptions } from '../meta.ts';
import { BLANK, CELLS, cellName, cellNamed, ISLAND_CARDS, ISLANDS, isLand, LAND } from '../tables/index.ts';
import type { Captain, Move } from '../types.ts';
import { deepEqual, drawn, equal, explore, names, played, sail, table, told, type Voyage, visit } from './builders.ts';

/** The last turn: everybody heaves to, and the voyage is over. */
const ended = (captains: Voyage[], options: Partial<SeasOptions> = {}) =>
  played(table({ captains, turn: 25, options }), ...captains.map(() => sail('E')));

describe('11 The end', () => {
  test('11.1 The game ends after turn 25', () => {
    equal(ended([{}, {}]).open.phase.kind, 'over');
    equal(played(table({ turn: 24 }), sail('E'), sail('E')).open.phase.kind !== 'over', true);
  });

  test('11.1 To end at a port is worth 5, at the Home Port 10 instead', () => {
    const { open } = ended([
      { at: 'B4', home: 'gullhaven', story: 2 },
      { at: 'B4', home: 'midstep', story: 2 },
    ]);
    deepEqual(
      open.captains.map(({ landfall }) => [landfall!.place, landfall!.bonus, landfall!.final]),
      [
        ['home', 10, 2],
        ['port', 5, 2],
      ],
    );
  });

  test('11.1 Between the Home Port and another, the Home Port counts', () => {
    const state = table({ captains: [{ at: 'B4', home: 'crossbar' }], turn: 25 });
    state.open.captains[0]!.chart.harbours.push({ port: 'crossbar', cell: cellNamed('B5') });
    const { open } = played(state, sail('E'));
    deepEqual(open.captains[0]!.landfall, { place: 'home', port: 'crossbar', bonus: 10, final: 0 });
  });

  const adrift = (options: Partial<SeasOptions> = {}) => {
    const state = table({ captains: [{ at: 'K10' }], turn: 25, options });
    drawn(state, 0, 'A12', 'I9 J9 I10 J10');
    drawn(state, 0, 'A15', 'K9 L9');
    return state;
  };

  test('11.2 Example 19: the last trip goes to the nearest port, by the way that tells best, and costs nothing', () => {
    const state = adrift();
    equal(names(lastTrip(state.open.captains[0]!.chart, cellNamed('K10'))!.route), 'K10 K9 J8');
    const { open, events } = played(state, sail('E'));
    const [{ landfall, ledger }] = open.captains as [Captain];
    deepEqual(landfall, { place: 'drift', port: 'rib-harbour', bonus: 0, final: 2 });
    deepEqual([ledger.story, ledger.provisions], [2, 0]);
    equal(told(events, 'drifted').length, 1);
  });

  test('11.2 Example 19: unless the table does not count it', () => {
    const { open } = played(adrift({ 'drift-story': 'off' }), sail('E'));
    equal(open.captains[0]!.ledger.story, 0);
  });

  test('11.2 On it two cells of a current are worth 1, nothing carries, and the Story brings its bonuses', () => {
    const state = table({
      captains: [{ at: 'J11', story: 7, currents: ['J10 W', 'J9 W', 'K10 W', 'I10 W'] }],
      turn: 25,
    });
    equal(names(lastTrip(state.open.captains[0]!.chart, cellNamed('J11'))!.route), 'J11 J10 J9 J8');
    const { open, events } = played(state, sail('E'));
    const { ledger, at, landfall } = open.captains[0]!;
    deepEqual([cellName(at!), landfall!.final, ledger.gold], ['J8', 8, 1]);
    deepEqual(
      told(events, 'bonus').map(({ bonus, number }) => `${bonus} ${number}`),
      ['gold 8'],
    );
  });

  test('11.2 On it a Storm is worth 1, a Sea Monster 2, one cell of a current alone nothing', () => {
    const final = (voyage: Voyage) => ended([{ at: 'K10', ...voyage }]).open.captains[0]!.landfall!.final;
    equal(final({}), 0);
    equal(final({ storms: 'K9' }), 1);
    equal(final({ monsters: 'K9' }), 2);
    equal(final({ currents: ['K9 N'] }), 0);
    equal(final({ currents: ['K9 N', 'J8 N'] }), 1);
  });

  test('11.2 Of ways that tell as much it is the first by the compass, from the north round by the east', () => {
    const { chart } = table({ captains: [{ at: 'K10' }] }).open.captains[0]!;
    equal(names(lastTrip(chart, cellNamed('K10'))!.route), 'K10 K9 J8');
  });

  test('11.2 Rocks do not hinder it; where no dock is left, the story is told on board', () => {
    const state = table({ captains: [{ at: 'H9', rocks: 'G8 H8 I8 G9 I9 G10 H10 I10', story: 3 }], turn: 25 });
    equal(lastTrip(state.open.captains[0]!.chart, cellNamed('H9')) !== null, true);
    const { chart } = state.open.captains[0]!;
    for (let cell = 0; cell < CELLS; cell++)
      if (cell !== cellNamed('H9') && chart.cells[cell]! < LAND) chart.cells[cell] = LAND;
    const { open } = played(state, sail('E'));
    deepEqual(open.captains[0]!.landfall, { place: 'nowhere', port: null, bonus: 0, final: 3 });
  });

  test('11.3 Nobody ends where no port can be reached: no island shuts a port of the mainland off', () => {
    for (const island of ISLANDS)
      for (const { cells, port, pose, at } of islandLayings(island).tiers[0]!) {
        if (cells.some(cell => isLand(BLANK[cell]!))) continue;
        const { chart } = table().open.captains[0]!;
        const blank = { ...chart, cells: [...BLANK], harbours: chart.harbours.slice(0, 4) };
        const shut = portsShutOff(blank, island, { pose, at }, 'open');
        deepEqual([cellName(port), shut.filter(name => name !== ISLAND_CARDS[island].harbour)], [cellName(port), []]);
      }
  });

  test('11.3 The final story is told even where it was told before', () => {
    const { open } = ended([{ at: 'B4', story: 8, told: ['gullhaven'] }, {}]);
    equal(open.captains[0]!.landfall!.final, 8);
  });

  test('11.4 Reputation is the sum of all tellings, all bonus Reputation, and the final story', () => {
    const told: Voyage['told'] = ['lanternhead', 'midstep', 'tarbarrel', 'cinderquay']; // 1 each, and a star for the fourth
    const { open } = ended([{ at: 'B4', home: 'gullhaven', told, story: 15, ship: 2, provisionsFilled: 36 }]);
    const { tellings, stars, place, final, total } = scoreOf(open.captains[0]!, 0);
    deepEqual([tellings, place, final], [4, 10, 15]);
    deepEqual(stars, { provisions: 1, gold: 0, story: 1, tellings: 1, ships: 2 });
    equal(total, 4 + (1 + 1 + 1 + 2) + 10 + 15);
    deepEqual(game.outcome(open)!.scores, [total]);
    const [{ score, sources }] = game.standings(open) as [Standing];
    deepEqual(
      [score, sources.map(({ source, value }) => `${source} ${value}`).join(', ')],
      [total, 'tellings 4, bonus 5, place 10, final 15'],
    );
  });

  const over = (...voyages: Voyage[]) => game.outcome(ended(voyages.map(it => ({ at: 'B4', ...it }))).open)!;

  test('11.5 Example 20: most Reputation; then Gold, then Provisions left; then the victory is shared', () => {
    deepEqual(over({ story: 9 }, { story: 7 }), { ranks: [1, 2], scores: [19, 17], reason: 'reputation' });
    deepEqual(over({ gold: 2 }, { gold: 3 }), { ranks: [2, 1], scores: [10, 10], reason: 'gold' });
    deepEqual(over({ provisions: 4 }, { provisions: 3 }), { ranks: [1, 2], scores: [10, 10], reason: 'provisions' });
    deepEqual(over({ story: 2 }, { story: 2 }, {}), { ranks: [1, 1, 3], scores: [12, 12, 10], reason: 'shared' });
    equal(over({ story: 4 }).reason, 'solo');
  });

  test('11.5 What counts of Gold and Provisions is what is left, not what was ever filled in', () => {
    const spent = { gold: 2, goldFilled: 8 };
    deepEqual(over(spent, { gold: 3 }), { ranks: [2, 1], scores: [10, 10], reason: 'gold' });
    const eaten = { provisions: 3, provisionsFilled: 8 };
    deepEqual(over(eaten, { provisions: 4 }), { ranks: [2, 1], scores: [10, 10], reason: 'provisions' });
  });

  test('12.3 The ranks', () => {
    const names = [0, 50, 51, 75, 76, 100, 101, 125, 126, 150, 151, 175, 176, 200, 201, 400].map(it => rankOf(it).name);
    deepEqual(names, [
      'Humdrum Braggart',
      'Humdrum Braggart',
      'Spinner of Yarns',
      'Spinner of Yarns',
      'Teller of Tales',
      'Teller of Tales',
      'Wandering Minstrel',
      'Wandering Minstrel',
      'Celebrated Poet',
      'Celebrated Poet',
      'Expert Raconteur',
      'Expert Raconteur',
      'Maestro',
      'Maestro',
      'Bard Extraordinaire',
      'Bard Extraordinaire',
    ]);
  });
});

describe('The rulebook’s game', () => {
  const VALUE = { N: 1, E: 4, S: 7, W: 10 } as const;
  const { open, ...rest } = table({
    captains: [{ at: 'B3', home: 'tapsters-rest' }],
    turn: 1,
    chance: Array(24).fill([3, 6, 9, 4]).flat(), // never two winds alike
  });
  const state = { open, ...rest };
  const [captain] = open.captains as [Captain];
  drawn(state, 0, 'A12', 'H9 I9 H10 I10');
  drawn(state, 0, 'A14', 'K12 K13 K14 L14');
  drawn(state, 0, 'A15', 'P9 Q9');
  drawn(state, 0, 'A18', 'E9 F9');
  drawn(state, 0, 'A09', 'C5 C6 C7 D6');
  drawn(state, 0, 'A16', 'M12 N12 O12');
  drawn(state, 0, 'A11', 'H13 I13 G14 H14');

  /** One turn, from where the ship is put. */
  const turn = (from: string, move: Move) => {
    captain.at = cellNamed(from);
    const wind = move.kind === 'sail' ? VALUE[move.wind as keyof typeof VALUE] : 1;
    open.dice = { values: [wind, wind, wind], face: 4 };
    played(state, move);
  };
  const stars = () => Object.values(scoreOf(captain, 0).stars).reduce((sum, count) => sum + count, 0);
  const values = () => captain.tellings.map(({ value }) => value);

  test('Example 15: after seventeen turns the ledger stands as printed', () => {
    turn('B3', explore('A2')); // 1
    turn('H8', sail('S', 'S S S'));
    turn('M14', sail('W', 'W W W'));
    turn('B4', visit('gullhaven', 'TR'));
    turn('P10', sail('N', 'N')); // 5
    turn('C14', sail('N', 'N N N N N'));
    turn('B3', explore('B2'));
    turn('I8', sail('S', 'S S S'));
    turn('L11', sail('W', 'W W W W W'));
    turn('B3', explore('A3')); // 10
    turn('Q4', visit('lanternhead', 'TU'));
    turn('L9', sail('E', 'E E E E E'));
    turn('N5', explore('N4'));
    turn('N5', explore('O5'));
    turn('G9', sail('W', 'W W')); // 15
    turn('C4', sail('S', 'S S S S S'));
    turn('J8', visit('rib-harbour', 'TRU'));
    deepEqual(captain.log.map(line => line[0]).join(' '), 'X S W P N N X S W X P E X X W S P');
    deepEqual(values(), [5, 13, 26]);
    const { provisionsFilled, provisions, goldFilled, gold, story, ship } = captain.ledger;
    deepEqual([provisionsFilled, provisions, goldFilled, gold, story, ship], [17, 7, 17, 4, 27, 2]);
    equal(stars(), 4);
  });

  test('Example 16: and the game ends with 192', () => {
    turn('D1', sail('S', 'S S S S S S S')); // 18
    turn('P4', visit('midstep', 'T'));
    turn('L12', sail('E', 'E')); // 20
    turn('L13', sail('W', 'W W'));
    turn('F5', visit('quiet-bight', 'T'));
    turn('S9', sail('W', 'W W W W W W W W'));
    turn('R12', visit('cinderquay', 'T'));
    turn('G15', sail('N', 'N W')); // 25
    equal(open.phase.kind, 'over');
    deepEqual(values(), [5, 13, 26, 28, 33, 34]);
    equal(stars(), 7);
    const { place, final, total } = scoreOf(captain, 0);
    deepEqual([captain.landfall?.place, place, final, total], ['home', 10, 36, 192]);
    equal(rankOf(total).name, 'Maestro');
    deepEqual(game.outcome(open), { ranks: [1], scores: [192], reason: 'solo' });
  });
});
