// What is wrong with the record of a game, put into words: code and arguments come from the engine or over the wire.

import type { ReplayError } from '@quayside/engine';
import { REPLAY_ERRORS } from '@quayside/engine/recordFaults';
import { defineWords } from '../words/define.ts';
import { faultWhy } from './errorWords.ts';

const sentences = defineWords('replayErrors', REPLAY_ERRORS);

export function replayErrorSentence({ ply, fault, game }: ReplayError): string {
  const why = faultWhy(fault, game)!;
  return ply === null ? sentences.record({ why }) : sentences.entry({ ply, why });
}
