// How others find this table: its address to copy, to send, or to point a camera at.

import { words } from './words.ts';
import './Share.css';
import '../ui/CopyText.css';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { copyShown } from '../ui/copied.ts';
import { Icon } from '../ui/Icon.tsx';
import { QrCode } from '../ui/QrCode.tsx';

const addressOf = (id: string) => `${location.origin}/t/${id}`;

/** `shown`: the code is there from the start. */
export function Share({ id, shown: atOnce = false }: { id: string; shown?: boolean }) {
  const [code, setCode] = useState(atOnce);
  const address = addressOf(id);
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <div class="share">
      <p ref={shown} class="copy-text">
        {address}
      </p>
      <div class="share-actions">
        <Button onClick={() => shown.current && copyShown(shown.current, words.linkCopied)}>
          <Icon name="copy" /> {words.copyLink}
        </Button>
        <Button aria-expanded={code} onClick={() => setCode(!code)}>
          {code ? words.hideCode : words.qrCode}
        </Button>
      </div>
      {code && <QrCode text={address} label={words.qrCodeOf(address)} />}
    </div>
  );
}
