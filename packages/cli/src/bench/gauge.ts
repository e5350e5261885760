// Loaded into the server that a bench starts, before anything else: tells what memory is really in use, when asked.

import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('message', async () => {
  // What goes with the first collection, such as buffers of closed sockets, is let go in the turns after it.
  for (let i = 0; i < 3; i++) {
    collect();
    await sleep(20);
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send!({ bytes: heapUsed + external });
});
// Worker threads of the server load this file too, and have no channel.
process.channel?.unref();
