import { useEffect, useState } from 'preact/hooks';

/** There is room for a panel beside the board; the same width stands in Play.css and Panel.css. */
const WIDE = '(min-width: 60rem)';

export const isWide = (): boolean => matchMedia(WIDE).matches;

/** Follows the window: a tablet may be turned at any moment. */
export function useWide(): boolean {
  const [wide, setWide] = useState(isWide);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const onChange = () => setWide(query.matches);
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }, []);
  return wide;
}
