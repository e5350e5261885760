// Pieces that can be pressed, by finger or key, or taken up and put down somewhere else.

const FAR = 6; // px: a finger that moves less has pressed

/** Where a piece was put down: the name of the place, and of the piece it was put on. */
export type Drop = { place: string; onto: string | null };

/** Spread on a button that is a piece. Places carry `data-place`, pieces `data-piece`. */
export const movable = (onPress: () => void, onDrop: (drop: Drop) => void) => ({
  onClick({ detail, currentTarget }: MouseEvent) {
    // After a press by pointer the focus is dropped, so that Enter sends the draft; by keyboard it stays.
    if (detail > 0) (currentTarget as HTMLElement).blur();
    onPress();
  },
  onPointerDown(event: PointerEvent) {
    const piece = event.currentTarget as HTMLElement;
    const [left, top] = [event.clientX, event.clientY];
    let moved = false;
    piece.setPointerCapture(event.pointerId); // a quick hand is beside the piece before it has moved
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (!moved && Math.hypot(clientX - left, clientY - top) < FAR) return;
      moved = true;
      piece.classList.add('rb-dragged');
      piece.style.translate = `${clientX - left}px ${clientY - top}px`;
    };
    const end = (ended: PointerEvent) => {
      piece.removeEventListener('pointermove', move);
      piece.removeEventListener('pointerup', end);
      piece.removeEventListener('pointercancel', end);
      piece.classList.remove('rb-dragged');
      piece.style.translate = '';
      if (!moved) return;
      swallowClick(piece);
      const drop = ended.type === 'pointerup' && under(piece, ended);
      if (drop) onDrop(drop);
    };
    piece.addEventListener('pointermove', move);
    piece.addEventListener('pointerup', end);
    piece.addEventListener('pointercancel', end);
  },
});

function under(piece: Element, { clientX, clientY }: PointerEvent): Drop | null {
  const others = document.elementsFromPoint(clientX, clientY).filter(it => !piece.contains(it));
  const place = others.map(it => it.closest<HTMLElement>('[data-place]')).find(it => it !== null);
  const onto = others.map(it => it.closest<HTMLElement>('[data-piece]')).find(it => it !== null);
  return place ? { place: place.dataset['place']!, onto: onto?.dataset['piece'] ?? null } : null;
}

/** Browsers send a click after a drag: it must not count as a press. */
function swallowClick(piece: Element): void {
  const stop = (event: Event) => event.stopImmediatePropagation();
  piece.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => piece.removeEventListener('click', stop, { capture: true }));
}
