// The bar below the board: what is asked of me, what I can do, and what just happened.

import type { TableInfo } from '@quayside/protocol';
import type { AnyShape } from '@quayside/rules';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyBoardProps, AnyGameUi } from '../games/gameUi.ts';
import type { ShownHint } from '../hint/useHint.tsx';
import type { LogLine } from '../log/logLines.ts';
import { notes } from '../net/state.ts';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import { refusedRule } from '../ui/refusedRule.ts';
import { useSide } from '../ui/useSide.ts';
import { awaitedRule } from './awaitedRule.ts';
import { Frozen } from './Frozen.tsx';
import { PromptFrame } from './PromptFrame.tsx';
import { PromptLine } from './PromptLine.tsx';
import { words } from './words.ts';

type Props = {
  board: AnyBoardProps;
  ui: AnyGameUi;
  table: TableInfo;
  lines: readonly LogLine[];
  /** The position on the screen. */
  open: AnyShape['open'];
  showing: boolean;
  skipping: boolean;
  onSkip(): void;
  /** Takes my last move back, where that is free. */
  onTakeBack: (() => void) | null;
  /** Asks the table to go back to before it, where it is not. */
  onAskBack: (() => void) | null;
  onHint: (() => void) | null;
  hint: ShownHint | null;
  /** A tip for the decision. */
  coach: ComponentChildren;
  /** The way to the next person who shares this device. */
  passing: ComponentChildren;
  onRule(number: string): void;
  onResult: (() => void) | null;
};

export function PromptBar(props: Props) {
  const {
    board,
    ui,
    table,
    lines,
    open,
    showing,
    skipping,
    onSkip,
    onTakeBack,
    onAskBack,
    onHint,
    hint,
    coach,
    passing,
    onRule,
    onResult,
  } = props;
  const { faces, menu } = board;
  const last = lines.at(-1);
  const side = useSide();
  return (
    <PromptFrame
      label={words.whatToDo}
      question={menu}
      text={
        hint?.text ?? (
          <>
            {last && (
              <p class={showing ? 'prompt' : 'prompt-last'} aria-hidden="true">
                <Phrase phrase={last.phrase} faces={faces} pieces={ui.pieces} />
              </p>
            )}
            {!showing && <Prompt board={board} ui={ui} table={table} open={open} onRule={onRule} />}
            {coach}
          </>
        )
      }
      beside={
        side &&
        ui.Beside && (
          <ErrorBoundary part="beside" sentence={words.buttonsNotDrawn} resetKey={board.scene}>
            <ui.Beside {...board} />
          </ErrorBoundary>
        )
      }
      tools={[
        onTakeBack ? (
          <IconButton icon="undo" label={words.takeBack} onClick={onTakeBack} />
        ) : (
          onAskBack && <IconButton icon="rewind" label={words.askBack} onClick={onAskBack} />
        ),
        onHint && <IconButton icon="hint" label={words.hint} onClick={onHint} />,
        (showing || skipping) && (
          <IconButton
            icon="skip"
            label={skipping ? words.skipping : words.skip}
            aria-pressed={skipping}
            onClick={onSkip}
          />
        ),
      ]}
    >
      {onResult && <ShowResult onClick={onResult} />}
      {passing}
      {hint?.buttons}
      {menu && !hint && (
        <ErrorBoundary part="actions" sentence={words.buttonsNotDrawn} resetKey={menu}>
          <ui.Actions {...board} />
        </ErrorBoundary>
      )}
    </PromptFrame>
  );
}

/** Comes when the end screen was closed, and takes the focus from it. */
function ShowResult({ onClick }: { onClick(): void }) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => frame.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <span ref={frame}>
      <Button kind="brass" onClick={onClick}>
        <Icon name="trophy" /> {words.result}
      </Button>
    </span>
  );
}

const endedWords = (): string =>
  notes.value.findLast(({ kind }) => kind === 'ended')?.why === 'agreed' ? words.endedByAll : words.endedByHost;

type PromptProps = Pick<Props, 'board' | 'ui' | 'table' | 'open' | 'onRule'>;

function Prompt({ board, ui, table, open, onRule }: PromptProps) {
  const { game, faces, menu } = board;
  const draw = { faces, pieces: ui.pieces };
  const refused = refusedRule.value;
  useEffect(() => {
    refusedRule.value = null;
  }, [menu]);
  if (table.status === 'frozen') return <Frozen table={table} />;
  if (table.status === 'ended') return <p class="prompt">{endedWords()}</p>;
  const ask = menu && game.words.asks[menu.ask];
  if (ask)
    return (
      <div class="prompt prompt-mine">
        <PromptLine board={board} ui={ui} />
        <Button kind="quiet" class="rule-link" hint={words.readRule} onClick={() => onRule(ask.rule)}>
          {words.rule(ask.rule)}
        </Button>
        {refused !== null && (
          <Button kind="quiet" class="rule-link" hint={words.readRule} onClick={() => onRule(refused)}>
            {words.whyNot(refused)}
          </Button>
        )}
      </div>
    );
  const awaited = game.deciding(open).filter(seat => !faces[seat]?.you);
  if (awaited.length === 0) return <p class="prompt">{game.outcome(open) ? words.gameIsOver : words.oneMoment}</p>;
  const rule = awaitedRule(game, open);
  return (
    <div class="prompt prompt-others">
      <p>
        {awaited.map((seat, i) => (
          <span key={seat}>
            {i > 0 && '; '}
            <Phrase phrase={game.words.awaiting(open, seat)} {...draw} />
          </span>
        ))}
        …
      </p>
      {rule !== null && (
        <Button kind="quiet" class="rule-link" hint={words.readRule} onClick={() => onRule(rule)}>
          {words.rule(rule)}
        </Button>
      )}
    </div>
  );
}
