// What SQLite's errors mean, in the words a host understands.

const REASONS: Record<number, string> = {
  5: 'another program has it open and locked',
  8: 'this account may not write to it',
  10: 'the disk failed to read or write it',
  11: 'it is damaged',
  13: 'the disk is full',
  14: 'this account may not open it',
  26: 'it is damaged, or no database at all',
};

const BUSY = 5;
const CORRUPT = 11;
const CONSTRAINT = 19;
const NOT_A_DATABASE = 26;

/** The kind of an error of SQLite; null for any other error. Its code says more in the higher bytes. */
function kindOf(error: unknown): number | null {
  const { errcode } = error as { errcode?: number };
  return errcode === undefined ? null : errcode & 0xff;
}

/** Why SQLite failed; null when the error is not one of SQLite's. */
export function reasonOf(error: unknown): string | null {
  const kind = kindOf(error);
  return kind === null ? null : (REASONS[kind] ?? (error as Error).message);
}

export const isBusy = (error: unknown): boolean => kindOf(error) === BUSY;
export const isDamage = (error: unknown): boolean => [CORRUPT, NOT_A_DATABASE].includes(kindOf(error) ?? 0);
/** What was written is at fault, such as a place in a log that is taken, and not the database or the disk. */
export const isConflict = (error: unknown): boolean => kindOf(error) === CONSTRAINT;
