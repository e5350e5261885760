// What a table needs from the server around it. A type parameter stands for the table, which imports this file.

import type { Match, Snapshot } from '@quayside/engine';
import type { AnyGame, Seat } from '@quayside/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { AnswerKind } from '../domain/answers.ts';
import type { AwayLimits, PresenceChange } from '../domain/presence.ts';
import type { StoredTable } from '../domain/tableRow.ts';
import type { ErrorCode } from '../errors.ts';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';
import type { ServerTime } from './serverTime.ts';

/** What a table needs from the server around it. Features are reached through these calls only. */
export type TableContextOf<Table> = {
  store: Store;
  committer: Committer;
  log: FastifyBaseLogger;
  time: ServerTime;
  snapshotEvery: number;
  maxSummaryAgeMs: number;
  limits: AwayLimits;
  answered(answer: AnswerKind): void;
  /** The table may differ from what is stored: it leaves memory, and whoever opens it next loads it from the store. */
  drop(table: Table): void;
  /** Something was committed: a bot may have to decide, somebody to be notified. */
  changed(table: Table): void;
  presenceChanged(table: Table, device: string, change: PresenceChange): void;
  /** A clock has run out, or the host has been away for too long. */
  due(table: Table): void;
  /** Whether a webhook may be sent to this address. */
  mayCall(address: string): boolean;
  /** The game as it stood when its log had so many entries. */
  moment(table: { row: StoredTable }, ply: number): Promise<Snapshot>;
  /** Whether a seat may take its last move back; `code` says why that could not be found out. */
  judgeTakeBack(table: { game: AnyGame; match: Match | null }, seat: Seat): Promise<TakeBackJudged>;
};

export type TakeBackJudged = { isFree: boolean; code?: ErrorCode };
