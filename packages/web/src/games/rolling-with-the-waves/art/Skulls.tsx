// Infamy along the lower edge: skulls in threes, and a closed bracket is a point. What a choice would cost is struck
// out.

import { INFAMY_PER_POINT } from '@quayside/rules/rolling-with-the-waves';
import type { Row } from '../map/places.ts';
import { SKULL } from './skull.tsx';
import './skulls.css';

const DRAWN = 30; // beyond them the number alone counts
const GAP = 12; // between threes

export const Skulls = ({ at: { x, y, step, size }, infamy, cost }: { at: Row; infamy: number; cost: number }) => {
  const left = (n: number) => x + n * step + Math.floor(n / INFAMY_PER_POINT) * GAP;
  return (
    <g class="rw-skulls">
      {Array.from({ length: DRAWN }, (_, n) => {
        const has = n < infamy;
        if (!has) return <circle key={n} class="rw-no-skull" cx={left(n) + size / 2} cy={y} r={size * 0.34} />;
        return (
          <g key={n} transform={`translate(${left(n)} ${y - size / 2}) scale(${size / 64})`}>
            <g class={n >= infamy - cost ? 'rw-skull rw-struck' : 'rw-skull'}>{SKULL}</g>
            {n >= infamy - cost && <path class="rw-strike" d="M2 62 62 2" />}
          </g>
        );
      })}
      {Array.from({ length: DRAWN / INFAMY_PER_POINT }, (_, n) => {
        const from = left(n * INFAMY_PER_POINT);
        const to = left(n * INFAMY_PER_POINT + 2) + size;
        const closed = infamy - cost >= (n + 1) * INFAMY_PER_POINT;
        return (
          <path
            key={n}
            class={closed ? 'rw-bracket rw-closed-bracket' : 'rw-bracket'}
            d={`M${from} ${y + size * 0.62}v4H${to}v-4`}
          />
        );
      })}
    </g>
  );
};
