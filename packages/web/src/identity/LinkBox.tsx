// A link that makes another device mine too: to point a camera at, or to send to myself.

import { words } from './words.ts';
import './LinkBox.css';
import '../ui/CopyText.css';
import type { MadeLink } from '@quayside/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { shortTime } from '../clock/time.ts';
import { addressOfLink, makeLink } from '../net/identity.ts';
import { useAction } from '../shared/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { copyShown } from '../ui/copied.ts';
import { Icon } from '../ui/Icon.tsx';
import { QrCode } from '../ui/QrCode.tsx';

/** `table`: where the other device comes to; null for the front page. */
export function LinkBox({ table, label }: { table: string | null; label: string }) {
  const [made, setMade] = useState<{ link: MadeLink; at: number } | null>(null);
  const { why, problem, run } = useAction();
  const make = () => run(async () => setMade({ link: await makeLink(table), at: performance.now() }));
  return (
    <div class="link-box">
      {made && <OneTimeLink key={made.link.token} link={made.link} at={made.at} />}
      <Button why={why} onClick={make}>
        <Icon name="devices" /> {made ? words.anotherLink : label}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}

/** `at`: when it was made, by this page's own clock. */
function OneTimeLink({ link: { token, expiresAt, now }, at }: { link: MadeLink; at: number }) {
  const left = useTimeLeft(at + expiresAt - now);
  const shown = useRef<HTMLParagraphElement>(null);
  const address = addressOfLink(token);
  if (left <= 0) return <p role="status">{words.linkOver}</p>;
  return (
    <>
      <p>{words.linkHow(<span role="timer">{shortTime(left)}</span>)}</p>
      <QrCode text={address} label={words.qrCode} />
      <p ref={shown} class="copy-text">
        {address}
      </p>
      <Button onClick={() => shown.current && void copyShown(shown.current, words.linkCopied)}>
        <Icon name="copy" /> {words.copyLink}
      </Button>
    </>
  );
}

/** Milliseconds until this moment of the page's own clock. */
function useTimeLeft(until: number): number {
  const [left, setLeft] = useState(() => until - performance.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(until - performance.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
