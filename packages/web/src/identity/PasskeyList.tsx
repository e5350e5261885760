// My passkeys: add, see, remove.

import type { Identity } from '@quayside/protocol';
import { ago } from '../clock/time.ts';
import { addPasskey, passkeysWork, removePasskey } from '../net/identity.ts';
import { useAction } from '../shared/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { deviceTitle } from './deviceTitle.ts';
import { words } from './words.ts';

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
          {passkeys.map(({ id, browser, system, host, since, used }, n) => (
            <li key={id}>
              <p>
                <strong>{words.madeWith(deviceTitle({ browser, system }) ?? words.aBrowser)}</strong>
                <span class="you-note">
                  {ago(now - since)}
                  {used !== null && words.lastUsed(ago(now - used))}
                  {host !== location.hostname && words.worksOnlyAt(host)}
                </span>
              </p>
              <Button why={why} aria-label={words.removePasskey(n + 1)} onClick={() => then(() => removePasskey(id))}>
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {passkeysWork() ? (
        <Button why={why} onClick={() => then(addPasskey)}>
          <Icon name="key" /> {words.addPasskey}
        </Button>
      ) : (
        <p class="you-note">{words.noPasskeys}</p>
      )}
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
