// The bar below an example: back to the rules, the game's buttons, and once more from the same position.

import '../table/PromptFrame.css';
import type { ComponentChildren } from 'preact';
import type { Playback } from '../playback/playback.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import type { LessonPlayer } from './lessonPlayer.ts';
import { words } from './words.ts';

type Props = { player: LessonPlayer; playback: Playback; back: string; children: ComponentChildren };

export function ExampleBar({ player, playback, back, children }: Props) {
  const isTried = player.at.value > 0;
  return (
    <section class="lesson-bar" aria-label={words.controls}>
      <div class="lesson-steps">
        <Link to={back} class="button button-quiet">
          <Icon name="back" /> {words.backFromExample}
        </Link>
        {playback.showing && (
          <Button onClick={() => playback.skip()}>
            <Icon name="skip" /> {words.next}
          </Button>
        )}
      </div>
      <div class="prompt-choices lesson-choices">
        {children}
        {isTried && !playback.showing && (
          <Button kind="brass" onClick={() => player.restart()}>
            <Icon name="undo" /> {words.trySomethingElse}
          </Button>
        )}
      </div>
    </section>
  );
}
