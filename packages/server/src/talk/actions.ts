// What people may do in the talk of a table.

import { encode, type Message } from '@quayside/protocol';
import type { SendAnswer } from '../domain/answers.ts';
import type { StoredLine } from '../domain/log.ts';
import { refuse, seatOf, type TableUpdate } from '../domain/seats.ts';
import type { Guest } from '../domain/tableRow.ts';
import { chatMessageOf, mayRead, rightsOf, teamOf, whoIs } from '../domain/talkRights.ts';
import type { ErrorCode } from '../errors.ts';
import type { Table } from '../room/table.ts';
import type { Change } from '../store/store.ts';
import { tidyLine } from './tidyLine.ts';

const WHY_NOT: Record<'hushed' | 'silenced' | 'spectator', ErrorCode> = {
  hushed: 'hushed',
  silenced: 'silenced',
  spectator: 'spectators-listen',
};

export function say(table: Table, guest: Guest, { id, to, text }: Message<'say'>, answer: SendAnswer) {
  const { row, talk, talkRules } = table;
  if (talk.has(id)) return table.answers.duplicate(id, answer);
  const seat = seatOf(row, guest.id);
  const rights = rightsOf(row, guest.id, talkRules);
  if (!rights[to]) return table.answers.refuse(id, { code: rights.why ? WHY_NOT[rights.why] : 'no-team' }, answer);
  const tidy = tidyLine(text);
  if (tidy === null) return table.answers.refuse(id, { code: 'nothing-said' }, answer);
  if (talk.isTooFast(guest.id)) return table.answers.refuse(id, { code: 'too-fast' }, answer);
  const side = to === 'team' ? teamOf(talkRules, seat) : null;
  const line = { n: talk.next, at: table.now(), guest: guest.id, name: guest.name, seat, side, text: tidy, intent: id };
  talk.add(line);
  broadcastLine(table, line, [{ kind: 'line', table: row.id, line: line }], id, answer);
}

export function unsay(table: Table, guest: Guest, intent: string, n: number, answer: SendAnswer) {
  if (table.row.host !== guest.id) return table.answers.refuse(intent, { code: 'host-only' }, answer);
  const line = table.talk.remove(n);
  if (!line) return table.answers.refuse(intent, { code: 'no-such-line' }, answer);
  broadcastLine(table, line, [{ kind: 'unsaid', table: table.row.id, n }], intent, answer);
}

function broadcastLine(table: Table, line: StoredLine, changes: Change[], intent: string, answer: SendAnswer) {
  const { row, talkRules } = table;
  const message = encode({ t: 'line', line: chatMessageOf(row.id, line) });
  table.write(changes, () => {
    table.answers.accept(intent, answer);
    table.connections.each(client => {
      if (mayRead(line, row, teamOf(talkRules, seatOf(row, client.guest.id)))) client.send(message);
    });
  });
}

/** The client hides what a muted person says; the list is kept with the guest. */
export function mute(table: Table, guest: Guest, { id, who, mute }: Message<'mute'>, answer: SendAnswer) {
  const muted = guestCalled(table, who);
  if (muted === null) return table.answers.refuse(id, { code: 'unknown-person' }, answer);
  table.write([{ kind: 'mute', guest: guest.id, muted, mute }], () => {
    table.answers.accept(id, answer);
    table.broadcaster.talk(client => client.guest.id === guest.id);
  });
}

export function silence(table: Table, guest: Guest, { id, who, silence }: Message<'silence'>, answer: SendAnswer) {
  table.update(guest.id, id, answer, (): TableUpdate => {
    const { row } = table;
    if (row.host !== guest.id) return refuse('host-only');
    const other = guestCalled(table, who);
    if (other === null || other === guest.id) return refuse('unknown-person');
    const silenced = row.silenced.filter(known => known !== other);
    return { row: { ...row, silenced: silence ? [...silenced, other] : silenced }, refusal: null };
  });
}

function guestCalled(table: Table, who: string): string | null {
  const seated = table.row.seats.flatMap(there => (there.kind === 'person' ? [there.guest] : []));
  const known = [...seated, ...table.talk.lines.map(({ guest }) => guest), ...table.row.silenced];
  return known.find(guest => whoIs(table.row.id, guest) === who) ?? null;
}
