import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { observeSize } from '../ui/observeSize.ts';

/**
 * For a box of a size of its own: its text as large as there is room for it. `data-fit` is 0 where all of it fits, and
 * else the first step at which it does; the style sheet says what each step leaves out or writes smaller.
 */
export function useFit(steps: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const text = box.current;
    const frame = text?.parentElement;
    if (!text || !frame) return;
    const fit = () => {
      for (let step = 0; step <= steps; step++) {
        text.dataset['fit'] = String(step);
        if (text.scrollHeight <= text.clientHeight + 1) return;
      }
    };
    fit();
    // The sentence follows the half-made choice, and the buttons take their room from it.
    const words = new MutationObserver(fit);
    words.observe(frame, { childList: true, characterData: true, subtree: true });
    const stop = observeSize(frame, fit);
    document.fonts.addEventListener('loadingdone', fit);
    return () => {
      words.disconnect();
      stop();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  }, [steps]);
  return box;
}
