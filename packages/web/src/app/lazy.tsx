import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Notice } from './Notice.tsx';

/** A page that is a chunk of its own: the front page comes without it. */
export function lazy<Props extends object>(waiting: string, load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  return function Lazy(props: Props) {
    const [Page, setPage] = useState(() => loaded);
    useEffect(() => {
      if (!loaded)
        load().then(page => {
          loaded = page;
          setPage(() => page);
        });
    }, []);
    return Page ? <Page {...props} /> : <Notice title={waiting} busy />;
  };
}
