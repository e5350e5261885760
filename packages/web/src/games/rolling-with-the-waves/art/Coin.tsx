// A coin of treasure. The topmost of a chest stands proud: it is stolen first.

import { Digit } from './Square.tsx';
import './coin.css';

type CoinLook = 'deep' | 'top' | 'planned' | 'fresh';

type Props = { x: number; y: number; r: number; value: number; look: CoinLook; anchor?: string };

export const Coin = ({ x, y, r, value, look, anchor }: Props) => (
  <g
    class={`rw-coin rw-coin-${look} ${look === 'planned' ? 'rw-ghost' : ''} ${value === 7 ? 'rw-seven' : ''}`}
    transform={`translate(${x} ${y})`}
    {...(anchor && { 'data-anchor': anchor })}
  >
    {look !== 'planned' && <circle class="rw-coin-shade" cy={r * 0.16} r={r} />}
    <circle class="rw-coin-rim" r={r} />
    {look !== 'planned' && (
      <>
        <circle class="rw-coin-bead" r={r * 0.8} />
        <path
          class="rw-coin-shine"
          d={`M${-r * 0.58} ${-r * 0.32}A${r * 0.68} ${r * 0.68} 0 0 1 ${r * 0.1} ${-r * 0.66}`}
          stroke-width={r * 0.1}
        />
      </>
    )}
    <Digit x={0} y={r * 0.02} size={r * 1.16} text={value} />
  </g>
);

/** Where a coin could lie. */
export const CoinBed = ({
  x,
  y,
  r,
  isNext,
  anchor,
}: {
  x: number;
  y: number;
  r: number;
  isNext: boolean;
  anchor: string;
}) => <circle class={`rw-coin-bed ${isNext ? 'rw-bed-next' : ''}`} data-anchor={anchor} cx={x} cy={y} r={r * 0.92} />;
