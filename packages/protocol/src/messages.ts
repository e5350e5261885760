// The two tables of messages: what a client sends and what the server sends. Everything else about a message follows
// from its entry here: the union types, the parser and the handlers of the server, and the checks in tests.

import type { Static, TLiteral, TObject } from 'typebox';
import { ClockMessage, Pause, Skip } from './clock.ts';
import { AllowHints } from './hints.ts';
import { ContributeSeed } from './honest.ts';
import { End, Replace, SetWebhook } from './host.ts';
import { NotesMessage } from './notes.ts';
import { AnswerRequest, AskBack, Propose } from './requests.ts';
import { LineMessage, Mute, RightsMessage, Say, Silence, TalkMessage, Unsay } from './talk.ts';
import { SetTerms } from './terms.ts';
import {
  Accepted,
  Bye,
  Duplicate,
  ErrorMessage,
  GapMessage,
  MayTakeBack,
  Pong,
  Refused,
  TableMessage,
  UpdateMessage,
  ViewMessage,
} from './toClient.ts';
import {
  BackIntent,
  Configure,
  Hello,
  Leave,
  MoveIntent,
  Ping,
  Rematch,
  SetBot,
  Sit,
  Start,
  Swap,
  TakeOver,
} from './toServer.ts';

type Tagged = TObject<{ t: TLiteral<string> }>;
type ByTag<List extends Tagged[]> = { [S in List[number] as S['properties']['t']['const']]: S };
type Any<Table extends Record<keyof Table, Tagged>> = { [T in keyof Table]: Static<Table[T]> }[keyof Table];

const byTag = <const List extends Tagged[]>(...schemas: List) =>
  Object.fromEntries(schemas.map(schema => [schema.properties.t.const, schema])) as ByTag<List>;

/** What a client may send, by the tag `t`. The server has one handler for each (server/src/sockets/handlers.ts). */
export const TO_SERVER = byTag(
  Hello,
  MoveIntent,
  BackIntent,
  AskBack,
  Propose,
  AnswerRequest,
  Sit,
  Swap,
  Leave,
  SetBot,
  TakeOver,
  Configure,
  SetTerms,
  ContributeSeed,
  AllowHints,
  Start,
  Rematch,
  Pause,
  Skip,
  Replace,
  End,
  SetWebhook,
  Say,
  Unsay,
  Mute,
  Silence,
  Ping,
);
export type ToServer = Any<typeof TO_SERVER>;

/** What the server may send, by the tag `t`. The web takes them in in web/src/net/receive.ts. */
export const TO_CLIENT = byTag(
  TableMessage,
  ViewMessage,
  UpdateMessage,
  GapMessage,
  MayTakeBack,
  Accepted,
  Duplicate,
  Refused,
  ErrorMessage,
  Bye,
  ClockMessage,
  TalkMessage,
  LineMessage,
  RightsMessage,
  NotesMessage,
  Pong,
);
export type ToClient = Any<typeof TO_CLIENT>;

/** The message of either direction with this tag. */
export type Message<T extends (ToServer | ToClient)['t']> = Extract<ToServer | ToClient, { t: T }>;
