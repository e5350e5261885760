// A step of the game as texts, each made for its receiver. What everybody may know is written once and shared by all.

import { diff, type Entry, type Match, type Step, type ToldEvent } from '@quayside/engine';
import {
  type Encoded,
  encodeSplit,
  type Json,
  json,
  jsonArray,
  jsonObject,
  type Members,
  type Message,
  type Opening,
  opening,
  type UpdateBody,
  type ViewMessage,
} from '@quayside/protocol';
import type { Seat } from '@quayside/rules';

type Events = UpdateBody['events'];
type Asides = NonNullable<UpdateBody['asides']>;
/** An earlier step as a whole view repeats it: its events, without a patch. */
type Past = ViewMessage['history'][number];

/** Events in JSON: those for everybody, and for each seat its private ones, each with its position among all events. */
type EventTexts = { common: Json<Events>; asides: readonly (Json<Asides> | undefined)[] };

/**
 * The events of one step. `ply` counts the log after the step. `back`: the step took something back; `to`: the table
 * agreed to go back to this ply.
 */
export type LogMessage = { ply: number; by: Seat; back: boolean; to: number | null; events: EventTexts };

/** A patch of a view; undefined where nothing has changed. */
type PatchText = Json<unknown> | undefined;

/**
 * A message, with what changed in the view and what each seat may do now. `from`: the ply it goes on from, if not the
 * last.
 */
export type UpdateMessage = LogMessage & {
  from?: number;
  open: PatchText;
  seats: { own: PatchText; decision: number | null; mayTakeBack: boolean }[];
};

/** What a seat may do, where that is not what the step left. */
type Now = { decision?: null; mayTakeBack?: boolean };

export const logMessageOf = (ply: number, entry: Entry, events: EventTexts): LogMessage => ({
  ply,
  by: entry.seat,
  back: 'back' in entry,
  to: 'back' in entry && entry.agreed ? entry.back : null,
  events,
});

export function eventTexts(told: readonly ToldEvent[]): EventTexts {
  const common: Json<unknown>[] = [];
  const asides: Json<Asides[number]>[][] = [];
  for (const { to, event } of told) {
    const text = json(event);
    if (to === null) common.push(text);
    else {
      asides[to] ??= [];
      const place = json(common.length + asides[to].length);
      asides[to].push(jsonArray<unknown>([place, text]) as Json<Asides[number]>);
    }
  }
  return { common: jsonArray(common), asides: Array.from(asides, mine => mine && jsonArray(mine)) };
}

export function patchText(before: object | null | undefined, after: object | null | undefined): PatchText {
  const patch = diff(before, after);
  return patch === null ? undefined : json(patch);
}

/**
 * `match` stands as it is after the step and whatever the sea answered to it: only the last of these asks anybody
 * anything. What may be taken back is included where it is known already; else it is sent later (`may-take-back`).
 */
export function updateMessageOf(message: LogMessage, step: Step, match: Match): UpdateMessage {
  const { before, after } = step;
  const isLast = after === match.state;
  return {
    ...message,
    open: patchText(before.open, after.open),
    seats: before.own.map((own, seat) => ({
      own: patchText(own, after.own[seat]),
      decision: isLast ? (match.asked[seat] ?? null) : null,
      mayTakeBack: isLast && match.isKnownRevocable(seat),
    })),
  };
}

/** The members of an update that are the same for everybody, and often at other tables too: they stand first. */
type Common = 't' | 'by' | 'back' | 'to' | 'events' | 'open';
type Update = Message<'update'>;
type UpdateOpening = Opening<Update, Common>;

const UPDATE = json('update' as const);
const TRUE = json(true as const);

/** How the update of this step begins for everybody. */
const updateOpening = (message: UpdateMessage): UpdateOpening =>
  opening<Update, Common>({ t: UPDATE, ...toldToAll(message), open: message.open });

/** An update for one seat, or for a spectator. */
export const update = (
  message: UpdateMessage,
  seat: Seat | null,
  now: Now = {},
  begun: UpdateOpening = updateOpening(message),
): Encoded => encodeSplit<Update, Common>(begun, ownPart(message, seat, now));

/** The updates of one step by seat (null: of spectators). Those who are sent the same share one. */
export function sharedUpdates(message: UpdateMessage): (seat: Seat | null) => Encoded {
  const begun = updateOpening(message);
  const made: { seat: Seat | null; update: Encoded }[] = [];
  return seat => {
    const same = made.find(other => isToldSame(message, other.seat, seat));
    if (same) return same.update;
    const mine = update(message, seat, {}, begun);
    made.push({ seat, update: mine });
    return mine;
  };
}

function isToldSame(message: UpdateMessage, one: Seat | null, other: Seat | null): boolean {
  const { asides } = message.events;
  const [a, b] = [seatPart(message, one), seatPart(message, other)];
  return (
    a.decision === b.decision &&
    a.mayTakeBack === b.mayTakeBack &&
    a.own === b.own &&
    (one === null ? undefined : asides[one]) === (other === null ? undefined : asides[other])
  );
}

export const updateBody = (message: UpdateMessage, seat: Seat | null, now: Now = {}): Json<UpdateBody> =>
  jsonObject<UpdateBody>({ ...toldToAll(message), open: message.open, ...ownPart(message, seat, now) });

/** The events of the step for one seat, or for a spectator. */
export const logBody = (message: LogMessage, seat: Seat | null): Json<Past> =>
  jsonObject<Past>({ ...toldToAll(message), ...toldToOne(message, seat) });

const NOTHING: UpdateMessage['seats'][number] = { own: undefined, decision: null, mayTakeBack: false };

const seatPart = ({ seats }: UpdateMessage, seat: Seat | null) => (seat === null ? NOTHING : seats[seat]!);

function ownPart(message: UpdateMessage, seat: Seat | null, now: Now): Members<Omit<UpdateBody, Common>> {
  const { own, decision, mayTakeBack } = seat === null ? NOTHING : { ...seatPart(message, seat), ...now };
  return {
    from: message.from === undefined ? undefined : json(message.from),
    ...toldToOne(message, seat),
    own,
    decision: decision === null ? undefined : json(decision),
    mayTakeBack: mayTakeBack ? TRUE : undefined,
  };
}

const toldToAll = ({ by, back, to, events }: LogMessage): Members<Pick<Past, 'by' | 'back' | 'to' | 'events'>> => ({
  by: json(by),
  back: back ? TRUE : undefined,
  to: to === null ? undefined : json(to),
  events: events.common,
});

const toldToOne = ({ ply, events }: LogMessage, seat: Seat | null): Members<Pick<Past, 'ply' | 'asides'>> => ({
  ply: json(ply),
  asides: seat === null ? undefined : events.asides[seat],
});
