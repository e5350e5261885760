// Everything that is read of the database, by the same statements for each.

import { identityReads } from './identitySql.ts';
import { pushReads } from './pushSql.ts';
import { recordReads } from './recordsSql.ts';
import { resultReads } from './resultsSql.ts';
import type { Prepare } from './sql.ts';
import type { Store } from './store.ts';
import { sweepReads } from './sweepSql.ts';
import { tableReads } from './tablesSql.ts';
import { talkReads } from './talkSql.ts';
import { timeReads } from './timeSql.ts';

export const readsOf = (prepare: Prepare): Omit<Store, 'write' | 'close'> => ({
  ...tableReads(prepare),
  ...identityReads(prepare),
  ...pushReads(prepare),
  ...timeReads(prepare),
  ...sweepReads(prepare),
  ...talkReads(prepare),
  ...recordReads(prepare),
  ...resultReads(prepare),
});
