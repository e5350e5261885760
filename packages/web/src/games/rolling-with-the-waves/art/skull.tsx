// Apart from the other signs, because the cover on the front page needs this one alone.

export const CUT = 'var(--rw-cut)';
/** A line cut out of a sign. */
export const cut = (width: number) => ({
  fill: 'none',
  stroke: CUT,
  'stroke-width': width,
  'stroke-linecap': 'round' as const,
  'stroke-linejoin': 'round' as const,
});

export const SKULL = (
  <>
    <path d="M32 3C16 3 6 13.5 6 27.500c0 7 3 12.5 8.5 15.500L16 52c.5 3.5 2.5 5.5 6 6.5 6.5 2 13.5 2 20 0 3.5-1 5.5-3 6-6.500l1.5-9C55 40 58 34.5 58 27.5 58 13.5 48 3 32 3Z" />
    <path
      fill={CUT}
      d="M15 31c-.5-6 3-9 7-8.5 4.5.5 7 4 6 8.5-1 4-4.5 5.5-7.5 5.3-3-.2-5.2-2-5.5-5.300ZM49 31c.5-6-3-9-7-8.5-4.5.5-7 4-6 8.5 1 4 4.5 5.5 7.5 5.3 3-.2 5.2-2 5.5-5.300ZM32 36.500c2 2.5 3.8 5 3.3 6.7-.4 1.3-2.1 1-3.3-.2-1.2 1.2-2.9 1.5-3.3.2-.5-1.7 1.3-4.2 3.3-6.700Z"
    />
    <path {...cut(2.4)} d="M21 48.500c7 2.2 15 2.2 22 0M26 50v7.500M32 50.500v8M38 50v7.5" />
  </>
);
