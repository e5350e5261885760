// A square of a Pirate Map: empty, written, or a value in red pencil that is meant for it.

import { RAISED } from '@quayside/rules/rolling-with-the-waves';
import './square.css';

export type SquareState = 'empty' | 'next' | 'written' | 'fresh' | 'planned';

type Props = {
  x: number;
  y: number;
  size: number;
  /** Wider than high: a plank. */
  width?: number;
  value: number | undefined;
  look: SquareState;
  /** What it is written on. */
  on: 'paper' | 'wood' | 'iron' | 'glass';
  anchor: string;
};

export const Square = ({ x, y, size, width = size, value, look, on, anchor }: Props) => (
  <g
    class={`rw-square rw-on-${on} rw-${look} ${look === 'planned' ? 'rw-ghost' : ''} ${value === RAISED ? 'rw-seven' : ''}`}
    data-anchor={anchor}
    transform={`translate(${x} ${y})`}
  >
    <rect class="rw-tile" width={width} height={size} rx={size / 9} />
    {on === 'wood' && value !== undefined && look !== 'planned' && (
      <path
        class="rw-nails"
        d={`M3.5 3.5h.01M${width - 3.5} 3.5h.01M3.5 ${size - 3.5}h.01M${width - 3.5} ${size - 3.5}h.01`}
      />
    )}
    {value !== undefined && <Digit x={width / 2} y={size / 2} size={size * 0.66} text={value} />}
  </g>
);

type DigitProps = { x: number; y: number; size: number; text: string | number; class?: string };

/** A number on the map, centred; never drawn smaller than 12 px, whatever the scale of the picture. */
export const Digit = ({ x, y, size, text, class: extra = '' }: DigitProps) => (
  <text class={`rw-digit ${extra}`} x={x} y={y} style={{ '--fs': `${size}px` }}>
    {text}
  </text>
);
