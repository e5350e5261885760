// `fuzz`: a server of its own under hostile clients: nothing they send may crash it, hang it, make it grow, or make it
// answer with an error of its own.

import { type Command, noWords, whole } from '../command.ts';
import { fuzzServer } from '../fuzz/run.ts';

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'send anything to a server of its own, and see that it stands',
  help: `Usage: fuzz [flags]

Starts a server on 127.0.0.1 with a folder of its own and sends it frames and requests: legal moves at all games, and
between them mutated, forged, truncated, oversize and random ones. It must not end, hang or grow, answer 5xx, log an
error, or leave an intent unanswered or answer it twice. Ends with 1 when anything was found.

  --frames N        frames sent on sockets (default 100,000)
  --requests N      HTTP requests (default 2,000)
  --seconds N       stops after this long, whatever was sent (default 3,600)
  --seed N          what is sent follows from it, as far as the server's timing allows (default 1)
  --limits          with the limits a server has by default; else they are lifted
  --json            one line of JSON`,
  flags: {
    frames: { type: 'string' },
    requests: { type: 'string' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
    limits: { type: 'boolean' },
    json: { type: 'boolean' },
  },
  async run(words, flags) {
    noWords(words, 'fuzz');
    const { found, findings } = await fuzzServer({
      frames: whole(flags, 'frames', 100_000),
      requests: whole(flags, 'requests', 2_000),
      seconds: whole(flags, 'seconds', 3_600),
      seed: whole(flags, 'seed', 1),
      isLimited: flags['limits'] === true,
    });
    process.stdout.write(`${flags['json'] ? JSON.stringify(found) : JSON.stringify(found, null, 2)}\n`);
    return findings.length === 0 ? 0 : 1;
  },
};
