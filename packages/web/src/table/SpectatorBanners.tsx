// What somebody who watches may do: sit down on a seat that was opened, or watch through the view of a player.

import type { TableInfo } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import { useState } from 'preact/hooks';
import { you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { words } from './words.ts';

/** `viewer`: whose view is on the screen; null: a spectator's. */
type Props = { socket: TableSocket; table: TableInfo; faces: readonly SeatFace[]; viewer: Seat | null };

export function SpectatorBanners({ socket, table, faces, viewer }: Props) {
  const [seen, setSeen] = useState(false);
  const [chosen, setChosen] = useState<Seat | null>(viewer);
  if (table.status !== 'playing') return null;
  const { entries, minutes } = table.terms.lateBy;
  const free = faces.filter(({ seat }) => table.seats[seat]?.kind === 'open');
  const isLate = table.terms.watching === 'late';
  // Not for somebody who can take a seat back: SeatNotices tells them about that.
  const isFull = free.length === 0 && you.value?.reclaim === undefined;
  return (
    <>
      {free.length > 0 && (
        <Banner icon="chair" label={words.freeSeat}>
          <p>{words.freeSeats(free.length)}</p>
          {free.map(({ seat, letter }) => (
            <Button key={seat} kind="brass" onClick={() => socket.send({ t: 'sit', seat })}>
              {words.sitDown(letter)}
            </Button>
          ))}
        </Banner>
      )}
      {isFull && !isLate && !seen && (
        <Banner icon="eye" label={words.youAreWatching}>
          <p>{words.allTaken}</p>
          <IconButton icon="close" label={words.close} onClick={() => setSeen(true)} />
        </Banner>
      )}
      {isLate && (
        <Banner icon="eye" label={words.whoseEyes}>
          <p>
            {isFull && words.allTakenShort}
            <label for="viewer">{words.lookThrough}</label>
          </p>
          <select
            id="viewer"
            class="banner-choice"
            value={chosen === null ? '' : String(chosen)}
            onChange={({ currentTarget: { value } }) => {
              const seat = value === '' ? null : Number(value);
              setChosen(seat);
              socket.look(seat);
            }}
          >
            <option value="">{words.spectator}</option>
            {faces.map(({ seat, name }) => (
              <option key={seat} value={String(seat)}>
                {words.eyesOf(name, entries, minutes)}
              </option>
            ))}
          </select>
          {chosen !== null && viewer === null && <p>{words.firstHands(entries, minutes)}</p>}
        </Banner>
      )}
    </>
  );
}
