// Dragging a die onto an icon.

import { ICONS, type Icon } from '@quayside/rules/rolling-with-the-waves';
import { draggable } from '../../ui/drag.ts';

/** Returns what to spread on each die. */
export const dragDice = (take: (die: number) => void, drop: (icon: Icon) => void) => (die: number) =>
  draggable({
    class: 'rw-dragged',
    onStart: () => take(die),
    onDrop(below) {
      const icon = iconOf(below);
      if (icon) drop(icon);
    },
  });

function iconOf(below: readonly Element[]): Icon | null {
  const area = below.find(element => element.closest('button[data-icon]'));
  const name = area?.closest<HTMLElement>('[data-icon]')?.dataset['icon'];
  return ICONS.find(icon => icon === name) ?? null;
}
