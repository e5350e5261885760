// To somebody who does not know the game: the first lesson, or none.

import './Coach.css';
import type { ComponentChildren } from 'preact';
import { isKnown, markKnown } from '../browser/learned.ts';
import { withTableLeft } from '../browser/tableLeft.ts';
import { firstLessonOf } from '../games/firstLessons.ts';
import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { words } from './words.ts';

export const KnowIt = ({ game }: { game: string }) => <Button onClick={() => markKnown(game)}>{words.knowIt}</Button>;

/** Draws nothing for somebody who knows the game, or where it has no lessons. `children`: the button to decline. */
export function NewHere({ game, children }: { game: string; children?: ComponentChildren }) {
  const first = firstLessonOf(game);
  if (!first || isKnown(game)) return null;
  return (
    <div class="coach-new">
      <b>{words.newHere}</b>
      <Link to={withTableLeft(`/learn/${game}/${first.id}`)} class="button button-brass">
        {words.showMe(first.minutes)}
      </Link>
      {children}
    </div>
  );
}
