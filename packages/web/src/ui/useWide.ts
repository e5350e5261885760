import { BREAKPOINTS } from './breakpoints.ts';

/** There is room for a panel beside the board. */
export const isWide = (): boolean => matchMedia(`(width >= ${BREAKPOINTS.desktop})`).matches;
