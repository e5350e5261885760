// The service worker behind notifications: a phone shows none without one. It keeps no file and answers no request; a tap
// leads back to the page that called.

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
