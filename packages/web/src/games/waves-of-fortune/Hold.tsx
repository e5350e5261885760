// The hold as cubes, in two rows or one: crew square, food round, free spaces outlined.

import { holdOf, type Ship } from '@quayside/rules/waves-of-fortune';
import { words } from './words.ts';

const STEP = 11;

type Props = { ship: Ship; crew?: number; food?: number; rows?: 1 | 2 };

export function Hold({ ship, crew = ship.crew, food = ship.food, rows = 2 }: Props) {
  const spaces = holdOf(ship);
  const columns = spaces / rows;
  return (
    <svg
      class="wf-hold"
      viewBox={`0 0 ${columns * STEP + 1} ${rows * STEP + 1}`}
      style={{ '--columns': columns, '--rows': rows }}
      role="img"
      aria-label={words.captains.hold(spaces, crew, food)}
    >
      {Array.from({ length: spaces }, (_, n) => {
        const [x, y] = [(n % columns) * STEP + 1, Math.floor(n / columns) * STEP + 1];
        if (n < crew)
          return <rect key={n} class="wf-cube wf-cube-crew" x={x + 0.5} y={y + 0.5} width="9" height="9" rx="1.5" />;
        const kind = n < crew + food ? 'food' : 'free';
        return <circle key={n} class={`wf-cube wf-cube-${kind}`} cx={x + 5} cy={y + 5} r={kind === 'food' ? 4.6 : 2} />;
      })}
    </svg>
  );
}
