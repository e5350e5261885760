// What the bot would do with my decision, from my own view: its best moves, how they stand, and what they bring.

import { words } from './words.ts';
import './HintBox.css';
import type { Hint } from '@quayside/protocol';
import type { AnyGame } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import type { AnyGameUi } from '../games/gameUi.ts';
import { ApiError, hintFor } from '../net/api.ts';
import { IconButton } from '../ui/Button.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
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
  const [best, ...others] = hint?.lines ?? [];
  const draw = { game, ui, faces };
  return (
    <section class="hint" aria-label={words.title} aria-busy={hint === null}>
      <div role="status">
        {hint === null && <p>{words.thinking}</p>}
        {hint && !best && <p>{words.nothing}</p>}
        {best && <Advice line={best} {...draw} />}
        {others.length > 0 && (
          <details>
            <summary>{words.others}</summary>
            <ul>
              {others.map((line, i) => (
                <li key={i}>
                  <Advice line={line} {...draw} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <IconButton icon="close" label={words.close} onClick={onClose} />
    </section>
  );
}

type AdviceProps = Pick<Props, 'game' | 'ui' | 'faces'> & { line: Hint['lines'][number] };

/** A move in the words of the game, how it stands, and what it brings. */
function Advice({ line: { move, chance, gains }, game, ui, faces }: AdviceProps) {
  const said = game.parse(move);
  return (
    <p class="advice">
      <span class="advice-move">
        {said ? <Phrase phrase={game.words.move(said)} faces={faces} pieces={ui.pieces} /> : words.unknownMove}
      </span>
      <span class="advice-chance">
        {percent(chance)} <span class="advice-word">{words.toWin}</span>
      </span>
      {gains.length > 0 && (
        <span class="advice-word">
          {words.soon(gains.map(({ source, value }) => `${game.words.sources[source] ?? source} ${signed(value)}`))}
        </span>
      )}
    </p>
  );
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
const signed = (value: number): string => `${value > 0 ? '+' : '−'}${Math.abs(Math.round(10 * value) / 10)}`;
