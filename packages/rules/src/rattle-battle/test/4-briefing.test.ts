import { describe, test } from 'node:test';
import { begin as brief } from '../phases/briefing.ts';
import { begin as beginSend } from '../phases/send.ts';
import { begin as beginActions } from '../phases/turn.ts';
import { CARDS, type SeaCard } from '../tables/index.ts';
import type { RattleState } from '../types.ts';
import type { Rig, Setting } from './builders.ts';
import {
  adventure,
  asking,
  at,
  deepEqual,
  doing,
  equal,
  galleon,
  lootOf,
  menuOf,
  newGame,
  offers,
  played,
  refuses,
  send,
  told,
} from './builders.ts';

/** Players about to send ships. */
function sending(card: string, rigs: Rig[], setting: Setting = {}): RattleState {
  const state = adventure(card, { ...setting, rigs });
  state.open.step = 'send';
  state.open.phase = beginSend(state);
  return state;
}

/** The Non-Player Ships a card names. */
const fleetOn = (card: string): string[] =>
  Object.entries((CARDS[card] as SeaCard).fleet).flatMap(([colour, count]) =>
    Array.from({ length: count }, (_, i) => `${colour}-${i + 1}`),
  );

/** Everybody sends a ship; the Non-Player Ships that are thrown or lie on their places. */
function fleetDropped(state: RattleState): { thrown: string[]; placed: string[] } {
  played(state, send(1), send(1));
  const { phase, sea } = state.open;
  const dice = phase.kind === 'sea' && phase.thrown.kind === 'drop' ? phase.thrown.dice : [];
  return { thrown: dice.filter(die => !die.startsWith('ship')), placed: sea.map(({ die }) => die) };
}

/** The briefing of a card, as it begins. */
function briefing(card: string, setting: Setting): ReturnType<typeof doing> {
  const state = adventure(card, setting);
  const piles = { I: [], N: state.shut.hard, P: state.shut.soft }[card[0] as 'I' | 'N' | 'P'];
  piles.push(card as never);
  state.open.drawn = [];
  state.open.adventure = 0;
  state.open.quest = card === 'I03' ? 2 : card === 'N10' ? 3 : 1;
  return doing(state, (it, tell) => {
    it.open.phase = brief(it, tell) ?? it.open.phase;
  });
}

