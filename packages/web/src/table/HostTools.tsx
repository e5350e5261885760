// What the host may do with a running table: find somebody for an empty chair, tell a chat, end it.

import type { SeatInfo, TableInfo } from '@quayside/protocol';
import { LEVELS, type Level } from '@quayside/protocol/limits';
import { useState } from 'preact/hooks';
import type { TableSocket } from '../net/tableSocket.ts';
import { Webhook } from '../notify/Webhook.tsx';
import { words as notifyWords } from '../notify/words.ts';
import { isAbsent, Kept } from '../seats/AwayFromTable.tsx';
import { useCountdown } from '../seats/useCountdown.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SeatName } from '../ui/Emblem.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { SeatFace } from '../ui/seatFace.ts';

type Props = { socket: TableSocket; table: TableInfo; faces: readonly SeatFace[] };

export function HostTools({ socket, table, faces }: Props) {
  const absent = faces.filter(({ seat, you }) => !you && isAbsent(table.seats[seat]));
  const others = faces.filter(({ seat }) => table.seats[seat]?.kind !== 'person');
  const chairs = (them: readonly SeatFace[]) =>
    them.map(face => <Chair key={face.seat} socket={socket} table={table} face={face} />);
  return (
    <>
      {absent.length > 0 && (
        <section>
          <h3>Away from the table</h3>
          {chairs(absent)}
        </section>
      )}
      <section>
        <h3>As the host</h3>
        {others.length > 0 && (
          <details class="more" open={others.some(({ seat }) => table.seats[seat]?.kind === 'open')}>
            <summary>Seats without a person</summary>
            {chairs(others)}
          </details>
        )}
        <Switch
          label="Onlookers may talk at the table"
          on={table.terms.spectatorsTalk}
          onChange={spectatorsTalk => socket.send({ t: 'terms', terms: { spectatorsTalk } })}
        />
        <details class="more">
          <summary>{notifyWords.webhook.title}</summary>
          <Webhook socket={socket} table={table.id} has={table.webhook} />
        </details>
        <Ending socket={socket} />
      </section>
    </>
  );
}

/** A seat whose owner is away, or a bot's: who plays it, for a while or for good. */
function Chair({ socket, table, face }: { socket: TableSocket; table: TableInfo; face: SeatFace }) {
  const there = table.seats[face.seat]!;
  const [level, setLevel] = useState<Level>(table.terms.standIn);
  const [asking, setAsking] = useState(false);
  const { seat } = face;
  const isPerson = there.kind === 'person';
  const left = useCountdown('opensIn' in there ? there.opensIn : undefined, table);
  const kept = hasOwnerHere(there) || (left ?? 0) > 0 ? 'The seat is kept for its owner yet.' : null;
  const replace = (by: Level | null) => {
    socket.send({ t: 'replace', seat, level: by });
    setAsking(false);
  };
  return (
    <div class="chair">
      <p>
        <SeatName face={face} /> {standing(there)}
      </p>
      <Kept table={table} there={there} />
      <select
        aria-label={`How well a bot plays for ${face.name}`}
        value={level}
        onChange={event => setLevel(event.currentTarget.value as Level)}
      >
        {LEVELS.map(level => (
          <option key={level} value={level}>
            Bot: {level}
          </option>
        ))}
      </select>
      {isPerson && there.standIn === null && (
        <Button onClick={() => socket.send({ t: 'takeover', seat, level })}>Let a bot play meanwhile</Button>
      )}
      {isPerson && there.standIn !== null && (
        <Button onClick={() => socket.send({ t: 'takeover', seat, level: null })}>Stop the stand-in</Button>
      )}
      <Button onClick={isPerson ? () => setAsking(true) : () => replace(level)}>
        {isPerson ? 'Give the seat away…' : 'Seat this bot'}
      </Button>
      {there.kind === 'bot' && (
        <Button why={kept} onClick={() => replace(null)}>
          Open the seat
        </Button>
      )}
      {asking && (
        <Dialog title={`Give away the seat of ${face.name}?`} onClose={() => setAsking(false)}>
          <p>
            A bot gets it at once, and {face.name} can take it back. Or it stands open and whoever has the link may sit
            down: they see what {face.name} saw, so only when {face.name} has been away for long.
          </p>
          <Kept table={table} there={there} />
          <div class="dialog-actions">
            <Button why={kept} onClick={() => replace(null)}>
              Open the seat
            </Button>
            <Button kind="brass" onClick={() => replace(level)}>
              Seat a bot: {level}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

function standing(there: SeatInfo): string {
  if (there.kind === 'open') return 'waits for somebody';
  if (there.kind === 'bot') return there.owner === undefined ? 'is a bot' : `is a bot, for ${there.owner}`;
  if (there.because === 'out-of-time') return 'ran out of time';
  return there.online ? 'left the game' : 'is away';
}

/** Whose owner is at the table, the seat is kept. */
const hasOwnerHere = (there: SeatInfo): boolean =>
  (there.kind === 'person' || (there.kind === 'bot' && there.owner !== undefined)) && there.opensIn === undefined;

function Ending({ socket }: { socket: TableSocket }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>End the table…</Button>
      {asking && (
        <Dialog title="End the table?" onClose={() => setAsking(false)}>
          <p>Nobody wins, nobody can play on. What was played can still be looked at.</p>
          <div class="dialog-actions">
            <Button onClick={() => setAsking(false)}>Play on</Button>
            <Button
              kind="danger"
              onClick={() => {
                socket.send({ t: 'end' });
                setAsking(false);
              }}
            >
              End it
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
