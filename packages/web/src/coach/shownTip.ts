// The tip on the screen. Whoever makes a move beside it has done with it, as by "Got it".

import { markTipSeen } from '../browser/learned.ts';

let shown: { game: string; tip: string } | null = null;

/** It is on the screen; what is returned takes it off. */
export function showTip(game: string, tip: string): () => void {
  const mine = { game, tip };
  shown = mine;
  return () => {
    if (shown === mine) shown = null;
  };
}

/** A move is on its way. */
export function tipGoesWithMove(): void {
  if (shown) markTipSeen(shown.game, shown.tip);
  shown = null;
}
