// The shell of every game: plates, board, prompt and actions, one panel, the end.

import { words } from './words.ts';
import './Play.css';
import type { TableInfo } from '@quayside/protocol';
import type { AnyGame, Refusal, Seat } from '@quayside/rules';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { markKnown } from '../browser/learned.ts';
import { pace } from '../browser/settings.ts';
import { play } from '../browser/sounds.ts';
import { CoachForNewcomers } from '../coach/CoachForNewcomers.tsx';
import { tipGoesWithMove } from '../coach/shownTip.ts';
import type { AnyBoardProps, AnyGameUi } from '../games/gameUi.ts';
import { refusalText } from '../games/rules.ts';
import { useHint } from '../hint/useHint.tsx';
import { useHintedDraft } from '../hint/useHintedDraft.ts';
import { Announcer } from '../log/Announcer.tsx';
import { logLines, withNotes } from '../log/logLines.ts';
import { notes, pastEvents, position, talk, talkRead, you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { unread } from '../net/talk.ts';
import { useTabAttention } from '../notify/attention.ts';
import { Playback, viewOf } from '../playback/playback.ts';
import { othersOnDevice, PassDevice } from '../share/PassDevice.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { lazy } from '../shared/lazy.tsx';
import { DrawInParts } from '../ui/DrawInParts.tsx';
import { toast } from '../ui/Toast.tsx';
import { AskUndo } from '../undo/AskUndo.tsx';
import { beforeMyLastMove, standing } from '../undo/standingMoves.ts';
import { Banners } from './Banners.tsx';
import { facesOf } from './faces.ts';
import { useKeys } from './keys.ts';
import { marksOf } from './marks.ts';
import { Plates } from './Plates.tsx';
import { PromptBar } from './PromptBar.tsx';
import { AboutTable, Rules, TablePanel } from './TablePanel.tsx';
import { TopBar } from './TopBar.tsx';
import { useDraft, useMenu } from './useDecision.ts';
import { usePanel } from './usePanel.ts';

/** The board comes sooner without it. */
const EndScreen = lazy(words.oneMoment, async () => (await import('./EndScreen.tsx')).EndScreen);

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
  usePrefetch();
  const { panel, rule, toggle, showRule, close } = usePanel();
  const [endSeen, setEndSeen] = useState(false);
  const latest = position.value!;
  const shown = playback.shown.value ?? latest;
  const open = playback.open.value ?? latest.open;
  const faces = useMemo(() => facesOf(table, you.value), [table, you.value]);
  const isPlaying = table.status === 'playing';
  const [isDrawn, setDrawn] = useState(false);
  const { menu, failure } = useMenu(game, playback, isPlaying && isDrawn);
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
  const unreadLines = talk.value ? unread(talk.value, talkRead.value, latest.seat) : 0;
  useTabAttention(game.title, { mine: menu !== null, over: outcome !== null, unread: unreadLines });
  useSounds(playback, ui, menu !== null, outcome !== null);

  const view = viewOf(latest);
  const history = useMemo(() => standing(pastEvents.value).flatMap(({ events }) => events), [pastEvents.value]);
  const marks = useMemo(
    () => marksOf(ui.markOf, standing(playback.entries.value), faces.length),
    [ui, playback.entries.value, faces.length],
  );
  const sentence = (refusal: Refusal) => refusalText(game, refusal);
  const send = (move: object) => {
    if (!menu || latest.decision === null) return;
    const refused = game.check(view, move);
    if (refused) return toast(sentence(refused));
    playback.stopSkipping();
    tipGoesWithMove();
    socket.send({ t: 'move', decision: latest.decision, move });
    setMoved(true);
  };
  const hint = useHint({
    table: table.id,
    decision: menu && hinted === latest.decision ? hinted : null,
    game,
    ui,
    faces,
    view,
    onPlay: send,
    onClose: () => setHinted(null),
  });
  const board: AnyBoardProps = {
    game,
    scene: playback.scene.value,
    now: playback.now.value,
    history,
    faces,
    view,
    me: latest.seat,
    marks,
    menu,
    ...useHintedDraft(draft, hint?.move ?? null, ui, view),
    check: move => game.check(view, move),
    sentence,
    send,
  };
  const devicePlayers = othersOnDevice(faces);
  const next = devicePlayers.filter(({ seat }) => game.deciding(latest.open).includes(seat));
  const takeBack = isPlaying && latest.mayTakeBack && !playback.showing ? () => socket.send({ t: 'back' }) : null;
  // Whoever chooses something has done with the hint.
  useEffect(() => {
    if (draft.value !== null) setHinted(null);
  }, [draft.value]);
  useEffect(() => {
    if (outcome && seated !== null) markKnown(game.id);
  }, [outcome !== null]);
  const skip = () => (playback.skipping.value ? playback.stopSkipping() : playback.skip());
  useStopSkipping(playback);
  useKeys({
    l: () => toggle('log'),
    t: () => toggle('talk'),
    b: () => toggle('rules'),
    '?': () => toggle('table'),
    '.': skip,
    u: () => takeBack?.(),
  });
  return (
    <div class={`play sea ${panel ? 'play-with-panel' : ''}`} data-game={game.id}>
      <TopBar
        title={game.title}
        watching={seated === null}
        progress={game.progress(open)}
        unread={unreadLines}
        panel={panel}
        onPanel={toggle}
      >
        <Plates
          game={game}
          table={table}
          faces={faces}
          open={open}
          isShowing={playback.showing}
          marks={marks}
          pieces={ui.pieces}
        />
      </TopBar>
      <Banners
        socket={socket}
        table={table}
        game={game}
        ui={ui}
        faces={faces}
        moves={moves}
        isWaiting={moved && !menu && !playback.showing}
      />
      <main id="main" class="board" data-hinted={board.hinted ? true : undefined} aria-label={words.board(game.title)}>
        <ErrorBoundary
          part="board"
          sentence={words.boardNotDrawn}
          resetKey={board.scene}
          error={playback.failure.value ?? failure}
        >
          <DrawInParts onDrawn={() => setDrawn(true)}>
            <ui.Board {...board} />
          </DrawInParts>
        </ErrorBoundary>
      </main>
      <PromptBar
        board={board}
        ui={ui}
        table={table}
        lines={lines}
        open={open}
        showing={playback.showing}
        skipping={playback.skipping.value}
        onSkip={skip}
        onTakeBack={takeBack}
        onAskBack={takeBack || mine === null ? null : () => setEarlier(mine)}
        onHint={table.hints && menu && !hint ? () => setHinted(latest.decision) : null}
        hint={hint}
        coach={
          menu && (
            <CoachForNewcomers
              game={game}
              ui={ui}
              faces={faces}
              view={view}
              ask={menu.ask}
              entries={playback.entries.value}
              isBot={seat => table.seats[seat]?.kind === 'bot'}
              onRule={showRule}
            />
          )
        }
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
          onRule={showRule}
          onPass={onPass}
          onBack={mayAsk ? setEarlier : null}
          onClose={close}
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
            isBoardDrawn={isDrawn}
            onClose={() => setEndSeen(true)}
          />
        </ErrorBoundary>
      )}
      <Announcer lines={lines} faces={faces} />
    </div>
  );
}

