import { describe, test } from 'node:test';
import { begin as mending } from '../phases/repairs.ts';
import type { Ship } from '../types/sea.ts';
import {
  adventure,
  afloat,
  asking,
  at,
  deepEqual,
  doing,
  equal,
  fire,
  galleon,
  lootOf,
  menuOf,
  offers,
  pass,
  played,
  type Rig,
  refuses,
  told,
  use,
} from './builders.ts';

const near = (): Ship[] => [
  at('captain-1', 60, 60, 'cannon'),
  at('ship-1-1', 60, 100, 3),
  at('ship-0-1', 138.9, 60, 4),
  at('ship-0-2', 100, 100, 3),
  at('yellow-1', 250, 250, 1),
];
/** Blue's turn; Red is seat 0. */
const war = (blue: Rig, red: Rig = {}, card = 'P02', sea = near()) =>
  adventure(card, { baron: 1, sea, rigs: [red, blue] });

describe('16 Pirate Wars', () => {
  test('16.1 The Revenge deck has the 17 Adventures of the other scenario', () => {
    equal(war({}).open.revengeDeck, 17);
    equal(adventure('N09').open.revengeDeck, 0);
  });

  test('16.2 A Captain Ship fires at a rival’s ship, at the usual cost (example 20)', () => {
    const state = war({ cannons: 1 }, { sails: 1 });
    equal(offers(state, 1, fire('captain-1', 'ship-0-1')), true);
    const after = played(state, fire('captain-1', 'ship-0-1'));
    deepEqual(told(after.events, 'trophy')[0]!.trophy, { die: 'ship-0-1', coins: 1, loot: 0, boarded: false });
    deepEqual([galleon(after, 0).voyage.lost, galleon(after, 0).voyage.wronged], [['ship-0-1'], 1]);
    deepEqual(galleon(after, 1).cannons, { ready: 0, exhausted: 1 });
  });

  test('16.2 Another ship needs a Revenge card, which goes back into the deck (example 20)', () => {
    const state = war({ cannons: 2, revenge: 1 }, { sails: 1 });
    refuses(state, 1, fire('ship-1-1', 'ship-0-2'), 'captain-fires');
    refuses(state, 1, fire('captain-1', 'ship-0-1', { revenge: true }), 'no-revenge');
    refuses(war({ cannons: 2 }), 1, fire('ship-1-1', 'ship-0-2', { revenge: true }), 'no-revenge');
    const after = played(state, fire('ship-1-1', 'ship-0-2', { revenge: true }));
    deepEqual([galleon(after, 1).revenge, after.open.revengeDeck], [0, 17]);
    equal(afloat(after).includes('ship-0-2'), false);
  });

  test('16.2 One Revenge card covers both targets of Big Bertha', () => {
    const sea = [
      at('ship-1-1', 60, 100, 3),
      at('yellow-1', 100, 100, 1),
      at('ship-0-1', 130, 100, 4),
      at('red-1', 250, 250, 2),
    ];
    const state = war({ cannons: 2, revenge: 1, upgrades: ['bigBertha'] }, { sails: 1 }, 'P02', sea);
    refuses(state, 1, fire('ship-1-1', 'yellow-1', { bertha: 'ship-0-1' }), 'captain-fires');
    const after = played(state, fire('ship-1-1', 'yellow-1', { bertha: 'ship-0-1', revenge: true }));
    deepEqual(
      told(after.events, 'trophy')
        .slice(0, 2)
        .map(({ trophy }) => trophy.die),
      ['yellow-1', 'ship-0-1'],
    );
    equal(galleon(after, 1).revenge, 0);
  });

  test('13 The Pirate Moot: every ship may fire at Player Ships', () => {
    const after = played(war({ cannons: 2 }, { sails: 1 }, 'P16'), fire('ship-1-1', 'ship-0-2'));
    equal(galleon(after, 0).voyage.wronged, 1);
  });

  test('16.3 The ship is repaired, then its owner draws a Revenge card (example 20)', () => {
    const state = war({}, { loot: { rum: 2 } }, 'P02', near().slice(0, 2));
    galleon(state, 0).voyage.sent = ['ship-0-1'];
    galleon(state, 0).voyage.lost = ['ship-0-1'];
    galleon(state, 0).voyage.wronged = 1;
    const after = doing(state, mending);
    deepEqual(lootOf(after, 0), { rum: 1 });
    deepEqual([galleon(after, 0).revenge, after.open.revengeDeck], [1, 16]);
    deepEqual(
      after.events.map(({ type }) => type),
      ['repaired', 'revenge-taken'],
    );
  });

  test('16.3 One Revenge card for each ship lost to another player, as long as there are any', () => {
    const sea = [
      at('captain-1', 60, 60, 'cannon'),
      at('ship-0-1', 100, 60, 4),
      at('ship-0-2', 60, 100, 3),
      at('ship-0-3', 100, 100, 3),
      at('ship-1-1', 250, 250, 4),
      at('yellow-1', 250, 200, 1),
    ];
    const state = war({ cannons: 2, sails: 1 }, { sails: 1, loot: { rum: 5 } }, 'P02', sea);
    played(state, fire('captain-1', 'ship-0-1'), pass, fire('captain-1', 'ship-0-2'));
    equal(galleon(state, 0).voyage.wronged, 2);
    const short = structuredClone(state);
    short.open.revengeDeck = 1;
    equal(galleon(doing(state, mending), 0).revenge, 2);
    const after = doing(short, mending);
    deepEqual([galleon(after, 0).revenge, after.open.revengeDeck], [1, 0]);
  });

  test('16.3 If the deck is empty there is none', () => {
    const state = war({}, {}, 'P02', []);
    galleon(state, 1).revenge = 17;
    state.open.revengeDeck = 0;
    galleon(state, 0).voyage.wronged = 1;
    equal(galleon(doing(state, mending), 0).revenge, 0);
  });

  test('16.4 The Pit sells Revenge cards: 1 Valuables or 2 other Loot', () => {
    const state = asking(adventure('P02', { rigs: [{ loot: { valuables: 1, rum: 2 } }, {}] }), { kind: 'pit' });
    state.open.step = 'pit';
    refuses(state, 0, { kind: 'buy-revenge', loot: { valuables: 1, rum: 2 } }, 'wrong-price');
    const after = played(
      state,
      { kind: 'buy-revenge', loot: { valuables: 1 } },
      { kind: 'buy-revenge', loot: { rum: 2 } },
    );
    deepEqual([galleon(after, 0).revenge, galleon(after, 0).coins], [2, 0]);
    const empty = asking(adventure('P02', { rigs: [{ loot: { valuables: 1 } }, { revenge: 17 }] }), { kind: 'pit' });
    refuses(empty, 0, { kind: 'buy-revenge', loot: { valuables: 1 } }, 'deck-empty');
    const norrington = asking(adventure('N09', { rigs: [{ loot: { valuables: 1 } }, {}] }), { kind: 'pit' });
    refuses(norrington, 0, { kind: 'buy-revenge', loot: { valuables: 1 } }, 'not-now');
  });

  test('16.5 A Ram works on a rival’s ship: whoever sinks the other is paid, and has made an enemy', () => {
    const sea = [at('ship-1-1', 60, 60, 4), at('ship-0-1', 76.2, 60, 4), at('yellow-1', 250, 250, 1)];
    const won = played(
      war({ upgrades: ['ram'], sails: 1 }, {}, 'P02', sea),
      use('ram', { ship: 'ship-1-1', target: 'ship-0-1' }),
    );
    deepEqual([galleon(won, 0).voyage.wronged, galleon(won, 1).voyage.trophies.length], [1, 1]);
    const strong = [
      at('ship-1-1', 60, 60, 1),
      at('ship-0-1', 76.2, 60, 4),
      at('ship-1-2', 200, 60, 4),
      at('yellow-1', 250, 250, 1),
    ];
    const lost = played(
      war({ upgrades: ['ram'], sails: 1 }, {}, 'P02', strong),
      use('ram', { ship: 'ship-1-1', target: 'ship-0-1' }),
    );
    deepEqual([galleon(lost, 1).voyage.wronged, galleon(lost, 0).voyage.trophies.length], [1, 1]);
  });

  test('16.5 Crow’s Nest works on a rival’s ship', () => {
    const state = war({ upgrades: ['crowsNest'], sails: 1 });
    equal(
      menuOf(state, 1).some(move => move.kind === 'use' && move.target === 'ship-0-1'),
      true,
    );
  });
});
