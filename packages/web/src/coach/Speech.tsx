// What the coach says beside a decision, with the pieces it is about and buttons below. It is said once in each
// browser: until "Got it", or a move made beside it.

import './Coach.css';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { markTipSeen } from '../browser/learned.ts';
import { Pointing } from '../pointing/Pointing.tsx';
import { Button } from '../ui/Button.tsx';
import { showTip } from './shownTip.ts';
import { words } from './words.ts';

type SpeechProps = {
  game: string;
  /** What is kept as said. */
  tip: string;
  label: string;
  rings: readonly string[];
  onRead?(): void;
  /** Below "Got it". */
  more?: ComponentChildren;
  children: ComponentChildren;
};

export function Speech({ game, tip, label, rings, onRead, more, children }: SpeechProps) {
  useEffect(() => showTip(game, tip), [game, tip]);
  const read = () => {
    markTipSeen(game, tip);
    onRead?.();
  };
  return (
    <div class="coach">
      <Pointing rings={rings} label={label} class="coach-speech">
        {children}
      </Pointing>
      <div class="coach-buttons">
        <Button onClick={read}>{words.gotIt}</Button>
        {more}
      </div>
    </div>
  );
}
