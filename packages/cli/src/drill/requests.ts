// How clients of a drill come in by HTTP: they try again until somebody answers.

import { setTimeout as sleep } from 'node:timers/promises';
import type { CreateTable } from '@quayside/protocol';

const RETRY_MS = 100;
const PATIENCE_MS = 60_000;
const ANSWER_MS = 10_000; // a frozen node never answers

/** Asked for at every try: clients may be sent elsewhere meanwhile. */
type BaseUrl = () => string;

/** The cookie of a new guest. */
export async function newGuest(baseUrl: BaseUrl): Promise<string> {
  const answer = await persist(baseUrl, '/api/me', {});
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** The name of a new table. After an answer that was lost there is one more table, which nobody comes to. */
export async function newTable(baseUrl: BaseUrl, cookie: string, wanted: CreateTable): Promise<string> {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await persist(baseUrl, '/api/tables', { method: 'POST', headers, body: JSON.stringify(wanted) });
  return ((await answer.json()) as { id: string }).id;
}

async function persist(baseUrl: BaseUrl, path: string, request: RequestInit): Promise<Response> {
  let last = '';
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(RETRY_MS)) {
    try {
      const answer = await fetch(`${baseUrl()}${path}`, { ...request, signal: AbortSignal.timeout(ANSWER_MS) });
      if (answer.ok) return answer;
      last = `${answer.status} ${(await answer.text()).slice(0, 200)}`;
    } catch (error) {
      last = String((error as Error).cause ?? error);
    }
  }
  throw new Error(`${path} was not answered for ${PATIENCE_MS / 1000} s: ${last}`);
}
