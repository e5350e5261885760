// The hold as the ship cut open: crew square, food round, free spaces as rings. Deep Hold is a longer ship; a sunk one
// lies aslant under the wave. For the slider the spaces stand in one row without a hull.

import { holdOf, type Ship } from '@quayside/rules/waves-of-fortune';
import { words } from './words.ts';

const STEP = 11;

type Props = { ship: Ship; crew?: number; food?: number };

export function Hold({ ship, crew = ship.crew, food = ship.food }: Props) {
  const spaces = holdOf(ship);
  const columns = spaces / 2;
  const width = columns * STEP + 22;
  return (
    <svg
      class={`wf-hold ${ship.afloat ? '' : 'wf-hold-sunk'}`}
      viewBox={`0 0 ${width} 34`}
      style={{ '--length': width }}
      role="img"
      aria-label={words.captains.hold(spaces, crew, food)}
    >
      <g class="wf-hold-ship">
        <path
          class="wf-cut"
          d={`M1.5 5Q${width / 2} 9 ${width - 1.5} 1.5Q${width - 3} 22 ${width - 14} 32H13Q3 24 1.5 5Z`}
        />
        <path class="wf-cut-deck" d={`M4.5 19.5H${width - 6}`} />
        <g transform="translate(10.5 7.5)">
          <Spaces {...{ spaces, columns, crew, food }} />
        </g>
      </g>
      {!ship.afloat && <path class="wf-hold-wave" d={`M0 20${'q4-4 8 0t8 0'.repeat(Math.ceil(width / 16))}`} />}
    </svg>
  );
}

/** All spaces in one row. */
export function HoldRow({ ship, crew, food }: Required<Props>) {
  const spaces = holdOf(ship);
  return (
    <svg
      class="wf-hold-row"
      viewBox={`0 0 ${spaces * STEP + 1} 12`}
      role="img"
      aria-label={words.captains.hold(spaces, crew, food)}
    >
      <g transform="translate(.5 .5)">
        <Spaces spaces={spaces} columns={spaces} crew={crew} food={food} />
      </g>
    </svg>
  );
}

type SpacesProps = { spaces: number; columns: number; crew: number; food: number };

const Spaces = ({ spaces, columns, crew, food }: SpacesProps) => (
  <>
    {Array.from({ length: spaces }, (_, n) => (
      <g key={n} transform={`translate(${(n % columns) * STEP} ${Math.floor(n / columns) * (STEP + 1.5)})`}>
        {n < crew ? (
          <CrewCube />
        ) : n < crew + food ? (
          <FoodCube />
        ) : (
          <circle class="wf-cube-free" cx="5.5" cy="5.5" r="1.9" />
        )}
      </g>
    ))}
  </>
);

const CrewCube = () => (
  <>
    <rect class="wf-cube-crew" x=".7" y=".7" width="9.6" height="9.6" rx="1.6" />
    <path class="wf-cube-face" d="M5.5 2.6a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM2.8 8.8q.3-2.6 2.7-2.6t2.7 2.6Z" />
  </>
);

const FoodCube = () => (
  <>
    <circle class="wf-cube-food" cx="5.5" cy="5.7" r="4.6" />
    <path class="wf-cube-stalk" d="M5.5 3.6Q5.6 1.6 7.4.9" />
  </>
);
