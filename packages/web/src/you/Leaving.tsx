import type { Identity } from '@quayside/protocol';
import { RecoveryCodeBox } from './RecoveryCodeBox.tsx';
import { either, games, waysBack } from './waysBack.ts';

type Props = { identity: Identity; onChange?: () => void };

/** What becomes of whoever I am here, once this device is somebody else. */
export function Leaving({ identity, onChange = () => {} }: Props) {
  const { name, tables } = identity;
  if (tables === 0) return null;
  const ways = waysBack(identity, location.hostname);
  return (
    <>
      <p>
        Here you are <bdi>{name}</bdi>, with {games(tables)}. They stay <bdi>{name}</bdi>’s
        {ways.length > 0
          ? `; you come back to them with ${either(ways)}.`
          : ', and this browser is the only way to them. Make a recovery code first, or you cannot play them on.'}
      </p>
      {ways.length === 0 && <RecoveryCodeBox has={false} kind="brass" onMade={onChange} />}
    </>
  );
}
