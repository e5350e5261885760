import type { Identity } from '@quayside/protocol';
import { useState } from 'preact/hooks';
import { RecoveryCodeBox } from './RecoveryCodeBox.tsx';
import { signInWays } from './signInWays.ts';
import { words } from './words.ts';

/** Whether somebody would lose games if this browser forgot them. */
export const wouldLose = (identity: Identity): boolean =>
  identity.tables > 0 && signInWays(identity, location.hostname).length === 0;

/** What happens to the present guest when this device signs in as another. `onSafe`: a recovery code has been made. */
export function Leaving({ identity, onSafe }: { identity: Identity; onSafe(): void }) {
  const [made, setMade] = useState(false);
  const { name, tables } = identity;
  if (tables === 0) return null;
  const ways = made ? [words.yourRecoveryCode] : signInWays(identity, location.hostname);
  const onMade = () => {
    setMade(true);
    onSafe();
  };
  return (
    <>
      <p>
        {ways.length > 0
          ? words.leavingWithWays(<bdi>{name}</bdi>, tables, ways)
          : words.leavingForGood(<bdi>{name}</bdi>, tables)}
      </p>
      {wouldLose(identity) && <RecoveryCodeBox has={false} kind="brass" onMade={onMade} />}
    </>
  );
}
