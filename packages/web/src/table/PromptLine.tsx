// The sentence of the prompt: as the rules ask, or as the game follows the half-made choice.

import type { AnyBoardProps, AnyGameUi } from '../games/gameUi.ts';
import { Phrase } from '../ui/Phrase.tsx';

export function PromptLine({ board, ui }: { board: AnyBoardProps; ui: AnyGameUi }) {
  const { game, menu, view, faces } = board;
  const phrase = ui.promptOf?.(board) ?? game.words.asks[menu!.ask]!.prompt(view);
  return (
    <p role="status">
      <Phrase phrase={phrase} faces={faces} pieces={ui.pieces} />
    </p>
  );
}
