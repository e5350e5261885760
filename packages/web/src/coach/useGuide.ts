import { useEffect, useState } from 'preact/hooks';
import { guideOf, type ShownGuide } from '../games/guide.ts';
import { reportError } from '../net/reportError.ts';

/** Null until it is loaded. A tip that cannot be loaded is no reason to trouble anybody. */
export function useGuide(game: string): ShownGuide | null {
  const [guide, setGuide] = useState<ShownGuide | null>(null);
  useEffect(() => {
    setGuide(null);
    guideOf(game).then(setGuide, error => reportError('guide', error));
  }, [game]);
  return guide;
}
