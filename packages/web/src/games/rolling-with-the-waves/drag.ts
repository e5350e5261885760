// Dragging a die: from a crow's nest onto an area, or from the pool into a crow's nest.

import { ICONS, type Icon } from '@quayside/rules/rolling-with-the-waves';
import { draggable } from '../../ui/drag.ts';

/** Returns what to spread on each die of the nests. Dropped on no area, it goes back. */
export const dragDice =
  (take: (die: number) => void, drop: (die: number, icon: Icon | null) => void) => (die: number) =>
    draggable({
      class: 'rw-dragged',
      onStart: () => take(die),
      onDrop: below => drop(die, iconOf(below)),
    });

/** For a die of the pool: taken when it is let go over the crow's nests of this seat, or anywhere on their map. */
export const dragFromPool = (seat: number, { lift, take }: { lift(): void; take(): void }) =>
  draggable({
    class: 'rw-dragged',
    onStart: lift,
    onDrop(below) {
      if (below.some(element => element.closest(`[data-piece="map:${seat}"]`))) take();
    },
  });

function iconOf(below: readonly Element[]): Icon | null {
  const area = below.find(element => element.closest('button[data-icon]'));
  const name = area?.closest<HTMLElement>('[data-icon]')?.dataset['icon'];
  return ICONS.find(icon => icon === name) ?? null;
}
