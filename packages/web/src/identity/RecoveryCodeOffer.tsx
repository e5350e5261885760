// Offers a recovery code, once, to people who play with others and are known to this browser only.

import { words } from './words.ts';
import './RecoveryCodeOffer.css';
import { useState } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { RecoveryCodeBox } from './RecoveryCodeBox.tsx';
import { signInWays } from './signInWays.ts';
import { useIdentity } from './useIdentity.ts';

const KEY = 'quayside.keep-seat';

export function RecoveryCodeOffer() {
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(KEY) !== null);
  return dismissed ? null : <Offer onDismiss={() => setDismissed(true)} />;
}

function Offer({ onDismiss }: { onDismiss(): void }) {
  const { identity } = useIdentity();
  const [open, setOpen] = useState(false);
  if (!identity || signInWays(identity, location.hostname).length > 0) return null;
  const dismiss = () => {
    localStorage.setItem(KEY, 'asked');
    onDismiss();
  };
  return (
    <section class="keep-seat" aria-label={words.keepTitle}>
      <p>{words.keepWhy}</p>
      <div class="keep-seat-actions">
        <Button onClick={() => setOpen(true)}>{words.keep}</Button>
        <Button kind="quiet" onClick={dismiss}>
          {words.notNow}
        </Button>
      </div>
      {open && (
        <Dialog title={words.keepTitle} onClose={dismiss}>
          <p>{words.keepHow}</p>
          <RecoveryCodeBox has={false} kind="brass" />
          <Link to="/me" class="button button-paper">
            {words.otherWays}
          </Link>
        </Dialog>
      )}
    </section>
  );
}
