// A chest one can look into: coins lie from the bottom right to the top left, the topmost stands proud. A buried one is
// a heap of sand with a cross, its coins half sunk; in the round it is buried in, the chest goes under first.

import { SQUARES } from '@quayside/rules/rolling-with-the-waves';
import type { Box } from '../map/places.ts';
import { Coin, CoinBed } from './Coin.tsx';
import { Digit } from './Square.tsx';
import './chest.css';

type Props = {
  at: Box;
  letter: string;
  sum: number;
  values: readonly number[];
  planned: number | null;
  fresh: boolean;
  /** A die may go into it now. */
  open: boolean;
  /** Prefix of the names of its squares, for pieces that fly. */
  anchor: string;
};

/** How a chest of this size is divided: lid, inside, brass plate. */
function parts({ w, h }: Box) {
  const lid = h * (h > w ? 0.18 : 0.12);
  const front = h * (h > w ? 0.2 : 0.22);
  const inside = h - lid - front;
  const r = Math.min(w * 0.205, inside / 4.25);
  return { lid, front, inside, r };
}

export function OpenChest({ at, letter, sum, values, planned, fresh, open, anchor }: Props) {
  const { w, h } = at;
  const { lid, front, inside, r } = parts(at);
  const wall = w * 0.05;
  const spot = (n: number) => ({
    x: w / 2 + (n % 2 === 0 ? 1 : -1) * r * 1.12,
    y: lid + inside - r * 1.1 - (n > 1 ? r * 2.12 : 0),
  });
  return (
    <g class="rw-open-chest" transform={`translate(${at.x} ${at.y})`}>
      <path
        class="rw-lid"
        d={`M0 ${lid}V${lid * 0.55}Q${w * 0.04} 0 ${w * 0.2} 0H${w * 0.8}Q${w * 0.96} 0 ${w} ${lid * 0.55}V${lid}Z`}
      />
      <path
        class="rw-lid-inside"
        d={`M${w * 0.05} ${lid}V${lid * 0.72}Q${w * 0.08} ${lid * 0.3} ${w * 0.2} ${lid * 0.3}H${w * 0.8}Q${w * 0.92} ${lid * 0.3} ${w * 0.95} ${lid * 0.72}V${lid}Z`}
      />
      <rect class="rw-inside" x={0} y={lid} width={w} height={inside} />
      <rect class="rw-wall" x={0} y={lid} width={wall} height={inside} />
      <rect class="rw-wall" x={w - wall} y={lid} width={wall} height={inside} />
      {Array.from({ length: SQUARES.chestA }, (_, n) => {
        const { x, y } = spot(n);
        const name = `${anchor}-${n}`;
        const value = values[n];
        if (value !== undefined) {
          const isTop = n === values.length - 1;
          const look = !isTop ? 'deep' : fresh ? 'fresh' : 'top';
          return (
            <Coin
              key={n}
              x={x}
              y={y - (isTop ? r * 0.1 : 0)}
              r={isTop ? r * 1.06 : r * 0.97}
              value={value}
              look={look}
              anchor={name}
            />
          );
        }
        if (n === values.length && planned !== null)
          return <Coin key={n} x={x} y={y} r={r} value={planned} look="planned" anchor={name} />;
        return <CoinBed key={n} x={x} y={y} r={r} isNext={open && n === values.length} anchor={name} />;
      })}
      <rect class="rw-front" x={0} y={h - front} width={w} height={front} />
      <path
        class="rw-straps"
        d={`M${wall / 2} ${lid}V${h}M${w - wall / 2} ${lid}V${h}M0 ${h - front}H${w}`}
        stroke-width={Math.max(1.4, wall * 0.5)}
      />
      <rect
        class="rw-brass"
        x={w * 0.16}
        y={h - front * 0.88}
        width={w * 0.68}
        height={front * 0.76}
        rx={front * 0.12}
      />
      <Digit x={w / 2} y={h - front / 2} size={front * 0.62} text={`${letter} · ${sum}`} class="rw-brass-text" />
    </g>
  );
}

export function BuriedChest({ coming, isNew, ...it }: Props & { coming: boolean; isNew: boolean }) {
  const { at, letter, sum, values, anchor } = it;
  const { w, h } = at;
  const { front } = parts(at);
  const r = Math.min(w / 8.4, h / 7);
  const left = w / 2 - ((values.length - 1) * r * 1.95) / 2;
  const [cx, cy, arm] = [w / 2, h * 0.3, Math.min(w, h) * 0.15];
  return (
    <g
      class={`rw-heap ${coming ? 'rw-heap-coming' : ''} ${isNew ? 'rw-heap-new' : ''}`}
      transform={`translate(${at.x} ${at.y})`}
    >
      {isNew && (
        // Cut off at the ground, into which it goes.
        <svg x={-1} y={-1} width={w + 2} height={h + 1} viewBox={`-1 -1 ${w + 2} ${h + 1}`} aria-hidden="true">
          <g class="rw-sinking" style={{ '--depth': `${h * 0.7}px` }}>
            <OpenChest {...it} at={{ ...at, x: 0, y: 0 }} planned={null} open={false} anchor="" />
          </g>
        </svg>
      )}
      <path
        class="rw-sand"
        d={`M${-w * 0.03} ${h}C${w * 0.02} ${h * 0.62} ${w * 0.14} ${h * 0.2} ${w * 0.36} ${h * 0.06}Q${w / 2} ${-h * 0.02} ${w * 0.64} ${h * 0.06}C${w * 0.86} ${h * 0.2} ${w * 0.98} ${h * 0.62} ${w * 1.03} ${h}Z`}
      />
      {[1, -1].map(way => (
        <path
          key={way}
          class="rw-cross"
          pathLength={1}
          d={`M${cx - arm * way} ${cy - arm}L${cx + arm * way} ${cy + arm}`}
          stroke-width={arm * 0.5}
        />
      ))}
      {values.map((value, n) => (
        <Coin
          key={n}
          x={left + n * r * 1.95}
          y={h - front - r * 0.9}
          r={r}
          value={value}
          look="deep"
          anchor={`${anchor}-${n}`}
        />
      ))}
      <path
        class="rw-sand-front"
        d={`M${-w * 0.02} ${h}C${w * 0.02} ${h * 0.85} ${w * 0.1} ${h - front * 1.1} ${w * 0.24} ${h - front}S${w * 0.7} ${h - front * 1.15} ${w * 0.82} ${h - front * 0.95}S${w} ${h * 0.9} ${w * 1.02} ${h}Z`}
      />
      <Digit x={w / 2} y={h - front * 0.46} size={front * 0.6} text={`${letter} · ${sum}`} />
    </g>
  );
}
