// Pieces that can be pressed, by finger or key, or taken up and put down somewhere else.

import { draggable } from '../../ui/drag.ts';

/** Where a piece was put down: the name of the place, and of the piece it was put on. */
export type Drop = { place: string; onto: string | null };

/** Spread on a button that is a piece. Places carry `data-place`, pieces `data-piece`. */
export const movable = (onPress: () => void, onDrop: (drop: Drop) => void) => ({
  onClick({ detail, currentTarget }: MouseEvent) {
    // After a press by pointer the focus is dropped, so that Enter sends the draft; by keyboard it stays.
    if (detail > 0) (currentTarget as HTMLElement).blur();
    onPress();
  },
  ...draggable({
    class: 'rb-dragged',
    onDrop(below) {
      const drop = dropOn(below);
      if (drop) onDrop(drop);
    },
  }),
});

function dropOn(below: readonly Element[]): Drop | null {
  const place = below.map(it => it.closest<HTMLElement>('[data-place]')).find(it => it !== null);
  const onto = below.map(it => it.closest<HTMLElement>('[data-piece]')).find(it => it !== null);
  return place ? { place: place.dataset['place']!, onto: onto?.dataset['piece'] ?? null } : null;
}
