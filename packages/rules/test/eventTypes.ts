// The types of event of a game, read from the text of its types.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { folderOf } from './rulesText.ts';

export function eventTypesIn(game: string): string[] {
  const folder = fileURLToPath(folderOf(game));
  const text = globSync('types{.ts,/*.ts}', { cwd: folder })
    .map(file => readFileSync(new URL(file, folderOf(game)), 'utf8'))
    .join('\n');
  const events = /export type Event =\n([\s\S]*?);\n\n|export type Event =\n([\s\S]*)$/.exec(text);
  return [...(events?.[1] ?? events?.[2] ?? '').matchAll(/type: '([a-z-]+)'/g)].map(([, type]) => type!);
}
