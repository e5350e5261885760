// The bag the dice are drawn from: a sack tied with rope, a skull sewn on. It tips while dice roll out of it.

import { SKULL } from './skull.tsx';
import './sack.css';

export const Sack = ({ pours }: { pours: boolean }) => (
  <svg class={`rw-sack ${pours ? 'rw-sack-pours' : ''}`} viewBox="0 0 64 64" aria-hidden="true">
    <path class="rw-sack-cloth" d="M22 19C10 28 4 40 5 51q1 11 15 11h24q14 0 15-11c1-11-5-23-17-32Z" />
    <path class="rw-sack-shade" d="M42 19c4 8 8 22 4 32-2 6-9 10-22 11h20q14 0 15-11c1-11-5-23-17-32Z" />
    <path class="rw-sack-cloth" d="M23 17 17 6q5-4 8 0 3-5 7-1 4-4 7 1 4-4 8 0L41 17Z" />
    <path class="rw-sack-folds" d="M25 7l3 9M32 6v10M39 7l-3 9M20 26c-5 5-8 11-9 17M44 25c4 4 6 9 8 14" />
    <path class="rw-sack-rope" d="M21 18.5h22M43 19l5 7M42 19l2 8" />
    <g class="rw-sack-skull" transform="translate(21.500 31) scale(.34)">
      {SKULL}
    </g>
  </svg>
);
