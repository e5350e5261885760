// The devices I am signed in on, each with a way out.

import type { Device, Identity } from '@quayside/protocol';
import { useState } from 'preact/hooks';
import { ago } from '../clock/time.ts';
import { signOutDevice, startAsSomebodyElse } from '../net/identity.ts';
import { useAction } from '../shared/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { deviceTitle } from './deviceTitle.ts';
import { RecoveryCodeBox } from './RecoveryCodeBox.tsx';
import { signInWays } from './signInWays.ts';
import { words } from './words.ts';

type Props = { identity: Identity; onChange(): void };

export function DeviceList({ identity, onChange }: Props) {
  const [asking, setAsking] = useState(false);
  const { why, problem, run } = useAction();
  const signOut = (device: Device) =>
    device.here
      ? setAsking(true)
      : run(async () => {
          await signOutDevice(device.id);
          onChange();
        });
  return (
    <>
      <ul class="you-list">
        {identity.devices.map(device => (
          <li key={device.id}>
            <p>
              <strong>{device.here ? words.thisDevice : (deviceTitle(device) ?? words.aBrowser)}</strong>
              <span class="you-note">
                {device.here
                  ? words.hereSince(deviceTitle(device) ?? words.aBrowser, ago(identity.now - device.since))
                  : words.since(ago(identity.now - device.since), ago(identity.now - device.seen))}
              </span>
            </p>
            <Button why={why} aria-label={signOutLabel(device)} onClick={() => signOut(device)}>
              {words.signOut}
            </Button>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
      {asking && <SignOutHere identity={identity} onChange={onChange} onClose={() => setAsking(false)} />}
    </>
  );
}

function signOutLabel(device: Device): string {
  if (device.here) return words.signOutThis;
  const title = deviceTitle(device);
  return title ? words.signOutDevice(title) : words.signOutBrowser;
}

function SignOutHere({ identity, onChange, onClose }: Props & { onClose(): void }) {
  const { why, problem, run } = useAction();
  const [had] = useState(identity.recovery !== null);
  const ways = signInWays(identity, location.hostname);
  const here = identity.devices.find(device => device.here);
  const leave = () =>
    run(async () => {
      if (here) await signOutDevice(here.id);
      startAsSomebodyElse(null);
    });
  return (
    <Dialog title={words.signOutHere} onClose={onClose}>
      <p>
        {words.forgets(<bdi>{identity.name}</bdi>)} {waysText(identity.tables, ways)}
      </p>
      {!had && (ways.length === 0 || identity.recovery !== null) && <RecoveryCodeBox has={false} onMade={onChange} />}
      {problem && <p role="alert">{problem}</p>}
      <div class="dialog-actions">
        <Button onClick={onClose}>{words.stay}</Button>
        <Button kind="danger" why={why} onClick={leave}>
          {words.signOut}
        </Button>
      </div>
    </Dialog>
  );
}

function waysText(tables: number, ways: readonly string[]): string {
  if (ways.length > 0) return words.comeBackWith(ways);
  if (tables > 0) return words.makeCodeFirst(tables);
  return words.noWayBack;
}
