// The three answers to an intent; exactly one of them for every intent.

import type { Message } from '@quayside/protocol';
import type { Refusal } from '@quayside/rules';

export type AnswerKind = 'accepted' | 'refused' | 'duplicate';
export type SendAnswer = (answer: Message<AnswerKind>) => void;

/** `ply` counts the log after the entry, as everywhere in the conversation. */
export const accepted = (id: string, ply: number): Message<'accepted'> => ({ t: 'accepted', id, ply });

export const duplicate = (id: string, ply: number): Message<'duplicate'> => ({ t: 'duplicate', id, ply });

export const refused = (id: string, { code, args }: Refusal): Message<'refused'> => ({
  t: 'refused',
  id,
  code,
  ...(args && { args }),
});
