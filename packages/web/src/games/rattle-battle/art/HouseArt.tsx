// The six houses of the port, each with its own roof and sign.

import type { Location } from '@quayside/rules/rattle-battle';
import { drawing, type MarkName } from './Marks.tsx';

const SIGNS: Record<Location, MarkName> = {
  market: 'spices',
  tavern: 'rum',
  shipyard: 'sail',
  workshop: 'hull',
  pit: 'coin',
  guild: 'vp',
};

const ROOFS: Record<Location, string> = {
  market: 'M4 34q9 8 18 0 9 8 18 0 9 8 18 0 9 8 18 0L72 16H8z',
  tavern: 'M2 36 40 8l38 28z',
  shipyard: 'M2 36 20 12h40l18 24zM62 14V2h8v22z',
  workshop: 'M2 36V22l19-12v12l19-12v12l19-12v26z',
  pit: 'M2 36q38-44 76 0z',
  guild: 'M2 36V24h8l30-18 30 18h8v12z',
};

export const HouseArt = ({ location, open }: { location: Location; open: boolean }) => (
  <svg class={`rb-house-art rb-house-${location}`} viewBox="0 0 80 74" aria-hidden="true">
    <path class="rb-wall-art" d="M8 34h64v38H8z" />
    <path class="rb-roof" d={ROOFS[location]} />
    <path class="rb-door" d={open ? 'M33 72V52q7-8 14 0v20z' : 'M33 72V52q7-8 14 0v20zM40 48v24'} />
    <path class="rb-window" d="M14 44h12v10H14zM54 44h12v10H54z" />
    <g class="rb-sign">
      <rect x="27" y="16" width="26" height="26" rx="4" />
      <svg x="30" y="19" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        {drawing(SIGNS[location])}
      </svg>
    </g>
    <path class="rb-quay-art" d="M0 71h80v3H0z" />
  </svg>
);
