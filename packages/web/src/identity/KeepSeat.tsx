// A quiet offer to whoever plays with others and whose seat only this browser knows: asked once, never in the way.

import './KeepSeat.css';
import { useState } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { RecoveryCodeBox } from './RecoveryCodeBox.tsx';
import { useIdentity } from './useIdentity.ts';
import { waysBack } from './waysBack.ts';

const KEY = 'quayside.keep-seat';

export function KeepSeat() {
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(KEY) !== null);
  return dismissed ? null : <Offer onDismiss={() => setDismissed(true)} />;
}

function Offer({ onDismiss }: { onDismiss(): void }) {
  const { identity } = useIdentity();
  const [open, setOpen] = useState(false);
  if (!identity || waysBack(identity, location.hostname).length > 0) return null;
  const dismiss = () => {
    localStorage.setItem(KEY, 'asked');
    onDismiss();
  };
  return (
    <section class="keep-seat" aria-label="Keep your seat">
      <p>Only this browser knows that this seat is yours. A recovery code brings you back if it forgets.</p>
      <div class="keep-seat-actions">
        <Button onClick={() => setOpen(true)}>Keep my seat safe</Button>
        <Button kind="quiet" onClick={dismiss}>
          Not now
        </Button>
      </div>
      {open && (
        <Dialog title="Keep your seat" onClose={dismiss}>
          <p>No account, no password: a code that you keep brings you back on any device.</p>
          <RecoveryCodeBox has={false} kind="brass" />
          <Link to="/me" class="button button-paper">
            Other ways: a second device, a passkey
          </Link>
        </Dialog>
      )}
    </section>
  );
}
