export { isCommitment } from './commitment.ts';
export { conformance, examine, LAWS, type LawBreach, type TrialSetting } from './conformance/conformance.ts';
export { checkExample, exampleLesson } from './example.ts';
export { combinedSeed, commitmentOf, digestOf, sealOf } from './honest.ts';
export { LessonError, LessonRun, matchesPattern } from './lesson.ts';
export { checkLesson, type LessonReport } from './lessonCheck.ts';
export { isVisiblyAhead, VISIBLE_MARGIN, winsInHundred } from './margin.ts';
export { Match, type SeaDevice, type Snapshot, type Submitted } from './match.ts';
export { Past } from './past.ts';
export { diff, isSame, type Patch, patched } from './patch.ts';
export { type Count, perft } from './perft.ts';
export { entryInWords, eventsInWords, outcomeInWords, playthrough, seatName } from './playthrough.ts';
export {
  byRating,
  checkPuzzles,
  effectOf,
  meantMove,
  mergePuzzles,
  PuzzleError,
  puzzleMatch,
  puzzlePosition,
  sightOf,
  writtenMove,
} from './puzzle.ts';
export { chooserOf, randomChoice, randomRecord } from './random.ts';
export { type Dice, type GameRecord, parseRecord, type RecordNote, ReplayError } from './record.ts';
export type { RecordFault } from './recordFaults.ts';
export { replay } from './replay.ts';
export { isSeed, rngAt, type Seed, seaRngAt, seedOf } from './seed.ts';
export { type Entry, eventsFor, SILENT, type Step, type ToldEvent, withAsides } from './step.ts';
export { type Update, updateFor } from './update.ts';
export { type Verdict, verdictSentence } from './verdicts.ts';
export { verify } from './verify.ts';
export { viewOf } from './view.ts';
