// Everything a table can write to the store: a tagged union.

import type { Snapshot } from '@quayside/engine';
import type { Clocks } from './clocks.ts';
import type { LogEntry, Note, StoredLine, StoredResult } from './log.ts';
import type { StoredTable } from './tableRow.ts';

export type TableChange =
  | { kind: 'table'; table: StoredTable }
  | { kind: 'entry'; table: string; entry: LogEntry }
  | { kind: 'snapshot'; table: string; snapshot: Snapshot }
  | { kind: 'clocks'; table: string; clocks: Clocks }
  /** When the table must be woken even if nobody comes; null: it need not. In uptime. */
  | { kind: 'due'; table: string; at: number | null }
  /** Its clocks were credited with the outage of the node that had it before. */
  | { kind: 'credited'; table: string }
  | { kind: 'glance'; table: string; glance: string }
  | { kind: 'note'; table: string; at: number; note: Note }
  | { kind: 'line'; table: string; line: StoredLine }
  | { kind: 'unsaid'; table: string; n: number }
  | { kind: 'mute'; guest: string; muted: string; mute: boolean }
  | { kind: 'read-marker'; guest: string; table: string; ply: number }
  | { kind: 'result'; result: StoredResult };
