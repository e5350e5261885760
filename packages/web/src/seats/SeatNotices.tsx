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
import { playedForYou, playedMeanwhile } from './words.ts';

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
    <Banner icon="bot" label="A bot plays for you">
      <p>
        <strong>{playedForYou(person, { waits })}</strong>{' '}
        <span class="banner-note">
          {waits ? 'Nobody else plays now, so the game waits for you.' : 'The seat stays yours.'}
        </span>
      </p>
      <Button kind="brass" onClick={back}>
        Take your seat back
      </Button>
    </Banner>
  );
}

/** Whoever touches the board or a key means to play: they need not look for the button. */
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
  <Banner icon="chair" label="Your seat">
    <p>
      While you were away the host{' '}
      {there.kind === 'bot' ? `gave your seat to a bot (${there.level})` : 'opened your seat'}. It is yours as soon as
      you want it.
    </p>
    <Button kind="brass" onClick={() => socket.send({ t: 'sit', seat })}>
      Take your seat back
    </Button>
  </Banner>
);

const Waits = () => (
  <Banner icon="pause" label="The game waits">
    <p>Nobody plays for themself any more: the game waits until somebody takes their seat back.</p>
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
    <Banner icon="hand" label="You are back">
      <p>{playedMeanwhile(start.level, moves.length)}</p>
      <Button onClick={() => setRead(n)}>All right</Button>
    </Banner>
  );
}

function HostNow({ seat }: { seat: Seat }) {
  const [read, setRead] = useState(-1);
  const n = notes.value.findLastIndex(({ kind }) => kind === 'host-passed');
  if (notes.value[n]?.seat !== seat || n === read || !you.value?.host) return null;
  return (
    <Banner icon="key" label="You are the host">
      <p>You are the host now. What a host may do stands under “Table and settings”.</p>
      <Button onClick={() => setRead(n)}>All right</Button>
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
  const deed = you.value?.host
    ? {
        label: 'Let a bot play meanwhile',
        send: () => socket.send({ t: 'takeover', seat, level: table.terms.standIn }),
      }
    : { label: 'Propose a stand-in', send: () => socket.send({ t: 'propose', what: 'stand-in', seat }) };
  return (
    <Banner icon="offline" label="Away">
      <p>
        The game waits for <Names seats={gone} faces={faces} />, who {gone.length === 1 ? 'is' : 'are'} away.
      </p>
      <Button onClick={deed.send}>{deed.label}</Button>
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
