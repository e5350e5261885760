// For whoever was here before: this device becomes the guest whose recovery code or passkey they have.

import type { Identity, SignedIn } from '@quayside/protocol';
import { useState } from 'preact/hooks';
import { passkeysWork, recover, signInByPasskey, startAsSomebodyElse } from '../net/identity.ts';
import { useAction } from '../shared/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { wouldLose } from './Leaving.tsx';
import { games } from './waysBack.ts';

export function ComeBack({ identity }: { identity: Identity }) {
  const [code, setCode] = useState('');
  const { why, problem, run } = useAction();
  const become = (signIn: () => Promise<SignedIn>) =>
    run(async () => {
      await signIn();
      startAsSomebodyElse(null);
    });
  const submit = (event: Event) => {
    event.preventDefault();
    if (code.trim()) become(() => recover(code));
  };
  return (
    <>
      {wouldLose(identity) && (
        <p>
          <strong>
            First make a recovery code for <bdi>{identity.name}</bdi>:
          </strong>{' '}
          you have {games(identity.tables)} here, and no other way back to them.
        </p>
      )}
      <form class="field" onSubmit={submit}>
        <label for="recovery-code">Your recovery code</label>
        <input
          id="recovery-code"
          type="text"
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxLength={60}
          placeholder="0000-0000-0000-0000"
          value={code}
          aria-describedby="recovery-help"
          aria-invalid={problem !== null}
          onInput={event => setCode(event.currentTarget.value)}
        />
        <p id="recovery-help" class="field-help" role="status">
          {problem ?? 'Sixteen letters and digits; capitals, spaces and dashes do not matter.'}
        </p>
        <div class="you-actions">
          <Button type="submit" why={why ?? (code.trim() ? null : 'Type your recovery code first.')}>
            Come back by code
          </Button>
          {passkeysWork() && (
            <Button why={why} onClick={() => become(signInByPasskey)}>
              <Icon name="key" /> Come back by passkey
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
