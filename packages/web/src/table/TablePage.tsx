// The page of a table: connects, loads the game's rules and screen, then shows gathering, game or the reason why not.

import { words } from './words.ts';
import './TablePage.css';
import { useSignalEffect } from '@preact/signals';
import type { TableInfo, You } from '@quayside/protocol';
import type { AnyGame, Seat } from '@quayside/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { play } from '../browser/sounds.ts';
import { playable, SCREENS } from '../games/games.ts';
import type { AnyGameUi } from '../games/gameUi.ts';
import { rulesOf } from '../games/rules.ts';
import { refusalSentence } from '../net/errorWords.ts';
import { cancelLeave, sendPending, storePending } from '../net/pendingIntents.ts';
import { reportError } from '../net/reportError.ts';
import {
  actingSeat,
  clearTable,
  closedReason,
  position,
  refusal,
  startOnArrival,
  table,
  talk,
  talkRead,
  you,
} from '../net/state.ts';
import { openServerSocket, TableSocket } from '../net/tableSocket.ts';
import { type DevicePlayer, devicePlayers, rememberDevicePlayers } from '../share/devicePlayers.ts';
import { HandOver } from '../share/HandOver.tsx';
import { lazy } from '../shared/lazy.tsx';
import { readAt } from '../talk/read.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { toast } from '../ui/Toast.tsx';
import { Frozen } from './Frozen.tsx';
import { Play } from './Play.tsx';
import { useSeedContribution } from './useSeedContribution.ts';

/** Not fetched by those who come to a game that has begun. */
const Gathering = lazy(words.oneMoment, async () => (await import('./Gathering.tsx')).Gathering);

type Loaded = { game: AnyGame; ui: AnyGameUi };

/** Where several people share this device, whose it is must be said before anything is shown. */
export function TablePage({ id }: { id: string }) {
  const [next, setNext] = useState<readonly Seat[]>([]);
  const players = devicePlayers(id);
  const seat = actingSeat.value?.table === id ? actingSeat.value.seat : null;
  const pass = (to: readonly Seat[]) => {
    setNext(to);
    actingSeat.value = null;
  };
  const take = (seat: Seat) => {
    actingSeat.value = { table: id, seat };
  };
  if (players.length > 1 && seat === null) return <HandOver players={players} next={next} onTake={take} />;
  return <SeatedAt key={seat} id={id} seat={seat} onPass={pass} />;
}

type SeatedProps = { id: string; seat: Seat | null; onPass(to: readonly Seat[]): void };

function SeatedAt({ id, seat, onPass }: SeatedProps) {
  const socket = useTableSocket(id, seat);
  const loaded = useGame(table.value?.game, table.value?.version);
  useSeedContribution(socket, table.value);
  useSignalEffect(() => {
    const isShared = devicePlayers(id).length > 0 || (you.value?.here.length ?? 0) > 1;
    if (table.value && you.value && isShared) rememberDevicePlayers(id, devicePlayersAt(table.value, you.value));
  });
  useSignalEffect(() => {
    if (talk.value) talkRead.value = Math.max(talkRead.peek(), readAt(id));
  });
  useSignalEffect(() => {
    if (!refusal.value) return;
    toast(refusalSentence(refusal.value, typeof loaded === 'object' ? (loaded?.game ?? null) : null));
    play('refused');
  });
  if (closedReason.value?.code === 'signed-out') return <SignedOut sentence={closedReason.value.sentence} />;
  if (closedReason.value) return <TableGone sentence={closedReason.value.sentence} />;
  const info = table.value;
  if (!info) return <Notice title={words.rowing} busy />;
  const meta = playable(info.game);
  if (info.status === 'gathering' && startOnArrival.value === id) return <Notice title={words.dealing} busy />;
  if (!meta) return <TableGone sentence={words.noBoard} />;
  if (info.status === 'gathering') return <Gathering socket={socket} table={info} meta={meta} />;
  if (loaded === 'failed') return <TableGone sentence={words.notLoaded} />;
  if (info.status === 'frozen' && !position.value)
    return (
      <Notice title={words.frozenTitle}>
        <Frozen table={info} />
      </Notice>
    );
  if (!loaded || !position.value) return <Notice title={words.unrolling(meta.title)} busy />;
  return <Play key={id} socket={socket} table={info} game={loaded.game} ui={loaded.ui} onPass={onPass} />;
}

const TableGone = ({ sentence }: { sentence: string }) => (
  <Notice title={words.noTable}>
    <p>{sentence}</p>
    <Link to="/" class="button button-brass">
      {words.backToQuay}
    </Link>
  </Notice>
);

const SignedOut = ({ sentence }: { sentence: string }) => (
  <Notice title={words.signedOut}>
    <p>{sentence}</p>
    <Button kind="brass" onClick={() => location.reload()}>
      {words.goOnAsNow}
    </Button>
  </Notice>
);

const devicePlayersAt = ({ seats }: TableInfo, { here }: You): DevicePlayer[] =>
  here.flatMap(seat => {
    const there = seats[seat];
    return there?.kind === 'person' ? [{ seat, name: there.name }] : [];
  });

function useTableSocket(id: string, seat: Seat | null): TableSocket {
  const socket = useMemo(() => new TableSocket(id, openServerSocket, seat), [id, seat]);
  useEffect(() => {
    cancelLeave(id);
    const nudge = () => socket.nudge();
    addEventListener('online', nudge);
    document.addEventListener('visibilitychange', nudge);
    // A page that is reloaded or closed sends what was not answered when it is loaded next; one that the browser only
    // put into its back/forward cache sends it itself.
    let stayed = () => {};
    const keep = () => {
      stayed = storePending({ table: id, seat, intents: socket.unanswered });
    };
    const goOn = ({ persisted }: PageTransitionEvent) => persisted && stayed();
    addEventListener('pagehide', keep);
    addEventListener('pageshow', goOn);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('pageshow', goOn);
      removeEventListener('online', nudge);
      document.removeEventListener('visibilitychange', nudge);
      const unanswered = socket.leave();
      if (unanswered.length > 0) sendPending({ table: id, seat, intents: unanswered }, openServerSocket);
      clearTable();
    };
  }, [socket]);
  return socket;
}

/** The rules and the screen of a game, loaded when its name is known, and again when it goes on under newer rules. */
function useGame(id: string | undefined, version: number | undefined): Loaded | 'failed' | null {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  useEffect(() => {
    const screen = id && SCREENS[id];
    if (!screen || version === undefined) return;
    const both = Promise.all([rulesOf(id, version), screen.load()]);
    both.then(
      ([game, ui]) => setLoaded({ game, ui }),
      error => {
        reportError('load', error);
        setLoaded('failed');
      },
    );
  }, [id, version]);
  return loaded;
}
