// What a person must know about their own seat, and about others whom the game waits for.

import type { SeatInfo, TableInfo } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { notes, pastEvents, you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Names } from '../ui/Names.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { words } from './words.ts';

type Props = {
  socket: TableSocket;
  table: TableInfo;
  faces: readonly SeatFace[];
  /** Whom the game waits for. */
  awaited: readonly Seat[];
};

const PATIENCE = 5000; // ms: whoever only reloads the page is no news

export function SeatNotices({ socket, table, faces, awaited }: Props) {
  if (table.status !== 'playing') return null;
  const { seat = null, reclaim } = you.value ?? {};
  const mine = seat === null ? null : table.seats[seat]!;
  const isPlayedFor = mine?.kind === 'person' && mine.standIn !== null;
  return (
    <>
      {isPlayedFor && <PlayedFor socket={socket} seat={seat!} person={mine} waits={table.waits === true} />}
      {reclaim !== undefined && <Reclaim socket={socket} seat={reclaim} there={table.seats[reclaim]!} />}
      {!isPlayedFor && table.waits && <Waits />}
      {seat !== null && !isPlayedFor && <Returned key={seat} seat={seat} />}
      {seat !== null && <HostNow seat={seat} />}
      {seat !== null && !isPlayedFor && <Absent socket={socket} table={table} faces={faces} awaited={awaited} />}
    </>
  );
}

type Person = Extract<SeatInfo, { kind: 'person' }>;

function PlayedFor({
  socket,
  seat,
  person,
  waits,
}: {
  socket: TableSocket;
  seat: Seat;
  person: Person;
  waits: boolean;
}) {
  const back = () => socket.send({ t: 'sit', seat });
  useAnyPress(person.because === 'left' ? null : back);
  return (
    <Banner icon="bot" label={words.botPlays}>
      <p>
        <strong>{words.playedForYou(person, { waits })}</strong>{' '}
        <span class="banner-note">{waits ? words.waitsForYou : words.staysYours}</span>
      </p>
      <Button kind="brass" onClick={back}>
        {words.takeBack}
      </Button>
    </Banner>
  );
}

/** Touching the board or pressing a key ends the stand-in too: nobody has to look for the button. */
function useAnyPress(onPress: (() => void) | null): void {
  useEffect(() => {
    if (!onPress) return;
    const press = (event: Event) => {
      const { target } = event;
      if (!(target instanceof Element) || target.closest('dialog, .panel, .top-bar, .banner, input, select, textarea'))
        return;
      if (event instanceof KeyboardEvent && event.key.length > 1 && !/^(Enter|Arrow\w+)$/.test(event.key)) return;
      if (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey || event.altKey)) return;
      stop();
      onPress();
    };
    const stop = () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', press, { capture: true });
    };
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', press, { capture: true });
    return stop;
  }, [onPress === null]);
}

const Reclaim = ({ socket, seat, there }: { socket: TableSocket; seat: Seat; there: SeatInfo }) => (
  <Banner icon="chair" label={words.yourSeat}>
    <p>{there.kind === 'bot' ? words.givenToBot(there.level) : words.opened}</p>
    <Button kind="brass" onClick={() => socket.send({ t: 'sit', seat })}>
      {words.takeBack}
    </Button>
  </Banner>
);

const Waits = () => (
  <Banner icon="pause" label={words.gameWaits}>
    <p>{words.gameWaitsWhy}</p>
  </Banner>
);

/** What a bot did for me while I was away; gone with my next move, or when I have read it. */
function Returned({ seat }: { seat: Seat }) {
  const [read, setRead] = useState(-1);
  const n = notes.value.findLastIndex(note => note.kind === 'returned' && note.seat === seat);
  const back = notes.value[n];
  if (!back || n === read || pastEvents.value.some(({ by, ply }) => by === seat && ply > back.ply)) return null;
  const isStart = (kind: string) => kind === 'stand-in' || kind === 'replaced';
  const start = notes.value.slice(0, n).findLast(note => note.seat === seat && isStart(note.kind));
  if (!start?.level) return null;
  const moves = pastEvents.value.filter(
    ({ by, ply, back: undo }) => by === seat && !undo && ply > start.ply && ply <= back.ply,
  );
  return (
    <Banner icon="hand" label={words.youAreBack}>
      <p>{words.playedMeanwhile(start.level, moves.length)}</p>
      <Button onClick={() => setRead(n)}>{words.allRight}</Button>
    </Banner>
  );
}

function HostNow({ seat }: { seat: Seat }) {
  const [read, setRead] = useState(-1);
  const n = notes.value.findLastIndex(({ kind }) => kind === 'host-passed');
  if (notes.value[n]?.seat !== seat || n === read || !you.value?.host) return null;
  return (
    <Banner icon="key" label={words.youAreHost}>
      <p>{words.youAreHostNow}</p>
      <Button onClick={() => setRead(n)}>{words.allRight}</Button>
    </Banner>
  );
}

/** The game waits for somebody who is away: what those who are here can do about it. */
function Absent({ socket, table, faces, awaited }: Props) {
  const gone = awaited.filter(seat => {
    const there = table.seats[seat];
    return there?.kind === 'person' && !there.online && there.standIn === null;
  });
  const isLong = useLasting(gone.join());
  const [seat] = gone;
  if (seat === undefined || !isLong || table.asking) return null;
  const action = you.value?.host
    ? {
        label: words.letBotPlay,
        send: () => socket.send({ t: 'takeover', seat, level: table.terms.standIn }),
      }
    : { label: words.proposeStandIn, send: () => socket.send({ t: 'propose', what: 'stand-in', seat }) };
  return (
    <Banner icon="offline" label={words.away}>
      <p>{words.waitsFor(<Names seats={gone} faces={faces} />, gone.length)}</p>
      <Button onClick={action.send}>{action.label}</Button>
    </Banner>
  );
}

/** Whether this has been so for a while. */
function useLasting(state: string): boolean {
  const [lasting, setLasting] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setLasting(state), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);
  return state !== '' && lasting === state;
}
