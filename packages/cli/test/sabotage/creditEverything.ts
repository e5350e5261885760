// A node that credits the clocks of a table it takes over with all the time since it lost its home.

import { rewrite } from './rewrite.ts';

rewrite('/server/src/domain/tableClocks.ts', [
  ['ms > 0 ? ms : Math.min(Math.max(0, now - since), TAKEOVER_MS);', 'Math.max(ms, now - since);'],
]);
