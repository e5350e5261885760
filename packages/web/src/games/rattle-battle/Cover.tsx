// The front page's picture: dice tumbling out of a tankard into a wooden box of sea, coins on the rim, lantern above.

import type { VNode } from 'preact';
import { CannonMark, GrapeshotMark, Numeral, SailMark, SkullMark } from '../../dice/marks.tsx';
import './palette.css';
import './cover.css';

const DICE: readonly { at: [number, number, number]; tint: string; face: VNode }[] = [
  { at: [196, 236, -14], tint: 'seat-1', face: <Numeral value={5} /> },
  { at: [296, 282, 22], tint: 'seat-0', face: <CannonMark /> },
  { at: [374, 226, 8], tint: 'red', face: <SkullMark /> },
  { at: [452, 286, -24], tint: 'green', face: <SailMark /> },
  { at: [262, 204, 38], tint: 'yellow', face: <GrapeshotMark /> },
  { at: [392, 128, 31], tint: 'seat-4', face: <Numeral value={3} /> },
  { at: [316, 92, -19], tint: 'seat-2', face: <CannonMark /> },
];

export const Cover = () => (
  <svg class="rb-cover rb-palette" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="night" width="640" height="360" />
    <path class="planks" d="M0 40h640M0 92h640M0 146h640M120 0v40M420 40v52M220 92v54M560 92v54" />
    <circle class="glow" cx="92" cy="84" r="96" />
    <g class="lantern">
      <path d="M92 0v38M78 38h28l6 14H72zM72 52h40l6 62H66zM64 114h56v10H64z" />
      <path class="flame" d="M92 64c16 18 10 38 0 38s-16-20 0-38z" />
    </g>
    <path class="box" d="M110 168h420l62 192H48z" />
    <path class="water" d="M138 186h364l46 174H92z" />
    <path
      class="waves"
      d="M150 214q12-12 24 0t24 0 24 0M330 206q12-12 24 0t24 0M150 312q14-14 28 0t28 0 28 0M380 326q14-14 28 0t28 0 28 0M300 250q12-12 24 0t24 0"
    />
    <g class="tankard" transform="translate(452 6) rotate(28)">
      <path d="M0 0h92l-8 104H8z" />
      <path class="band" d="M2 22h88M6 82h80" />
      <path class="handle" d="M92 22c34 0 32 54-5 54" />
    </g>
    {DICE.map(({ at: [x, y, turn], tint, face }) => (
      <g
        key={`${x}`}
        class={`die ${tint.startsWith('seat') ? tint : `np ${tint}`}`}
        transform={`translate(${x} ${y}) rotate(${turn})`}
      >
        <rect class="shade" x="-24" y="-22" width="54" height="54" rx="8" />
        <rect class="body" x="-27" y="-27" width="54" height="54" rx="8" />
        <svg x="-19" y="-19" width="38" height="38" viewBox="0 0 24 24" aria-hidden="true">
          {face}
        </svg>
      </g>
    ))}
    <g class="coins">
      <ellipse cx="560" cy="332" rx="26" ry="12" />
      <ellipse cx="560" cy="322" rx="26" ry="12" />
      <ellipse cx="598" cy="344" rx="26" ry="12" />
      <ellipse cx="58" cy="340" rx="26" ry="12" />
    </g>
  </svg>
);
