// What is wrong with the record of a game, put into words: code and arguments come from the engine or over the wire.

import type { ReplayError } from '@quayside/engine';
import { RECORD_FAULTS, REPLAY_ERRORS } from '@quayside/engine/recordFaults';
import type { ErrorArgs } from '@quayside/protocol/errors';
import { defineWords } from '../words/define.ts';

type Words = string | ((args: ErrorArgs) => string);

const faults = defineWords('recordFaults', RECORD_FAULTS as object as Readonly<Record<string, Words>>);
const sentences = defineWords('replayErrors', REPLAY_ERRORS);

/** The end of a sentence; null for a fault that this page does not know, from a server that is newer. */
export function faultWhy({ fault, ...args }: ErrorArgs): string | null {
  if (!Object.hasOwn(faults, fault!)) return null;
  const words = faults[fault!]!;
  return typeof words === 'string' ? words : words(args);
}

export function replayErrorSentence({ ply, fault }: ReplayError): string {
  const why = faultWhy(fault)!;
  return ply === null ? sentences.record({ why }) : sentences.entry({ ply, why });
}
