// Which page we are on. Addresses: / · /new/<game> · /t/<table>

import { signal } from '@preact/signals';

export type Route = { page: 'quay' } | { page: 'new'; game: string } | { page: 'table'; id: string } | { page: 'lost' };

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'quay' };
  const [, page, id] = /^\/(new|t)\/([A-Za-z0-9_-]{1,40})$/.exec(path) ?? [];
  if (page === 'new') return { page: 'new', game: id! };
  if (page === 't') return { page: 'table', id: id! };
  return { page: 'lost' };
}

export const path = signal('/');

export function followAddress(): void {
  path.value = location.pathname;
  addEventListener('popstate', () => {
    path.value = location.pathname;
  });
}

export function go(to: string): void {
  if (to === path.value) return;
  history.pushState(null, '', to);
  path.value = to;
  scrollTo(0, 0);
}
