// The controls of a puzzle: skip, how hard it is, the answer; then how it went, and on.

import '../../table/PromptFrame.css';
import type { Puzzle } from '@quayside/rules';
import type { ComponentChildren } from 'preact';
import { withTableLeft } from '../../browser/tableLeft.ts';
import type { Playback } from '../../playback/playback.ts';
import { useKeys } from '../../table/keys.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { STARS, starsOf } from './choose.ts';
import { words } from './words.ts';

/** How it went so far, and by how much that changed the rating. */
export type PuzzleResult = { kind: 'asked' | 'right' | 'missed' | 'later' | 'shown'; by: number };

type Props = {
  playback: Playback;
  game: string;
  puzzle: Puzzle;
  outcome: PuzzleResult;
  /** The best move was made. */
  isOver: boolean;
  rating: number;
  onNext(): void;
  onShow(): void;
  /** Makes the best move for the learner. */
  onPlay(): void;
  children: ComponentChildren;
};

export function PracticeBar(props: Props) {
  const { playback, game, puzzle, outcome, isOver, rating, onNext, onShow, onPlay, children } = props;
  const showing = playback.showing;
  useKeys({ '.': () => playback.skip(), arrowright: () => isOver && !showing && onNext() });
  return (
    <section class="lesson-bar" aria-label={words.controls}>
      <div class="lesson-steps">
        {isOver ? (
          <Link to={withTableLeft(`/learn/${game}`)} class="button button-quiet">
            {words.toCourse}
          </Link>
        ) : (
          <Button kind="quiet" onClick={onNext}>
            {words.skip}
          </Button>
        )}
        <Stars rating={puzzle.rating} />
        {showing ? (
          <Button onClick={() => playback.skip()}>
            <Icon name="skip" /> {words.watch}
          </Button>
        ) : isOver ? (
          <Button kind="brass" onClick={onNext}>
            {words.next}
          </Button>
        ) : outcome.kind === 'shown' ? (
          <Button kind="brass" onClick={onPlay}>
            <Icon name="play" /> {words.playIt}
          </Button>
        ) : (
          <Button kind="quiet" onClick={onShow}>
            {words.showMe}
          </Button>
        )}
      </div>
      <div class="prompt-choices lesson-choices">
        {isOver ? !showing && <Result outcome={outcome} rating={rating} /> : children}
      </div>
    </section>
  );
}

function Stars({ rating }: { rating: number }) {
  const stars = starsOf(rating);
  return (
    <p class="practice-stars">
      <span class="sr-only">{words.difficulty(stars, STARS, rating)}</span>
      {Array.from({ length: STARS }, (_, i) => (
        <svg key={i} class={i < stars ? 'practice-star-full' : ''} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 2.500l2.900 6.300 6.800.8-5 4.700 1.300 6.800-6-3.400-6 3.400 1.300-6.800-5-4.700 6.800-.8z" />
        </svg>
      ))}
    </p>
  );
}

function Result({ outcome: { kind, by }, rating }: { outcome: PuzzleResult; rating: number }) {
  const verdict = kind === 'right' ? words.found : kind === 'shown' ? words.shown : words.foundLater;
  const ratingChange =
    by > 0 ? words.ratingUp(rating, by) : by < 0 ? words.ratingDown(rating, -by) : words.yourRating(rating);
  return (
    <p class={`practice-result practice-${kind}`} role="status">
      <span class="practice-seal" aria-hidden="true">
        <Icon name={kind === 'right' ? 'trophy' : 'check'} />
      </span>
      <b>{verdict}</b> <span>{ratingChange}</span>
    </p>
  );
}
