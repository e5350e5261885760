// A die as a thing that lies there, for pictures: three sides seen from above a corner, each drawn on a grid of 24.

import type { VNode } from 'preact';
import './solidDie.css';

type Props = {
  at: readonly [number, number];
  /** The length of an edge. */
  edge: number;
  turn?: number;
  /** A class that sets --seat and --seat-ink. */
  tint: string;
  /** What stands on the top, on the left and on the right. */
  sides: readonly [VNode, VNode, VNode];
};

const SLANT = 0.866; // the cosine of 30 degrees

export function SolidDie({ at: [x, y], edge, turn = 0, tint, sides: [top, left, right] }: Props) {
  const unit = edge / 24;
  const [across, down] = [SLANT * unit, unit / 2];
  const far = SLANT * edge;
  const half = edge / 2;
  const rim = `M0 ${-edge}L${far} ${-half}V${half}L0 ${edge}L${-far} ${half}V${-half}Z`;
  return (
    <g class={`solid-die ${tint}`} transform={`translate(${x} ${y})`}>
      <ellipse class="solid-shadow" cx={edge * 0.2} cy={edge * 0.7} rx={edge * 0.98} ry={edge * 0.42} />
      <g transform={`rotate(${turn})`}>
        <path class="solid-rim" d={rim} />
        <Side class="solid-top" place={`matrix(${across} ${down} ${-across} ${down} 0 ${-edge})`} mark={top} />
        <Side class="solid-left" place={`matrix(${across} ${down} 0 ${unit} ${-far} ${-half})`} mark={left} />
        <Side class="solid-right" place={`matrix(${across} ${-down} 0 ${unit} 0 0)`} mark={right} />
      </g>
    </g>
  );
}

const Side = ({ class: name, place, mark }: { class: string; place: string; mark: VNode }) => (
  <g transform={place}>
    <rect class={name} x="0.4" y="0.4" width="23.200" height="23.200" rx="3.400" />
    {mark}
  </g>
);

const SPOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [6.5, 6.5],
    [17.5, 17.5],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [6.5, 6],
    [17.5, 6],
    [6.5, 12],
    [17.5, 12],
    [6.5, 18],
    [17.5, 18],
  ],
];

export const Pips = ({ value }: { value: number }) => (
  <>
    {SPOTS[value]!.map(([x, y]) => (
      <circle key={`${x} ${y}`} class="solid-pip" cx={x} cy={y} r="2.300" />
    ))}
  </>
);
