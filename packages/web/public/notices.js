// The service worker behind notifications: a phone shows none without one, and a push finds nobody else when no page is
// open. It keeps no file and answers no request. Its sentences are put into the page's language by the page, which leaves
// them in a cache (src/notify/noticeWords.ts): when a push comes there may be no page to ask.

const TURNS = 'quayside-turns'; // one notice for all tables: each push takes the place of the one before

// One push after the other: withdrawing an old notice would close the one that a push at the same time has just shown.
let handled = Promise.resolve();
addEventListener('push', event => {
  handled = handled.catch(() => {}).then(() => pushed(event.data?.json() ?? { count: 0 }));
  event.waitUntil(handled);
});

// The browser has given up a subscription: a new one takes its place.
addEventListener('pushsubscriptionchange', event => event.waitUntil(renew(event)));

addEventListener('notificationclick', event => {
  const { notification } = event;
  notification.close();
  const pages = clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(
    pages.then(open => {
      const there = open.find(({ url }) => new URL(url).pathname === notification.data);
      return there ? there.focus() : clients.openWindow(notification.data);
    }),
  );
});

async function pushed({ count, game, link, ring }) {
  if (count === 0 || (await isLookedAt(link))) return withdraw();
  // A page in the background may have told of this table itself.
  const own = await registration.getNotifications({ tag: link });
  for (const notice of own) notice.close();
  const isNews = ring && own.length === 0;
  const words = await noticeWords();
  const tables = words.tables[count] ?? words.tables.at(-1);
  const text = count === 1 ? words.turn.replace('{game}', () => game) : tables.replace('{count}', count);
  return registration.showNotification(text, { tag: TURNS, renotify: isNews, silent: !isNews, data: link });
}

// Shown where the browser has cleared the cache.
const ENGLISH = {
  turn: '{game}: it is your turn.',
  tables: ['{count} tables wait for you.'],
  none: 'No table waits for you now.',
};

async function noticeWords() {
  const kept = await caches.match('/notice-words').catch(() => null);
  return kept ? kept.json() : ENGLISH;
}

async function isLookedAt(link) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some(({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === link);
}

/** Browsers want something shown for every push, and punish those that show nothing: it is shown, and closed at once. */
async function withdraw() {
  const { none } = await noticeWords();
  await registration.showNotification(none, { tag: TURNS, silent: true, data: '/mine' });
  for (const notice of await registration.getNotifications({ tag: TURNS })) notice.close();
}

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
  if (!subscription) return;
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  await fetch('/api/me/push', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
}
