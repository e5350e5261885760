import '../table/Play.css';
import { useSignal } from '@preact/signals';
import type { AnyGame, AnyShape } from '@quayside/rules';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { AnyBoardProps, AnyGameUi } from '../games/gameUi.ts';
import { refusalText } from '../games/rules.ts';
import type { Marks } from '../table/marks.ts';
import { PlateRow } from '../table/Plates.tsx';
import { PromptFrame } from '../table/PromptFrame.tsx';
import { PromptLine } from '../table/PromptLine.tsx';
import { TopBar } from '../table/TopBar.tsx';
import { words as tableWords } from '../table/words.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { faceOf } from '../ui/Emblem.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { useSide } from '../ui/useSide.ts';
import type { AskedPosition } from './positions.ts';

export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gwen', 'Hugo'];

type Props = {
  game: AnyGame;
  ui: AnyGameUi;
  at: AskedPosition;
  /** A move that was made, and the half-made choice whenever it changes. */
  onMove?(move: AnyShape['move']): void;
  onDraft?(draft: unknown): void;
  /** Below the question, where the coach speaks at a table. */
  coach?: ComponentChildren;
  /** What happened last. With it stand the link to the rule and the tools that a decision has at a table. */
  last?: ComponentChildren;
  /** On the plates: what each seat did last, and the clocks. */
  marks?: Marks;
  clockOf?(face: SeatFace): VNode;
};

/** Plates, board, question and buttons as at the table, for a decision that has just been asked. */
export function PositionView(props: Props) {
  const { game, ui, at, onMove, onDraft, coach, last, marks = [], clockOf } = props;
  const { seat, seats, view } = at;
  const draft = useSignal<unknown>(null);
  useEffect(() => onDraft?.(draft.value), [draft.value]);
  const side = useSide();
  const faces = useMemo(() => NAMES.slice(0, seats).map((name, i) => faceOf(i, name, i === seat)), [seat, seats]);
  const menu = useMemo(() => game.menu(view), [game, view]);
  const board: AnyBoardProps = {
    game,
    scene: useMemo(() => ui.still(view), [ui, view]),
    now: null,
    history: null,
    faces,
    view,
    me: seat,
    marks,
    menu,
    draft,
    check: move => game.check(view, move),
    sentence: refusal => refusalText(game, refusal),
    send: move => onMove?.(move),
  };
  return (
    <div class="play sea" data-game={game.id}>
      <TopBar title={game.title} watching={false} progress={0.5} unread={0} panel={null} onPanel={() => {}}>
        <PlateRow
          game={game}
          faces={faces}
          open={view.open}
          marks={marks}
          pieces={ui.pieces}
          {...(clockOf && { clockOf })}
        />
      </TopBar>
      <main id="main" class="board">
        <ui.Board {...board} />
      </main>
      <PromptFrame
        label={menu.ask}
        question={menu}
        text={
          <>
            {last && (
              <p class="prompt-last" aria-hidden="true">
                {last}
              </p>
            )}
            <div class="prompt prompt-mine">
              <PromptLine board={board} ui={ui} />
              {last && (
                <Button kind="quiet" class="rule-link">
                  {tableWords.rule(game.words.asks[menu.ask]!.rule)}
                </Button>
              )}
            </div>
            {coach}
          </>
        }
        beside={side && ui.Beside && <ui.Beside {...board} />}
        tools={[
          last && <IconButton icon="undo" label={tableWords.takeBack} onClick={() => {}} />,
          last && <IconButton icon="hint" label={tableWords.hint} onClick={() => {}} />,
          null,
        ]}
      >
        <ui.Actions {...board} />
      </PromptFrame>
    </div>
  );
}
