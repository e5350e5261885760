// Every error response has a code and a sentence, including those that Fastify, Node's HTTP parser or the WebSocket
// parser produce before any of our routes is reached.

import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { HttpError } from '@quayside/protocol';
import { ERRORS, type ErrorCode, HttpRefusal, sentenceOf } from '../errors.ts';
import { NotSaved } from '../store/committer.ts';

const BY_STATUS: Record<number, ErrorCode> = {
  404: 'not-found',
  408: 'request-too-slow',
  413: 'too-long',
  414: 'too-long',
  415: 'json-only',
  429: 'too-fast',
  431: 'headers-too-long',
};

const BY_FRAMEWORK_CODE: Record<string, ErrorCode> = {
  FST_ERR_BAD_URL: 'bad-address',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found', // longer than the name of any table
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad-json',
};

/** Our errors carry an error code; Fastify's carry an HTTP status, and some a Fastify code. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof HttpRefusal) return error.code;
  if (error instanceof NotSaved) return 'not-saved';
  const { statusCode = 500, code = '' } = error as { statusCode?: number; code?: string };
  const known = BY_FRAMEWORK_CODE[code] ?? BY_STATUS[statusCode];
  if (known) return known;
  if (error instanceof SyntaxError && statusCode === 400) return 'bad-json';
  return statusCode < 500 && STATUS_CODES[statusCode] ? 'bad-request' : 'broken';
}

export function refusalOf(error: unknown): { status: number; body: HttpError } {
  const code = codeOf(error);
  const args = error instanceof HttpRefusal ? error.args : {};
  const hasArgs = Object.keys(args).length > 0;
  return { status: ERRORS[code].status, body: { code, ...(hasArgs && { args }), sentence: sentenceOf(code, args) } };
}

const BY_PARSER_CODE: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-long',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-long',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-too-slow',
};

/** A request that could not be parsed as HTTP, or was not complete in time: answered on the raw connection. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  answerOnSocket(socket, BY_PARSER_CODE[error.code ?? ''] ?? 'bad-request');
}

/** Cases in which Node would respond without a body, or just close the connection. */
export function answerOddRequests(server: Server): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => answerOnSocket(socket, 'bad-request'));
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = refusalOf(new HttpRefusal('bad-request'));
    const text = JSON.stringify(body);
    const length = Buffer.byteLength(text);
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': length, connection: 'close' });
    response.end(text);
  });
}

/** Writes a response where there is no reply object, and closes the connection. */
export function answerOnSocket(socket: Duplex, code: ErrorCode, headers: string[] = []): void {
  const { status } = ERRORS[code];
  const body = JSON.stringify({ code, sentence: sentenceOf(code) });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...headers,
  ];
  if (!socket.writable || hasAnswerBegun(socket)) return void socket.destroy();
  // A client that never closes its half would keep the connection open.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Node stores the response that is being written on the socket. */
const hasAnswerBegun = (socket: Duplex & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent ?? false;
