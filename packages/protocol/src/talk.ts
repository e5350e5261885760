// Talk: one chat for the table, and one for each team where the game has teams. Text only. A team's lines are sent to
// that team alone until the game is over; then to everybody.

import { type Static, Type } from 'typebox';
import { LIMITS } from './limits.ts';
import { about, described, exact, Id, Nullable, SeatNumber } from './shared.ts';

const LineNumber = Type.Integer({ minimum: 0 });
const Where = Type.Union([Type.Literal('table'), Type.Literal('team')]);

export const ChatMessage = Type.Object(
  {
    n: described(
      LineNumber,
      'Its place in the talk of this table. Places may be missing: what other teams say has places too.',
    ),
    at: Type.Integer(),
    who: described(Id, 'Names its author at this table, for `mute` and `silence`; the same person keeps it.'),
    name: Type.String(),
    seat: described(Nullable(SeatNumber), 'Where the author sat; null for a spectator.'),
    to: Where,
    text: described(Nullable(Type.String()), 'Null when the host has removed it.'),
  },
  exact,
);
export type ChatMessage = Static<typeof ChatMessage>;

export const TalkRights = Type.Object(
  {
    table: Type.Boolean(),
    team: Type.Boolean(),
    mates: described(
      Nullable(Type.Array(SeatNumber)),
      'Your team-mates, yourself among them; null where there are no teams, and for spectators.',
    ),
    why: described(
      Nullable(Type.Union([Type.Literal('hushed'), Type.Literal('silenced'), Type.Literal('spectator')])),
      'Why not: the rules ask for silence now, the host has taken you out of the talk, or spectators only listen.',
    ),
  },
  about('What you may do in the talk now.'),
);
export type TalkRights = Static<typeof TalkRights>;

export const TalkMessage = Type.Object(
  {
    t: Type.Literal('talk'),
    lines: Type.Array(ChatMessage),
    older: described(
      Type.Boolean(),
      'There are older ones: GET /api/tables/:id/talk?before=<n of the first line here>.',
    ),
    rights: TalkRights,
    muted: Type.Array(Id),
  },
  about(
    'The last lines you may read: after hello, and at the end of the game. `muted`: whose lines you do not want ' +
      'to see.',
  ),
);

export const LineMessage = Type.Object(
  { t: Type.Literal('line'), line: ChatMessage },
  about('One new line, or an old one whose text was removed.'),
);

export const RightsMessage = Type.Object(
  { t: Type.Literal('rights'), rights: TalkRights },
  about('What you may do has changed.'),
);

export const TalkPage = Type.Object(
  { lines: Type.Array(ChatMessage), older: Type.Boolean() },
  about('HTTP: GET /api/tables/:id/talk?before=<n>.'),
);
export type TalkPage = Static<typeof TalkPage>;

export const Say = Type.Object(
  {
    t: Type.Literal('say'),
    id: Id,
    to: Where,
    text: Type.String({ minLength: 1, maxLength: LIMITS.lineLength }),
  },
  about('Say something. The server tidies it: no control characters, no line breaks.'),
);

export const Unsay = Type.Object(
  { t: Type.Literal('unsay'), id: Id, n: LineNumber },
  about('Host only: remove a line.'),
);

export const Mute = Type.Object(
  { t: Type.Literal('mute'), id: Id, who: Id, mute: Type.Boolean() },
  about('Do not show me what this person says, here and at other tables; kept for you alone, nobody is told.'),
);

export const Silence = Type.Object(
  { t: Type.Literal('silence'), id: Id, who: Id, silence: Type.Boolean() },
  about("Host only: take a person out of this table's talk, or let them back in."),
);
