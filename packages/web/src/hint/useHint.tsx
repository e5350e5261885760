// What the bot would do with my decision, from my own view: drawn on the board, said with one reason, and played by one
// press. It stands in the prompt's place; its buttons stand where the choices are.

import './Hint.css';
import type { Hint } from '@quayside/protocol';
import type { AnyGame, AnyShape, View } from '@quayside/rules';
import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGameUi } from '../games/gameUi.ts';
import type { ShownGuide } from '../games/guide.ts';
import { ApiError, hintFor } from '../net/api.ts';
import { reportError } from '../net/reportError.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { toast } from '../ui/Toast.tsx';
import type { HintTextProps } from './HintText.tsx';
import { words } from './words.ts';

type Props = {
  table: string;
  /** The decision a hint is wanted for; null: none is. */
  decision: number | null;
  game: AnyGame;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  view: View<AnyShape>;
  onPlay(move: object): void;
  onClose(): void;
};

/** `move`: the one it shows now; null while it is thought of. */
export type ShownHint = { text: VNode; buttons: VNode; move: object | null };

/** What a hint says comes with the first one: the board comes sooner without it. */
let loaded: ComponentType<HintTextProps> | null = null;

export function useHint(props: Props): ShownHint | null {
  const { table, decision, game, ui, faces, view, onPlay, onClose } = props;
  const [hint, setHint] = useState<Hint | null>(null);
  const [at, setAt] = useState(0);
  const [guide, setGuide] = useState<ShownGuide | null>(null);
  const [HintText, setHintText] = useState(() => loaded);
  useEffect(() => {
    setHint(null);
    setAt(0);
    if (decision === null) return;
    import('../games/guide.ts')
      .then(({ guideOf }) => guideOf(game.id))
      .then(setGuide, error => reportError('guide', error));
    import('./HintText.tsx').then(
      module => {
        loaded = module.HintText;
        setHintText(() => loaded);
      },
      error => reportError('load', error),
    );
    hintFor(table, decision).then(setHint, error => {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
      onClose();
    });
  }, [table, decision]);
  if (decision === null) return null;
  const lines = hint?.decision === decision ? hint.lines : null;
  const line = lines?.[at];
  const move = line ? game.parse(line.move) : null;
  return {
    move,
    text: HintText ? (
      <HintText {...{ game, ui, faces, view, lines, at, guide }} />
    ) : (
      <p class="hint" role="status" aria-busy>
        {words.thinking}
      </p>
    ),
    buttons: (
      <>
        <Button kind="quiet" class="hint-hide" onClick={onClose}>
          {words.hide}
        </Button>
        {lines && lines.length > 1 && <Button onClick={() => setAt((at + 1) % lines.length)}>{words.another}</Button>}
        {move && (
          <Button kind="brass" onClick={() => onPlay(move)}>
            <Icon name="play" /> {words.playIt}
          </Button>
        )}
      </>
    ),
  };
}
