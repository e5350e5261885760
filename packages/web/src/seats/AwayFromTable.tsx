// Who is away from a running game, for how long their seat is kept for them, and what can be done meanwhile.

import type { SeatInfo, TableInfo } from '@quayside/protocol';
import { useState } from 'preact/hooks';
import { shortTime } from '../clock/time.ts';
import { you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SeatName } from '../ui/Emblem.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { useCountdown } from './useCountdown.ts';
import { words } from './words.ts';

type Props = { socket: TableSocket; table: TableInfo; faces: readonly SeatFace[] };

/** A person who is not at the table, or for whom a bot plays. */
export const isAbsent = (there: SeatInfo | undefined): boolean =>
  there?.kind === 'person' && (!there.online || there.standIn !== null);

/** For everybody who sits here; the host has more to do about it (HostTools.tsx). */
export function AwayFromTable({ socket, table, faces }: Props) {
  const absent = faces.filter(({ seat, you }) => !you && isAbsent(table.seats[seat]));
  if (absent.length === 0 && table.hostPassesIn === undefined) return null;
  return (
    <section>
      <h3>{words.awayTitle}</h3>
      {absent.map(face => (
        <div key={face.seat} class="chair">
          <p>{words.isAway(<SeatName face={face} />)}</p>
          <Kept table={table} there={table.seats[face.seat]!} />
          <Propose socket={socket} table={table} face={face} />
        </div>
      ))}
      <HostAway table={table} />
    </section>
  );
}

function Propose({ socket, table, face: { seat } }: { socket: TableSocket; table: TableInfo; face: SeatFace }) {
  const there = table.seats[seat];
  if (there?.kind !== 'person' || there.standIn !== null || there.online) return null;
  const why = table.asking ? words.answerFirst : null;
  return (
    <Button why={why} onClick={() => socket.send({ t: 'propose', what: 'stand-in', seat })}>
      {words.proposeStandIn}
    </Button>
  );
}

/** How long a seat is kept for its owner alone. */
export function Kept({ table, there }: { table: TableInfo; there: SeatInfo }) {
  const left = useCountdown('opensIn' in there ? there.opensIn : undefined, table);
  if (left === null) return null;
  return <p class="field-help">{left > 0 ? words.opensIn(shortTime(left)) : words.awayLong}</p>;
}

export function HostAway({ table }: { table: TableInfo }) {
  const left = useCountdown(table.hostPassesIn, table);
  if (left === null) return null;
  return <p class="field-help">{words.hostAway(shortTime(left))}</p>;
}

/** What a seated person who is not the host can ask of the table. */
export function ProposeEnd({ socket, table }: Omit<Props, 'faces'>) {
  const [asking, setAsking] = useState(false);
  if (you.value?.seat === null || you.value?.host) return null;
  return (
    <section>
      <h3>{words.endTitle}</h3>
      <p>{words.endHow}</p>
      <Button why={table.asking ? words.answerFirst : null} onClick={() => setAsking(true)}>
        {words.proposeEnd}
      </Button>
      {asking && (
        <Dialog title={words.proposeEndQuestion} onClose={() => setAsking(false)}>
          <p>{words.proposeEndHow}</p>
          <div class="dialog-actions">
            <Button onClick={() => setAsking(false)}>{words.playOn}</Button>
            <Button
              kind="danger"
              onClick={() => {
                socket.send({ t: 'propose', what: 'end' });
                setAsking(false);
              }}
            >
              {words.askTable}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
