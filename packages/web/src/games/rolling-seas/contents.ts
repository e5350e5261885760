// What lies in a cell of a chart, in words.

import { ADVENTURES, type Cell, cardLayings, EXPLORED, WAKE } from '@quayside/rules/rolling-seas';
import { portWords } from './sailPreview.ts';
import type { DrawnCaptain } from './scene.ts';
import { names, words } from './words.ts';

/** What lies in a cell, by name, and what it does; null for open water and plain land. */
export function contentWords(captain: DrawnCaptain, cell: Cell): string | null {
  const { chart } = captain;
  const harbour = chart.harbours.find(it => it.cell === cell);
  if (harbour) return portWords(captain, harbour.port);
  const content = chart.cells[cell]!;
  if (content === EXPLORED) return words.cellTips.explored;
  const drawn = chart.obstacles.find(placed => cardLayings(placed.card).find(placed)?.cells.includes(cell));
  if (!drawn || content === WAKE) return null;
  return words.cellTips[ADVENTURES[drawn.card]!.kind](names.adventures[drawn.card]!);
}
