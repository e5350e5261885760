// One handler for every message a client can send.

import type { ToServer } from '@quayside/protocol';
import { configure, leave, setBot, sit, takeOver } from '../tables/arrange.ts';
import type { Listener } from '../tables/company.ts';
import { rematch, start } from '../tables/deeds.ts';
import type { Table } from '../tables/table.ts';

type Message<T extends ToServer['t']> = Extract<ToServer, { t: T }>;
type Handlers = { [T in ToServer['t']]: (table: Table, from: Listener, message: Message<T>) => void };

const answerTo = (from: Listener) => (text: string) => from.say(text);

export const HANDLERS: Handlers = {
  hello: (table, from, { since }) => table.greet(from, since),
  ping: (_, from) => from.say('{"t":"pong"}'),

  move: (table, from, intent) => table.move(from.guest, intent, answerTo(from)),
  back: (table, from, { id }) => table.back(from.guest, id, answerTo(from)),

  sit: (table, from, { id, seat }) => table.arrange(id, answerTo(from), () => sit(table.row, from.guest, seat)),
  leave: (table, from, { id }) => table.arrange(id, answerTo(from), () => leave(table.row, from.guest.id)),
  bot: (table, from, { id, seat, level }) =>
    table.arrange(id, answerTo(from), () => setBot(table.row, from.guest.id, seat, level)),
  takeover: (table, from, { id, seat, level }) =>
    table.arrange(id, answerTo(from), () => {
      return takeOver(table.row, from.guest.id, seat, level, guest => table.isOnline(guest));
    }),
  configure: (table, from, { id, seats, options }) =>
    table.arrange(id, answerTo(from), () => configure(table.row, from.guest.id, table.game, seats, options)),

  start: (table, from, { id }) => start(table, from.guest, id, answerTo(from)),
  rematch: (table, from, { id }) => rematch(table, from.guest, id, answerTo(from)),
};
