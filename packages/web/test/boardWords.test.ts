// Sentences of the boards that are put together from several facts.

import { equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { words as seas } from '../src/games/rolling-seas/words.ts';
import { words as maps } from '../src/games/rolling-with-the-waves/words.ts';
import { words as waves } from '../src/games/waves/words.ts';

describe('W·A·V·E·S says', () => {
  test('what lies at a place', () => {
    const bare = { elder: 0, stance: 'none', count: 0, agent: 0, faceUp: false, hasToken: false } as const;
    equal(waves.place('Ada', bare), 'Ada: no Elder');
    equal(
      waves.place('Ada', { elder: 4, stance: 'rebel', count: 2, agent: 3, faceUp: false, hasToken: true }),
      'Ada, Elder: Seer, power 4; 2 Rebels over it; face down, your Knight; Wave token here',
    );
    equal(
      waves.place('Bo', { ...bare, elder: 1, stance: 'follower', count: 1, agent: 5, faceUp: true }),
      'Bo, Elder: Scholar, power 1; a Follower beneath it; showing Noble',
    );
  });

  test('what a side has collected', () => {
    const goal = { different: 4, total: 6 };
    equal(
      waves.collected([0, 2, 0, 1, 0, 0], { different: 2, total: 3, goal }),
      '2 Scholars, 1 Knight. 2 of 4 different, 3 of 6 in total.',
    );
    equal(
      waves.collectedTip([0, 0, 0, 0, 0, 0], goal),
      'Collected: no Elder yet. Wins with 4 different or 6 in total.',
    );
  });

  test('what a tablet does, and what a card would do under it', () => {
    equal(
      waves.tablet(1, 'scholars-six', 'expected'),
      'Scholars’ tablet: Learned Six. Becomes active if nothing changes.',
    );
    equal(
      waves.outlook(1, { stance: 'rebel', agentPower: null, elderPower: 3, chance: 'perhaps' }),
      'As a rebel under the Scholars’ tablet: unknown against 3, depends on the others',
    );
  });
});

describe('Rolling with the Waves says', () => {
  test('what is written in an area', () => {
    const empty = { values: [], free: 4, sum: 0, level: null, needed: null, coming: null, isBuried: false };
    equal(maps.area('chestA', empty), 'Chest A: empty; 4 free');
    equal(
      maps.area('chestB', { ...empty, values: [3, 6], free: 0, coming: 5, isBuried: true }),
      'Chest B, buried: 3, 6; full; 5 to be written',
    );
    equal(
      maps.area('hull', { ...empty, values: [4, 5], free: 3, sum: 9, level: 1 }),
      'Hull: 4, 5; sum 9, level 1; 3 free',
    );
    equal(
      maps.area('smallCannon', { ...empty, values: [4], free: 1, sum: 4, level: 1 }),
      'Small cannon: 4; sum 4, 1 shot; 1 free',
    );
  });

  test('what a volley does', () => {
    const aimed = { shots: 3, blocked: 1, stolen: [6, 2], lost: [2] };
    equal(maps.volleys([aimed]), '3 shots, 1 blocked: steals 6, 2; no room for 2.');
    equal(
      maps.volleys([
        { ...aimed, lost: [] },
        { shots: 1, blocked: 1, stolen: [], lost: [] },
      ]),
      '3 shots, 1 blocked: steals 6, 2. Then 1 shot, 1 blocked: nothing to steal.',
    );
  });
});

describe('Rolling Seas says', () => {
  test('how a track stands', () => {
    equal(
      seas.track('provisions', { held: 3, after: 5, hold: 5, next: { bonuses: ['move', 'star'], toGo: 2 } }),
      'Provisions 3 of 5, then 5; 2 to go to a Bonus Movement and 1 bonus Reputation',
    );
    equal(seas.track('gold', { held: 4, after: 4, hold: null, next: null }), 'Gold 4; no bonus left');
  });

  test('what a sail costs, and where a current carries the ship', () => {
    equal(
      seas.sailCost({ wind: 'NE', mp: 4, provisions: 1, moves: 2, story: 3 }),
      'Wind to the north-east · 4 points · 1 Provision · 2 Bonus Movements · Story +3',
    );
    equal(seas.carriedTo('C4', { wind: 'S', provisions: 0, story: 0 }), 'Wind to the south · carried to C4');
  });

  test('which port it is, and what the story was worth there', () => {
    equal(seas.portCell('gullhaven', { isHome: false, telling: null }), 'Gullhaven');
    equal(
      seas.portCell('crossbar', { isHome: true, telling: { port: 'crossbar', value: 12, turn: 9 } }),
      'Crossbar, Home Port, told for 12 on turn 9',
    );
  });

  test('which ports an island shuts off', () => {
    equal(seas.shutsOff(['gullhaven', 'midstep']), 'No ship would reach Gullhaven and Midstep any more.');
  });
});
