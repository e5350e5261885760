// The quick loop: types, lint, unit tests. Stays under a minute. `npm run check -- web|rules|server|lab` does one part.

import { PARTS, QUICK, runStages } from './steps.ts';

const [part] = process.argv.slice(2);
const steps = part === undefined ? QUICK : PARTS[part];
if (steps) process.exitCode = await runStages([steps]);
else {
  process.stderr.write(`There is no part "${part}" to check; there are: ${Object.keys(PARTS).join(', ')}.\n`);
  process.exitCode = 2;
}
