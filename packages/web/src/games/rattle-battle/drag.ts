// Pieces that can be pressed, by finger or key, or taken up and put down somewhere else.

import { draggable } from '../../ui/drag.ts';
import { pieceId } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';

/** Where a piece was put down: the name of the place, and the kind of the token it was put on. */
export type Drop = { place: string; onto: string | null };

/**
 * Spread on a button that is a piece, which tells `says` on hover, on focus and under a finger. Places carry
 * `data-place`.
 */
export function movable(says: string, onPress: () => void, onDrop: (drop: Drop) => void) {
  const tooltip = tip(says);
  const drag = draggable({
    class: 'rb-dragged',
    onDrop(below) {
      const drop = dropOn(below);
      if (drop) onDrop(drop);
    },
  });
  return {
    ...tooltip,
    'aria-description': undefined, // it is the label already
    ...drag,
    onClick({ detail, currentTarget }: MouseEvent) {
      // After a press by pointer the focus is dropped, so that Enter sends the draft; by keyboard it stays.
      if (detail > 0) (currentTarget as HTMLElement).blur();
      onPress();
    },
    // Both listen to the pointer going down.
    onPointerDown(event: PointerEvent) {
      tooltip.onPointerDown?.(event);
      drag.onPointerDown(event);
    },
  };
}

const TOKEN = pieceId('token', '');

function dropOn(below: readonly Element[]): Drop | null {
  const place = below.map(it => it.closest<HTMLElement>('[data-place]')).find(it => it !== null);
  const token = below.map(it => it.closest<HTMLElement>(`[data-piece^="${TOKEN}"]`)).find(it => it !== null);
  const onto = token?.dataset['piece']?.slice(TOKEN.length) ?? null;
  return place ? { place: place.dataset['place']!, onto } : null;
}
