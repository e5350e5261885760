// Answers a first task and is stuck in every other.

import { parentPort } from 'node:worker_threads';

let isFirst = true;
parentPort!.on('message', () => {
  if (isFirst) parentPort!.postMessage({ done: { value: 'here' } });
  isFirst = false;
});
