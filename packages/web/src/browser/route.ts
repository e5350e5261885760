// Which page we are on. Addresses: / · /new/<game> · /games/<game> · /t/<table> · /r/<table>?at=<ply>&seat=<viewer> ·
// /replay · /mine · /history · /me · /link#<token> · /learn/<game>[/<lesson>]

import { signal } from '@preact/signals';

export type Route =
  | { page: 'front' | 'mine' | 'history' | 'you' | 'link' | 'file' | 'not-found' }
  | { page: 'new' | 'game'; game: string }
  | { page: 'table' | 'replay'; id: string }
  | { page: 'learn'; game: string; lesson: string | null };

export function routeOf(path: string): Route {
  if (path === '/') return { page: 'front' };
  if (path === '/mine') return { page: 'mine' };
  if (path === '/history') return { page: 'history' };
  if (path === '/me') return { page: 'you' };
  if (path === '/link') return { page: 'link' };
  if (path === '/replay') return { page: 'file' };
  const [, page, id] = /^\/(new|games|t|r)\/([A-Za-z0-9_-]{1,40})$/.exec(path) ?? [];
  if (page === 'new') return { page: 'new', game: id! };
  if (page === 'games') return { page: 'game', game: id! };
  if (page === 't') return { page: 'table', id: id! };
  if (page === 'r') return { page: 'replay', id: id! };
  const [learn, game, lesson = null] = /^\/learn\/([a-z0-9-]{1,40})(?:\/([a-z0-9-]{1,40}))?$/.exec(path) ?? [];
  if (learn) return { page: 'learn', game: game!, lesson };
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
