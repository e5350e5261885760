import '../table/Play.css';
import { useSignal } from '@preact/signals';
import type { AnyGame } from '@quayside/rules';
import { useMemo } from 'preact/hooks';
import type { AnyBoardProps, AnyGameUi } from '../games/gameUi.ts';
import { PlateRow } from '../table/Plates.tsx';
import { faceOf } from '../ui/Emblem.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { AskedPosition } from './positions.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gwen', 'Hugo'];

type Props = { game: AnyGame; ui: AnyGameUi; at: AskedPosition };

/** Plates, board, question and buttons as at the table, for a decision that has just been asked. */
export function PositionView({ game, ui, at: { seat, seats, view } }: Props) {
  const draft = useSignal<unknown>(null);
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
    menu,
    draft,
    check: move => game.check(view, move),
    sentence: ({ code, args }) => game.words.refusals[code]?.(args ?? {}) ?? code,
    send: () => {},
  };
  return (
    <div class="play sea">
      <PlateRow game={game} faces={faces} open={view.open} />
      <main id="main" class="board">
        <ui.Board {...board} />
      </main>
      <section class="prompt-bar" aria-label={menu.ask}>
        <div class="prompt prompt-mine">
          <p>
            <Phrase phrase={game.words.asks[menu.ask]!.prompt(view)} faces={faces} pieces={ui.pieces} />
          </p>
        </div>
        <div class="prompt-actions">
          <ui.Actions {...board} />
        </div>
      </section>
    </div>
  );
}
