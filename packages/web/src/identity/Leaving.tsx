import type { Identity } from '@quayside/protocol';
import { useState } from 'preact/hooks';
import { RecoveryCodeBox } from './RecoveryCodeBox.tsx';
import { either, games, waysBack } from './waysBack.ts';

/** Whether somebody would lose games if this browser forgot them. */
export const wouldLose = (identity: Identity): boolean =>
  identity.tables > 0 && waysBack(identity, location.hostname).length === 0;

/** What becomes of whoever I am here, once this device is somebody else. `onSafe`: a way back has been made. */
export function Leaving({ identity, onSafe }: { identity: Identity; onSafe(): void }) {
  const [made, setMade] = useState(false);
  const { name, tables } = identity;
  if (tables === 0) return null;
  const ways = made ? ['your recovery code'] : waysBack(identity, location.hostname);
  const onMade = () => {
    setMade(true);
    onSafe();
  };
  return (
    <>
      <p>
        Here you are <bdi>{name}</bdi>, with {games(tables)}. They stay <bdi>{name}</bdi>’s
        {ways.length > 0
          ? `; you come back to them with ${either(ways)}.`
          : ', and this browser is the only way to them. Make a recovery code first, or you cannot play them on.'}
      </p>
      {wouldLose(identity) && <RecoveryCodeBox has={false} kind="brass" onMade={onMade} />}
    </>
  );
}
