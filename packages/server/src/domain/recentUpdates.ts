// Texts of a live table's last steps, ready to be sent: updates for a client that was disconnected briefly, and earlier
// events for one that connects anew.

import type { Match, Step } from '@quayside/engine';
import { type Encoded, encodeJoined, json, jsonArray, type Message } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { KnownPosition } from './hiddenCommitments.ts';
import { SentEvents } from './sentEvents.ts';
import {
  eventTexts,
  type LogMessage,
  logBody,
  logMessageOf,
  type UpdateMessage,
  updateBody,
  updateMessageOf,
} from './updateMessages.ts';

/** The events of so many steps are part of a whole view. */
export const HISTORY = 300;
const RECENT = 20;

export class RecentUpdates {
  readonly #sentEvents: SentEvents;
  #settledPly: number;
  readonly #recent: UpdateMessage[];
  readonly #certainPly: number;
  /** The last whole view of each seat (null: of spectators), and what it was made of. */
  readonly #views = new Map<Seat | null, { known: KnownPosition; view: Encoded }>();

  /** `certainPly`: up to there a ply that a client names means the same entry as in this log. */
  constructor(
    logMessages: LogMessage[] = [],
    recent: UpdateMessage[] = [],
    settledPly = logMessages.at(-1)?.ply ?? 0,
    certainPly = Number.POSITIVE_INFINITY,
  ) {
    this.#sentEvents = new SentEvents(logMessages, HISTORY, settledPly);
    this.#settledPly = settledPly;
    this.#recent = recent;
    this.#certainPly = certainPly;
    this.forget(settledPly);
  }

  /** `match` stands as it is after the step. */
  add(step: Step, match: Match): UpdateMessage {
    const { ply, entry, told } = step;
    const logMessage = logMessageOf(ply + 1, entry, eventTexts(told));
    const message = updateMessageOf(logMessage, step, match);
    this.#sentEvents.add(logMessage);
    this.#views.clear();
    this.#recent.push(message);
    return message;
  }

  /**
   * Drops what is too old. Entries after `settledPly` are of a joint decision under way: they push nothing out,
   * because how much of the past is left would reveal how many they are.
   */
  forget(settledPly: number): void {
    this.#settledPly = settledPly;
    this.#sentEvents.forget(settledPly);
    const settled = this.#recent.findLastIndex(({ ply }) => ply <= settledPly) + 1;
    this.#recent.splice(0, Math.max(0, settled - RECENT));
  }

  /**
   * The updates since the ply the client has seen, if all are at hand; else the whole view, as far as the client may
   * know it.
   */
  catchUp(match: Match, seat: Seat | null, since: number | null, known: KnownPosition): Encoded {
    const isAtHand =
      since !== null && since <= Math.min(match.ply, this.#certainPly) && since >= match.ply - this.#recent.length;
    return isAtHand ? this.#gap(match, seat, since, known) : this.viewOf(known, seat);
  }

  /** Whether the seat may take its move back now is part of the last update. */
  #gap(match: Match, seat: Seat | null, since: number, { mayTakeBack }: KnownPosition): Encoded {
    const rights = { mayTakeBack };
    const missed = this.#recent
      .filter(({ ply }) => ply > since)
      .map(message => updateBody(message, seat, message.ply === match.ply ? rights : {}));
    return encodeJoined<Message<'gap'>>({ t: json('gap'), updates: jsonArray(missed) });
  }

  /** The whole view of a client that may know this much. Kept, since many clients ask for the same one. */
  viewOf(known: KnownPosition, seat: Seat | null): Encoded {
    const last = this.#views.get(seat);
    if (last && isAsBefore(last.known, known)) return last.view;
    const view = this.#encoded(known, seat);
    this.#views.set(seat, { known, view });
    return view;
  }

  #encoded({ ply, toldUpTo, open, own, decision, mayTakeBack }: KnownPosition, seat: Seat | null): Encoded {
    const told = this.#sentEvents.all(this.#settledPly);
    const history = told.filter(message => message.ply <= toldUpTo).map(message => logBody(message, seat));
    return encodeJoined<Message<'view'>>({
      t: json('view'),
      ply: json(ply),
      seat: json(seat),
      open: json(open),
      own: json(own),
      decision: json(decision),
      mayTakeBack: json(mayTakeBack),
      history: jsonArray(history),
    });
  }

  /** The steps after one ply up to another, if all of them are at hand. */
  between(from: number, to: number): UpdateMessage[] | null {
    const steps = this.#recent.filter(({ ply }) => ply > from && ply <= to);
    return steps.length === to - from ? steps : null;
  }
}

/** Positions are never changed in place, so the same object is the same position. */
const isAsBefore = (before: KnownPosition, now: KnownPosition): boolean =>
  (Object.keys(now) as (keyof KnownPosition)[]).every(key => before[key] === now[key]);
