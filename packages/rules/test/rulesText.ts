// RULES.md of a game, taken apart: its chapters, its numbered paragraphs, the rows of its tables.

import { readFileSync } from 'node:fs';
import { GAMES } from '../src/games.ts';

export const folderOf = (game: string): URL => new URL(`../src/${game}/`, import.meta.url);

export function rulesText(game: string): string {
  if (!GAMES[game]) throw new Error(`there is no game called ${game}`);
  return readFileSync(new URL('RULES.md', folderOf(game)), 'utf8');
}

/** Of a text, or of one chapter: `5.2`. */
export const paragraphsIn = (text: string): string[] => [...text.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(it => it[1]!);

/** The cells of a table's row, without the mark of what is reconstructed. */
export const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.replace('**(R)**', '').trim());

/** The row whose first cell is this, cell by cell. */
export function rowOf(text: string, first: string): string[] {
  const row = text.split('\n').find(line => line.startsWith('|') && cellsOf(line)[0] === first);
  if (!row) throw new Error(`no row of RULES.md begins with ${first}`);
  return cellsOf(row);
}
