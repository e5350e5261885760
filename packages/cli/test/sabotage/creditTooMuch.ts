// A node that credits the clocks of a table it takes over with more time than the table was without a home.

import { rewrite } from './rewrite.ts';

rewrite('/server/src/domain/tableClocks.ts', [
  ['ms > 0 ? ms : Math.min(Math.max(0, now - since), TAKEOVER_MS);', '600_000 + Math.max(ms, now - since);'],
]);
