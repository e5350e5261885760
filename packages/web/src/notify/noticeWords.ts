// Leaves the sentences of push notices in the page's language for the service worker (public/notices.js), in a cache:
// it can evaluate no words file, and when a push comes there may be no page to ask.

import { words } from './words.ts';

const CACHE = 'quayside-words';
const ADDRESS = '/notice-words'; // fetched by nobody
const MOST_TABLES = 50; // of one guest, see PushNotifier of the server

/** `tables` by how many wait: a language may have several plurals, and only the page has its grammar. */
const noticeWords = () => ({
  turn: words.isYourTurn('{game}'),
  tables: Array.from({ length: MOST_TABLES + 1 }, (_, count) => words.tablesWait(count)),
  none: words.noTableWaits,
});

export async function leaveNoticeWords(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(ADDRESS, Response.json(noticeWords()));
}
