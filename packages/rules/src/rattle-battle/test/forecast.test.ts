import { describe, test } from 'node:test';
import { afterAct, forecast } from '../forecast.ts';
import { adventure, afloat, at, deepEqual, equal, galleon, pass, played, sail, told, use } from './builders.ts';

describe('If the battle started now', () => {
  const sea = () => [
    at('red-1', 100, 140, 3),
    at('ship-0-1', 126, 140, 2),
    at('ship-1-1', 100, 175, 5),
    at('yellow-1', 250, 250, 1),
  ];

  test('The forecast is what happens when everybody passes, and changes nothing', () => {
    const state = adventure('N09', { sea: sea(), rigs: [{ sails: 1 }, {}] });
    const before = JSON.stringify(state.open);
    const { clashes, open } = forecast(state.open);
    equal(JSON.stringify(state.open), before);
    deepEqual(clashes, told(played(state, pass).events, 'clash'));
    deepEqual(afloat({ ...state, open }), ['ship-1-1']);
    deepEqual(
      [galleon({ ...state, open }, 0).voyage.lost, galleon({ ...state, open }, 1).voyage.trophies.length],
      [['ship-0-1'], 2],
    );
  });

  test('A Ballista declared before counts', () => {
    const state = adventure('N09', { sea: sea(), rigs: [{ sails: 1 }, {}] });
    galleon(state, 0).voyage.ballista = true;
    equal(forecast(state.open).clashes[0]!.pairs[0]!.oursStrength, 3);
  });

  test('What an action leaves can be looked at before it is done', () => {
    const state = adventure('N09', { sea: sea(), rigs: [{ sails: 1, upgrades: ['crowsNest'] }, {}] });
    const before = JSON.stringify(state.open);
    const moved = afterAct(state.open, 0, sail('ship-0-1', 126, 60) as Parameters<typeof afterAct>[2], 0);
    deepEqual([moved.sea[1]!.y, moved.galleons[0]!.sails.exhausted], [6000, 1]);
    const rolled = use('crowsNest', { target: 'red-1' }) as Parameters<typeof afterAct>[2];
    deepEqual(
      [0, 5].map(side => afterAct(state.open, 0, rolled, side).sea[0]!.side),
      [0, 5],
    );
    equal(JSON.stringify(state.open), before);
  });
});