describe('4 Briefing', () => {
  test('4.1 The next card is turned over; its fleet and tiles are made ready', () => {
    const state = newGame(2);
    const [{ card: first }, next] = [{ card: state.shut.soft.at(-1)! }, state.shut.soft.at(-2)!];
    const part = { kind: 'part', part: 'sail' } as const;
    const { open, events } = played(state, part, part);
    deepEqual(told(events, 'adventure'), [{ type: 'adventure', quest: 1, round: 1, card: first }]);
    deepEqual([open.card, open.drawn, state.shut.soft.at(-1)], [first, [first], next]);
    const { thrown, placed } = fleetDropped(state);
    deepEqual([...thrown, ...placed].sort(), fleetOn(first).sort());
  });

  test('4.2 A gift is added by everybody (Wind in the Rags)', () => {
    const after = briefing('I03', { seats: 3 });
    deepEqual(
      after.open.galleons.map(({ sails }) => sails.ready),
      [1, 1, 1],
    );
    equal(told(after.events, 'part-added')[0]!.why, 'gift');
  });

  test('4.2, 13.4 Convey: the Wanted player exhausts an Upgrade first, and the others nothing', () => {
    const state = briefing('N10', {
      seats: 2,
      wanted: 1,
      rigs: [{ upgrades: ['parrot'] }, { upgrades: ['ram', 'superHold', 'drill'] }],
    });
    equal(state.open.phase.kind, 'exhaust');
    refuses(state, 1, { kind: 'exhaust', upgrade: 'superHold' }, 'not-exhaustible');
    refuses(state, 1, { kind: 'exhaust', upgrade: 'parrot' }, 'no-such-upgrade');
    refuses(state, 1, { kind: 'pass' }, 'not-now');
    state.open.step = 'briefing';
    const after = played(state, { kind: 'exhaust', upgrade: 'ram' });
    equal(galleon(after, 1).upgrades[0]!.ready, false);
    equal(after.open.phase.kind, 'send');
  });

  test('3.6 Convey: the only Upgrade there is to exhaust is exhausted without a question', () => {
    const after = briefing('N10', { wanted: 1, rigs: [{ upgrades: ['parrot'] }, { upgrades: ['superHold', 'ram'] }] });
    deepEqual(told(after.events, 'upgrade-exhausted'), [{ type: 'upgrade-exhausted', seat: 1, upgrade: 'ram' }]);
    deepEqual(
      galleon(after, 1).upgrades.map(({ ready }) => ready),
      [true, false],
    );
    equal(after.open.phase.kind, 'turn');
  });

  test('13.4 Convey: an Upgrade that is exhausted already, Super Hold and Secret Hold are no choice', () => {
    const state = briefing('N10', {
      wanted: 1,
      rigs: [{}, { upgrades: ['ram', 'superHold', 'drill', 'secretHold'] }],
    });
    deepEqual(menuOf(state, 1), [
      { kind: 'exhaust', upgrade: 'ram' },
      { kind: 'exhaust', upgrade: 'drill' },
    ]);
    galleon(state, 1).upgrades[0]!.ready = false;
    for (const upgrade of ['ram', 'superHold', 'secretHold'] as const)
      refuses(state, 1, { kind: 'exhaust', upgrade }, 'not-exhaustible');
  });

  test('4.2 Convey: without an Upgrade to exhaust nothing is asked', () => {
    equal(briefing('N10', { wanted: 1, rigs: [{}, { upgrades: ['secretHold'] }] }).open.phase.kind, 'turn');
    equal(briefing('N10', { rigs: [{ upgrades: ['ram'] }, {}] }).open.phase.kind, 'turn');
  });

  test('4.3 Any number of ships may be sent, none too; a Captain Ship if there is one', () => {
    const state = sending('N09', [{}, {}]);
    deepEqual(menuOf(state, 0).length, 5 * 2);
    refuses(state, 0, send(5), 'too-many-ships');
    const three = sending('N09', [{}, {}, {}]);
    refuses(three, 0, send(1, {}, true), 'no-captain-ship');
    equal(menuOf(three, 0).length, 5);
  });

  test('4.3 In turn order, from the Baron', () => {
    const state = sending('N09', [{}, {}, {}], { baron: 1 });
    const after = played(state, send(1), send(0));
    deepEqual(after.open.phase, { kind: 'send', waiting: [0], ready: [] });
    refuses(after, 2, send(1), 'not-your-turn');
    deepEqual(galleon(after, 1).voyage.sent, ['ship-1-1']);
  });

  test('4.3 The Narrows let nobody send more than two, No Quarter asks for two', () => {
    refuses(sending('P07', [{}, {}, {}]), 0, send(3), 'too-many-ships');
    refuses(sending('P14', [{}, {}, {}]), 0, send(1), 'too-few-ships');
    deepEqual(menuOf(sending('P07', [{}, {}, {}]), 0).length, 5);
  });

  test('4.4 Loot without room is left behind, of the player’s choice (example 17)', () => {
    const rig: Rig = { holds: 1, loot: { rum: 2, spices: 1, valuables: 1 } };
    const state = sending('N09', [rig, {}, {}, {}]);
    equal(galleon(state, 0).ships.length, 3);
    refuses(state, 0, send(2, { rum: 2, spices: 1 }), 'wrong-loot-kept');
    refuses(state, 0, send(2, { fabrics: 2 }), 'wrong-loot-kept');
    refuses(state, 0, send(2, { rum: 1 }), 'wrong-loot-kept');
    equal(offers(state, 0, send(0, { spices: 1, rum: 2, valuables: 1 })), true);
    const after = played(state, send(2, { rum: 1, valuables: 1 }));
    deepEqual(lootOf(after, 0), { rum: 1, valuables: 1 });
    deepEqual(told(after.events, 'sent')[0]!.left, { spices: 1, rum: 1 });
    equal(after.open.bag.spices, 10);
  });

  test('4.5 If nobody sends a ship nothing is dropped, and no Loot is drawn', () => {
    const state = sending('N09', [{}, {}]);
    const after = played(state, send(0), send(0));
    equal(told(after.events, 'nobody-sailed').length, 1);
    equal(told(after.events, 'loot-drawn').length, 0);
    equal(after.open.round, 2);
  });

  test('7.9, 18.3 The last of five players may send one more ship after the drop', () => {
    const sea = { seats: 5, chosen: { latecomer: 'on' as const }, sent: ['ship-0-1'] };
    const state = adventure('N09', { ...sea, rigs: [{}, {}, {}, {}, { loot: { rum: 3 } }] });
    state.open.step = 'actions';
    asking(state, { kind: 'latecomer' }, 4);
    refuses(state, 4, { kind: 'join', ship: 'captain', keep: { rum: 2 } }, 'no-captain-ship');
    refuses(state, 4, { kind: 'join', ship: 'ship', keep: { rum: 3 } }, 'wrong-loot-kept');
    equal(offers(state, 4, { kind: 'join', ship: null, keep: { rum: 3 } }), true);
    const after = played(state, { kind: 'join', ship: 'ship', keep: { rum: 2 } });
    deepEqual(after.open.phase, { kind: 'sea', thrown: { kind: 'drop', dice: ['ship-4-1'] } });
    deepEqual(lootOf(after, 4), { rum: 2 });
  });

  test('7.9 When the last player sends no other ship, the Player Actions begin all the same', () => {
    const sea = [at('ship-0-1', 60, 60, 1), at('red-1', 200, 200, 2)];
    const setting = { seats: 5, chosen: { latecomer: 'on' as const }, sea, rigs: [{ sails: 1 }] };
    const state = adventure('N09', setting);
    state.open.step = 'actions';
    asking(state, { kind: 'latecomer' }, 4);
    const { step, phase } = played(state, { kind: 'join', ship: null, keep: {} }).open;
    deepEqual([step, phase], ['actions', { kind: 'turn', acted: false, used: false, waiting: [0], ready: [] }]);
  });

  test('7.9, 18.3 Without the option, or with fewer players, nobody comes late', () => {
    const asked = (seats: number, latecomer: string) => {
      const sea = [at('ship-0-1', 60, 60, 1), at('red-1', 200, 200, 2)];
      const state = adventure('N09', { seats, sea, rigs: [{ sails: 1 }] });
      state.open.table.latecomer = latecomer === 'on';
      return doing(state, (it, tell) => {
        it.open.phase = beginActions(it, tell)!;
      }).open.phase.kind;
    };
    deepEqual([asked(5, 'on'), asked(5, 'off'), asked(4, 'on')], ['latecomer', 'turn', 'turn']);
  });

  test('7.9 Where the card lets nobody send more, nobody comes late', () => {
    const asked = (sent: number) => {
      const sea = [at('ship-0-1', 60, 60, 1), at('red-1', 200, 200, 2)];
      const chosen = { scenario: 'pirate-wars', latecomer: 'on' } as const;
      const state = adventure('P07', { seats: 5, chosen, sea, rigs: [{ sails: 1 }] });
      galleon(state, 4).voyage.sent = ['ship-4-1', 'ship-4-2'].slice(0, sent);
      return doing(state, (it, tell) => {
        it.open.phase = beginActions(it, tell)!;
      }).open.phase.kind;
    };
    deepEqual([asked(1), asked(2)], ['latecomer', 'turn']);
  });
});
