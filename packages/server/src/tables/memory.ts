// What a live table remembers of its game, as texts ready to be sent: the last steps for a client that was away for a
// moment, and what was told before for one that comes anew.

import type { Match, Step } from '@quayside/engine';
import { type Encoded, encodeJoined, json, jsonArray, type Message } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import { heardOf, type Tale, type Telling, taleBody, taleOf, tellingOf, updateBody } from './telling.ts';
import type { Known } from './veil.ts';

/** How many steps a fresh view tells again. */
export const HISTORY = 300;
const RECENT = 40;

export class Memory {
  readonly #tales: Tale[];
  readonly #recent: Telling[];

  constructor(tales: Tale[] = [], recent: Telling[] = []) {
    this.#tales = tales.slice(-HISTORY);
    this.#recent = recent.slice(-RECENT);
  }

  /** `match` stands as it is after the step. */
  add(step: Step, match: Match): Telling {
    const { ply, entry, told } = step;
    const tale = taleOf(ply + 1, entry, heardOf(told));
    const telling = tellingOf(tale, step, match);
    this.#tales.push(tale);
    if (this.#tales.length > HISTORY) this.#tales.shift();
    this.#recent.push(telling);
    if (this.#recent.length > RECENT) this.#recent.shift();
    return telling;
  }

  /** The gap since the ply the client has seen, if it is at hand; else the whole view. `known`: as far as they know it. */
  catchUp(match: Match, seat: Seat | null, since: number | null, known: Known | null): Encoded {
    if (known) return this.viewOf(known, seat, mayTakeBack(match, seat));
    const isAtHand = since !== null && since <= match.ply && since >= match.ply - this.#recent.length;
    return isAtHand ? this.#gap(match, seat, since) : this.#view(match, seat);
  }

  /** What may be taken back is told as it is now, with the last of them. */
  #gap(match: Match, seat: Seat | null, since: number): Encoded {
    const rights = { mayTakeBack: mayTakeBack(match, seat) };
    const missed = this.#recent
      .filter(({ ply }) => ply > since)
      .map(telling => updateBody(telling, seat, telling.ply === match.ply ? rights : {}));
    return encodeJoined<Message<'gap'>>({ t: json('gap'), updates: jsonArray(missed) });
  }

  #view(match: Match, seat: Seat | null): Encoded {
    const decision = seat === null ? null : (match.asked[seat] ?? null);
    return this.viewOf(
      { ...match.view(seat), ply: match.ply, toldUpTo: match.ply, decision },
      seat,
      mayTakeBack(match, seat),
    );
  }

  /** The whole view of somebody who knows this much, and no more. */
  viewOf({ ply, toldUpTo, open, own, decision }: Known, seat: Seat | null, mayTakeBack: boolean): Encoded {
    const history = this.#tales.filter(tale => tale.ply <= toldUpTo).map(tale => taleBody(tale, seat));
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
  between(from: number, to: number): Telling[] | null {
    const steps = this.#recent.filter(({ ply }) => ply > from && ply <= to);
    return steps.length === to - from ? steps : null;
  }
}

const mayTakeBack = (match: Match, seat: Seat | null): boolean => seat !== null && match.revocable(seat) !== null;
