// What the queue of questions to bots holds, for those who ask and those who answer.

import type { ThinkingQuestion } from '@quayside/bots';
import { buildOf } from '@quayside/jobs/build';

/**
 * Workers of another build listen to another queue, so none of them ever answers: to them a question could mean
 * something else, or they would play by other rules.
 */
export const questionsQueue = (build = buildOf(['bots', 'engine', 'rules'])): string => `quayside-thinking-${build}`;

/** `ms`: how long to think. */
export type QueuedQuestion = { question: ThinkingQuestion; ms: number };
