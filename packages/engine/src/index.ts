export { conformance, examine, type Finding, LAWS, type Setting } from './conformance/conformance.ts';
export {
  type Device,
  type Entry,
  Match,
  SILENT,
  type Snapshot,
  type Step,
  type Submitted,
  type Told,
} from './match.ts';
export { diff, type Patch, patched } from './patch.ts';
export { type Count, perft } from './perft.ts';
export { entryInWords, eventsInWords, outcomeInWords, playthrough, seatName } from './playthrough.ts';
export { chooserOf, randomChoice, randomRecord } from './random.ts';
export { type GameRecord, parseRecord, ReplayError, replay } from './record.ts';
export { isSeed, rngAt, type Seed, seaRngAt, seedOf } from './seed.ts';
export { type Update, updateFor } from './update.ts';
export { viewOf } from './view.ts';
