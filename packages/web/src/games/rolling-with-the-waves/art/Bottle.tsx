// A bottle of Spirits: fills in two doses, and two make a 7.

import type { Box } from '../map/places.ts';
import './bottle.css';

export function Bottle({ at, doses, planned }: { at: Box; doses: number; planned: number }) {
  const { x, y, w, h } = at;
  const neck = h * 0.2;
  const body = `M${w * 0.36} ${neck * 0.4}V${neck * 0.75}Q${w * 0.02} ${neck} 0 ${neck * 1.6}V${h - w * 0.16}Q0 ${h} ${w * 0.16} ${h}H${w * 0.84}Q${w} ${h} ${w} ${h - w * 0.16}V${neck * 1.6}Q${w * 0.98} ${neck} ${w * 0.64} ${neck * 0.75}V${neck * 0.4}Z`;
  const level = (count: number) => (count === 0 ? 0 : count === 1 ? h * 0.42 : h * 0.8);
  return (
    <g class="rw-bottle" transform={`translate(${x} ${y})`}>
      <path class="rw-glass" d={body} />
      {planned > doses && <Rum w={w} h={h} height={level(planned)} isPlanned />}
      {doses > 0 && <Rum w={w} h={h} height={level(doses)} isPlanned={false} />}
      <path class="rw-glass-line" d={body} />
      <rect class="rw-cork" x={w * 0.38} y={0} width={w * 0.24} height={neck * 0.45} rx={1} />
      <path class="rw-gleam" d={`M${w * 0.1} ${neck * 1.8}V${h * 0.8}`} stroke-width={Math.max(1, w * 0.05)} />
    </g>
  );
}

const Rum = ({ w, h, height, isPlanned }: { w: number; h: number; height: number; isPlanned: boolean }) => (
  <rect
    class={isPlanned ? 'rw-rum rw-rum-planned' : 'rw-rum'}
    x={w * 0.05}
    y={h - height}
    width={w * 0.9}
    height={height - h * 0.02}
    rx={w * 0.1}
  />
);
