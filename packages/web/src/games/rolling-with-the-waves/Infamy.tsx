// A captain's Infamy: a counter, and pips filled as on the printed map as far as it has circles.

import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import { words } from './words.ts';
import './infamy.css';

const CIRCLES = 30; // drawn; Infamy has no upper limit
const ROW = 10;

type Props = { seat: number; infamy: number /** What the Ports bring at the end of the round. */; income: number };

export const Infamy = ({ seat, infamy, income }: Props) => (
  <span
    class="rw-infamy"
    data-anchor={`${seat}-infamy`}
    role="img"
    aria-label={words.infamy(infamy, income)}
    {...tip(words.infamyTip)}
  >
    <Mark name="skull" />
    <b>{infamy}</b>
    <span class="rw-income">{income > 0 ? `+${income}` : ''}</span>
    <svg class="rw-pips" viewBox={`0 0 ${ROW * 10} ${(CIRCLES / ROW) * 10}`} aria-hidden="true">
      {Array.from({ length: CIRCLES }, (_, n) => (
        <circle
          key={n}
          class={n < infamy ? 'filled' : ''}
          cx={(n % ROW) * 10 + 5}
          cy={Math.floor(n / ROW) * 10 + 5}
          r="3.6"
        />
      ))}
    </svg>
  </span>
);
