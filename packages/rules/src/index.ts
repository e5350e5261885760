export * from './game.ts';
export { GAMES, loadGame, NoSuchVersion } from './games.ts';
export { clone } from './kit/clone.ts';
export { type Settled, settle } from './kit/options.ts';
export { type Part, type Phrase, piece, plain, say, seat } from './kit/phrase.ts';
export { no } from './kit/refusal.ts';
export { below, next, pick, type Rng, rngFrom, rngOf, roll, scripted, shuffle } from './kit/rng.ts';
export { SILENT } from './kit/silent.ts';
export { toPresentContract } from './olderContract.ts';
