// Clocks, and the summary of a table, as the database keeps them: JSON in which the times shown to others are called
// `told`, as older servers wrote it. Everywhere else the fields say what they hold.

import type { Clocks } from '../domain/clocks.ts';
import type { TableSummary } from '../domain/tableSummary.ts';

type StoredClocks = Omit<Clocks, 'shownToOthers'> & { told?: Clocks['shownToOthers'] };
type StoredSummary = Omit<TableSummary, 'deadlinesShownToOthers'> & { told: TableSummary['deadlinesShownToOthers'] };

export const clocksJson = ({ shownToOthers, ...clocks }: Clocks): string =>
  JSON.stringify(shownToOthers === undefined ? clocks : { ...clocks, told: shownToOthers });

export function clocksIn(json: string): Clocks {
  const { told, ...clocks } = JSON.parse(json) as StoredClocks;
  return told === undefined ? clocks : { ...clocks, shownToOthers: told };
}

export const summaryJson = ({ deadlinesShownToOthers, ...summary }: TableSummary): string =>
  JSON.stringify({ ...summary, told: deadlinesShownToOthers } satisfies StoredSummary);

export function summaryIn(json: string): TableSummary {
  const { told, ...summary } = JSON.parse(json) as StoredSummary;
  return { ...summary, deadlinesShownToOthers: told };
}
