// What a live table remembers of its game, as texts ready to be sent: the last steps for a client that was away for a
// moment, and what was told before for one that comes anew.

import type { Match, Step } from '@quayside/engine';
import type { Seat } from '@quayside/rules';
import { type Tale, type Telling, taleBody, tellingOf, updateBody } from './telling.ts';

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
  add(step: Step, match: Match, isPerson: (seat: Seat) => boolean): Telling {
    const telling = tellingOf(step, match, isPerson);
    const { ply, by, back, to, events, forSeat } = telling;
    this.#tales.push({ ply, by, back, to, events, forSeat });
    if (this.#tales.length > HISTORY) this.#tales.shift();
    this.#recent.push(telling);
    if (this.#recent.length > RECENT) this.#recent.shift();
    return telling;
  }

  /** The gap since the ply the client has seen, if it is at hand; else the whole view. */
  catchUp(match: Match, seat: Seat | null, since: number | null): string {
    const isAtHand = since !== null && since <= match.ply && since >= match.ply - this.#recent.length;
    return isAtHand ? this.#gap(match, seat, since) : this.#view(match, seat);
  }

  /** What may be taken back is told as it is now, with the last of them. */
  #gap(match: Match, seat: Seat | null, since: number): string {
    const rights = { mayTakeBack: mayTakeBack(match, seat) };
    const missed = this.#recent
      .filter(({ ply }) => ply > since)
      .map(telling => `{${updateBody(telling, seat, telling.ply === match.ply ? rights : {})}}`);
    return `{"t":"gap","updates":[${missed}]}`;
  }

  #view(match: Match, seat: Seat | null): string {
    const { open, own } = match.view(seat);
    const history = this.#tales.map(tale => `{${taleBody(tale, seat)}}`);
    const decision = seat === null ? null : (match.asked[seat] ?? null);
    return (
      `{"t":"view","ply":${match.ply},"seat":${seat},"open":${JSON.stringify(open)},"own":${JSON.stringify(own)},` +
      `"decision":${decision},"mayTakeBack":${mayTakeBack(match, seat)},"history":[${history}]}`
    );
  }
}

const mayTakeBack = (match: Match, seat: Seat | null): boolean => seat !== null && match.revocable(seat) !== null;

export const update = (telling: Telling, seat: Seat | null): string => `{"t":"update",${updateBody(telling, seat)}}`;
