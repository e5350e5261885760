// How the server refuses: with a code of the table in `protocol`.

import { faultWhy, type RecordFault } from '@quayside/engine/recordFaults';
import { ERRORS, type ErrorArgs, type ErrorCode, sentenceOf as sentenceWith } from '@quayside/protocol';

export { ERRORS, type ErrorCode } from '@quayside/protocol';

/** The English sentence of a code. `args` as they travel: a fault among them is put into words here. */
export const sentenceOf = (code: ErrorCode, args: ErrorArgs = {}): string =>
  sentenceWith(code, { ...args, ...('fault' in args && { why: faultWhy(args as RecordFault) }) });

/** An answer to an HTTP request that cannot be granted. */
export class HttpRefusal extends Error {
  readonly code: ErrorCode;
  readonly args: ErrorArgs;
  readonly status: number;
  constructor(code: ErrorCode, args: ErrorArgs = {}) {
    super(sentenceOf(code, args));
    this.code = code;
    this.args = args;
    this.status = ERRORS[code].status;
  }
}
