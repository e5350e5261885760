// A file the caller has named: a file that is not there, or cannot be read, is the caller's mistake.

import { readFileSync } from 'node:fs';
import { UsageError } from './command.ts';

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`);
  }
}
