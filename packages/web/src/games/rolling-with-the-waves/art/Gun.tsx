// A cannon run out to the right. Its powder squares lie on the barrel; the fuse is lit when one more die makes it fire.

import type { Box } from '../map/places.ts';
import './gun.css';

type Props = { at: Box; state: 'idle' | 'short' | 'loaded'; firing: boolean };

export function Gun({ at, state, firing }: Props) {
  const { x, y, w, h } = at;
  const barrel = h * 0.74;
  const top = h * 0.02;
  const middle = top + barrel / 2;
  return (
    <g class={`rw-gun rw-gun-${state} ${firing ? 'rw-gun-fires' : ''}`} transform={`translate(${x} ${y})`}>
      <path class="rw-carriage" d={`M${w * 0.1} ${h * 0.66}H${w * 0.78}L${w * 0.84} ${h * 0.9}H${w * 0.05}Z`} />
      <circle class="rw-wheel" cx={w * 0.2} cy={h * 0.88} r={h * 0.13} />
      <circle class="rw-wheel" cx={w * 0.66} cy={h * 0.88} r={h * 0.13} />
      <g class="rw-recoils">
        <path
          class="rw-barrel"
          d={`M${w * 0.02} ${middle}q${w * 0.015} ${-barrel * 0.16} ${w * 0.05} ${-barrel * 0.2}Q${w * 0.1} ${top} ${w * 0.18} ${top}L${w * 0.88} ${top + barrel * 0.08}V${top - barrel * 0.02}H${w * 0.98}V${top + barrel * 1.02}H${w * 0.88}V${top + barrel * 0.92}L${w * 0.18} ${top + barrel}Q${w * 0.1} ${top + barrel} ${w * 0.07} ${middle + barrel * 0.2}Q${w * 0.02} ${middle + barrel * 0.16} ${w * 0.02} ${middle}Z`}
        />
        <path
          class="rw-bands"
          d={`M${w * 0.17} ${top + 1}V${top + barrel - 1}M${w * 0.86} ${top + barrel * 0.1}V${top + barrel * 0.9}`}
          stroke-width={Math.max(1.2, h * 0.04)}
        />
        {state !== 'idle' && (
          <g transform={`translate(${w * 0.1} ${top + barrel * 0.12})`}>
            <path
              class="rw-fuse"
              d={`M0 0q${-h * 0.02} ${-h * 0.2} ${-h * 0.12} ${-h * 0.22}`}
              stroke-width={Math.max(1.2, h * 0.045)}
            />
            <path
              class="rw-spark"
              transform={`translate(${-h * 0.13} ${-h * 0.26}) scale(${h / 60})`}
              d="M0-13C4-7 8-5 8 2a8 8 0 0 1-16 0c0-4 3-5 4-8 2 2 3 2 4-7Z"
            />
          </g>
        )}
      </g>
      {firing && <Blast x={w} y={middle} size={h} />}
    </g>
  );
}

const Blast = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g class="rw-blast" transform={`translate(${x} ${y}) scale(${size / 60})`}>
    <path class="rw-flash" d="M0 0l34-18-8 14 26-2-22 12 18 10-28-2 6 14Z" />
    <path
      class="rw-smoke"
      d="M30-20c4-10 18-12 24-4 8-6 20 0 18 10 8 4 6 16-4 18-6 10-20 10-26 2-10 4-20-4-16-14-4-4-2-10 4-12Z"
    />
  </g>
);
