// Which page we are on. Addresses: / · /new/<game> · /t/<table> · /r/<table>?at=<ply>&seat=<viewer> · /replay · /mine · /history · /me · /link#<token>

import { signal } from '@preact/signals';

export type Route =
  | { page: 'front' | 'mine' | 'history' | 'you' | 'link' | 'file' | 'not-found' }
  | { page: 'new'; game: string }
  | { page: 'table' | 'replay'; id: string };

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'front' };
  if (path === '/mine') return { page: 'mine' };
  if (path === '/history') return { page: 'history' };
  if (path === '/me') return { page: 'you' };
  if (path === '/link') return { page: 'link' };
  if (path === '/replay') return { page: 'file' };
  const [, page, id] = /^\/(new|t|r)\/([A-Za-z0-9_-]{1,40})$/.exec(path) ?? [];
  if (page === 'new') return { page: 'new', game: id! };
  if (page === 't') return { page: 'table', id: id! };
  if (page === 'r') return { page: 'replay', id: id! };
  return { page: 'not-found' };
}

export const path = signal('/');

export function followLocation(): void {
  path.value = location.pathname;
  addEventListener('popstate', () => {
    path.value = location.pathname;
  });
}

/** To another page; what follows a question mark is for that page to read. */
export function navigate(to: string): void {
  if (to === path.value) return;
  history.pushState(null, '', to);
  path.value = location.pathname;
  scrollTo(0, 0);
}
