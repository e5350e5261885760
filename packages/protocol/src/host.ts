// What only the host of a table may do with it, beyond seats and options.

import { type Static, Type } from 'typebox';
import { LIMITS } from './limits.ts';
import { about, described, exact, Id, LevelName, Nullable, SeatNumber } from './shared.ts';

export const Replace = Type.Object(
  { t: Type.Literal('replace'), id: Id, seat: SeatNumber, level: Nullable(LevelName) },
  about(
    'In a running game: give the seat of a person who is away, or of a bot, to a bot of this level; its owner ' +
      'may take it back at any time. Or, with null, open it: whoever has the link may sit down (`sit`) and plays ' +
      'on, and sees what its owner saw; so only when the owner has been away for long (SeatInfo.opensIn) or has ' +
      'given it up. The game waits for an open seat.',
  ),
);

export const End = Type.Object(
  { t: Type.Literal('end'), id: Id },
  about('End the table without a result: TableInfo.status becomes `ended`.'),
);

export const SetWebhook = Type.Object(
  { t: Type.Literal('webhook'), id: Id, url: Nullable(Type.String({ minLength: 1, maxLength: LIMITS.webhookLength })) },
  about(
    'Where a chat hears of this table: an http or https address that is called when it is the turn of somebody who ' +
      'is not there, and when the game is over. Discord, Slack and ntfy are known by their addresses, or by #discord, ' +
      '#slack or #ntfy behind it, and sent what they read; any other is sent {text, content, link, table, game, ' +
      'seat}. Null: nowhere. Only TableInfo.webhook tells that there is one; the address is told to nobody.',
  ),
);

export const WebhookTested = Type.Object(
  {
    kind: Type.Union([
      Type.Literal('discord'),
      Type.Literal('slack'),
      Type.Literal('ntfy'),
      described(Type.Literal('other'), 'Anything else that takes JSON.'),
    ]),
    status: described(Type.Integer(), 'What the webhook answered.'),
  },
  about(
    'HTTP: POST /api/tables/:id/webhook/test, host only: a test message was sent and taken. Where it was not, the ' +
      'refusal says why.',
  ),
);
export type WebhookTested = Static<typeof WebhookTested>;
export type WebhookKind = WebhookTested['kind'];

export const Report = Type.Object(
  {
    table: Id,
    game: Id,
    version: Type.Integer(),
    options: Type.Record(Type.String(), Type.String()),
    seats: Type.Integer(),
    fault: described(
      Nullable(Type.String()),
      "What the rules said when they failed; null where it failed over another seat's move.",
    ),
    entries: described(
      Type.Array(Type.Object({ at: Type.Integer(), entry: Type.Unknown() }, exact)),
      "What the host's own seat did, oldest first.",
    ),
  },
  about(
    'HTTP: GET /api/tables/:id/report, host only, of a frozen table. The game may go on once its rules are ' +
      'mended, so the report tells a host nothing that their seat may not know: no seed, and nothing of what ' +
      "others have done. All of it is in the server's log under the name of the table, and in the record once the " +
      'host has ended the table.',
  ),
);
export type Report = Static<typeof Report>;
