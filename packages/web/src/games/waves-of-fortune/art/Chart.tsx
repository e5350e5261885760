// The sheet under everything: water of two depths, the edge where the ground falls away, hairlines, the frame.

import { SIDE } from '@quayside/rules/waves-of-fortune';
import { useMemo } from 'preact/hooks';
import { shallowsShape } from './coasts.ts';
import { EDGE, MARGIN, RIM, SPAN } from './geometry.ts';
import { noise } from './noise.ts';

const LINE = Array.from({ length: SIDE }, (_, n) => n);

/** Short strokes down the slope, all around the Shallows. */
const SLOPE = (() => {
  const [low, high] = [2 * EDGE, SPAN - 2 * EDGE];
  let path = '';
  for (let along = low + 3; along < high; along += 4.2) {
    const length = (salt: number) => (2.6 + noise(Math.round(along * 10), salt) * 5).toFixed(1);
    const at = along.toFixed(1);
    path += `M${at} ${low - 1.5}v-${length(51)}M${at} ${high + 1.5}v${length(52)}`;
    path += `M${low - 1.5} ${at}h-${length(53)}M${high + 1.5} ${at}h${length(54)}`;
  }
  return path;
})();

/** None of these ever changes: the same nodes are given back, and nothing is compared. */
export const Water = () => useMemo(water, []);
export const Hairlines = () => useMemo(hairlines, []);
export const Frame = () => useMemo(frame, []);

function water() {
  const { edge, steps } = shallowsShape();
  return (
    <g class="wf-water">
      <rect class="wf-deep" width={SPAN} height={SPAN} />
      <path class="wf-slope-2" d={steps[1]} />
      <path class="wf-slope-1" d={steps[0]} />
      <path class="wf-shallow" d={edge} />
      <path class="wf-hachures" d={SLOPE} />
    </g>
  );
}

const HAIRLINES = LINE.slice(1)
  .map(n => `M${n * EDGE} 0V${SPAN}M0 ${n * EDGE}H${SPAN}`)
  .join('');
const CROSSES = LINE.slice(1)
  .flatMap(row => LINE.slice(1).map(column => `M${column * EDGE - 2.2} ${row * EDGE}h4.4m-2.2-2.2v4.4`))
  .join('');

const hairlines = () => (
  <g class="wf-hairlines">
    <path class="wf-dotted" d={HAIRLINES} />
    <path class="wf-plus" d={CROSSES} />
  </g>
);

/** A neatline with a bar for every second tile, letters in the north and numbers in the west. */
const frame = () => (
  <g class="wf-frame">
    <path
      class="wf-frame-mask"
      d={`M${-MARGIN} ${-MARGIN}H${SPAN + RIM}V${SPAN + RIM}H${-MARGIN}ZM0 0V${SPAN}H${SPAN}V0Z`}
    />
    <path
      class="wf-bars"
      d={LINE.filter(n => n % 2 === 0)
        .map(n => {
          const [at, next] = [n * EDGE, (n + 1) * EDGE];
          return `M${at}-1.8h${EDGE}M${next} ${SPAN + 1.8}h${EDGE}M-1.8 ${at}v${EDGE}M${SPAN + 1.8} ${next}v${EDGE}`;
        })
        .join('')}
    />
    <rect class="wf-neatline" x="-3.6" y="-3.6" width={SPAN + 7.2} height={SPAN + 7.2} />
    <rect class="wf-neatline" width={SPAN} height={SPAN} />
    <g class="wf-letters">
      {LINE.map(n => (
        <g key={n}>
          <text x={(n + 0.5) * EDGE} y={-5.2}>
            {String.fromCharCode(65 + n)}
          </text>
          <text x={-10} y={(n + 0.5) * EDGE + 5}>
            {n + 1}
          </text>
        </g>
      ))}
    </g>
  </g>
);
