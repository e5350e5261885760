// Pages of learning keep the table they were opened from in their address, as ?from=/t/<table>, and link back to it.

import { path, routeOf } from './route.ts';

/** The table we are at or came from. An address that is no table's is not followed, whoever wrote it there. */
export function tableLeft(): string | null {
  if (routeOf(path.value).page === 'table') return path.value;
  const from = new URLSearchParams(location.search).get('from');
  return from !== null && routeOf(from).page === 'table' ? from : null;
}

/** The address of a page of learning, with the way back to the table. */
export function withTableLeft(to: string): string {
  const table = tableLeft();
  return table === null ? to : `${to}${to.includes('?') ? '&' : '?'}from=${encodeURIComponent(table)}`;
}
