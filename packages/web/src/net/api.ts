// Requests over HTTP: who I am, which tables there are, and what can be asked about one of them.

import type {
  Created,
  CreateTable,
  Curve,
  Hint,
  HistoryPage,
  HttpError,
  Me,
  PlayedPage,
  RecordFile,
  Statistics,
  TableList,
  TalkPage,
  WhatIf,
} from '@quayside/protocol';
import { actingSeat, me, requestFailure, tables } from './state.ts';
import { words } from './words.ts';

/** An expected answer that is not what was asked for; `message` is a sentence for the player. */
export class ApiError extends Error {
  readonly code: string;
  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

export async function ask<T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  const init: RequestInit = { method };
  if (body) Object.assign(init, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const answer = await fetch(path, init).catch(() => null);
  const content: unknown = await answer?.json().catch(() => null);
  if (!answer || content === null) throw new ApiError('unreachable', words.unreachable);
  if (answer.ok) return content as T;
  const refusal = content as HttpError;
  throw new ApiError(refusal.code, await sentenceOf(refusal));
}

/** The sentences of all codes are loaded when one is needed; in English the server has sent it too. */
async function sentenceOf({ code, args, sentence = words.unreachable }: HttpError): Promise<string> {
  const { errorSentence } = await import('./errorWords.ts').catch(() => ({ errorSentence: () => sentence }));
  return errorSentence(code, args, sentence);
}

/** Runs a request and stores its failure in `requestFailure`. */
async function visit(request: () => Promise<void>): Promise<void> {
  try {
    await request();
    requestFailure.value = null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    requestFailure.value = error.message;
  }
}

export const loadMe = () =>
  visit(async () => {
    me.value = await ask<Me>('GET', '/api/me');
  });

export const loadTables = () =>
  visit(async () => {
    tables.value = await ask<TableList>('GET', '/api/tables');
  });

export async function rename(name: string): Promise<void> {
  me.value = await ask<Me>('PUT', '/api/me', { name });
}

/** Returns the new table's id. */
export const createTable = async (table: CreateTable): Promise<string> =>
  (await ask<Created>('POST', '/api/tables', table)).id;

/** `table`: whose game is played on; null where `wanted` brings a record. Returns the id of the table where it is. */
export const playOn = async (table: string | null, wanted: WhatIf): Promise<string> =>
  (await ask<Created>('POST', table === null ? '/api/what-if' : `/api/tables/${table}/what-if`, wanted)).id;

export const recordOf = (table: string) => ask<RecordFile>('GET', `/api/tables/${table}/record`);

/** Where several people share this device: whose it is at that table now. */
const asSeat = (table: string): string => (actingSeat.value?.table === table ? `seat=${actingSeat.value.seat}` : '');

export const historyOf = (table: string, from: number) =>
  ask<HistoryPage>('GET', `/api/tables/${table}/history?from=${from}&${asSeat(table)}`);

export const talkBefore = (table: string, n: number) => ask<TalkPage>('GET', `/api/tables/${table}/talk?before=${n}`);

export const hintFor = (table: string, decision: number) =>
  ask<Hint>('POST', `/api/tables/${table}/hint?${asSeat(table)}`, { decision });

/** My games that are over: those before this time, of this game; null for the latest, and for all games. */
export const playedGames = (before: number | null, game: string | null) => {
  const query = new URLSearchParams();
  if (before !== null) query.set('before', String(before));
  if (game !== null) query.set('game', game);
  return ask<PlayedPage>('GET', `/api/me/games?${query}`);
};

export const statistics = () => ask<Statistics>('GET', '/api/me/statistics');

/** Leaves a game against bots out of my list, or puts it back. */
export const dismissTable = (table: string, dismissed: boolean) =>
  ask<{ dismissed: boolean }>('PUT', `/api/tables/${table}/dismissed`, { dismissed });

export const curveOf = (table: string) => ask<Curve>('GET', `/api/tables/${table}/curve`);
