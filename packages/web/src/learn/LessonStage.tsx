// The real board of a lesson or a puzzle: plates, board, a band in which something is said, and a bar of controls with
// the game's own buttons where a move is asked for.

import '../table/Play.css';
import './Lesson.css';
import type { AnyGame, AnyShape, Lesson, Refusal } from '@quayside/rules';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { pace } from '../browser/settings.ts';
import { tableLeft } from '../browser/tableLeft.ts';
import type { AnyBoardProps, AnyGameUi } from '../games/gameUi.ts';
import { refusalText } from '../games/rules.ts';
import { useHintedDraft } from '../hint/useHintedDraft.ts';
import { Playback, viewOf } from '../playback/playback.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { marksOf } from '../table/marks.ts';
import { PlateRow } from '../table/Plates.tsx';
import { faceOf } from '../ui/Emblem.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Meter } from '../ui/Meter.tsx';
import { noteRefusal, refusedRule } from '../ui/refusedRule.ts';
import type { SeatFace } from '../ui/seatFace.ts';
import { useSide } from '../ui/useSide.ts';
import type { LessonPlayer } from './lessonPlayer.ts';
import { words } from './words.ts';

/** What the parts of the stage share. `actions`: the game's buttons; null while no move is asked for. */
export type Staged = { playback: Playback; showing: boolean; faces: readonly SeatFace[]; actions: VNode | null };

type Props = {
  game: AnyGame;
  ui: AnyGameUi;
  player: LessonPlayer;
  title: string;
  /** How far it is: what is counted, and 0 to 1; null for an example, which has no steps. */
  meter: { label: string; value: number } | null;
  /** Where the way back leads, and its name; left out, to the table somebody came from, or to the lessons. */
  back?: { to: string; label: string };
  /** A move was tried. */
  onTry(move: object, sentence: (refusal: Refusal) => string): void;
  speech(staged: Staged): VNode | null;
  bar(staged: Staged): VNode;
  /** The answer, while it is shown on the board. */
  hinted?: object | null;
};

export function LessonStage({ game, ui, player, title, meter, back, onTry, speech, bar, hinted = null }: Props) {
  const { lesson } = player;
  const playback = useMemo(() => new Playback(ui, pace, player.feed), [ui, player]);
  useEffect(
    () => () => {
      player.close();
      playback.close();
    },
    [player, playback],
  );
  const at = player.at.value;
  useEffect(() => {
    refusedRule.value = null;
  }, [player, at]);
  const side = useSide();
  const faces = useMemo(() => facesOf(lesson), [lesson]);
  const latest = player.feed.position.value!;
  const open = playback.open.value ?? latest.open;
  const marks = useMemo(
    () => marksOf(ui.markOf, playback.entries.value, faces.length),
    [ui, playback.entries.value, faces.length],
  );
  const pastEvents = player.feed.pastEvents.value;
  const history = useMemo(() => pastEvents.flatMap(({ events }) => events), [pastEvents]);
  const showing = playback.showing;
  const sentence = (refusal: Refusal) => refusalText(game, refusal);
  const view = viewOf(latest);
  const board: AnyBoardProps = {
    game,
    scene: playback.scene.value,
    now: playback.now.value,
    history,
    faces,
    view,
    me: lesson.me,
    marks,
    menu: showing ? null : player.menu,
    ...useHintedDraft(player.draft, hinted, ui, view),
    check: move => game.check(view, move),
    sentence,
    send(move) {
      refusedRule.value = null;
      onTry(move, refusal => {
        const text = sentence(refusal);
        noteRefusal(text);
        return text;
      });
    },
  };
  const actions = (
    <>
      {side && ui.Beside && <ui.Beside {...board} />}
      {board.menu && <ui.Actions {...board} />}
    </>
  );
  const home = back ?? homeOf(game.id);
  const staged: Staged = { playback, showing, faces, actions };
  return (
    <div class="play lesson sea" data-game={game.id}>
      <header class="top-bar">
        <Link to={home.to} class="home-link">
          <Icon name="back" />
          <span class="sr-only">{home.label}</span>
        </Link>
        <div class="top-title">
          <Heading>{title}</Heading>
          {meter && <Meter {...meter} />}
        </div>
        <PlateRow game={game} faces={faces} open={open} isShowing={showing} marks={marks} pieces={ui.pieces} />
      </header>
      <main id="main" class="board" data-hinted={board.hinted ? true : undefined} aria-label={words.board(game.title)}>
        <ErrorBoundary part="board" sentence={words.notLoaded} resetKey={board.scene} error={playback.failure.value}>
          <ui.Board {...board} />
        </ErrorBoundary>
      </main>
      <div class="lesson-band">{speech(staged)}</div>
      {bar(staged)}
    </div>
  );
}

function homeOf(game: string): { to: string; label: string } {
  const table = tableLeft();
  return table === null ? { to: `/learn/${game}`, label: words.allLessons } : { to: table, label: words.toTable };
}

/** The learner has the first name, wherever they sit; the others have theirs in the order they sit. */
function facesOf({ begin: { seats }, me }: Lesson<AnyShape>): SeatFace[] {
  return Array.from({ length: seats }, (_, seat) =>
    faceOf(seat, words.names[(seat - me + seats) % seats]!, seat === me),
  );
}
