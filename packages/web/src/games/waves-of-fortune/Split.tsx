// The hold as one row of cubes, crew first: the border between crew and food is dragged, or moved by − and +.

import { holdOf, type Ship } from '@quayside/rules/waves-of-fortune';
import { Button } from '../../ui/Button.tsx';
import { piece } from '../../ui/piece.ts';
import { HoldRow } from './Hold.tsx';
import { words } from './words.ts';

type Props = {
  ship: Ship;
  crew: number;
  food: number;
  /** Of the crew. */
  least: number;
  most: number;
  onChange(crew: number): void;
};

export function Split({ ship, crew, food, least, most, onChange }: Props) {
  const spaces = holdOf(ship);
  return (
    <fieldset class="wf-split" {...piece('split')} aria-label={words.dock.hold}>
      <Button
        aria-label={words.dock.lessCrew}
        why={crew <= least ? words.dock.atLeast(least) : null}
        onClick={() => onChange(crew - 1)}
      >
        −
      </Button>
      <span
        class="wf-slider"
        style={{ '--border': crew / spaces, '--from': least / spaces, '--span': (most - least) / spaces }}
      >
        <HoldRow ship={ship} crew={crew} food={food} />
        <i class="wf-handle" />
        <input
          type="range"
          aria-label={words.dock.crewSlider}
          aria-valuetext={words.dock.split(crew, food)}
          min={least}
          max={most}
          value={crew}
          onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
      </span>
      <Button
        aria-label={words.dock.moreCrew}
        why={crew >= most ? words.dock.atMost(most) : null}
        onClick={() => onChange(crew + 1)}
      >
        +
      </Button>
    </fieldset>
  );
}
