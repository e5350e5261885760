// /me: my name, my devices, and the ways back to my seats.

import './YouPage.css';
import type { Identity } from '@quayside/protocol';
import { useEffect } from 'preact/hooks';
import { ago } from '../clock/time.ts';
import { NameForm } from '../header/NameForm.tsx';
import { PageHeader } from '../header/PageHeader.tsx';
import { ComeBack } from '../identity/ComeBack.tsx';
import { DeviceList } from '../identity/DeviceList.tsx';
import { LinkBox } from '../identity/LinkBox.tsx';
import { PasskeyList } from '../identity/PasskeyList.tsx';
import { RecoveryCodeBox } from '../identity/RecoveryCodeBox.tsx';
import { useIdentity } from '../identity/useIdentity.ts';
import { me } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { toast } from '../ui/Toast.tsx';

export function YouPage() {
  const { identity, problem, reload } = useIdentity();
  useEffect(() => {
    document.title = 'You · Quayside';
  }, []);
  return (
    <>
      <PageHeader />
      <main id="main" class="you sea">
        <header class="you-head">
          <Heading>You</Heading>
          <p>
            No account, no e-mail, no password. What makes a seat yours is a key in this browser, and what you add here.
          </p>
        </header>
        {problem && (
          <div class="trouble" role="alert">
            <p>{problem}</p>
            <Button onClick={reload}>Try again</Button>
          </div>
        )}
        {!identity && !problem && <p role="status">Looking…</p>}
        {identity && <Sheets identity={identity} onChange={reload} />}
      </main>
    </>
  );
}

const Sheets = ({ identity, onChange }: { identity: Identity; onChange(): void }) => (
  <div class="you-sheets">
    <div class="you-column">
      <section class="rope you-sheet">
        <h2>Name</h2>
        <NameForm key={me.value?.name} name={me.value?.name ?? ''} onSaved={() => toast('Saved.', 'notice')} />
      </section>
      <section class="rope you-sheet">
        <h2>Play on another device</h2>
        <p>A link makes your phone or tablet yours too: same name, same seats, on both at once.</p>
        <LinkBox table={null} label="Make a link and QR code" />
      </section>
      <section class="rope you-sheet">
        <h2>Your devices</h2>
        <DeviceList identity={identity} onChange={onChange} />
      </section>
    </div>
    <div class="you-column">
      <section class="rope you-sheet">
        <h2>Recovery code</h2>
        <p>
          {identity.recovery === null
            ? 'You have none. With a code that you keep, cleared browser data or a lost phone cost you no game.'
            : `You have one, made ${ago(identity.now - identity.recovery)}. A new one takes its place; the old one stops working.`}
        </p>
        <RecoveryCodeBox has={identity.recovery !== null} onMade={onChange} />
      </section>
      <section class="rope you-sheet">
        <h2>Passkeys</h2>
        <p>A passkey is kept by your device or password manager, and opened with a finger, a face or a PIN.</p>
        <PasskeyList identity={identity} onChange={onChange} />
      </section>
      <section class="rope you-sheet">
        <h2>Been here before?</h2>
        <p>With a recovery code or a passkey this device becomes who you were, with all seats.</p>
        <ComeBack identity={identity} />
      </section>
    </div>
  </div>
);
