// Apart from the other signs, because the cover on the front page needs these alone.

export const SKULL = (
  <>
    <path d="M12 3c-5 0-8 3.2-8 7.6 0 2.7 1.3 4.4 3 5.4v3h10v-3c1.7-1 3-2.7 3-5.4C20 6.2 17 3 12 3Z" />
    <circle cx="8.8" cy="11" r="1.9" fill="currentColor" stroke="none" />
    <circle cx="15.2" cy="11" r="1.9" fill="currentColor" stroke="none" />
    <path d="M10.5 19v-2M13.5 19v-2" />
  </>
);

export const KING = (
  <>
    <g transform="translate(3.6 6.5) scale(.7)">{SKULL}</g>
    <path d="M6.5 8 5.5 2.5 9 5l3-3.5L15 5l3.5-2.5-1 5.5Z" fill="currentColor" />
  </>
);
