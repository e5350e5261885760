// What the bot would do with my decision, from my own view: its best moves, how they stand, and what they bring.

import './HintBox.css';
import type { Hint } from '@quayside/protocol';
import type { AnyGame } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGameUi, SeatFace } from '../games/gameUi.ts';
import { ApiError, hintFor } from '../net/api.ts';
import { IconButton } from '../ui/Button.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import { toast } from '../ui/Toast.tsx';

type Props = {
  table: string;
  decision: number;
  game: AnyGame;
  ui: AnyGameUi;
  faces: readonly SeatFace[];
  onClose(): void;
};

export function HintBox({ table, decision, game, ui, faces, onClose }: Props) {
  const [hint, setHint] = useState<Hint | null>(null);
  useEffect(() => {
    hintFor(table, decision).then(setHint, error => {
      if (!(error instanceof ApiError)) throw error;
      toast(error.message);
      onClose();
    });
  }, [table, decision]);
  return (
    <section class="hint" aria-label="Hint" aria-busy={hint === null}>
      <header>
        <h2>The bot would…</h2>
        <IconButton icon="close" label="Close the hint" onClick={onClose} />
      </header>
      <div role="status">
        {hint === null && <p>The bot is thinking…</p>}
        {hint?.lines.length === 0 && <p>The bot sees nothing to choose here.</p>}
        <ol>
          {hint?.lines.map(({ move, chance, gains }, i) => {
            const said = game.parse(move);
            return (
              <li key={i}>
                <span class="hint-move">
                  {said ? <Phrase phrase={game.words.move(said)} faces={faces} pieces={ui.pieces} /> : 'A move'}
                </span>
                <span class="hint-chance">
                  {percent(chance)} <span class="hint-word">to win</span>
                </span>
                {gains.length > 0 && (
                  <span class="hint-gains">
                    {gains
                      .map(({ source, value }) => `${game.words.sources[source] ?? source} ${signed(value)}`)
                      .join(', ')}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
const signed = (value: number): string => `${value > 0 ? '+' : '−'}${Math.abs(Math.round(10 * value) / 10)}`;
