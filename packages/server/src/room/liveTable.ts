// What the parts of a live table (its broadcasters and read markers) may know of it. `Table` is one; they do not import
// it, since it is made of them.

import type { Match } from '@quayside/engine';
import type { TableInfo, TableNote } from '@quayside/protocol';
import type { HiddenCommitments } from '../domain/hiddenCommitments.ts';
import type { TableClocks } from '../domain/tableClocks.ts';
import type { StoredTable } from '../domain/tableRow.ts';
import type { TalkRules } from '../domain/talkRights.ts';
import type { Connections } from './connections.ts';
import type { TableTalk } from './talk.ts';

export type LiveTable = {
  readonly row: StoredTable;
  readonly committed: StoredTable;
  readonly match: Match | null;
  readonly info: TableInfo;
  readonly hidden: HiddenCommitments;
  readonly clocks: TableClocks;
  readonly notes: readonly TableNote[];
  readonly talk: TableTalk;
  readonly talkRules: TalkRules;
  readonly connections: Connections;
  readonly isClosed: boolean;
  runSafely(run: () => void): void;
};
