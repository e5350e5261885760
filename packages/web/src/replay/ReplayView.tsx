// The replay of a game: the same plates and board as at the table, and a scrubber where the actions were.

import { pageTitle } from '../ui/pageTitle.ts';
import { words } from './words.ts';
import '../table/Play.css';
import './ReplayView.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { navigate } from '../browser/route.ts';
import { pace } from '../browser/settings.ts';
import type { AnyBoardProps } from '../games/gameUi.ts';
import { Log } from '../log/Log.tsx';
import { logLines, withNotes } from '../log/logLines.ts';
import { Playback, viewOf } from '../playback/playback.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { useKeys } from '../table/keys.ts';
import { marksOf } from '../table/marks.ts';
import { PlateRow } from '../table/Plates.tsx';
import { faceOf } from '../ui/Emblem.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useSide } from '../ui/useSide.ts';
import { isWide } from '../ui/useWide.ts';
import { standing } from '../undo/standingMoves.ts';
import { AboutGame } from './AboutGame.tsx';
import { readAddress, useAddress, wantsWhatIf } from './address.ts';
import { Chances } from './Chances.tsx';
import { DecisionsOf } from './DecisionsOf.tsx';
import type { Replay } from './load.ts';
import { PANELS, type ReplayPanelName } from './panels.ts';
import { ReplayPlayer } from './player.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { Scrubber } from './Scrubber.tsx';

export function ReplayView({ replay }: { replay: Replay }) {
  const { game, ui, source, record, table } = replay;
  const player = useMemo(() => new ReplayPlayer(source, ...readAddress(source)), [source]);
  const playback = useMemo(() => new Playback(ui, () => pace() / player.speed.value, player.feed), [ui, player]);
  useEffect(
    () => () => {
      player.close();
      playback.close();
    },
    [player, playback],
  );
  const [panel, setPanel] = useState<ReplayPanelName | null>(() => (isWide() ? 'log' : null));
  const draft = useSignal<unknown>(null);
  const branching = useSignal(wantsWhatIf());
  const latest = player.feed.position.value!;
  const open = playback.open.value ?? latest.open;
  const viewer = player.viewer.value;
  const faces = useMemo(
    () => replay.names.map((name, seat) => faceOf(seat, name, seat === latest.seat)),
    [replay, latest.seat],
  );
  const all = player.feed.pastEvents.value;
  const lines = useMemo(() => withNotes(logLines(game, all), record?.notes ?? []), [game, all, record]);
  const marks = useMemo(
    () => marksOf(ui.markOf, standing(playback.entries.value), faces.length),
    [ui, playback.entries.value, faces.length],
  );
  useEffect(() => {
    document.title = pageTitle(words.title(game.title));
  }, [game]);
  const side = useSide();
  useAddress(table, player.at.value, viewer, source.isOpen);
  const toggle = (name: ReplayPanelName) => setPanel(open => (open === name ? null : name));
  const look = (ply: number) => player.jump(ply);
  useKeys({
    arrowleft: () => player.jump(player.at.value - 1),
    arrowright: () => player.step(),
    home: () => player.jump(0),
    end: () => player.jump(source.end),
    p: () => player.toggle(),
    l: () => toggle('log'),
  });
  const board: AnyBoardProps = {
    game,
    scene: playback.scene.value,
    now: playback.now.value,
    history: null,
    faces,
    view: viewOf(latest),
    me: latest.seat,
    marks,
    menu: null,
    draft,
    check: () => null,
    sentence: ({ code }) => code,
    send: () => {},
  };
  return (
    <div class={`play sea ${panel ? 'play-with-panel' : ''}`} data-game={game.id}>
      <ReplayBar replay={replay} progress={game.progress(open)} panel={panel} onPanel={toggle}>
        <PlateRow game={game} faces={faces} open={open} isShowing={playback.showing} marks={marks} pieces={ui.pieces} />
      </ReplayBar>
      <main id="main" class="board" aria-label={words.board(game.title)}>
        <ErrorBoundary
          part="replay"
          sentence={words.boardNotDrawn}
          resetKey={board.scene}
          error={playback.failure.value}
        >
          <ui.Board {...board} />
        </ErrorBoundary>
      </main>
      <Scrubber
        replay={replay}
        player={player}
        faces={faces}
        lines={lines}
        branching={branching}
        beside={side && ui.Beside && <ui.Beside {...board} />}
      />
      {panel && (
        <Panel
          id={`panel-${panel}`}
          title={PANELS.find(({ name }) => name === panel)!.title}
          onClose={() => setPanel(null)}
        >
          {panel === 'log' && (
            <Log
              lines={lines}
              faces={faces}
              ui={ui}
              onLook={look}
              onBack={null}
              game={game.id}
              onRule={number => navigate(`/learn/${game.id}/rules?at=${number}`)}
              at={player.at.value}
            />
          )}
          {panel === 'chances' && (
            <>
              <Chances
                table={record ? table : null}
                faces={faces}
                at={player.at.value}
                end={source.end}
                onLook={look}
              />
              {record && (
                <DecisionsOf
                  replay={replay}
                  record={record}
                  faces={faces}
                  viewer={viewer}
                  onWhatIf={(ply, seat) => {
                    player.look(seat);
                    player.jump(ply);
                    branching.value = true;
                  }}
                />
              )}
            </>
          )}
          {panel === 'about' && <AboutGame replay={replay} onLook={look} />}
        </Panel>
      )}
    </div>
  );
}
