// Requests of a bot, or of the person who makes one, to a server over HTTP.

import type { BotList, HttpError, MadeBot, Me } from '@quayside/protocol';
import { UsageError } from '../command.ts';

/** A person's browser has a cookie, a bot its token. */
export type Credentials = { cookie: string } | { token: string } | null;

const headersOf = (who: Credentials): Record<string, string> => {
  if (who === null) return {};
  return 'token' in who ? { authorization: `Bearer ${who.token}` } : { cookie: who.cookie };
};

type HttpRequest = { method: string; path: string; who: Credentials; body?: object };

async function ask(server: string, { method, path, who, body }: HttpRequest): Promise<Response> {
  const init: RequestInit = { method, headers: headersOf(who) };
  if (body) Object.assign(init, { headers: { ...init.headers, 'content-type': 'application/json' } });
  if (body) init.body = JSON.stringify(body);
  const answer = await fetch(`${server}${path}`, init).catch(() => null);
  if (!answer) throw new UsageError(`No server answers at ${server}.`);
  if (answer.ok) return answer;
  const { sentence } = ((await answer.json().catch(() => null)) ?? {}) as Partial<HttpError>;
  throw new UsageError(sentence ?? `${server} answered with status ${answer.status}; is it a server of this game?`);
}

const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Somebody new, as every browser is at first. */
export const newGuest = async (server: string): Promise<Credentials> => ({
  cookie: cookieOf(await ask(server, { method: 'GET', path: '/api/me', who: null })),
});

/** The person whose recovery code this is. `leave` signs this device out again. */
export async function signIn(server: string, code: string): Promise<{ who: Credentials; leave(): Promise<void> }> {
  const answer = await ask(server, { method: 'POST', path: '/api/recovery', who: null, body: { code } });
  const who = { cookie: cookieOf(answer) };
  const leave = async () => {
    const identity = await (await ask(server, { method: 'GET', path: '/api/me/identity', who })).json();
    const { id } = (identity as { devices: { id: string; here: boolean }[] }).devices.find(({ here }) => here)!;
    await ask(server, { method: 'DELETE', path: `/api/me/devices/${id}`, who });
  };
  return { who, leave };
}

export const makeBot = async (server: string, who: Credentials, name: string): Promise<MadeBot> =>
  (await ask(server, { method: 'POST', path: '/api/me/bots', who, body: { name } })).json() as Promise<MadeBot>;

export const listBots = async (server: string, who: Credentials): Promise<BotList> =>
  (await ask(server, { method: 'GET', path: '/api/me/bots', who })).json() as Promise<BotList>;

export const revokeBot = (server: string, who: Credentials, id: string): Promise<unknown> =>
  ask(server, { method: 'DELETE', path: `/api/me/bots/${id}`, who });

/** Its name, as the server knows it. */
export const nameOfBot = async (server: string, token: string): Promise<string> =>
  ((await (await ask(server, { method: 'GET', path: '/api/me', who: { token } })).json()) as Me).name;

export const endToken = (server: string, token: string): Promise<unknown> =>
  ask(server, { method: 'DELETE', path: '/api/bot', who: { token } });

/** `http://host:8080`, without a path; refused where it is no address. */
export function serverOf(text: unknown): string {
  if (typeof text !== 'string' || !URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new UsageError('--server takes the address of a server, such as http://localhost:8080.');
  return new URL(text).origin;
}

/** Server and table of a link such as http://localhost:8080/t/k3m9xw2hqbcd. */
export function tableOf(link: unknown): { server: string; table: string } {
  const url = typeof link === 'string' && URL.canParse(link) ? new URL(link) : null;
  const table = url?.pathname.match(/^\/t\/([A-Za-z0-9_-]{1,40})\/?$/)?.[1];
  if (!url || !table || !/^https?:$/.test(url.protocol))
    throw new UsageError('--table takes the link of a table, such as http://localhost:8080/t/k3m9xw2hqbcd.');
  return { server: url.origin, table };
}
