// The sentence of the prompt: as the rules ask, or as the game follows the half-made choice.

import { plain } from '@quayside/rules';
import type { AnyBoardProps, AnyGameUi } from '../games/gameUi.ts';
import { Phrase } from '../ui/Phrase.tsx';

const LONG = 70; // letters; longer ones are written smaller, so that the bar shows them whole

export function PromptLine({ board, ui }: { board: AnyBoardProps; ui: AnyGameUi }) {
  const { game, menu, view, faces } = board;
  const phrase = ui.promptOf?.(board) ?? game.words.asks[menu!.ask]!.prompt(view);
  const length = plain(phrase, seat => faces[seat]?.name ?? '').length;
  return (
    <p role="status" class={length > LONG ? 'prompt-long' : ''}>
      <Phrase phrase={phrase} faces={faces} pieces={ui.pieces} />
    </p>
  );
}
