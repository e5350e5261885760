// What a drill makes of pauses and of the logs of nodes.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
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
