// One handler for every message a client can send.

import { encode, type Message, type ToServer } from '@quayside/protocol';
import type { SendAnswer } from '../domain/answers.ts';
import { answer, askBack, propose } from '../domain/requests.ts';
import { configure, leave, setBot, sit, swap, takeOver } from '../domain/seats.ts';
import { contributeSeed } from '../domain/seed.ts';
import { end, replace, setTerms, setWebhook } from '../host/actions.ts';
import { allowHints } from '../host/allowHints.ts';
import { pause, skip } from '../play/clocks.ts';
import { rematch, start } from '../play/lifecycle.ts';
import { back, move } from '../play/moves.ts';
import { handleHello } from '../room/clientArrivals.ts';
import type { Client } from '../room/connections.ts';
import type { Table } from '../room/table.ts';
import { mute, say, silence, unsay } from '../talk/actions.ts';

type Handlers = { [T in ToServer['t']]: (table: Table, from: Client, message: Message<T>) => void };

const answerTo =
  (from: Client): SendAnswer =>
  answer =>
    from.send(encode(answer));

export const HANDLERS: Handlers = {
  hello: handleHello,
  ping: (_, from) => from.send(encode({ t: 'pong' })),

  move: (table, from, intent) => move(table, from.guest, intent, answerTo(from)),
  back: (table, from, { id }) => back(table, from.guest, id, answerTo(from)),
  'ask-back': (table, from, { id, to }) =>
    table.update(from.guest.id, id, answerTo(from), () => askBack(table, from.guest.id, id, to)),
  propose: (table, from, proposal) =>
    table.update(from.guest.id, proposal.id, answerTo(from), () => propose(table, from.guest.id, proposal)),
  answer: (table, from, { id, request, yes }) =>
    table.update(from.guest.id, id, answerTo(from), () => answer(table.row, from.guest.id, request, { yes })),

  'contribute-seed': (table, from, { id, contributions }) =>
    table.update(from.guest.id, id, answerTo(from), () => contributeSeed(table.row, from.guest, contributions)),
  'allow-hints': (table, from, { id, allow }) =>
    table.update(from.guest.id, id, answerTo(from), () => allowHints(table.row, from.guest.id, allow)),

  sit: (table, from, { id, seat }) =>
    table.update(from.guest.id, id, answerTo(from), () => sit(table.row, from.guest, seat)),
  swap: (table, from, { id, seats }) =>
    table.update(from.guest.id, id, answerTo(from), () => swap(table.row, from.guest.id, seats)),
  leave: (table, from, { id, giveUp = false }) =>
    table.update(from.guest.id, id, answerTo(from), () => leave(table.row, from.guest.id, { giveUp }, table.isOnline)),
  bot: (table, from, { id, seat, level }) =>
    table.update(from.guest.id, id, answerTo(from), () =>
      setBot(table.row, from.guest.id, seat, level, table.isOnline),
    ),
  takeover: (table, from, { id, seat, level }) =>
    table.update(from.guest.id, id, answerTo(from), () =>
      takeOver(table.row, from.guest.id, seat, level, table.isOnline),
    ),
  configure: (table, from, { id, seats, options }) =>
    table.update(from.guest.id, id, answerTo(from), () =>
      configure(table.row, from.guest.id, table.game, seats, options),
    ),

  terms: (table, from, { id, terms }) =>
    table.update(from.guest.id, id, answerTo(from), () => setTerms(table.row, from.guest.id, terms)),
  replace: (table, from, { id, seat, level }) =>
    table.update(from.guest.id, id, answerTo(from), () => replace(table, from.guest.id, seat, level)),
  end: (table, from, { id }) => table.update(from.guest.id, id, answerTo(from), () => end(table, from.guest.id)),
  webhook: (table, from, { id, url }) =>
    table.update(from.guest.id, id, answerTo(from), () => setWebhook(table, from.guest.id, url)),

  pause: (table, from, { id, pause: want }) => pause(table, from.guest, id, want, answerTo(from)),
  skip: (table, from, { id, seat }) => skip(table, from.guest, id, seat, answerTo(from)),

  say: (table, from, intent) => say(table, from.guest, intent, answerTo(from)),
  unsay: (table, from, { id, n }) => unsay(table, from.guest, id, n, answerTo(from)),
  mute: (table, from, intent) => mute(table, from.guest, intent, answerTo(from)),
  silence: (table, from, intent) => silence(table, from.guest, intent, answerTo(from)),

  start: (table, from, { id }) => start(table, from.guest, id, answerTo(from)),
  rematch: (table, from, { id }) => rematch(table, from.guest, id, answerTo(from)),
};
