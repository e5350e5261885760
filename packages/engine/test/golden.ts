// Files that were written by the program, read by a person, and must stay as they are.

import { equal } from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Set to write the files anew: RENEW=1 node --test --test-isolation=none 'packages/engine/test/*.test.ts' */
export const RENEW = Boolean(process.env['RENEW']);

const ROOT = new URL('../../../', import.meta.url);

/** Compares a text with the file at a path from the root of the project, or renews the file. */
export function golden(path: string, text: string): void {
  const file = fileURLToPath(new URL(path, ROOT));
  if (RENEW) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  equal(text === known, true, `${path} has changed${firstDifference(known, text)}${HOW}`);
}

const HOW = `
If the change is meant, renew the file and read its diff before you commit it:
  RENEW=1 node --test --test-isolation=none 'packages/engine/test/*.test.ts'`;

function firstDifference(known: string, text: string): string {
  const [was, is] = [known.split('\n'), text.split('\n')];
  const line = is.findIndex((it, i) => it !== was[i]);
  const at = line === -1 ? is.length : line;
  return ` at line ${at + 1}:\n- ${was[at] ?? '(the end)'}\n+ ${is[at] ?? '(the end)'}`;
}
