// Loaded into the nodes of a drill before anything else: the shortest clock is so short that it runs out during a
// drill. The next one is longer than any takeover, so that too large a credit is seen.

import { CLOCKS } from '@quayside/protocol';

CLOCKS.brisk = { kind: 'live', bank: 4000, increment: 0 }; // ms
CLOCKS.steady = { kind: 'live', bank: 20_000, increment: 0 };
