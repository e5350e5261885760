// What people at a table decide together. Somebody asks, the others say yes or no, and when everybody who is asked has
// said yes it is done. One request at a time; everybody sees it in TableInfo.asking, also whoever comes back later.
// Moves that nobody could learn anything from are taken back without asking (`back`, in toServer.ts).

import { type Static, Type } from 'typebox';
import { about, described, exact, Id, Ply, SeatNumber } from './shared.ts';

export const AskBack = Type.Object(
  { t: Type.Literal('ask-back'), id: Id, to: Ply },
  about(
    'Ask everybody to go back to the moment when the log had `to` entries: entry `to` and all after it are ' +
      'undone, and chance falls anew. Seated people only, while the game runs. A table with no other person goes ' +
      'back at once. Bots wait while this request stands; any move lets it lapse, but for a hidden commitment.',
  ),
);

export const Propose = Type.Object(
  {
    t: Type.Literal('propose'),
    id: Id,
    what: Type.Union([Type.Literal('stand-in'), Type.Literal('end')]),
    seat: Type.Optional(SeatNumber),
  },
  about(
    'A seated person proposes a stand-in for the person on `seat`, who is away; the request lapses when that ' +
      'person comes back. Or, without a seat, to end the game without a result.',
  ),
);

export const AnswerRequest = Type.Object(
  { t: Type.Literal('answer'), id: Id, request: Id, yes: Type.Boolean() },
  about("Answer the request that stands (`request` is Asking.request). A no ends it; the asker's own no withdraws it."),
);

const ASKED = {
  request: Id,
  by: SeatNumber,
  yes: described(
    Type.Array(SeatNumber),
    'Who has said yes (the asker among them), and whose answer is awaited. To go back: everybody no bot stands ' +
      'in for, whether here or not. For a stand-in: whoever is here. To end: whoever is here, or has not been away ' +
      'for long.',
  ),
  waiting: Type.Array(SeatNumber),
};

export const Asking = described(
  Type.Union([
    Type.Object({ ...ASKED, what: Type.Literal('back'), to: Ply }, exact),
    Type.Object({ ...ASKED, what: Type.Literal('stand-in'), seat: SeatNumber }, exact),
    Type.Object({ ...ASKED, what: Type.Literal('end') }, exact),
  ]),
  'The request that stands at a table: to go back to the moment `to`, a stand-in for the person on `seat`, or ' +
    'to end.',
);
export type Asking = Static<typeof Asking>;
