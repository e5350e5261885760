// Banners about the clocks: a pause, a request for one, and whose time is up.

import type { TableInfo } from '@quayside/protocol';
import { clocks, type ReceivedClocks, you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Names } from '../ui/Names.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { words } from './words.ts';

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

type PauseProps = { socket: TableSocket; known: ReceivedClocks; faces: readonly SeatFace[]; me: number | null };

function PauseNotice({ socket, known, faces, me }: PauseProps) {
  const { paused, wanted, asked } = known;
  const missing = asked.filter(seat => !wanted.includes(seat));
  const mayAnswer = me !== null && missing.includes(me);
  const want = paused === null ? words.wantToPause : words.wantToGoOn;
  return (
    <Banner icon="pause" label={words.pause}>
      <p>
        {paused !== null && <strong>{words.isPaused}</strong>}
        {wanted.length > 0 && (
          <>
            {want(<Names seats={wanted} faces={faces} />, wanted.length)}
            {missing.length > 0 && words.notAnswered(<Names seats={missing} faces={faces} />, missing.length)}.
          </>
        )}
      </p>
      {me !== null && wanted.includes(me) && (
        <Button onClick={() => socket.send({ t: 'pause', pause: paused !== null })}>{words.withdraw}</Button>
      )}
      {mayAnswer && wanted.length > 0 && (
        <Button onClick={() => socket.send({ t: 'pause', pause: paused !== null })}>
          {paused === null ? words.noPlayOn : words.noStayPaused}
        </Button>
      )}
      {mayAnswer && (
        <Button kind="brass" onClick={() => socket.send({ t: 'pause', pause: paused === null })}>
          {paused === null ? words.yesPause : words.goOn}
        </Button>
      )}
    </Banner>
  );
}

const OutOfTime = ({ socket, face, me }: { socket: TableSocket; face: SeatFace; me: number | null }) => (
  <Banner icon="sand" label={words.outTitle}>
    <p>{face.you ? words.youAreOut : words.isOut(<Names seats={[face.seat]} faces={{ [face.seat]: face }} />)}</p>
    {me !== null && !face.you && (
      <Button onClick={() => socket.send({ t: 'skip', seat: face.seat })}>{words.letBotDecide}</Button>
    )}
  </Banner>
);
