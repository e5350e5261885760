import { describe, test } from 'node:test';
import { addStory, fill, fillHold } from '../effects/ledger.ts';
import { lastTrip } from '../facts/lastTrip.ts';
import { EMPTY_LEDGER, rankOf, scoreOf } from '../facts/ledger.ts';
import { rollingSeas as game } from '../game.ts';
import { CELLS, cellNamed, FINDS, LAND, SHIPS } from '../tables/index.ts';
import type { Captain, Ledger } from '../types.ts';
import { deepEqual, drawn, equal, names, newGame, played, sail, table, told, type Voyage } from './builders.ts';

/** The last turn: everybody heaves to, and the voyage is over. */
const ended = (captains: Voyage[], options = {}) =>
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

  const adrift = (options = {}) => {
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

  test('11.2 Rocks do not hinder it; where no dock is left, the story is told on board', () => {
    const state = table({ captains: [{ at: 'H9', rocks: 'G8 H8 I8 G9 I9 G10 H10 I10', story: 3 }], turn: 25 });
    equal(lastTrip(state.open.captains[0]!.chart, cellNamed('H9')) !== null, true);
    const { chart } = state.open.captains[0]!;
    for (let cell = 0; cell < CELLS; cell++)
      if (cell !== cellNamed('H9') && chart.cells[cell]! < LAND) chart.cells[cell] = LAND;
    const { open } = played(state, sail('E'));
    deepEqual(open.captains[0]!.landfall, { place: 'nowhere', port: null, bonus: 0, final: 3 });
  });

  test('11.3 The final story is told even where it was told before', () => {
    const { open } = ended([{ at: 'B4', story: 8, told: ['gullhaven'] }, {}]);
    equal(open.captains[0]!.landfall!.final, 8);
  });

  const over = (...voyages: Voyage[]) => game.outcome(ended(voyages.map(it => ({ at: 'B4', ...it }))).open)!;

  test('11.5 Example 20: most Reputation; then Gold, then Provisions left; then the victory is shared', () => {
    deepEqual(over({ story: 9 }, { story: 7 }), { ranks: [1, 2], scores: [19, 17], reason: 'reputation' });
    deepEqual(over({ gold: 2 }, { gold: 3 }), { ranks: [2, 1], scores: [10, 10], reason: 'gold' });
    deepEqual(over({ provisions: 4 }, { provisions: 3 }), { ranks: [1, 2], scores: [10, 10], reason: 'provisions' });
    deepEqual(over({ story: 2 }, { story: 2 }, {}), { ranks: [1, 1, 3], scores: [12, 12, 10], reason: 'shared' });
    equal(over({ story: 4 }).reason, 'solo');
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

describe('The rulebook’s ledger', () => {
  const ledger: Ledger = { ...EMPTY_LEDGER };
  const [captain] = newGame(1).open.captains as [Captain];
  captain.ledger = ledger;
  const find = (face: number) => {
    const { provisions, gold, story } = FINDS[face]!;
    fill(ledger, 'provisions', provisions, null);
    fill(ledger, 'gold', gold, null);
    fill(ledger, 'story', story, null);
  };
  const storms = (count: number) => {
    for (let i = 0; i < count; i++) addStory(ledger, 'storm', 1, null);
  };
  const monsters = (count: number) => {
    for (let i = 0; i < count; i++) {
      ledger.provisions -= 1;
      addStory(ledger, 'monster', 2, null);
    }
  };
  const spend = (provisions: number) => {
    ledger.provisions -= provisions;
  };
  const tell = (turn: number) => {
    captain.tellings.push({ port: 'gullhaven', value: ledger.story, turn });
    addStory(ledger, 'port', 1, null);
  };
  const resupply = () => {
    ledger.gold -= 1;
    fillHold(ledger, null, { free: false });
  };
  const upgrade = () => {
    ledger.gold -= SHIPS[ledger.ship + 1]!.price;
    ledger.ship += 1;
  };

  test('Example 15: after seventeen turns it stands as printed', () => {
    find(4); // 1
    storms(2);
    storms(2);
    tell(4);
    resupply();
    monsters(1); // 5
    spend(2);
    find(4);
    storms(2); // 8
    spend(2);
    find(4); // 10
    tell(11);
    upgrade();
    monsters(1); // 12
    spend(1);
    find(4);
    find(4);
    monsters(2); // 15
    storms(3);
    spend(1);
    tell(17);
    resupply();
    upgrade();
    deepEqual(
      captain.tellings.map(({ value }) => value),
      [5, 13, 26],
    );
    const { provisionsFilled, provisions, goldFilled, gold, story, ship } = ledger;
    deepEqual([provisionsFilled, provisions, goldFilled, gold, story, ship], [17, 7, 17, 4, 27, 2]);
    const { stars } = scoreOf(captain, 0);
    equal(
      Object.values(stars).reduce((sum, count) => sum + count, 0),
      4,
    );
  });

  test('Example 16: and the game ends with 192', () => {
    storms(1); // 18
    spend(2);
    tell(19);
    monsters(1); // 20
    storms(1);
    tell(22);
    spend(3);
    tell(24);
    storms(1); // 25
    captain.landfall = { place: 'home', port: 'gullhaven', bonus: 10, final: ledger.story };
    const score = scoreOf(captain, 0);
    deepEqual(
      captain.tellings.map(({ value }) => value),
      [5, 13, 26, 28, 33, 34],
    );
    equal(
      Object.values(score.stars).reduce((sum, count) => sum + count, 0),
      7,
    );
    deepEqual([score.place, score.final, score.total], [10, 36, 192]);
    equal(rankOf(score.total).name, 'Maestro');
  });
});
