// Carries out what a table has agreed on.

import type { Pasts } from '../replay/pasts.ts';
import type { Table } from '../tables/table.ts';
import { agreed } from './asking.ts';

/** Looked at whenever something was committed at a table: by an answer, but also when somebody who was asked has left. */
export async function goBackIfAgreed(table: Table, pasts: Pasts): Promise<void> {
  const asking = agreed(table);
  if (!asking) return;
  const earlier = await pasts.moment(table, asking.to);
  // Meanwhile somebody may have moved, and the request has lapsed; or it has been carried out.
  if (table.gone || agreed(table)?.request !== asking.request) return;
  const match = table.match!;
  const refusal = table.submit(
    asking.by,
    null,
    () => {},
    () => match.rollBack(asking.by, earlier),
  );
  if (refusal) throw new Error(`table ${table.row.id} cannot go back to ${asking.to}: ${refusal.code}`);
}
