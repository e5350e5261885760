// Going back in a game. What nobody could learn anything from is taken back freely (`back`, in toServer.ts); anything
// else by consent: one person asks, and every other person at the table says yes.

import { type Static, Type } from 'typebox';
import { exact, Id, Ply, SeatNumber } from './shared.ts';

/**
 * Ask everybody to go back to the moment when the log had `to` entries: entry `to` and all after it are undone, and
 * chance falls anew. Seated people only, while the game runs; one request at a time. A table with no other person goes
 * back at once. Bots wait while a request stands; any move lets it lapse.
 */
export const AskBack = Type.Object({ t: Type.Literal('ask-back'), id: Id, to: Ply }, exact);

/** Answer the request that stands (`request` is Asking.request). A no ends it; the asker's own no withdraws it. */
export const AnswerBack = Type.Object(
  { t: Type.Literal('answer-back'), id: Id, request: Id, yes: Type.Boolean() },
  exact,
);

/** The request that stands at a table: everybody sees it in TableInfo.asking, also whoever comes back later. */
export const Asking = Type.Object(
  {
    request: Id,
    by: SeatNumber,
    to: Ply,
    /** Who has said yes (the asker among them), and whose answer is awaited. People a bot stands in for are not asked. */
    yes: Type.Array(SeatNumber),
    waiting: Type.Array(SeatNumber),
  },
  exact,
);
export type Asking = Static<typeof Asking>;
