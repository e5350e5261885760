// Applies each message of the server to the state in state.ts.

import { batch } from '@preact/signals';
// Not from the package's index: a table would fetch the whole engine.
import { type Patch, patched } from '@quayside/engine/patch';
import { withAsides } from '@quayside/engine/step';
import type { ToClient, UpdateBody, ViewMessage } from '@quayside/protocol';
import { RELOAD_PAGE } from '@quayside/protocol/wire';
import type { AnyShape } from '@quayside/rules';
import { errorSentence } from './errorWords.ts';
import {
  cannotSave,
  clocks,
  closedReason,
  connection,
  type EntryEvents,
  mustReload,
  notes,
  type Outgoing,
  outbox,
  type Position,
  pastEvents,
  position,
  refusal,
  table,
  talk,
  type UnshownEntry,
  unshown,
  you,
} from './state.ts';
import { withLine, withMute } from './talk.ts';

type Events = AnyShape['event'][];
type HistoryEntry = ViewMessage['history'][number];

/**
 * Returns false when something is missing in between, and the socket must ask again from the last ply known; undefined
 * for a message that this page does not know.
 */
export function receive(message: ToClient): boolean | undefined {
  return batch(() => {
    switch (message.t) {
      case 'table':
        table.value = message.table;
        you.value = message.you;
        return true;
      case 'view':
        wholeView(message);
        return true;
      case 'gap':
        return message.updates.every(update => advance(update) !== 'missing') && caughtUp();
      case 'update':
        return live(message);
      case 'may-take-back':
        if (position.value?.ply === message.ply) position.value = { ...position.value, mayTakeBack: true };
        return true;
      case 'accepted':
      case 'duplicate':
        settle(message.id, message.ply);
        return true;
      case 'refused':
        outbox.value = outbox.value.filter(({ intent }) => intent.id !== message.id);
        refusal.value = message;
        // The server's closer check found that the move may have revealed something: from now on the table is asked.
        if (message.code === 'cannot-take-back' && position.value)
          position.value = { ...position.value, mayTakeBack: false };
        return true;
      case 'error':
        refusal.value = message;
        return true;
      case 'bye':
        if (!message.retry) {
          const sentence = errorSentence(message.code, {}, message.sentence);
          if (message.code === RELOAD_PAGE) mustReload.value = sentence;
          else closedReason.value = { code: message.code, sentence };
          connection.value = 'closed';
        } else if (message.code === 'not-saved') cannotSave.value = true;
        return true;
      case 'clock':
        clocks.value = { ...message, ahead: message.now - Date.now() };
        return true;
      case 'notes':
        notes.value = [...notes.value.slice(0, message.from), ...message.notes];
        return true;
      case 'talk': {
        const { lines, older, rights, muted } = message;
        talk.value = { lines, older, rights, muted };
        return true;
      }
      case 'line':
        if (talk.value) talk.value = withLine(talk.value, message.line);
        return true;
      case 'rights':
        if (talk.value) talk.value = { ...talk.value, rights: message.rights };
        return true;
      case 'pong':
        return true;
    }
  });
}

function wholeView(view: ViewMessage): void {
  const { ply, seat, decision, mayTakeBack } = view;
  const open = view.open as Position['open'];
  const own = view.own as Position['own'];
  position.value = { ply, seat, open, own, decision, mayTakeBack };
  pastEvents.value = view.history.map(entryEventsOf);
  caughtUp();
}

/** After a reload or a reconnection the newest position is shown at once, without animating what was missed. */
function caughtUp(): true {
  unshown.value = [];
  forgetSaved();
  return true;
}

function live(update: UpdateBody): boolean {
  const step = advance(update);
  if (step === 'missing') return false;
  if (step !== 'known') unshown.value = [...unshown.value, step];
  forgetSaved();
  return true;
}

function advance(update: UpdateBody): UnshownEntry | 'known' | 'missing' {
  const before = position.value;
  if (before && update.ply <= before.ply) return 'known';
  if (before?.ply !== (update.from ?? update.ply - 1)) return 'missing';
  const after: Position = {
    ply: update.ply,
    seat: before.seat,
    open: patched(before.open, (update.open ?? null) as Patch | null),
    own: patched(before.own, (update.own ?? null) as Patch | null),
    decision: update.decision ?? null,
    mayTakeBack: update.mayTakeBack ?? false,
  };
  const entry = entryEventsOf(update);
  position.value = after;
  pastEvents.value = [...pastEvents.value, entry];
  return { ...entry, after };
}

const entryEventsOf = ({ ply, by, back, to, events, asides = [] }: HistoryEntry): EntryEvents => ({
  ply,
  by,
  back: back ?? false,
  to: to ?? null,
  events: withAsides(events, asides) as Events,
});

function settle(id: string, ply: number): void {
  const done = outbox.value.find(({ intent }) => intent.id === id)?.intent;
  if (done?.t === 'mute' && talk.value) talk.value = withMute(talk.value, done.who, done.mute);
  outbox.value = outbox.value.map(out => (out.intent.id === id ? { ...out, saved: ply } : out));
  forgetSaved();
}

/** A saved move stays in the outbox until the view has left the decision it answered; other intents go once saved. */
function forgetSaved(): void {
  const decision = position.value?.decision;
  const stays = ({ intent, saved }: Outgoing) =>
    saved === null || (intent.t === 'move' && intent.decision === decision);
  if (!outbox.value.every(stays)) outbox.value = outbox.value.filter(stays);
}
