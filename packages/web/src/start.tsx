// The app, once its words are there.

import { render } from 'preact';
import { App } from './app/App.tsx';
import { followLocation } from './browser/route.ts';
import { applyTheme, blockSingleKeys, notify } from './browser/settings.ts';
import { loadMe } from './net/api.ts';
import { reportUncaught } from './net/reportError.ts';
import { followFinger } from './ui/Toast.tsx';

reportUncaught();
applyTheme();
blockSingleKeys();
followLocation();
followFinger();
// The first answer of the server also tells this browser who it is: nothing else may be asked before.
void loadMe().then(() => {
  // A subscription may have ended, or belong to whoever played here before.
  if (notify.value === 'on' && globalThis.Notification?.permission === 'granted')
    import('./notify/push.ts').then(({ subscribeHere }) => subscribeHere()).catch(() => {});
});
if (localStorage.getItem('quayside.errands'))
  Promise.all([import('./net/pendingIntents.ts'), import('./net/tableSocket.ts')])
    .then(([{ resumePending }, { openServerSocket }]) => resumePending(openServerSocket))
    .catch(() => {}); // They are kept until the page is opened again.
render(<App />, document.getElementById('app')!);
