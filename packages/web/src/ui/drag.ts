// Dragging a piece with mouse, pen or finger. The piece follows the pointer by `translate`, so it is not laid out anew.

const THRESHOLD = 6; // px: a pointer that moves less has pressed the piece

type Options = {
  /** Set on the piece while it is dragged. */
  class: string;
  onStart?(): void;
  /** Where the pointer was let go, and what lies there below the piece, topmost first. */
  onDrop(below: readonly Element[]): void;
};

/** What to spread on a piece; a press that moves less than the threshold stays a click. */
export const draggable = ({ class: name, onStart, onDrop }: Options) => ({
  onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    const piece = event.currentTarget as HTMLElement;
    const [left, top] = [event.clientX, event.clientY];
    let isDragging = false;
    // Without capture a quick pointer leaves the piece before the first move event.
    piece.setPointerCapture(event.pointerId);
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!isDragging) {
        if (Math.hypot(clientX - left, clientY - top) < THRESHOLD) return;
        isDragging = true;
        onStart?.();
      }
      piece.classList.add(name);
      piece.style.translate = `${clientX - left}px ${clientY - top}px`;
    };
    const end = ({ type, clientX, clientY }: PointerEvent) => {
      piece.removeEventListener('pointermove', move);
      piece.removeEventListener('pointerup', end);
      piece.removeEventListener('pointercancel', end);
      piece.classList.remove(name);
      piece.style.translate = '';
      if (!isDragging) return;
      swallowClick(piece);
      const below = document.elementsFromPoint(clientX, clientY).filter(it => !piece.contains(it));
      if (type === 'pointerup') onDrop(below);
    };
    piece.addEventListener('pointermove', move);
    piece.addEventListener('pointerup', end);
    piece.addEventListener('pointercancel', end);
  },
});

/** Browsers send a click after a drag: it must not count as a press. */
function swallowClick(piece: Element): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  piece.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => piece.removeEventListener('click', stop, { capture: true }));
}
