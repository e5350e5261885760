// The shell of every game: plates, board, prompt and actions, one panel, the end.

import { words } from './words.ts';
import './Play.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import type { TableInfo } from '@quayside/protocol';
import type { AnyGame, AnyShape, Menu, Refusal, Seat } from '@quayside/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { pace } from '../browser/settings.ts';
import { play } from '../browser/sounds.ts';
import { ClockNotice } from '../clock/ClockNotice.tsx';
import type { AnyBoardProps, AnyGameUi } from '../games/gameUi.ts';
import { HintBox } from '../hint/HintBox.tsx';
import { Announcer } from '../log/Announcer.tsx';
import { logLines, withNotes } from '../log/logLines.ts';
import { reportError } from '../net/reportError.ts';
import { notes, outbox, pastEvents, position, talk, talkRead, you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { unread } from '../net/talk.ts';
import { useTabAttention } from '../notify/attention.ts';
import { TurnOffer } from '../notify/TurnOffer.tsx';
import { Playback, viewOf } from '../playback/playback.ts';
import { ProposalNotice } from '../seats/ProposalNotice.tsx';
import { SeatNotices } from '../seats/SeatNotices.tsx';
import { othersOnDevice, PassDevice } from '../share/PassDevice.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { toast } from '../ui/Toast.tsx';
import { useWide } from '../ui/useWide.ts';
import { AskUndo } from '../undo/AskUndo.tsx';
import { beforeMyLastMove, standing } from '../undo/standingMoves.ts';
import { UndoRequest } from '../undo/UndoRequest.tsx';
import { EndScreen } from './EndScreen.tsx';
import { facesOf } from './faces.ts';
import { useKeys } from './keys.ts';
import { Plates } from './Plates.tsx';
import { PromptBar } from './PromptBar.tsx';
import { SpectatorBanners } from './SpectatorBanners.tsx';
import { type PanelName, TablePanel } from './TablePanel.tsx';
import { TopBar } from './TopBar.tsx';

type Props = {
  socket: TableSocket;
  table: TableInfo;
  game: AnyGame;
  ui: AnyGameUi;
  /** Where several people share this device: it goes to one of these seats. */
  onPass(to: readonly Seat[]): void;
};

export function Play({ socket, table, game, ui, onPass }: Props) {
  const playback = useMemo(() => new Playback(ui, pace), [ui]);
  useEffect(() => () => playback.close(), [playback]);
  const [opened, setPanel] = useState<PanelName | null | 'unasked'>('unasked');
  const wide = useWide();
  const panelFrom = (asked: typeof opened) => (asked === 'unasked' ? (wide ? 'log' : null) : asked);
  const panel = panelFrom(opened);
  const [rule, setRule] = useState<string | null>(null);
  const [endSeen, setEndSeen] = useState(false);
  const latest = position.value!;
  const shown = playback.shown.value ?? latest;
  const faces = useMemo(() => facesOf(table, you.value), [table, you.value]);
  const isPlaying = table.status === 'playing';
  const { menu, failure } = useMenu(game, playback, isPlaying);
  const draft = useDraft(table.id, isPlaying);
  const outcome = playback.showing ? null : game.outcome(latest.open);
  // Where its rules refuse the rest of the game, the board shows the last position they accept, and the log its end.
  const moves = logLines(game, table.fault ? pastEvents.value : playback.entries.value);
  const lines = withNotes(
    moves,
    notes.value.filter(({ ply }) => ply <= shown.ply),
  );
  const [moved, setMoved] = useState(false);
  const [earlier, setEarlier] = useState<number | null>(null);
  const [hinted, setHinted] = useState<number | null>(null);
  const seated = you.value?.seat ?? null;
  const mayAsk = isPlaying && seated !== null && table.asking === null;
  const mine = mayAsk && !playback.showing ? beforeMyLastMove(playback.entries.value, seated) : null;
  const said = talk.value ? unread(talk.value, talkRead.value, latest.seat) : 0;
  useTabAttention(game.title, { mine: menu !== null, over: outcome !== null, unread: said });
  useSounds(playback, menu !== null, outcome !== null);

  const view = viewOf(latest);
  const history = useMemo(() => standing(pastEvents.value).flatMap(({ events }) => events), [pastEvents.value]);
  const sentence = ({ code, args }: Refusal) => game.words.refusals[code]?.(args ?? {}) ?? code;
  const board: AnyBoardProps = {
    game,
    scene: playback.scene.value,
    now: playback.now.value,
    history,
    faces,
    view,
    me: latest.seat,
    menu,
    draft,
    check: move => game.check(view, move),
    sentence,
    send: move => {
      if (!menu || latest.decision === null) return;
      const refused = game.check(view, move);
      if (refused) return toast(sentence(refused));
      socket.send({ t: 'move', decision: latest.decision, move });
      setMoved(true);
    },
  };
  const devicePlayers = othersOnDevice(faces);
  const next = devicePlayers.filter(({ seat }) => game.deciding(latest.open).includes(seat));
  const takeBack = isPlaying && latest.mayTakeBack && !playback.showing ? () => socket.send({ t: 'back' }) : null;
  const hint = menu && hinted === latest.decision && (
    <HintBox table={table.id} decision={hinted!} game={game} ui={ui} faces={faces} onClose={() => setHinted(null)} />
  );
  const toggle = (name: PanelName) => {
    setRule(null);
    setPanel(now => (panelFrom(now) === name ? null : name)); // pressed twice before it is drawn, it is shut again
  };
  const showRule = (number: string) => {
    setRule(number);
    setPanel('rules');
  };
  useKeys({
    l: () => toggle('log'),
    t: () => toggle('talk'),
    b: () => toggle('rules'),
    '?': () => toggle('table'),
    '.': () => playback.skip(),
    u: () => takeBack?.(),
  });
  return (
    <div class={`play sea ${panel ? 'play-with-panel' : ''}`}>
      <TopBar
        title={game.title}
        watching={seated === null}
        progress={game.progress(shown.open)}
        unread={said}
        panel={panel}
        onPanel={toggle}
      />
      <Plates game={game} table={table} faces={faces} open={shown.open} />
      <div class="banners">
        <UndoRequest socket={socket} table={table} ui={ui} faces={faces} lines={moves} />
        <ProposalNotice socket={socket} table={table} faces={faces} />
        <SeatNotices socket={socket} table={table} faces={faces} awaited={game.deciding(latest.open)} />
        <ClockNotice socket={socket} table={table} faces={faces} />
        {moved && !menu && !playback.showing && <TurnOffer table={table} awaited={game.deciding(latest.open)} />}
        {seated === null && <SpectatorBanners socket={socket} table={table} faces={faces} eyes={latest.seat} />}
      </div>
      <main id="main" class="board" aria-label={words.board(game.title)}>
        <ErrorBoundary
          part="board"
          sentence={words.boardNotDrawn}
          resetKey={board.scene}
          error={playback.failure.value ?? failure}
        >
          <ui.Board {...board} />
        </ErrorBoundary>
      </main>
      <PromptBar
        board={board}
        ui={ui}
        table={table}
        lines={lines}
        open={shown.open}
        showing={playback.showing}
        onSkip={() => playback.skip()}
        onTakeBack={takeBack}
        onAskBack={takeBack || mine === null ? null : () => setEarlier(mine)}
        onHint={table.hints && menu && !hint ? () => setHinted(latest.decision) : null}
        hint={hint}
        passing={next.length > 0 && !menu && !playback.showing && <PassDevice others={next} onPass={onPass} />}
        onRule={showRule}
        onResult={outcome && endSeen ? () => setEndSeen(false) : null}
      />
      {panel && (
        <TablePanel
          name={panel}
          socket={socket}
          table={table}
          game={game}
          ui={ui}
          faces={faces}
          lines={lines}
          rule={rule}
          devicePlayers={devicePlayers}
          onPass={onPass}
          onBack={mayAsk ? setEarlier : null}
          onClose={() => setPanel(null)}
        />
      )}
      {earlier !== null && (
        <AskUndo
          table={table}
          moves={latest.ply - earlier}
          onAsk={() => {
            socket.send({ t: 'ask-back', to: earlier });
            setEarlier(null);
          }}
          onClose={() => setEarlier(null)}
        />
      )}
      {outcome && !endSeen && (
        <ErrorBoundary part="end" sentence={words.resultNotShown}>
          <EndScreen
            socket={socket}
            table={table}
            game={game}
            ui={ui}
            faces={faces}
            view={view}
            history={history}
            outcome={outcome}
            onClose={() => setEndSeen(true)}
          />
        </ErrorBoundary>
      )}
      <Announcer lines={lines} faces={faces} />
    </div>
  );
}

/** What I may do now: nothing while events are shown, while my last move is on its way, or when the table was stopped. */
function useMenu(
  game: AnyGame,
  playback: Playback,
  isPlaying: boolean,
): { menu: Menu<AnyShape> | null; failure: unknown } {
  const at = position.value!;
  const moving = outbox.value.some(({ intent }) => intent.t === 'move' || intent.t === 'back');
  const free = isPlaying && at.decision !== null && at.seat !== null && !moving && !playback.showing;
  return useMemo(() => {
    try {
      return { menu: free ? game.menu(viewOf(at)) : null, failure: null };
    } catch (error) {
      reportError('menu', error);
      return { menu: null, failure: error };
    }
  }, [game, at, free]);
}

const DRAFT = 'quayside.draft';

/** The half-made choice; a new decision starts without one, a reload brings it back, a table that was stopped has none. */
function useDraft(table: string, isPlaying: boolean) {
  const draft = useSignal<unknown>(null);
  const question = `${table}/${position.value?.seat}/${isPlaying ? position.value?.decision : 'stopped'}`;
  // Before the board is drawn: an effect would show it the old draft once more.
  useMemo(() => {
    const [asked, kept] = JSON.parse(sessionStorage.getItem(DRAFT) ?? '[]');
    draft.value = asked === question ? kept : null;
  }, [question]);
  useEffect(() => sessionStorage.setItem(DRAFT, JSON.stringify([question, draft.value])), [question, draft.value]);
  return draft;
}

function useSounds(playback: Playback, mine: boolean, over: boolean): void {
  useSignalEffect(() => {
    if (playback.now.value) play('step');
  });
  useEffect(() => {
    if (over) play('end');
    else if (mine) play('turn');
  }, [mine, over]);
}
