// The replay of a game: the same plates and board as at the table, and a scrubber where the actions were.

import '../table/Play.css';
import './Cinema.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { pace } from '../app/settings.ts';
import type { AnyBoardProps } from '../games/gameUi.ts';
import { useKeys } from '../table/keys.ts';
import { Log } from '../table/Log.tsx';
import { linesOf, withNotes } from '../table/lines.ts';
import { PlateRow } from '../table/Plates.tsx';
import { Playback, viewOf } from '../table/playback.ts';
import { faceOf } from '../ui/Emblem.tsx';
import { Panel } from '../ui/Panel.tsx';
import { AboutGame } from './AboutGame.tsx';
import { Chances } from './Chances.tsx';
import type { Film } from './load.ts';
import { Projector } from './projector.ts';
import { ReplayBar } from './ReplayBar.tsx';
import type { Eyes, Reel } from './reel.ts';
import { Scrubber } from './Scrubber.tsx';

export const PANELS = [
  { name: 'log', icon: 'log', title: 'Log' },
  { name: 'chances', icon: 'chart', title: 'Chances' },
  { name: 'about', icon: 'settings', title: 'About this game' },
] as const;
export type PanelName = (typeof PANELS)[number]['name'];

const WIDE = '(min-width: 60rem)'; // as in Play.css and Panel.css

export function Cinema({ film }: { film: Film }) {
  const { game, ui, reel, record, table } = film;
  const projector = useMemo(() => new Projector(reel, ...addressed(reel)), [reel]);
  const playback = useMemo(
    () => new Playback(ui, () => pace() / projector.speed.value, projector.feed),
    [ui, projector],
  );
  useEffect(
    () => () => {
      projector.close();
      playback.close();
    },
    [projector, playback],
  );
  const [panel, setPanel] = useState<PanelName | null>(() => (matchMedia(WIDE).matches ? 'log' : null));
  const draft = useSignal<unknown>(null);
  const latest = projector.feed.position.value!;
  const shown = playback.shown.value ?? latest;
  const eyes = projector.eyes.value;
  const faces = useMemo(
    () => film.names.map((name, seat) => faceOf(seat, name, seat === latest.seat)),
    [film, latest.seat],
  );
  const lines = useMemo(
    () =>
      withNotes(
        linesOf(
          game,
          Array.from({ length: reel.end }, (_, i) => reel.telling(i + 1, eyes)),
        ),
        record?.notes ?? [],
      ),
    [game, reel, eyes, record],
  );
  useEffect(() => {
    document.title = `Replay: ${game.title} · Quayside`;
  }, [game]);
  useAddress(table, projector.at.value, eyes, reel.isOpen);
  const toggle = (name: PanelName) => setPanel(open => (open === name ? null : name));
  const look = (ply: number) => projector.jump(ply);
  useKeys({
    arrowleft: () => projector.jump(projector.at.value - 1),
    arrowright: () => projector.step(),
    home: () => projector.jump(0),
    end: () => projector.jump(reel.end),
    p: () => projector.toggle(),
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
    menu: null,
    draft,
    check: () => null,
    sentence: ({ code }) => code,
    send: () => {},
  };
  return (
    <div class={`play sea ${panel ? 'play-with-panel' : ''}`}>
      <ReplayBar film={film} progress={game.progress(shown.open)} panel={panel} onPanel={toggle} />
      <PlateRow game={game} faces={faces} open={shown.open} />
      <main id="main" class="board" aria-label={`The board of ${game.title}, as it was`}>
        <ErrorBoundary
          part="replay"
          sentence="The board could not be drawn at this moment."
          resetKey={board.scene}
          error={playback.failure.value}
        >
          <ui.Board {...board} />
        </ErrorBoundary>
      </main>
      <Scrubber film={film} projector={projector} faces={faces} lines={lines} />
      {panel && (
        <Panel
          id={`panel-${panel}`}
          title={PANELS.find(({ name }) => name === panel)!.title}
          onClose={() => setPanel(null)}
        >
          {panel === 'log' && (
            <Log lines={lines} faces={faces} ui={ui} onLook={look} onBack={null} at={projector.at.value} />
          )}
          {panel === 'chances' && (
            <Chances table={record ? table : null} faces={faces} at={projector.at.value} end={reel.end} onLook={look} />
          )}
          {panel === 'about' && <AboutGame film={film} onLook={look} />}
        </Panel>
      )}
    </div>
  );
}

/** The moment and the eyes the address names; else the end as everybody saw it, of a running game as I see it. */
function addressed(reel: Reel): [at: number, eyes: Eyes] {
  const query = new URLSearchParams(location.search);
  const at = query.get('at');
  const seat = query.get('seat');
  const isNumber = (text: string | null): text is string => text !== null && /^\d{1,6}$/.test(text);
  const eyes = seat === 'all' ? 'all' : isNumber(seat) ? Number(seat) : null;
  return [isNumber(at) ? Number(at) : reel.end, reel.isOpen ? eyes : null];
}

/** The address always names what is on the screen, so that it can be sent to somebody. */
function useAddress(table: string | null, at: number, eyes: Eyes, isOpen: boolean): void {
  useEffect(() => {
    if (table === null) return;
    history.replaceState(null, '', addressOf(table, at, isOpen ? eyes : null));
  }, [table, at, eyes, isOpen]);
}

export const addressOf = (table: string, at: number, eyes: Eyes): string =>
  `/r/${table}?at=${at}${eyes === null ? '' : `&seat=${eyes}`}`;
