import { useEffect, useState } from 'preact/hooks';
import { BREAKPOINTS } from './breakpoints.ts';

const isSide = (): MediaQueryList => matchMedia(`(orientation: landscape) and (height < ${BREAKPOINTS.flat})`);
const isLowPhone = (): MediaQueryList =>
  matchMedia(`(orientation: portrait) and (width < ${BREAKPOINTS.phone}) and (height < ${BREAKPOINTS['card-high']})`);
const isLarge = (): MediaQueryList =>
  matchMedia(`(width >= ${BREAKPOINTS['board-large']}) and (height >= ${BREAKPOINTS['three-rows']})`);

/** Whether the screen lies on its side and is low: the board has its height, everything else stands in a column. */
export const useSide = (): boolean => useMedia(isSide);

/** Whether it is a phone held upright on which little has room below the board. */
export const useLowPhone = (): boolean => useMedia(isLowPhone);

/** Whether a dialog has room for two columns, each as wide as a tablet. */
export const useLarge = (): boolean => useMedia(isLarge);

function useMedia(queryOf: () => MediaQueryList): boolean {
  const [matches, setMatches] = useState(() => queryOf().matches);
  useEffect(() => {
    const query = queryOf();
    const onChange = () => setMatches(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, [queryOf]);
  return matches;
}
