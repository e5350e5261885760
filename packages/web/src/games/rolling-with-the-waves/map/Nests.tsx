// The crow's nests at the mast tops: the dice a captain drafted, and which of them have been allocated.

import { type Die, DRAFTED, type Icon } from '@quayside/rules/rolling-with-the-waves';
import { useRef } from 'preact/hooks';
import { piece } from '../../../ui/piece.ts';
import { tip } from '../../../ui/Tooltip.tsx';
import type { SeatFace } from '../../gameUi.ts';
import { CrewDie, dieName } from '../CrewDie.tsx';
import { dragDice } from '../drag.ts';
import { words } from '../words.ts';
import type { Places } from './places.ts';
import './nests.css';

/** While its owner allocates the dice. */
export type Hand = {
  places: readonly (Icon | null)[];
  held: number | null;
  take(die: number): void;
  drop(die: number, icon: Icon | null): void;
};

type Props = {
  seat: number;
  nest: readonly Die[];
  faces: readonly SeatFace[];
  places: Places;
  hand?: Hand | undefined;
  /** A chosen die of the pool goes into the next nest at a press. */
  onTake?: (() => void) | null | undefined;
};

export function Nests({ seat, nest, faces, places, hand, onTake }: Props) {
  // A drag goes on over several renders: what it calls must know the newest draft.
  const latest = useRef(hand);
  latest.current = hand;
  const drag = dragDice(
    die => latest.current?.take(die),
    (die, icon) => latest.current?.drop(die, icon),
  );
  return (
    <span class="rw-nests" data-nests={seat}>
      {Array.from({ length: DRAFTED }, (_, at) => {
        const die = nest[at];
        const place = {
          style: nestBox(places, at),
          'data-anchor': `${seat}-nest-${at}`,
          ...piece('nest', `${seat}-${at}`),
        };
        if (!die)
          return onTake && at === nest.length ? (
            <button
              key={at}
              type="button"
              class="rw-nest rw-nest-next"
              aria-label={words.takeHere}
              onClick={onTake}
              {...place}
            />
          ) : (
            <span
              key={at}
              class="rw-nest rw-nest-empty"
              role="img"
              aria-label={words.emptyNest}
              {...place}
              {...tip(words.emptyNest)}
            />
          );
        const description = words.nestDie(dieName(die, faces), hand?.places[at]);
        if (!hand)
          return (
            <span key={at} class="rw-nest" role="img" aria-label={description} {...place} {...tip(description)}>
              <CrewDie die={die} />
            </span>
          );
        return (
          <button
            key={at}
            type="button"
            class={`rw-nest ${hand.places[at] ? 'rw-placed' : ''}`}
            aria-label={words.numberedDie(at + 1, description)}
            aria-pressed={hand.held === at}
            aria-keyshortcuts={`${at + 1}`}
            onClick={() => hand.take(at)}
            {...place}
            {...tip(hand.places[at] ? words.takeUp : words.dragDie)}
            {...drag(at)}
          >
            <CrewDie die={die} />
            <span class="rw-key" aria-hidden="true">
              {at + 1}
            </span>
          </button>
        );
      })}
    </span>
  );
}

/** A box around the die, as wide as there is room, so that a thumb hits it. */
function nestBox({ nests, width, height }: Places, at: number) {
  const wide = Math.min(nests.step, nests.size * 1.5);
  const x = nests.x + at * nests.step + nests.size / 2 - wide / 2;
  return {
    left: `${(x / width) * 100}%`,
    top: `${(nests.y / height) * 100}%`,
    width: `${(wide / width) * 100}%`,
    height: `${((nests.size * 1.34) / height) * 100}%`,
  };
}
