// Shown instead of every page when this one and the server no longer understand each other.

import { useEffect } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { pageTitle } from '../ui/pageTitle.ts';
import { words } from './words.ts';

const KEY = 'quayside.reloaded-at';
const RECENT_MS = 60_000;

/** `why`: a sentence for the player. */
export function MustReload({ why }: { why: string }) {
  useEffect(() => {
    document.title = pageTitle(words.mustReload);
  }, []);
  const hasReloaded = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < RECENT_MS;
  const reload = () => {
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  };
  return (
    <Notice title={words.mustReload}>
      <p role="alert">{why}</p>
      {hasReloaded && <p>{words.didNotHelp}</p>}
      <Button kind="brass" onClick={reload}>
        {words.reload}
      </Button>
    </Notice>
  );
}
