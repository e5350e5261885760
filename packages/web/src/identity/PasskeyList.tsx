// My passkeys: add, see, remove.

import type { Identity } from '@quayside/protocol';
import { ago } from '../clock/time.ts';
import { addPasskey, passkeysWork, removePasskey } from '../net/identity.ts';
import { useAction } from '../shared/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

type Props = { identity: Identity; onChange(): void };

export function PasskeyList({ identity: { now, passkeys }, onChange }: Props) {
  const { why, problem, run } = useAction();
  const then = (request: () => Promise<unknown>) =>
    run(async () => {
      await request();
      onChange();
    });
  return (
    <>
      {passkeys.length > 0 && (
        <ul class="you-list">
          {passkeys.map(({ id, label, host, since, used }, n) => (
            <li key={id}>
              <p>
                <strong>Made with {label}</strong>
                <span class="you-note">
                  {ago(now - since)}
                  {used !== null && `; last used ${ago(now - used)}`}
                  {host !== location.hostname && `; works only at ${host}`}
                </span>
              </p>
              <Button why={why} aria-label={`Remove passkey ${n + 1}`} onClick={() => then(() => removePasskey(id))}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {passkeysWork() ? (
        <Button why={why} onClick={() => then(addPasskey)}>
          <Icon name="key" /> Add a passkey
        </Button>
      ) : (
        <p class="you-note">
          Browsers allow passkeys only over https and at an address with a name, so not here. A recovery code works
          everywhere.
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
