// Whoever leaves a table to learn finds the way back: pages of learning keep it in their address, as ?from=/t/<table>.

import { path, routeOf } from './route.ts';

/** The table we are at or came from. An address that is no table's is not followed, whoever wrote it there. */
export function wayBack(): string | null {
  if (routeOf(path.value).page === 'table') return path.value;
  const from = new URLSearchParams(location.search).get('from');
  return from !== null && routeOf(from).page === 'table' ? from : null;
}

/** The address of a page of learning, with the way back to the table. */
export function withWayBack(to: string): string {
  const table = wayBack();
  return table === null ? to : `${to}${to.includes('?') ? '&' : '?'}from=${encodeURIComponent(table)}`;
}
