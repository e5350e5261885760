// How others find this table: its address to copy, to send, or to point a camera at.

import './Share.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { copyShown } from '../ui/copied.ts';
import { Icon } from '../ui/Icon.tsx';

const addressOf = (id: string) => `${location.origin}/t/${id}`;

export function Share({ id }: { id: string }) {
  const [code, setCode] = useState(false);
  const address = addressOf(id);
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <div class="share">
      <p ref={shown} class="share-address">
        {address}
      </p>
      <div class="share-actions">
        <Button onClick={() => shown.current && copyShown(shown.current, 'The link is copied.')}>
          <Icon name="copy" /> Copy link
        </Button>
        <Button aria-expanded={code} onClick={() => setCode(!code)}>
          {code ? 'Hide the QR code' : 'QR code'}
        </Button>
      </div>
      {code && <QrCode text={address} />}
    </div>
  );
}

const QUIET = 3; // modules of white around the code

function QrCode({ text }: { text: string }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | 'failed' | null>(null);
  useEffect(() => {
    const draw = async () => {
      const { create } = await import('qrcode');
      const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
      const dark = Array.from(data, (on, i) => (on ? `M${i % size} ${Math.floor(i / size)}h1v1h-1z` : ''));
      setDrawn({ size, path: dark.join('') });
    };
    draw().catch(() => setDrawn('failed'));
  }, [text]);
  if (!drawn) return <p>Drawing the code…</p>;
  if (drawn === 'failed') return <p>The code could not be drawn; the link above does the same.</p>;
  const span = drawn.size + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`${-QUIET} ${-QUIET} ${span} ${span}`} role="img" aria-label={`QR code of ${text}`}>
      <path d={drawn.path} shape-rendering="crispEdges" />
    </svg>
  );
}
