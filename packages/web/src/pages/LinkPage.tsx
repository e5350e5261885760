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

type Seen = { token: string; preview: LinkPreview; identity: Identity };

const NOT_WHOLE = 'Part of this link is missing. Copy it once more from the device where you play.';

export function LinkPage() {
  const seen = useLink();
  useEffect(() => {
    document.title = 'Play on this device · Quayside';
  }, []);
  if (seen === null) return <Notice title="Looking at the link…" busy />;
  if (typeof seen === 'string') return <Over sentence={seen} />;
  return seen.preview.isYou ? <AlreadyHere preview={seen.preview} /> : <Asking key={seen.token} {...seen} />;
}

const Over = ({ sentence }: { sentence: string }) => (
  <Notice title="This link leads nowhere">
    <p>{sentence}</p>
    <Link to="/" class="button button-brass">
      To the quay
    </Link>
  </Notice>
);

const AlreadyHere = ({ preview: { name, table } }: { preview: LinkPreview }) => (
  <Notice title="That is you">
    <p>
      You are <bdi>{name}</bdi> on this device already. Open the link on another one.
    </p>
    <Link to={table === null ? '/' : `/t/${table}`} class="button button-brass">
      {table === null ? 'To the quay' : 'To the table'}
    </Link>
  </Notice>
);

function Asking({ token, preview: { name, table }, identity }: Seen) {
  const { why, problem, run } = useAction();
  const [safe, setSafe] = useState(!wouldLose(identity));
  const become = () =>
    run(async () => {
      await useLinkHere(token);
      startAsSomebodyElse(table);
    });
  return (
    <Notice title={`Play as ${name} on this device?`}>
      <p>
        Same name, same seats, on both devices at once. {table !== null && 'You come straight to the table. '}You can
        sign this one out again at any time.
      </p>
      <Leaving identity={identity} onSafe={() => setSafe(true)} />
      {problem && <p role="alert">{problem}</p>}
      <div class="notice-actions">
        <Button kind={safe ? 'brass' : 'paper'} why={why} onClick={become}>
          Play as {name}
        </Button>
        <Link to="/" class="button button-paper">
          Stay {identity.name}
        </Link>
      </div>
    </Notice>
  );
}

/** What the link in the address leads to; a sentence when it leads nowhere, null until that is known. */
function useLink(): Seen | string | null {
  const [seen, setSeen] = useState<Seen | string | null>(null);
  const look = async () => {
    const token = tokenInAddress();
    if (token === null) return setSeen(NOT_WHOLE);
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
