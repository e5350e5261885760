// Handles what is due at a table: a clock has run out, or the host has been away for too long.

import { withPassedHost } from '../domain/hostSuccession.ts';
import { withStandIn } from '../domain/seats.ts';
import type { Change } from '../store/store.ts';
import type { Table } from './table.ts';

export function handleDue(table: Table): void {
  const before = table.row;
  const changes = [...outOfTime(table), ...hostPassed(table)];
  table.write(changes, () => {
    if (table.row !== before) table.broadcaster.table();
    table.notifyChanged();
  });
}

/** The terms of the table say whether a bot plays on for whoever ran out of time. */
function outOfTime(table: Table): Change[] {
  const changes: Change[] = [];
  for (const seat of table.clocks.runOut()) {
    changes.push(table.noteChange({ kind: 'ran-out', seat }));
    if (table.row.terms.runOut !== 'bot') continue;
    changes.push(...table.replaceRow(withStandIn(table.row, seat, 'out-of-time')));
    changes.push(table.noteChange({ kind: 'stand-in', seat, level: table.row.terms.standIn, why: 'out-of-time' }));
  }
  if (changes.length > 0 && table.waits) changes.push(table.noteChange({ kind: 'waits' }));
  return changes;
}

function hostPassed(table: Table): Change[] {
  const passed = withPassedHost(table);
  return passed ? [...table.replaceRow(passed.row), ...passed.notes.map(note => table.noteChange(note))] : [];
}
