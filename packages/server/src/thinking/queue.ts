// What the queue of questions to bots holds, for those who ask and those who answer.

import type { Question } from '@quayside/bots';

export const QUESTIONS_QUEUE = 'quayside-thinking';

/** `ms`: how long to think. */
export type BotQuestion = { question: Question; ms: number };
