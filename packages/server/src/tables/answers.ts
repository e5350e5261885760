// The three answers to an intent, as texts; exactly one of them for every intent.

import type { AnyGame, Refusal } from '@quayside/rules';
import { sentenceFor } from '../errors.ts';

export type Answer = (text: string) => void;
export type AnswerKind = 'accepted' | 'refused' | 'duplicate';

/** `ply` counts the log after the entry, as everywhere in the conversation. */
export const accepted = (intent: string, ply: number): string => `{"t":"accepted","id":"${intent}","ply":${ply}}`;

export const duplicate = (intent: string, ply: number): string => `{"t":"duplicate","id":"${intent}","ply":${ply}}`;

export const refused = (intent: string, refusal: Refusal, words: AnyGame['words']['refusals']): string =>
  JSON.stringify({ t: 'refused', id: intent, code: refusal.code, sentence: sentenceFor(refusal, words) });
