// Errors of this page: written to the server's log, so that whoever runs it can find the cause.

import type { ClientError } from '@quayside/protocol';
import { position, table } from './state.ts';

const MOST_REPORTS = 5; // of one page: an error that repeats itself is known by then
const LIMITS = { message: 300, stack: 2000 }; // characters, as in the protocol's schema

const reported = new Set<string>();

/** `part`: what was being done or drawn when it happened. Never throws. */
export function reportError(part: string, error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const key = `${part} ${message}`;
  if (reported.has(key) || reported.size >= MOST_REPORTS) return;
  reported.add(key);
  const report: ClientError = {
    part,
    message: message.slice(0, LIMITS.message),
    stack: stack.slice(0, LIMITS.stack),
    page: location.pathname.slice(0, 100),
    ...(table.value ? { table: table.value.id } : {}),
    ...(position.value ? { ply: position.value.ply } : {}),
  };
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(report) };
  fetch('/api/client-error', { ...init, keepalive: true }).catch(() => {});
}

/** Errors nothing else caught: in event handlers, timers and promises. */
export function reportUncaught(): void {
  addEventListener('error', ({ error, message }) => reportError('page', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportError('promise', reason));
}
