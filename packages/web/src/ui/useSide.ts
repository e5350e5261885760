import { useEffect, useState } from 'preact/hooks';
import { BREAKPOINTS } from './breakpoints.ts';

const sideQuery = (): MediaQueryList => matchMedia(`(orientation: landscape) and (height < ${BREAKPOINTS.flat})`);

/** Whether the screen lies on its side and is low: the board has its height, everything else stands in a column. */
export function useSide(): boolean {
  const [side, setSide] = useState(() => sideQuery().matches);
  useEffect(() => {
    const query = sideQuery();
    const onChange = () => setSide(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return side;
}
