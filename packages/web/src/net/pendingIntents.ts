// Intents that a table had not answered when its page was left. They are kept in localStorage and sent again until the
// server answers, also after a loss of the network or a restart of the browser.

import { RELOAD_PAGE } from '@quayside/protocol/wire';
import type { Seat } from '@quayside/rules';
import { errorSentence } from './errorWords.ts';
import { parseMessage } from './parseMessage.ts';
import { type Intent, mustReload } from './state.ts';
import type { OpenSocket } from './tableSocket.ts';

type PendingIntents = { table: string; seat: Seat | null; intents: Intent[] };

const KEY = 'quayside.errands'; // an old name: pages of earlier versions have left intents under it
const TABLES_KEPT = 20;
const RETRY = { first: 1000, most: 30_000 }; // ms

const stored = (): PendingIntents[] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

function store(pending: PendingIntents[]): void {
  if (pending.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(pending.slice(-TABLES_KEPT)));
}

function forget(isDone: (intent: Intent, table: string) => boolean): void {
  const left = stored().map(pending => ({
    ...pending,
    intents: pending.intents.filter(intent => !isDone(intent, pending.table)),
  }));
  store(left.filter(({ intents }) => intents.length > 0));
}

/** Stores what a table has not answered, and sends it over a connection of its own. */
export function sendPending(pending: PendingIntents, openSocket: OpenSocket): void {
  storePending(pending);
  sendUntilAnswered(pending, openSocket, 0);
}

/** Stores them until the page is loaded again. Call the function it returns if the page goes on after all. */
export function storePending(pending: PendingIntents): () => void {
  if (pending.intents.length > 0) store([...stored(), pending]);
  const ids = new Set(pending.intents.map(({ id }) => id));
  return () => forget(({ id }) => ids.has(id));
}

/** Sends what is left in the store; called once when the page loads. */
export function resumePending(openSocket: OpenSocket): void {
  for (const pending of stored()) sendUntilAnswered(pending, openSocket, 0);
}

/** Drops an unsent `leave`: the person is at the table again. */
export function cancelLeave(table: string): void {
  forget((intent, at) => intent.t === 'leave' && at === table);
}

/** Those still in the store: neither answered nor cancelled. */
function unanswered({ intents }: PendingIntents): Intent[] {
  const kept = new Set(stored().flatMap(pending => pending.intents.map(({ id }) => id)));
  return intents.filter(({ id }) => kept.has(id));
}

function sendUntilAnswered(pending: PendingIntents, openSocket: OpenSocket, failures: number): void {
  // Not packed: only the answers are read here, and they are short.
  const socket = openSocket(pending.table, pending.seat, { packed: false });
  let greeted = false;
  let isOver = false;
  const done = () => {
    isOver = true;
    socket.close();
  };
  socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', since: null, unattended: true }));
  socket.onmessage = ({ data }) => {
    const message = parseMessage(data);
    if (!message) return;
    if (message.t === 'bye' && message.code === RELOAD_PAGE) {
      // Stays in the store: the reloaded page sends it.
      mustReload.value = errorSentence(message.code);
      return done();
    }
    const isGone = message.t === 'bye' && !message.retry;
    if (isGone) forget((_, table) => table === pending.table);
    if ('id' in message) forget(({ id }) => id === message.id);
    const open = unanswered(pending);
    if (open.length === 0) return done();
    if (greeted || message.t !== 'table') return;
    greeted = true;
    for (const intent of open) socket.send(JSON.stringify(intent));
  };
  socket.onclose = () => {
    if (isOver || unanswered(pending).length === 0) return;
    setTimeout(
      () => sendUntilAnswered(pending, openSocket, failures + 1),
      Math.min(RETRY.most, RETRY.first * 2 ** failures),
    );
  };
}
