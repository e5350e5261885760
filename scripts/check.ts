// The quick loop: types, lint, unit tests. Stays under a minute.

import { DEAD_CODE, LINT, RULES_TYPES, runStepsAbreast, TYPES, UNIT } from './steps.ts';

process.exitCode = await runStepsAbreast([...UNIT, TYPES, RULES_TYPES, LINT, DEAD_CODE]);
