// /me: my name, my devices, and the ways back to my seats.

import { pageTitle } from '../ui/pageTitle.ts';
import { words } from './youWords.ts';
import './YouPage.css';
import type { Identity } from '@quayside/protocol';
import { useEffect } from 'preact/hooks';
import { ago } from '../clock/time.ts';
import { NameForm } from '../header/NameForm.tsx';
import { PageHeader } from '../header/PageHeader.tsx';
import { BotTokens } from '../identity/BotTokens.tsx';
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
    document.title = pageTitle(words.title);
  }, []);
  return (
    <>
      <PageHeader />
      <main id="main" class="you sea">
        <header class="you-head">
          <Heading>{words.title}</Heading>
          <p>{words.about}</p>
        </header>
        {problem && (
          <div class="trouble" role="alert">
            <p>{problem}</p>
            <Button onClick={reload}>{words.tryAgain}</Button>
          </div>
        )}
        {!identity && !problem && <p role="status">{words.looking}</p>}
        {identity && <Sheets identity={identity} onChange={reload} />}
      </main>
    </>
  );
}

const Sheets = ({ identity, onChange }: { identity: Identity; onChange(): void }) => (
  <div class="you-sheets">
    <div class="you-column">
      <section class="rope you-sheet">
        <h2>{words.name}</h2>
        <NameForm key={me.value?.name} name={me.value?.name ?? ''} onSaved={() => toast(words.saved, 'notice')} />
      </section>
      <section class="rope you-sheet">
        <h2>{words.anotherDevice}</h2>
        <p>{words.anotherDeviceHow}</p>
        <LinkBox table={null} label={words.makeLink} />
      </section>
      <section class="rope you-sheet">
        <h2>{words.devices}</h2>
        <DeviceList identity={identity} onChange={onChange} />
      </section>
    </div>
    <div class="you-column">
      <section class="rope you-sheet">
        <h2>{words.code}</h2>
        <p>{identity.recovery === null ? words.noCode : words.hasCode(ago(identity.now - identity.recovery))}</p>
        <RecoveryCodeBox has={identity.recovery !== null} onMade={onChange} />
      </section>
      <section class="rope you-sheet">
        <h2>{words.passkeys}</h2>
        <p>{words.passkeysHow}</p>
        <PasskeyList identity={identity} onChange={onChange} />
      </section>
      <section class="rope you-sheet">
        <h2>{words.bots}</h2>
        <p>{words.botsHow}</p>
        <BotTokens />
      </section>
      <section class="rope you-sheet">
        <h2>{words.beenHere}</h2>
        <p>{words.beenHereHow}</p>
        <ComeBack identity={identity} />
      </section>
    </div>
  </div>
);
