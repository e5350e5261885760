// What a drill makes of pauses and of the logs of nodes.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, loadGame } from '@quayside/rules';
import { CheckedGames } from '../src/drill/checkedGames.ts';
import { Findings, type Players, type StoredGame } from '../src/drill/checks.ts';
import { errorIn } from '../src/drill/nodeErrors.ts';
import { Pauses } from '../src/drill/pauses.ts';

test('A table that still waits when the next fault comes has waited since the first', async () => {
  const pauses = new Pauses();
  pauses.begin('kill', ['t']);
  await sleep(60);
  pauses.moved('t');
  pauses.begin('cut', ['t', 'other']);
  pauses.moved('t');
  deepEqual(pauses.byKind, {}, 'a move from before the second fault does not count');
  pauses.moved('t');
  pauses.moved('other');
  pauses.moved('other');
  const { kill, cut } = pauses.byKind;
  ok(kill!.max >= 0.05, `${kill!.max} s`);
  equal(kill!.n, 1);
  ok(cut!.max < 0.05, `${cut!.max} s`);
});

test('A game is checked once when it is over; what is stored of it must be the same at the end', async () => {
  const stored: StoredGame = {
    ...{ table: 't', options: {}, seats: 0, botSeats: [], seed: 's', setUp: null, readyMarks: false },
    log: [],
    lines: [],
  };
  let asked = 0;
  const database = {
    async game() {
      asked += 1;
      return structuredClone(stored);
    },
  };
  const found = new Findings();
  const checked = new CheckedGames(database, found);
  const players = { game: (await loadGame('waves')) as AnyGame, table: 't', clients: [] } satisfies Players;
  await Promise.all([checked.check(players), checked.check(players)]);
  await checked.check(players);
  equal(asked, 1);
  await checked.checkAgain();
  deepEqual(found.lost, []);
  stored.lines.push({ intent: 'late', text: 'x' });
  await checked.checkAgain();
  deepEqual(found.lost, ['t was over, and what is stored of it has changed since']);
});

test('A game that cannot be read is a finding, and the drill goes on', async () => {
  const found = new Findings();
  const database = { game: () => Promise.reject(new Error('down')) };
  const players = { game: (await loadGame('waves')) as AnyGame, table: 't', clients: [] } satisfies Players;
  await new CheckedGames(database, found).check(players);
  deepEqual(found.all, ['wrong: t could not be checked: down']);
});

test('Errors of nodes are findings, except those that follow from a database that is away', () => {
  const line = (fields: object) => JSON.stringify({ level: 50, time: 1, ...fields });
  const lost = { type: 'Error', message: 'Connection terminated unexpectedly' };
  equal(errorIn(line({ msg: 'a request failed', err: lost })), null);
  equal(errorIn(line({ msg: 'no session with the database can be begun', reason: 'x' })), null);
  equal(errorIn(line({ level: 40, msg: 'a warning' })), null);
  const bug = { type: 'TypeError', message: 'x is not a function' };
  equal(errorIn(line({ msg: 'a request failed', err: bug })), 'a request failed: TypeError x is not a function');
  equal(errorIn(line({ msg: 'a bot’s move was refused' })), 'a bot’s move was refused');
  equal(errorIn('TypeError: x is not a function'), 'TypeError: x is not a function');
  equal(errorIn('(node:7) ExperimentalWarning: SQLite is an experimental feature'), null);
  equal(errorIn(''), null);
});
