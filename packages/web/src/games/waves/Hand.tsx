// One's own cards as a fan of buttons, one for each class; deck and discards beside it.

import { CLASSES, type Class, total } from '@quayside/rules/waves';
import { draggable } from '../../ui/drag.ts';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { CardBack, CardFace } from './art/Card.tsx';
import { ClassMark } from './art/Emblems.tsx';
import type { Scene } from './scene.ts';
import { names, words } from './words.ts';
import './hand.css';

type Props = {
  scene: Scene;
  /** Cards of each class that are chosen, to be played or dropped. */
  chosen: readonly number[];
  /** Cards that are committed to be dropped, until everybody has chosen. */
  committed: readonly number[] | null;
  /** Why no card can be chosen now; null when one can. */
  why: string | null;
  /** What can be done with a card now. */
  hint: string;
  choose(card: Class): void;
  /** A card begins to be dragged, and is let go over these elements. */
  lift(card: Class): void;
  drop(card: Class, below: readonly Element[]): void;
};

export function Hand({ scene, chosen, committed, ...rest }: Props) {
  const { hand } = scene;
  const held = CLASSES.filter(card => hand && hand[card]! > 0);
  return (
    <div class="waves-shore">
      {hand && (
        <fieldset class="waves-hand" aria-label={words.hand} data-anchor="hand" {...piece('hand')}>
          {held.map((card, i) => (
            <Fan
              key={card}
              card={card}
              count={hand[card]!}
              chosen={chosen[card]!}
              dropping={committed?.[card] ?? 0}
              tilt={i - (held.length - 1) / 2}
              {...rest}
            />
          ))}
        </fieldset>
      )}
      <Stock scene={scene} />
    </div>
  );
}

type FanProps = Pick<Props, 'why' | 'hint' | 'choose' | 'lift' | 'drop'> & {
  card: Class;
  count: number;
  chosen: number;
  dropping: number;
  tilt: number;
};

function Fan({ card, count, chosen, dropping, tilt, why, hint, choose, lift, drop }: FanProps) {
  const tooltip = tip(words.handTip(card, why ?? hint));
  const dragged = why
    ? null
    : draggable({ class: 'waves-dragged', onStart: () => lift(card), onDrop: below => drop(card, below) });
  return (
    <button
      type="button"
      class="waves-fan"
      {...piece('card', card)}
      style={{ '--tilt': tilt, '--count': count }}
      aria-label={words.handCard(card, { held: count, dropping })}
      aria-pressed={chosen > 0}
      aria-disabled={why ? 'true' : undefined}
      onClick={() => !why && choose(card)}
      {...tooltip}
      onPointerDown={event => {
        if (dragged) dragged.onPointerDown(event);
        else tooltip.onPointerDown?.(event);
      }}
    >
      {Array.from({ length: count }, (_, n) => (
        <span
          key={n}
          class={`${n >= count - chosen ? 'waves-lifted' : ''} ${n >= count - dropping ? 'waves-leaving' : ''}`}
          style={{ '--n': n }}
        >
          <CardFace card={card} />
        </span>
      ))}
      {count > 1 && <b class="waves-stack">×{count}</b>}
    </button>
  );
}

const Stock = ({ scene }: { scene: Scene }) => {
  const discards = total(scene.discards);
  return (
    <div class="waves-stock">
      <span
        class="waves-deck"
        {...piece('deck')}
        data-anchor="deck"
        role="img"
        aria-label={words.deck(scene.deck)}
        {...tip(words.deckTip(scene.deck))}
      >
        <CardBack />
        <b>{scene.deck}</b>
      </span>
      <details class="waves-discards">
        <summary {...piece('discards')} data-anchor="discards" aria-label={words.discards(scene.discards, discards)}>
          <span class="waves-heap" aria-hidden="true">
            {CLASSES.map(card => (
              <i key={card} class={`waves-class-${card}`} style={{ '--n': scene.discards[card] }} />
            ))}
          </span>
          <b>{discards}</b>
        </summary>
        <ul>
          {CLASSES.map(card => (
            <li key={card} class={`waves-class-${card}`}>
              <ClassMark card={card} />
              {names.classes[card].many} <b>{scene.discards[card]}</b>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
};
