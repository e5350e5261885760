// Shown instead of every page when this one and the server no longer understand each other.

import { useEffect } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

const KEY = 'quayside.reloaded-at';
const RECENT_MS = 60_000;

/** `why`: a sentence for the player. */
export function MustReload({ why }: { why: string }) {
  useEffect(() => {
    document.title = 'Reload this page · Quayside';
  }, []);
  const hasReloaded = Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < RECENT_MS;
  const reload = () => {
    sessionStorage.setItem(KEY, String(Date.now()));
    location.reload();
  };
  return (
    <Notice title="Reload this page">
      <p role="alert">{why}</p>
      {hasReloaded && (
        <p>That did not help a moment ago: the server still hands out another page. Tell whoever runs it.</p>
      )}
      <Button kind="brass" onClick={reload}>
        Reload
      </Button>
    </Notice>
  );
}
