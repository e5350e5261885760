// One POST to an address that a guest has given: under a time limit, without following redirects, and not into the
// server's own network unless that is allowed.

import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { looksPrivate, PrivateAddress, publicOnly } from './address.ts';

export const POST_TIMEOUT_MS = 5000;
const SOCKETS_PER_HOST = 10;
const agents = {
  http: new HttpAgent({ maxSockets: SOCKETS_PER_HOST }),
  https: new HttpsAgent({ maxSockets: SOCKETS_PER_HOST }),
};

export type Posted = { headers: Record<string, string>; body: string | Buffer };

/** Resolves with the status of the answer, whatever it is; rejects when none came. */
export function post(
  url: URL,
  { headers, body }: Posted,
  { mayBePrivate }: { mayBePrivate: boolean },
): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!mayBePrivate && looksPrivate(url)) return reject(new PrivateAddress(`${url.hostname} is a private address`));
    const isHttps = url.protocol === 'https:';
    const sent = (isHttps ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: isHttps ? agents.https : agents.http,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
      ...(mayBePrivate ? {} : { lookup: publicOnly }),
    });
    sent.on('error', reject);
    sent.on('response', answer => {
      answer.on('error', () => {});
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.end(body);
  });
}
