// The shares of a profile: by part of the program, without the time in which there was nothing to do.

import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { sharesOf } from '../src/bench/profile.ts';

const node = (id: number, functionName: string, url: string) => ({ id, callFrame: { functionName, url } });

test('Time is shared out by folder of the server, package and module; idle time counts for none', () => {
  const nodes = [
    node(1, '(idle)', ''),
    node(2, 'save', 'file:///q/packages/server/src/store/committer.ts'),
    node(3, 'parse', 'file:///q/node_modules/pg/lib/client.js'),
    node(4, '(garbage collector)', ''),
    node(5, 'write', 'node:net'),
  ];
  const profile = { nodes, samples: [1, 2, 3, 2, 4, 5], timeDeltas: [900, 30, 20, 20, 10, 20] };
  deepEqual(sharesOf([profile]), [
    ['server/store', 0.5],
    ['pg', 0.2],
    ['node:net', 0.2],
    ['(garbage collector)', 0.1],
  ]);
});
