// An enemy large: a black ship under the skull, the Kraken out of the water, the King.

import type { Enemy } from '@quayside/rules/waves-of-fortune';
import { drawing } from './Marks.tsx';
import { KingSkull } from './Places.tsx';

export const FoeArt = ({ enemy }: { enemy: Enemy }) => (
  <svg viewBox="-22 -23 42 42" aria-hidden="true">
    {enemy === 'pirate' && <PirateShip />}
    {enemy === 'kraken' && <Kraken />}
    {enemy === 'king' && <KingSkull />}
  </svg>
);

/** Her bow to the west. */
const PirateShip = () => (
  <g class="wf-pirate-ship">
    <path class="wf-mast" d="M0 5V-20M-11 4-19.5-2M10 4V-9" />
    <path class="wf-pirate-hull" d="M16 4V-2H10V4.500H-9L-17.5 1Q-16 13-8.5 15.500H8.500Q15 14 16 4Z" />
    <path class="wf-pirate-trim" d="M15 8.500Q0 11-15.5 7" />
    <path class="wf-pirate-sail" d="M-11-16Q0-19 10-16Q12-6 10 2Q0 5-10 2Q-14-6-11-16ZM12-9 18-1H12Z" />
    <path class="wf-pirate-flag" d="M0-20q4-3 8 0v4q-4-3-8 0Z" />
    <svg class="wf-pirate-skull" x="-8" y="-14.5" width="15" height="15" viewBox="0 0 24 24" aria-hidden="true">
      {drawing('pirate')}
    </svg>
  </g>
);

const Kraken = () => (
  <g class="wf-kraken-art">
    <path d="M-9 6C-12-10-6-19 0-19S12-10 9 6Q5 10 0 8-5 10-9 6Z" />
    <path d="M-8 4C-14 2-19 6-18 12-21 8-21 0-15-3M8 4C14 2 19 6 18 12 21 8 21 0 15-3M-4 8C-5 14-10 16-13 14M4 8C5 14 10 16 13 14M0 8V17" />
    <circle class="wf-kraken-eye" cx="-4" cy="-4" r="2.6" />
    <circle class="wf-kraken-eye" cx="4" cy="-4" r="2.6" />
    <path class="wf-surf" d="M-20 17q3.5-3 7 0t7 0 7 0 7 0 7 0" />
  </g>
);