/** A press or key anywhere but on the tools ends skipping: somebody is looking again. */
function useStopSkipping(playback: Playback): void {
  const skipping = playback.skipping.value;
  useEffect(() => {
    if (!skipping) return;
    const stop = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key === '.') return;
      if (!(event.target instanceof Element && event.target.closest('.prompt-tools'))) playback.stopSkipping();
    };
    addEventListener('pointerdown', stop);
    addEventListener('keydown', stop);
    return () => {
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
  }, [playback, skipping]);
}

/** Events sound as their game says, also those that are shown together with the next. */
function useSounds(playback: Playback, ui: AnyGameUi, mine: boolean, over: boolean): void {
  useEffect(() => {
    playback.onStaged = event => {
      const name = ui.soundOf ? ui.soundOf(event) : 'step';
      if (name) play(name);
    };
  }, [playback, ui]);
  useEffect(() => {
    if (over) play('end');
    else if (mine) play('turn');
  }, [mine, over]);
}

/** How long after the board the rest of the table's page is fetched. */
const PREFETCH_AFTER_MS = 3000;

/**
 * Fetches the panel and the end screen while the network is there: whoever is offline for a moment can open them too.
 */
function usePrefetch(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void AboutTable.prefetch();
      void Rules.prefetch();
      void EndScreen.prefetch();
    }, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
