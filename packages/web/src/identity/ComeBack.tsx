// Signs this device in as an earlier guest, by recovery code or passkey.

import type { Identity, SignedIn } from '@quayside/protocol';
import { useState } from 'preact/hooks';
import { passkeysWork, recover, signInByPasskey, startAsSomebodyElse } from '../net/identity.ts';
import { useAction } from '../shared/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TextField } from '../ui/TextField.tsx';
import { wouldLose } from './Leaving.tsx';
import { words } from './words.ts';

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
          <strong>{words.firstMakeCode(<bdi>{identity.name}</bdi>)}</strong> {words.gamesToLose(identity.tables)}
        </p>
      )}
      <form class="field" onSubmit={submit}>
        <TextField
          id="recovery-code"
          label={words.codeLabel}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          maxLength={60}
          placeholder="0000-0000-0000-0000"
          value={code}
          help={words.codeHelp}
          problem={problem}
          onText={setCode}
        />
        <div class="you-actions">
          <Button type="submit" why={why ?? (code.trim() ? null : words.codeEmpty)}>
            {words.byCode}
          </Button>
          {passkeysWork() && (
            <Button why={why} onClick={() => become(signInByPasskey)}>
              <Icon name="key" /> {words.byPasskey}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
