export { type AdvisedMove, advise, chances } from './advice.ts';
export { type Contest, contest, playerOf, type Result } from './arena/arena.ts';
export { type BotMove, BotPool, type Job } from './botPool.ts';
export { loadEvaluation } from './evaluations.ts';
export { Search } from './ismcts.ts';
export { roundsOf } from './rounds.ts';
