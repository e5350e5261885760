export { advise, chances, type Line } from './advice.ts';
export { type Contest, contest, playerOf, type Result } from './arena/arena.ts';
export { loadEvaluation } from './evaluation.ts';
export { Search } from './ismcts.ts';
export type { Level } from './levels.ts';
export { type Job, Pool, type Thought } from './pool.ts';
export { roundsOf } from './rounds.ts';
