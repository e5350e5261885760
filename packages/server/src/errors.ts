// How the server refuses: with a code of the table in `protocol`.

import { ERRORS, type ErrorArgs, type ErrorCode, sentenceOf } from '@quayside/protocol';

export { ERRORS, type ErrorCode, sentenceOf } from '@quayside/protocol';

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
