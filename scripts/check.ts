// The quick loop: types, lint, unit tests. Stays under a minute.

import { QUICK, runStages } from './steps.ts';

process.exitCode = await runStages([QUICK]);
