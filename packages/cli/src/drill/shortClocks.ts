// Loaded into the nodes of a drill before anything else: the shortest clock is so short that it runs out during a
// drill.

import { CLOCKS } from '@quayside/protocol';

CLOCKS.brisk = { kind: 'live', bank: 4000, increment: 0 }; // ms
