// The sea box from above, in millimetres: what is played on, and all there is to see where nothing may move.

import './SeaBox.css';
import { BOX, EDGE, type Pose } from '@quayside/dice/pose';
import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';
import type { DieLook } from './marks.tsx';

const MM = 100;
export const SIZE = BOX / MM;
export const RIM = 12;
export const FRAME = SIZE + 2 * RIM;
const DIE = EDGE / MM;
const CORNER = 2;

type Props = {
  /** What this is, for those who cannot see it. */
  label: string;
  class?: string;
  /** Dice, and whatever else lies on the sea or is drawn on it: in millimetres from the far left corner. */
  children: ComponentChildren;
};

export function SeaBox({ label, class: also = '', children }: Props) {
  const waves = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of things drawn in one picture
    <svg class={`sea-box ${also}`} viewBox={`${-RIM} ${-RIM} ${FRAME} ${FRAME}`} role="group" aria-label={label}>
      <defs>
        <pattern id={waves} width="28" height="20" patternUnits="userSpaceOnUse">
          <path class="sea-box-waves" d="M2 6q3-3.4 6 0t6 0M16 16q3-3.4 6 0t6 0" />
        </pattern>
      </defs>
      <rect class="sea-box-wood" x={-RIM} y={-RIM} width={FRAME} height={FRAME} rx="6" />
      <path class="sea-box-grain" d={GRAIN} />
      <path class="sea-box-joint" d={JOINTS} />
      <rect class="sea-box-sea" width={SIZE} height={SIZE} rx="1.5" />
      <rect fill={`url(#${waves})`} width={SIZE} height={SIZE} />
      <path class="sea-box-shade" d={`M0 0h${SIZE}l-5 6H6v${SIZE - 12}l-6 6z`} />
      {children}
    </svg>
  );
}

const GRAIN = [3, 6.5, 9.5]
  .flatMap(at => [
    `M${-RIM + at} ${-RIM + at}h${FRAME - 2 * at}`,
    `M${-RIM + at} ${SIZE + RIM - at}h${FRAME - 2 * at}`,
    `M${-RIM + at} ${-RIM + at}v${FRAME - 2 * at}`,
    `M${SIZE + RIM - at} ${-RIM + at}v${FRAME - 2 * at}`,
  ])
  .join('');
const JOINTS = `M${-RIM} ${-RIM}L0 0M${SIZE + RIM} ${-RIM}L${SIZE} 0M${-RIM} ${SIZE + RIM}L0 ${SIZE}M${SIZE + RIM} ${SIZE + RIM}L${SIZE} ${SIZE}`;

type LyingProps = {
  look: DieLook;
  pose: Pose;
  /** Drawn instead of the side that is up, on the same grid of 24: a strength that has changed. */
  mark?: VNode;
  /** At which corner its letter stands, upright; null: nowhere. */
  tag?: Corner | null;
};

/** A corner of a die that lies straight: to the right or left, below or above. */
export type Corner = readonly [right: 1 | -1, below: 1 | -1];
const TAG = 7.5;

/** A die as it lies: its outline is exact; its mark stands upright and large whatever way the die is turned. */
export const LyingDie = ({ look, pose, mark, tag = [1, -1] }: LyingProps) => (
  <g class={`box-die ${look.tint}`} transform={`translate(${pose.x / MM} ${pose.y / MM})`}>
    <g transform={`rotate(${pose.rotation / 10})`}>
      <rect class="box-die-shade" x={-DIE / 2} y={-DIE / 2} width={DIE} height={DIE} rx={CORNER} />
      <rect class="box-die-body" x={-DIE / 2} y={-DIE / 2} width={DIE} height={DIE} rx={CORNER} />
      <rect class="box-die-bevel" x={-DIE / 2 + 1.1} y={-DIE / 2 + 1.1} width={DIE - 2.2} height={DIE - 2.2} rx="1.4" />
    </g>
    <svg class="box-die-mark" x="-7" y="-7" width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
      {mark ?? look.sides[pose.side]}
    </svg>
    {tag && (
      <g transform={`translate(${TAG * tag[0]} ${TAG * tag[1]})`}>
        <g class="box-die-tag">
          <circle class="box-die-badge" r="3.7" />
          <text class="box-die-letter" y="2.4">
            {look.badge}
          </text>
        </g>
      </g>
    )}
  </g>
);
