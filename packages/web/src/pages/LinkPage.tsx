// /link#<token>: where a one-time link leads. Looking at it changes nothing; only a press makes this device another's.

import type { Identity, LinkPreview } from '@quayside/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Leaving, wouldLose } from '../identity/Leaving.tsx';
import { ApiError } from '../net/api.ts';
import { loadIdentity, previewLink, startAsSomebodyElse, tokenInAddress, useLinkHere } from '../net/identity.ts';
import { useAction } from '../shared/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { pageTitle } from '../ui/pageTitle.ts';
import { words } from './linkWords.ts';

type LoadedLink = { token: string; preview: LinkPreview; identity: Identity };

export function LinkPage() {
  const seen = useLink();
  useEffect(() => {
    document.title = pageTitle(words.title);
  }, []);
  if (seen === null) return <Notice title={words.looking} busy />;
  if (typeof seen === 'string') return <Over sentence={seen} />;
  return seen.preview.isYou ? <AlreadyHere preview={seen.preview} /> : <Asking key={seen.token} {...seen} />;
}

const Over = ({ sentence }: { sentence: string }) => (
  <Notice title={words.nowhere}>
    <p>{sentence}</p>
    <Link to="/" class="button button-brass">
      {words.toQuay}
    </Link>
  </Notice>
);

const AlreadyHere = ({ preview: { name, table } }: { preview: LinkPreview }) => (
  <Notice title={words.isYou}>
    <p>{words.already(<bdi>{name}</bdi>)}</p>
    <Link to={table === null ? '/' : `/t/${table}`} class="button button-brass">
      {table === null ? words.toQuay : words.toTable}
    </Link>
  </Notice>
);

function Asking({ token, preview: { name, table }, identity }: LoadedLink) {
  const { why, problem, run } = useAction();
  const [safe, setSafe] = useState(!wouldLose(identity));
  const become = () =>
    run(async () => {
      await useLinkHere(token);
      startAsSomebodyElse(table);
    });
  return (
    <Notice title={words.question(name)}>
      <p>{table === null ? words.same : words.sameAtTable}</p>
      <Leaving identity={identity} onSafe={() => setSafe(true)} />
      {problem && <p role="alert">{problem}</p>}
      <div class="notice-actions">
        <Button kind={safe ? 'brass' : 'paper'} why={why} onClick={become}>
          {words.playAs(name)}
        </Button>
        <Link to="/" class="button button-paper">
          {words.stay(identity.name)}
        </Link>
      </div>
    </Notice>
  );
}

/** What the link in the address leads to; a sentence when it leads nowhere, null until that is known. */
function useLink(): LoadedLink | string | null {
  const [seen, setSeen] = useState<LoadedLink | string | null>(null);
  const look = async () => {
    const token = tokenInAddress();
    if (token === null) return setSeen(words.notWhole);
    try {
      const [preview, identity] = await Promise.all([previewLink(token), loadIdentity()]);
      setSeen({ token, preview, identity });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSeen(error.message);
    }
  };
  useEffect(() => {
    const onHash = () => void look();
    onHash();
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);
  return seen;
}
