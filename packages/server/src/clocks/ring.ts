// A clock has run out: what happens is what the table agreed on.

import type { Change } from '../store/store.ts';
import { relieved } from '../tables/arrange.ts';
import type { Table } from '../tables/table.ts';

export function ring(table: Table): void {
  const ply = table.match?.ply ?? 0;
  const changes: Change[] = [];
  for (const seat of table.clockwork.runOut()) {
    changes.push(table.clockwork.note(table.row.id, { kind: 'ran-out', ply, seat }));
    if (table.row.terms.runOut === 'bot') changes.push(...table.rearranged(relieved(table.row, seat)));
  }
  table.write(changes, () => {
    if (changes.some(({ kind }) => kind === 'table')) table.crier.table();
    table.moved();
  });
}
