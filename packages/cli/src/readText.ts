// A file the caller has named: a file that is not there, or cannot be read, is the caller's mistake.

import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { UsageError } from './command.ts';

export const readText = (file: string): string => unlessMistaken(file, () => readFileSync(file, 'utf8'));

/** Of a file that is read line by line later. A folder can be opened, but not read. */
export const checkReadable = (file: string): void =>
  unlessMistaken(file, () => {
    const opened = openSync(file, 'r');
    try {
      readSync(opened, Buffer.alloc(1), 0, 1, 0);
    } finally {
      closeSync(opened);
    }
  });

function unlessMistaken<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UsageError(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`);
  }
}
