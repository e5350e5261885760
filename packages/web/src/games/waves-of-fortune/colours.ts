import type { Colour, Ship } from '@quayside/rules/waves-of-fortune';
import { useLayoutEffect } from 'preact/hooks';

/** Which of the page's seat hues each ship has (`--page-seat-…` in palette.css). */
const HUES: Record<Colour, number> = { purple: 3, blue: 0, yellow: 2, green: 4 };
const UNCHOSEN = 6;

/** Sets the seat colours of the whole page to those of the ships, so that plates, log and end screen match. */
export function useColours(ships: readonly Ship[]): void {
  const fleet = ships.map(({ colour }) => colour).join();
  useLayoutEffect(() => {
    const { style } = document.body;
    ships.forEach(({ colour }, seat) => {
      const hue = colour ? HUES[colour] : UNCHOSEN;
      style.setProperty(`--seat-${seat}`, `var(--page-seat-${hue})`);
      style.setProperty(`--seat-${seat}-ink`, `var(--page-seat-${hue}-ink)`);
    });
    return () => {
      for (const seat of ships.keys()) {
        style.removeProperty(`--seat-${seat}`);
        style.removeProperty(`--seat-${seat}-ink`);
      }
    };
  }, [fleet]);
}
