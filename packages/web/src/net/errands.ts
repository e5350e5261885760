// What was still to be said to a table when its page was left: kept by the browser and said until it is answered, also
// after the network was away or the browser was closed.

import { RELOAD_PAGE } from '@quayside/protocol/wire';
import type { Seat } from '@quayside/rules';
import { messageIn } from './reading.ts';
import type { Dial } from './socket.ts';
import { type Intent, mustReload } from './state.ts';

type Errand = { table: string; seat: Seat | null; intents: Intent[] };

const KEY = 'quayside.errands';
const KEPT = 20;
const RETRY = { first: 1000, most: 30_000 }; // ms

const all = (): Errand[] => JSON.parse(localStorage.getItem(KEY) ?? '[]');

function keep(errands: Errand[]): void {
  if (errands.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(errands.slice(-KEPT)));
}

function forget(isSaid: (intent: Intent, table: string) => boolean): void {
  const left = all().map(errand => ({
    ...errand,
    intents: errand.intents.filter(intent => !isSaid(intent, errand.table)),
  }));
  keep(left.filter(({ intents }) => intents.length > 0));
}

/** Takes over what a table has not answered yet. */
export function takeErrand(errand: Errand, dial: Dial): void {
  keepErrand(errand);
  run(errand, dial, 0);
}

/** Kept until the page is loaded again; returns what to do if it goes on after all. */
export function keepErrand(errand: Errand): () => void {
  if (errand.intents.length > 0) keep([...all(), errand]);
  const ids = new Set(errand.intents.map(({ id }) => id));
  return () => forget(({ id }) => ids.has(id));
}

/** Goes on with what was left over when the browser was closed. */
export function resumeErrands(dial: Dial): void {
  for (const errand of all()) run(errand, dial, 0);
}

/** Whoever is at the table again has not left it, if that was not said yet. */
export function stayAfterAll(table: string): void {
  forget((intent, at) => intent.t === 'leave' && at === table);
}

/** What of an errand is neither answered nor withdrawn. */
function unsaid({ intents }: Errand): Intent[] {
  const kept = new Set(all().flatMap(errand => errand.intents.map(({ id }) => id)));
  return intents.filter(({ id }) => kept.has(id));
}

function run(errand: Errand, dial: Dial, failures: number): void {
  // Not packed: only answers matter here, and these are short.
  const wire = dial(errand.table, errand.seat, { packed: false });
  let greeted = false;
  let isOver = false;
  const done = () => {
    isOver = true;
    wire.close();
  };
  wire.onopen = () => wire.send(JSON.stringify({ t: 'hello', since: null, errand: true }));
  wire.onmessage = ({ data }) => {
    const message = messageIn(data);
    if (!message) return;
    if (message.t === 'bye' && message.code === RELOAD_PAGE) {
      // Kept as it is: the page that is loaded next says it.
      mustReload.value = message.sentence;
      return done();
    }
    const isGone = message.t === 'bye' && !message.retry;
    if (isGone) forget((_, table) => table === errand.table);
    if ('id' in message) forget(({ id }) => id === message.id);
    const open = unsaid(errand);
    if (open.length === 0) return done();
    if (greeted || message.t !== 'table') return;
    greeted = true;
    for (const intent of open) wire.send(JSON.stringify(intent));
  };
  wire.onclose = () => {
    if (isOver || unsaid(errand).length === 0) return;
    setTimeout(() => run(errand, dial, failures + 1), Math.min(RETRY.most, RETRY.first * 2 ** failures));
  };
}
