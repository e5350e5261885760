import { describe, test } from 'node:test';
import type { Tablet } from '../tables.ts';
import type { Class, Event, Move } from '../types.ts';
import { attempts, deepEqual, equal, follow, pile, played, rebel, table, told } from './builders.ts';

type Setting = Parameters<typeof table>[0];

/** What the waves do under this tablet. */
const under = (rule: Tablet, setting: Setting, ...moves: Move[]): string[] =>
  attempts(eventsUnder(rule, setting, ...moves));

const eventsUnder = (rule: Tablet, setting: Setting, ...moves: Move[]): Event[] =>
  played(table({ ...setting, rule }), ...moves).events;

const KNIGHTS: Class[] = [3, 3, 3, 3];

describe('7 Rule Tablets', () => {
  test('7.3 Learned Six: a Scholar has power 6, as Agent and as Elder', () => {
    const done = under('scholars-six', { elders: [5, 1, 1, 4], shells: 4 }, follow(1), follow(5), follow(1), follow(5));
    deepEqual(done, ['0: 6 takes 5', '1: too-weak', '2: too-weak', '3: 5 takes 4']);
  });

  test('7.4 Three and Six: a Noble Follower has 3, a Scholar Rebel 6', () => {
    const done = under('three-and-six', { elders: [3, 2, 5, 1], shells: 4 }, follow(5), follow(1), rebel(1), rebel(2));
    deepEqual(done, ['0: too-weak', '1: 3 takes 2', '2: 6 takes 5', '3: 6 takes 1']);
  });

  test('7.5 Humble Hands: a Keeper collects a Keeper and a Knight, not a Scholar', () => {
    const done = under(
      'equal-or-lower',
      { elders: [2, 3, 1, 5], shells: 4 },
      follow(2),
      follow(2),
      follow(2),
      follow(1),
    );
    deepEqual(done, ['0: 2 takes 2', '1: 2 takes 3', '2: too-strong', '3: 1 takes 5']);
  });

  test('7.6 Shell Song: with 2 Shells a Keeper has 6; with one Shell less the next has 4', () => {
    const setting: Setting = { card: 'all-vs-all-3', elders: [5, 5, 2], extra: 1, shells: 2 };
    const events = eventsUnder('shell-bonus', setting, follow(2), follow(2), follow(2));
    deepEqual(attempts(events), ['0: 6 takes 5', '1: too-weak', '2: too-weak']);
    deepEqual(
      told(events, 'kept').map(({ agentPower, elderPower }) => [agentPower, elderPower]),
      [
        [4, 5],
        [4, 4],
      ],
    );
  });

  test('7.6 Shell Song: without Shells a Keeper has 2', () => {
    const events = eventsUnder(
      'shell-bonus',
      { elders: [2, 1, 1, 1], shells: 0 },
      follow(2),
      follow(1),
      follow(1),
      follow(1),
    );
    const [keeper] = told(events, 'kept');
    deepEqual([keeper?.agentPower, keeper?.elderPower, keeper?.why], [2, 2, 'no-shell']);
  });

  for (const calm of ['calm-knights', 'calm-nobles'] as const)
    test(`7.7 Calm: nothing special (${calm})`, () => {
      const done = under(calm, { elders: [1, 2, 4, 5], shells: 4 }, follow(2), rebel(3), follow(4), rebel(5));
      deepEqual(done, ['0: 2 takes 1', '2: too-weak', '1: 3 takes 2', '3: too-weak']);
    });

  test('7.8 Rebels First: the only Shell goes to a Rebel before a Follower with the Wave token', () => {
    const events = eventsUnder(
      'rebels-first',
      { elders: KNIGHTS, shells: 1 },
      follow(5),
      follow(5),
      rebel(5),
      follow(5),
    );
    deepEqual(attempts(events), ['2: 5 takes 3', '0: no-shell', '1: no-shell', '3: no-shell']);
    deepEqual(
      told(events, 'wave').map(({ stance }) => stance),
      ['rebel', 'follower'],
    );
  });

  test('7.2, 7.9 Borrowed Rank: each Elder has the power of the Elder to its right, for three also the one that is nobody’s', () => {
    const setting: Setting = { card: 'all-vs-all-3', elders: [5, 2, 3], extra: 1, shells: 3 };
    const events = eventsUnder('elder-from-right', setting, follow(2), follow(4), follow(3));
    deepEqual(told(events, 'elder-powers'), [{ type: 'elder-powers', powers: [1, 5, 2] }]);
    deepEqual(attempts(events), ['0: 2 takes 1', '1: too-weak', '2: 3 takes 2']);
  });

  test('7.9 Borrowed Rank: the powers stay as they were before anything was collected', () => {
    const done = under(
      'elder-from-right',
      { elders: [1, 4, 2, 3], shells: 4 },
      follow(5),
      follow(2),
      follow(5),
      follow(3),
    );
    deepEqual(done, ['0: 5 takes 3', '1: 2 takes 1', '2: 5 takes 4', '3: 3 takes 2']);
  });

  test('7.10 Borrowed Arms: each Agent has the power of the Agent to its right', () => {
    const setting: Setting = { card: 'all-vs-all-3', elders: [2, 2, 2], extra: 1, shells: 3 };
    const events = eventsUnder('agent-from-right', setting, follow(1), follow(5), follow(3));
    deepEqual(attempts(events), ['0: 3 takes 2', '1: too-weak', '2: 5 takes 2']);
    equal(told(events, 'kept')[0]?.agentPower, 1);
  });

  test('7.10 Borrowed Arms: a Follower looked at is turned up at once, and only once', () => {
    const setting: Setting = { card: 'all-vs-all-3', elders: [2, 2, 2], extra: 1 };
    const events = eventsUnder('agent-from-right', setting, follow(1), follow(5), follow(3));
    const shown = events.flatMap(e =>
      e.type === 'agent-revealed' || e.type === 'collected' || e.type === 'kept' ? [`${e.type} ${e.place}`] : [],
    );
    deepEqual(shown, [
      'agent-revealed 0',
      'agent-revealed 2',
      'collected 0',
      'agent-revealed 1',
      'kept 1',
      'collected 2',
    ]);
  });

  test('7.11 Turning Tide: every Elder moves to the right-hand neighbour, Agents stay', () => {
    const setting: Setting = { elders: [1, 2, 3, 4], shells: 4 };
    const { events, open } = played(table({ ...setting, rule: 'rotate' }), follow(3), follow(4), follow(5), follow(1));
    deepEqual(told(events, 'rotated'), [{ type: 'rotated', elders: [2, 3, 4, 1] }]);
    deepEqual(attempts(events), ['0: 3 takes 2', '1: 4 takes 3', '2: 5 takes 4', '3: too-weak']);
    deepEqual(open.elders, [3, 4, 5, 1]);
    equal(open.collected[0]![2], 1);
  });

  test('6.5, 7.11 An Elder that is not collected after the tide goes to the hand of the player it now lies before', () => {
    const hands: Class[][] = [[1], [1], [1], [1]];
    const sea = table({ rule: 'rotate', elders: [2, 3, 4, 5], shells: 4, hands, deck: [1, 1, 1, 1] });
    const { events, own } = played(sea, follow(1), rebel(1), follow(1), rebel(1));
    deepEqual(
      told(events, 'kept').map(({ seat, elder }) => [seat, elder]),
      [
        [0, 3],
        [2, 5],
        [1, 4],
        [3, 2],
      ],
    );
    deepEqual(
      own.map(({ hand }) => hand),
      [pile(1, 3), pile(1, 4), pile(1, 5), pile(1, 2)],
    );
  });

  test('7.11 Turning Tide: of three players the first gives to the third, past the Elder that is nobody’s', () => {
    const sea = table({ card: 'all-vs-all-3', rule: 'rotate', elders: [1, 2, 3], extra: 5 });
    const { events } = played(sea, follow(1), follow(1), follow(1));
    deepEqual(told(events, 'rotated'), [{ type: 'rotated', elders: [2, 3, 1] }]);
  });

  test('7.12 Heavy Water: Followers have 2 less, Rebels do not; a power may be below zero', () => {
    const events = eventsUnder(
      'followers-minus-two',
      { elders: [2, 3, 2, 1], shells: 4 },
      follow(5),
      follow(5),
      rebel(3),
      follow(1),
    );
    deepEqual(attempts(events), ['0: 3 takes 2', '1: too-weak', '3: too-weak', '2: 3 takes 2']);
    equal(told(events, 'kept')[1]?.agentPower, -1);
  });

  test('7.13 Backwash: both waves go from the Wave token to the right', () => {
    const done = under(
      'counterclockwise',
      { token: 1, elders: [1, 1, 1, 1], shells: 4 },
      rebel(2),
      rebel(2),
      follow(2),
      follow(2),
    );
    deepEqual(
      done.map(attempt => attempt[0]),
      ['0', '3', '1', '2'],
    );
  });

  test('7.14 One of a Kind: an Elder that had its like in the Council cannot be collected', () => {
    const done = under('lone-class', { elders: [1, 2, 2, 3], shells: 4 }, follow(5), follow(5), follow(5), rebel(5));
    deepEqual(done, ['0: 5 takes 1', '1: not-alone', '2: not-alone', '3: 5 takes 3']);
  });

  test('7.14 One of a Kind: Agents do not count, the Elder that is nobody’s does', () => {
    const setting: Setting = { card: 'all-vs-all-3', elders: [1, 2, 3], extra: 2, shells: 3 };
    deepEqual(under('lone-class', setting, rebel(3), follow(3), follow(4)), [
      '1: not-alone',
      '2: 4 takes 3',
      '0: 3 takes 1',
    ]);
  });

  test('7.15 Homeward: the first Elder that would be collected goes to the hand, and no Shell leaves', () => {
    const events = eventsUnder(
      'first-returns',
      { elders: KNIGHTS, shells: 1 },
      follow(1),
      follow(5),
      follow(5),
      follow(5),
    );
    deepEqual(attempts(events), ['0: too-weak', '1: returned', '2: 5 takes 3', '3: no-shell']);
    equal(told(events, 'collected')[0]?.shells, 0);
  });

  test('7.15 Homeward: without a Shell nothing would be collected, so nothing is returned', () => {
    const done = under('first-returns', { elders: KNIGHTS, shells: 0 }, follow(5), follow(5), follow(5), follow(5));
    deepEqual(done, ['0: no-shell', '1: no-shell', '2: no-shell', '3: no-shell']);
  });

  test('7.15 Homeward: the Elder sent back wins nothing', () => {
    const sea = table({ rule: 'first-returns', elders: [4, 5, 5, 5], collected: [[1, 2, 3]] });
    equal(played(sea, follow(5), follow(1), follow(1), follow(1)).open.phase.kind, 'discard');
  });

  test('7.16 No Two Alike: a class the side has already cannot be collected', () => {
    const setting: Setting = { elders: KNIGHTS, shells: 4, collected: [[3], [2], [], []] };
    deepEqual(under('no-duplicates', setting, follow(5), follow(5), follow(1), follow(1)), [
      '0: already-owned',
      '1: 5 takes 3',
      '2: too-weak',
      '3: too-weak',
    ]);
  });

  test('7.16 No Two Alike: what the partner has blocks, even if it was collected a moment ago', () => {
    const setting: Setting = { card: 'teams-4', elders: KNIGHTS, shells: 4, collected: [[], [3]] };
    deepEqual(under('no-duplicates', setting, follow(5), follow(5), follow(5), follow(5)), [
      '0: 5 takes 3',
      '1: already-owned',
      '2: already-owned',
      '3: already-owned',
    ]);
  });

  test('7.17 A Shell Each: three Followers, three Shells', () => {
    const events = eventsUnder(
      'shells-are-followers',
      { elders: KNIGHTS, shells: 1 },
      follow(5),
      rebel(5),
      follow(5),
      follow(5),
    );
    deepEqual(told(events, 'shells-set'), [{ type: 'shells-set', shells: 3 }]);
    deepEqual(attempts(events), ['0: 5 takes 3', '2: 5 takes 3', '3: 5 takes 3', '1: no-shell']);
  });

  test('7.17 A Shell Each: no Shell when everybody rebelled', () => {
    const events = eventsUnder('shells-are-followers', { shells: 3 }, rebel(5), rebel(5), rebel(5), rebel(5));
    deepEqual(told(events, 'shells-set'), [{ type: 'shells-set', shells: 0 }]);
  });

  test('7.17 A Shell Each: six Followers bring six Shells', () => {
    const six = [follow(5), follow(5), follow(5), follow(5), follow(5), follow(5)];
    const events = eventsUnder('shells-are-followers', { card: 'all-vs-all-6' }, ...six);
    deepEqual(told(events, 'shells-set'), [{ type: 'shells-set', shells: 6 }]);
    equal(told(events, 'collected').length, 6);
  });

  test('2.1, 7.11 After the tide the Elder counts for the player it now lies before', () => {
    const sea = table({ rule: 'rotate', elders: [5, 1, 5, 5] });
    deepEqual(played(sea, follow(2), follow(1), follow(1), follow(1)).open.collected[0], pile(1));
  });
});
