// The devices I am signed in on, each with a way out.

import type { Device, Identity } from '@quayside/protocol';
import { useState } from 'preact/hooks';
import { ago } from '../clock/time.ts';
import { signOutDevice, startAsSomebodyElse } from '../net/identity.ts';
import { useAction } from '../shared/useAction.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { RecoveryCodeBox } from './RecoveryCodeBox.tsx';
import { either, games, waysBack } from './waysBack.ts';

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
              <strong>{device.here ? 'This device' : device.label || 'A browser'}</strong>
              <span class="you-note">
                {device.here && `${device.label || 'A browser'}; `}since {ago(identity.now - device.since)}
                {!device.here && `; last seen ${ago(identity.now - device.seen)}`}
              </span>
            </p>
            <Button
              why={why}
              aria-label={`Sign out ${device.here ? 'this device' : device.label || 'a browser'}`}
              onClick={() => signOut(device)}
            >
              Sign out
            </Button>
          </li>
        ))}
      </ul>
      {problem && <p role="alert">{problem}</p>}
      {asking && <SignOutHere identity={identity} onChange={onChange} onClose={() => setAsking(false)} />}
    </>
  );
}

function SignOutHere({ identity, onChange, onClose }: Props & { onClose(): void }) {
  const { why, problem, run } = useAction();
  const [had] = useState(identity.recovery !== null);
  const ways = waysBack(identity, location.hostname);
  const here = identity.devices.find(device => device.here);
  const leave = () =>
    run(async () => {
      if (here) await signOutDevice(here.id);
      startAsSomebodyElse(null);
    });
  return (
    <Dialog title="Sign out here?" onClose={onClose}>
      <p>
        This browser forgets that you are <bdi>{identity.name}</bdi>. {wayBack(identity.tables, ways)}
      </p>
      {!had && (ways.length === 0 || identity.recovery !== null) && <RecoveryCodeBox has={false} onMade={onChange} />}
      {problem && <p role="alert">{problem}</p>}
      <div class="dialog-actions">
        <Button onClick={onClose}>Stay</Button>
        <Button kind="danger" why={why} onClick={leave}>
          Sign out
        </Button>
      </div>
    </Dialog>
  );
}

function wayBack(tables: number, ways: readonly string[]): string {
  if (ways.length > 0) return `You come back with ${either(ways)}.`;
  if (tables > 0) return `You have ${games(tables)} and no other way back: make a recovery code first.`;
  return 'There is no other way back to this name.';
}
