// Dragging a die onto an icon, with mouse, pen or finger. A press that moves less than MOVED stays a click.

import { ICONS, type Icon } from '@quayside/rules/rolling-with-the-waves';
import { useRef } from 'preact/hooks';

const MOVED = 8; // px before a press becomes a drag

type Drag = { x: number; y: number; moving: boolean };

export function useDrag(take: (die: number) => void, drop: (icon: Icon) => void) {
  const drag = useRef<Drag | null>(null);
  const dropped = useRef(false);
  const end = (element: HTMLElement) => {
    element.style.translate = '';
    element.classList.remove('rw-dragged');
    drag.current = null;
  };
  return (die: number) => ({
    onPointerDown: ({ currentTarget, pointerId, clientX, clientY, button }: PointerEvent) => {
      dropped.current = false;
      if (button !== 0) return;
      drag.current = { x: clientX, y: clientY, moving: false };
      (currentTarget as HTMLElement).setPointerCapture(pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const element = event.currentTarget as HTMLElement;
      const began = drag.current;
      if (!began) return;
      const x = event.clientX - began.x;
      const y = event.clientY - began.y;
      if (!began.moving && Math.hypot(x, y) > MOVED) {
        began.moving = true;
        element.classList.add('rw-dragged');
        take(die);
      }
      if (began.moving) element.style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = drag.current?.moving;
      end(event.currentTarget as HTMLElement);
      if (!moved) return;
      dropped.current = true;
      const icon = iconAt(event.clientX, event.clientY);
      if (icon) drop(icon);
    },
    // The browser fires a click on the die after its drag; without this the die would be taken up again.
    onClickCapture: (event: MouseEvent) => {
      if (dropped.current) event.stopPropagation();
      dropped.current = false;
    },
    onPointerCancel: (event: PointerEvent) => end(event.currentTarget as HTMLElement),
  });
}

function iconAt(x: number, y: number): Icon | null {
  const area = document.elementsFromPoint(x, y).find(element => element.closest('button[data-icon]'));
  const name = area?.closest<HTMLElement>('[data-icon]')?.dataset['icon'];
  return ICONS.find(icon => icon === name) ?? null;
}
