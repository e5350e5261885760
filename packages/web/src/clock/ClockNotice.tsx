// What the table must know about its clocks beside the time: a pause, a wish for one, and whose time is up.

import type { TableInfo } from '@quayside/protocol';
import { type Clocks, clocks, you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Names } from '../ui/Names.tsx';
import type { SeatFace } from '../ui/seatFace.ts';

type Props = { socket: TableSocket; table: TableInfo; faces: readonly SeatFace[] };

export function ClockNotice({ socket, table, faces }: Props) {
  const known = clocks.value;
  if (!known || table.status !== 'playing') return null;
  const me = you.value?.seat ?? null;
  return (
    <>
      {(known.paused !== null || known.wanted.length > 0) && (
        <PauseNotice socket={socket} known={known} faces={faces} me={me} />
      )}
      {known.seats.map((clock, seat) =>
        clock.out ? <OutOfTime key={seat} socket={socket} face={faces[seat]!} me={me} /> : null,
      )}
    </>
  );
}

type PauseProps = { socket: TableSocket; known: Clocks; faces: readonly SeatFace[]; me: number | null };

function PauseNotice({ socket, known, faces, me }: PauseProps) {
  const { paused, wanted, asked } = known;
  const missing = asked.filter(seat => !wanted.includes(seat));
  const mayAnswer = me !== null && missing.includes(me);
  const deed = paused === null ? 'pause' : 'go on';
  return (
    <Banner icon="pause" label="Pause">
      <p>
        {paused !== null && <strong>The table is paused; nobody moves. </strong>}
        {wanted.length > 0 && (
          <>
            <Names seats={wanted} faces={faces} /> {wanted.length === 1 ? 'wants' : 'want'} to {deed}
            {missing.length > 0 && (
              <>
                ; <Names seats={missing} faces={faces} /> {missing.length === 1 ? 'has' : 'have'} not answered
              </>
            )}
            .
          </>
        )}
      </p>
      {me !== null && wanted.includes(me) && (
        <Button onClick={() => socket.send({ t: 'pause', pause: paused !== null })}>Withdraw</Button>
      )}
      {mayAnswer && wanted.length > 0 && (
        <Button onClick={() => socket.send({ t: 'pause', pause: paused !== null })}>
          {paused === null ? 'No, play on' : 'No, stay paused'}
        </Button>
      )}
      {mayAnswer && (
        <Button kind="brass" onClick={() => socket.send({ t: 'pause', pause: paused === null })}>
          {paused === null ? 'Yes, pause' : 'Go on'}
        </Button>
      )}
    </Banner>
  );
}

const OutOfTime = ({ socket, face, me }: { socket: TableSocket; face: SeatFace; me: number | null }) => (
  <Banner icon="sand" label="Time is up">
    <p>
      {face.you ? (
        'Your time is up: the others may let a bot play this decision.'
      ) : (
        <>
          <Names seats={[face.seat]} faces={{ [face.seat]: face }} /> is out of time.
        </>
      )}
    </p>
    {me !== null && !face.you && (
      <Button onClick={() => socket.send({ t: 'skip', seat: face.seat })}>Let a bot play this decision</Button>
    )}
  </Banner>
);
