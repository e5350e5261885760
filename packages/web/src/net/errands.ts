// What was still to be said to a table when its page was left: kept by the browser and said until it is answered, also
// after the network was away or the browser was closed.

import type { ToClient } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { Dial } from './socket.ts';
import type { Intent } from './state.ts';

type Errand = { table: string; seat: Seat | null; intents: Intent[] };

const KEY = 'quayside.errands';
const KEPT = 20;
const RETRY = { first: 1000, most: 30_000 }; // ms

const all = (): Errand[] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

function keep(errands: Errand[]): void {
  if (errands.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(errands.slice(-KEPT)));
}

/** Takes over what a table has not answered yet. */
export function takeErrand(errand: Errand, dial: Dial): void {
  keep([...all(), errand]);
  run(errand, dial, 0);
}

/** Goes on with what was left over when the browser was closed. */
export function resumeErrands(dial: Dial): void {
  for (const errand of all()) run(errand, dial, 0);
}

/** Saying hello is a return to one's seat, so leaving it must be said anew; anything else is done once for its id. */
const again = (intent: Intent): Intent => (intent.t === 'leave' ? { ...intent, id: crypto.randomUUID() } : intent);

function run(errand: Errand, dial: Dial, failures: number): void {
  const wire = dial(errand.table, errand.seat);
  const intents = errand.intents.map(again);
  const open = new Set(intents.map(({ id }) => id));
  let isOver = false;
  const done = () => {
    isOver = true;
    keep(all().filter(({ intents }) => !intents.some(({ id }) => errand.intents.some(it => it.id === id))));
    wire.close();
  };
  let greeted = false;
  wire.onopen = () => wire.send(JSON.stringify({ t: 'hello', since: null }));
  wire.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as ToClient;
    if (message.t === 'bye' && !message.retry) return done();
    if ('id' in message) open.delete(message.id);
    if (open.size === 0) return done();
    if (greeted || message.t !== 'table') return;
    greeted = true;
    for (const intent of intents) wire.send(JSON.stringify(intent));
  };
  wire.onclose = () => {
    if (isOver) return;
    setTimeout(() => run(errand, dial, failures + 1), Math.min(RETRY.most, RETRY.first * 2 ** failures));
  };
}
