// A frame off the wire: understood, or why not.

import {
  AllowHints,
  AnswerBack,
  AskBack,
  BackIntent,
  Configure,
  End,
  Hello,
  Id,
  Leave,
  MoveIntent,
  Mute,
  Pause,
  Ping,
  Rematch,
  Replace,
  Say,
  SetBot,
  SetTerms,
  SetWebhook,
  Silence,
  Sit,
  Skip,
  Start,
  Stir,
  TakeOver,
  type ToServer,
  Unsay,
} from '@quayside/protocol';
import { Compile } from 'typebox/compile';
import type { ErrorCode } from '../errors.ts';

const FITS: Record<ToServer['t'], (raw: unknown) => boolean> = {
  hello: fits(Compile(Hello)),
  move: fits(Compile(MoveIntent)),
  back: fits(Compile(BackIntent)),
  'ask-back': fits(Compile(AskBack)),
  'answer-back': fits(Compile(AnswerBack)),
  stir: fits(Compile(Stir)),
  'allow-hints': fits(Compile(AllowHints)),
  sit: fits(Compile(Sit)),
  leave: fits(Compile(Leave)),
  bot: fits(Compile(SetBot)),
  takeover: fits(Compile(TakeOver)),
  configure: fits(Compile(Configure)),
  start: fits(Compile(Start)),
  rematch: fits(Compile(Rematch)),
  terms: fits(Compile(SetTerms)),
  pause: fits(Compile(Pause)),
  skip: fits(Compile(Skip)),
  replace: fits(Compile(Replace)),
  end: fits(Compile(End)),
  webhook: fits(Compile(SetWebhook)),
  say: fits(Compile(Say)),
  unsay: fits(Compile(Unsay)),
  mute: fits(Compile(Mute)),
  silence: fits(Compile(Silence)),
  ping: fits(Compile(Ping)),
};
const isId = fits(Compile(Id));

function fits(compiled: { Check(raw: unknown): boolean }) {
  return (raw: unknown): boolean => compiled.Check(raw);
}

/** `intent`: the id of the intent that must be answered, where one can be made out. */
export type Heard =
  | { message: ToServer; code: null; intent: null }
  | { message: null; code: ErrorCode; intent: string | null };

export function heard(text: string): Heard {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { message: null, code: 'bad-json', intent: null };
  }
  const { t, id } = (typeof raw === 'object' && raw !== null ? raw : {}) as { t?: unknown; id?: unknown };
  const intent = isId(id) ? (id as string) : null;
  if (typeof t !== 'string' || !Object.hasOwn(FITS, t)) return { message: null, code: 'unknown-message', intent };
  if (!FITS[t as ToServer['t']](raw)) return { message: null, code: 'bad-message', intent };
  return { message: raw as ToServer, code: null, intent: null };
}
