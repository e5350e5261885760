// Compresses long JSON answers. The web's files are compressed when they are built (pages.ts).

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const LONG = 1000; // characters; below this there is little to gain
const QUALITY = 4; // of 11: the higher ones take many times as long for a tenth

/**
 * What is compressed, and nothing else. The length of a compressed answer tells whether a text that somebody chose
 * occurs in it elsewhere (BREACH): names and talk are chosen by anybody, so no answer may stand here that has a token,
 * a code of a link or a challenge in it. Lists name tables, whose addresses are known to those who were invited; what
 * keeps others from having a browser ask for them again and again is the cookie, which no other site can make it send
 * along (SameSite), and `requireOwnOrigin`.
 */
const COMPRESSED = new Set([
  '/api/tables',
  '/api/tables/:id/record',
  '/api/tables/:id/history',
  '/api/tables/:id/curve',
  '/api/me/games',
  '/api/me/statistics',
]);

const ENCODINGS = {
  br: promisify((text: string, done: (error: Error | null, result: Buffer) => void) =>
    brotliCompress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }, done),
  ),
  gzip: promisify((text: string, done: (error: Error | null, result: Buffer) => void) => gzip(text, done)),
};

export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { url = '' } = request.routeOptions;
    if (request.method !== 'GET' || !COMPRESSED.has(url)) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === null || typeof payload !== 'string' || payload.length < LONG) return payload;
    const compressed = await ENCODINGS[encoding](payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressed;
  });
}

/** Null: the answer goes out as it is. An encoding with the weight 0 is one the client does not want. */
function acceptedEncoding(header: string | string[] | undefined): keyof typeof ENCODINGS | null {
  const offers = String(header ?? '')
    .split(',')
    .map(offer => offer.trim().toLowerCase());
  const accepts = (name: string) =>
    offers.some(offer => offer === name || new RegExp(`^${name};q=(1|0\\.0*[1-9])`).test(offer));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null;
}
