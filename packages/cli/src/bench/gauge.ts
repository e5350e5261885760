// Preloaded into the server that a bench starts. On request it answers how much memory is in use after a garbage
// collection, and profiles the main thread.

import { Session } from 'node:inspector/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export type GaugeCommand = 'held' | 'begin-profile' | 'end-profile';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const inspector = new Session();

const ANSWERS: Record<GaugeCommand, () => Promise<unknown>> = {
  async held() {
    // Objects collected first may own others, such as buffers of closed sockets, that are freed in later turns of the
    // event loop; so it collects three times.
    for (let i = 0; i < 3; i++) {
      collect();
      await sleep(20);
    }
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  async 'begin-profile'() {
    inspector.connect();
    await inspector.post('Profiler.enable');
    await inspector.post('Profiler.start');
    return null;
  },
  async 'end-profile'() {
    const { profile } = await inspector.post('Profiler.stop');
    inspector.disconnect();
    return profile;
  },
};

process.on('message', async (command: GaugeCommand) => process.send!({ answer: await ANSWERS[command]() }));
// Worker threads of the server load this file too, and have no channel.
process.channel?.unref();
