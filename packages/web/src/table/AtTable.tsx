// Everything about this table that is not the game: others to call, seats of the absent, taste, keys, the way out.

import './AtTable.css';
import type { TableInfo } from '@quayside/protocol';
import { useState } from 'preact/hooks';
import { go } from '../app/route.ts';
import { SettingsFields } from '../app/SettingsFields.tsx';
import { keys as singleKeys } from '../app/settings.ts';
import type { SeatFace } from '../games/gameUi.ts';
import type { Line } from '../net/socket.ts';
import { you } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SeatName } from '../ui/Emblem.tsx';
import { Icon } from '../ui/Icon.tsx';
import { TABLE_KEYS } from './keys.ts';
import { Share } from './Share.tsx';

type Props = {
  line: Line;
  table: TableInfo;
  faces: readonly SeatFace[];
  keys: readonly (readonly [string, string])[];
};

export const AtTable = ({ line, table, faces, keys }: Props) => (
  <div class="at-table">
    <section>
      <h3>This table</h3>
      <Share id={table.id} />
    </section>
    <Absent line={line} table={table} faces={faces} />
    <section>
      <h3>Settings</h3>
      <SettingsFields />
    </section>
    <section>
      <h3>Keys</h3>
      {singleKeys.value === 'off' && <p>Letters, digits and signs are switched off in the settings.</p>}
      <dl class="keys">
        {[...keys, ...TABLE_KEYS].map(([key, deed]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </section>
    <Leaving line={line} playing={table.status === 'playing'} />
  </div>
);

/** The host may let a bot play for somebody who is away. */
function Absent({ line, table, faces }: Omit<Props, 'keys'>) {
  if (!you.value?.host || table.status !== 'playing') return null;
  const absent = faces.filter(({ seat }) => {
    const info = table.seats[seat];
    return info?.kind === 'person' && (!info.online || info.standIn);
  });
  if (absent.length === 0) return null;
  return (
    <section>
      <h3>Away from the table</h3>
      {absent.map(face => {
        const info = table.seats[face.seat];
        const standIn = info?.kind === 'person' ? info.standIn : null;
        return (
          <p key={face.seat} class="absent">
            <SeatName face={face} />
            <Button onClick={() => line.send({ t: 'takeover', seat: face.seat, level: standIn ? null : 'mate' })}>
              {standIn ? 'Stop the stand-in' : 'Let a bot play meanwhile'}
            </Button>
          </p>
        );
      })}
    </section>
  );
}

function Leaving({ line, playing }: { line: Line; playing: boolean }) {
  const [asking, setAsking] = useState(false);
  const seated = you.value?.seat !== null;
  const leave = () => {
    if (seated && playing) line.send({ t: 'leave' });
    go('/');
  };
  return (
    <section>
      <h3>Leave</h3>
      <Button onClick={seated && playing ? () => setAsking(true) : leave}>
        <Icon name="leave" /> Leave the table
      </Button>
      {asking && (
        <Dialog title="Leave the game?" onClose={() => setAsking(false)}>
          <p>
            A bot plays on for you until you come back. Or go to the quay and keep your place: then the others wait for
            you.
          </p>
          <div class="dialog-actions">
            <Button onClick={() => go('/')}>To the quay; they wait</Button>
            <Button kind="danger" onClick={leave}>
              Let a bot play on
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
