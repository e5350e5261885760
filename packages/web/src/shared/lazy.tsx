import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { reportError } from '../net/reportError.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { words } from './words.ts';

/**
 * A page or panel that is a chunk of its own: what is opened first comes without it. `prefetch` loads it ahead, so that
 * it also opens when the network is gone by then; a failure is left to the time when it is opened.
 */
export function lazy<Props extends object>(waiting: string, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const prefetch = async (): Promise<void> => {
    loaded ??= await load().catch(() => null);
  };
  return Object.assign(Lazy, { prefetch });

  function Lazy(props: Props) {
    const [Page, setPage] = useState(() => loaded);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        page => {
          loaded = page;
          setPage(() => page);
        },
        error => {
          reportError('load', error);
          setMissing(true);
        },
      );
    }, []);
    if (isMissing) return <Missing />;
    return Page ? <Page {...props} /> : <Notice title={waiting} busy />;
  }
}

/** A file of this page is not to be had: no network, or the server has been upgraded since the page was opened. */
const Missing = () => (
  <Notice title={words.missing}>
    <p>{words.missingWhy}</p>
    <Button kind="brass" onClick={() => location.reload()}>
      {words.reload}
    </Button>
  </Notice>
);
