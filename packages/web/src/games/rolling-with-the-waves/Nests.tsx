// The crow's nests at the top of a map: the dice a captain drafted, and which of them are on an icon already.

import { type Die, DRAFTED, type Icon } from '@quayside/rules/rolling-with-the-waves';
import { useRef } from 'preact/hooks';
import type { SeatFace } from '../gameUi.ts';
import { CrewDie, dieName } from './CrewDie.tsx';
import { dragDice } from './drag.ts';
import { words } from './words.ts';
import './nests.css';

type Props = {
  seat: number;
  nest: readonly Die[];
  faces: readonly SeatFace[];
  /** Present while its owner puts the dice to work. */
  hand?: { places: readonly (Icon | null)[]; held: number | null; take(die: number): void; drop(icon: Icon): void };
};

export function Nests({ seat, nest, faces, hand }: Props) {
  // A drag goes on over several renders: what it calls must know the newest draft.
  const latest = useRef(hand);
  latest.current = hand;
  const drag = dragDice(
    die => latest.current?.take(die),
    icon => latest.current?.drop(icon),
  );
  return (
    <span class="rw-nests" data-anchor={`${seat}-nest`}>
      {Array.from({ length: DRAFTED }, (_, at) => {
        const die = nest[at];
        if (!die) return <span key={at} class="rw-nest" />;
        const place = hand?.places[at];
        const description = words.nestDie(dieName(die, faces), place);
        if (!hand)
          return (
            <span key={at} class="rw-nest" role="img" aria-label={description}>
              <CrewDie die={die} />
            </span>
          );
        return (
          <button
            key={at}
            type="button"
            class={`rw-nest ${place ? 'rw-placed' : ''}`}
            aria-label={words.numberedDie(at + 1, description)}
            aria-pressed={hand.held === at}
            aria-keyshortcuts={`${at + 1}`}
            onClick={() => hand.take(at)}
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
