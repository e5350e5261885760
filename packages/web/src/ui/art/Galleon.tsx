import './galleon.css';

/** A galleon under full sail, her bow to the east. */
export const Galleon = () => (
  <g class="galleon">
    <path class="galleon-rigging" d="M98 0V100M144 12V98M54 32V84M174 88L232 60M98 2L54 32M144 12L98 2M144 14L232 60" />
    <path class="galleon-sail" d="M28 84L68 36c8 20 2 40-10 50-8-3-20-4-30-2Z" />
    <path class="galleon-sail" d="M82 16c12 4 22 4 34 0 9 12 9 22 4 30-14-5-30-5-42 0 8-10 9-20 4-30Z" />
    <path class="galleon-sail" d="M74 50c18 5 34 5 50 0 12 16 12 30 3 43-18-7-40-7-58 0 11-14 13-28 5-43Z" />
    <path class="galleon-sail" d="M130 26c10 3 20 3 28 0 9 10 9 20 5 27-12-5-24-5-36 0 7-9 8-18 3-27Z" />
    <path class="galleon-sail" d="M126 58c14 4 26 4 40 0 11 12 11 24 3 34-14-6-32-6-46 0 9-11 11-23 3-34Z" />
    <path class="galleon-sail" d="M158 30c24 14 46 24 70 31-20 4-36 12-46 24-2-22-10-40-24-55Z" />
    <path class="galleon-star" d="M98 56l3 11 11 3-11 3-3 11-3-11-11-3 11-3Z" />
    <path
      class="galleon-flag"
      d="M98 0c10-6 16 4 28-2-8 6-14 10-28 8ZM144 12c8-5 13 3 22-2-6 5-11 8-22 7ZM54 32c-10-5-16 4-26 0 8 6 14 8 26 6Z"
    />
    <path class="galleon-hull" d="M8 72l42 8 6 16 76 2 10-10 34-2 28-14c-8 36-22 56-42 66H48C26 132 12 108 8 72Z" />
    <path class="galleon-wale" d="M14 92c30 14 120 20 176 2M24 112c40 12 110 14 152 2M34 80v10M22 78v8" />
    <path class="galleon-port" d="M64 108h8v7h-8zM84 110h8v7h-8zM104 111h8v7h-8zM124 110h8v7h-8zM144 108h8v7h-8z" />
    <path
      class="galleon-swell"
      d="M-24 138c10 0 10-7 20-7s10 7 20 7 10-7 20-7 10 7 20 7 10-7 20-7 10 7 20 7 10-7 20-7 10 7 20 7 10-7 20-7 10 7 20 7 10-7 20-7 10 7 20 7M20 148c8 0 8-5 16-5s8 5 16 5M130 150c8 0 8-5 16-5s8 5 16 5 8-5 16-5"
    />
  </g>
);
