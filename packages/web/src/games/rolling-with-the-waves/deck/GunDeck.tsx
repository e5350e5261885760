// The gun deck, where the rivals are cards: whose chest to rob. One's own chest for the loot is pressed on one's own
// map.

import { CHESTS, levelOf } from '@quayside/rules/rolling-with-the-waves';
import { Emblem } from '../../../ui/Emblem.tsx';
import { piece } from '../../../ui/piece.ts';
import { tip } from '../../../ui/Tooltip.tsx';
import { Mark } from '../art/Marks.tsx';
import { targetOf } from '../choices.ts';
import type { AreaButton } from '../map/Area.tsx';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import './gunDeck.css';

export function GunDeck(props: Props) {
  const { view, faces } = props;
  return (
    <section class="rw-gun-deck" aria-label={words.gunDeck}>
      <ul class="rw-targets">
        {faces
          .filter(({ seat }) => seat !== view.seat)
          .map(({ seat }) => (
            <Ship key={seat} {...props} target={seat} />
          ))}
      </ul>
    </section>
  );
}

function Ship(props: Props & { target: number }) {
  const { target, faces, view } = props;
  const face = faces[target]!;
  const captain = view.open.captains[target]!;
  const hull = levelOf(captain, 'hull');
  return (
    <li class="rw-ship">
      <span class="rw-ship-name">
        <Emblem face={face} />
        <bdi>{face.name}</bdi>
        <span class="rw-blocks" {...tip(words.hullBlocks(hull))}>
          <Mark name="shield" />
          <span aria-hidden="true">{hull}</span>
          <span class="sr-only">{words.shotsBlocked(hull)}</span>
        </span>
      </span>
      <span class="rw-ship-chests">
        {CHESTS.map(chest => {
          const choice = targetOf(props, target, chest);
          return (
            choice && (
              <Target
                key={chest}
                choice={choice}
                letter={chest.slice(-1)}
                values={captain.squares[chest]}
                isBuried={captain.buried[chest]}
                id={`${target}`}
                chest={chest}
              />
            )
          );
        })}
      </span>
    </li>
  );
}

type TargetProps = {
  choice: AreaButton;
  letter: string;
  values: readonly number[];
  isBuried: boolean;
  id: string;
  chest: string;
};

/** A chest's treasure, the topmost first: that is what a shot takes first. */
const Target = ({ choice, letter, values, isBuried, id, chest }: TargetProps) => (
  <button
    type="button"
    class="rw-target"
    aria-label={choice.label}
    aria-pressed={choice.pressed}
    aria-disabled={choice.why ? 'true' : undefined}
    aria-keyshortcuts={choice.why ? undefined : choice.shortcut}
    onClick={() => !choice.why && choice.press()}
    {...piece(chest, id)}
    {...tip(choice.why ?? choice.effect)}
  >
    <span class="rw-pile-letter">{letter}</span>
    <span class="rw-pile">
      {isBuried && <Mark name="cross" />}
      {values.length === 0 && '–'}
      {values.toReversed().map((value, n) => (
        <i key={n}>{value}</i>
      ))}
    </span>
  </button>
);
