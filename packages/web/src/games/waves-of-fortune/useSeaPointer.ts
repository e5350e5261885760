// Mouse, pen and finger on the sea: hovering and holding tell about a tile, a press chooses it, the own ship is
// dragged.

import { type Signal, useSignal } from '@preact/signals';
import { type Move, SIDE, type Tile } from '@quayside/rules/waves-of-fortune';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { pressTile } from './choices.ts';
import { tileUnder } from './draft.ts';
import type { Props } from './props.ts';

const HOLD = 420; // ms until a finger that stays is asking, not choosing
const DRAG = 8; // px until a pointer that moves is dragging

type Options = { props: Props; frame: RefObject<HTMLElement | null>; cursor: Signal<Tile | null> };

export function useSeaPointer({ props, frame, cursor }: Options, legal: ReadonlyMap<Tile, Move>) {
  /** The tile that is asked about. */
  const asked = useSignal<Tile | null>(null);
  /** While the ship is dragged: the tile below it. */
  const dragged = useSignal<Tile | null>(null);
  const begun = useRef<{ x: number; y: number; onShip: boolean } | null>(null);
  const holding = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isDone = useRef(false); // the press was a drag or a question, and its click is none

  const place = ({ clientX, clientY }: MouseEvent) => {
    const box = frame.current!.querySelector('.wf-cells')!.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * SIDE, ((clientY - box.top) / box.height) * SIDE] as const;
  };
  const exact = (event: MouseEvent): Tile => tileUnder(new Map(), ...place(event));
  const near = (event: MouseEvent): Tile => tileUnder(legal, ...place(event));
  const ship = () => frame.current?.querySelector<SVGGElement>(`[data-ship="${props.me}"]`) ?? null;

  const end = () => {
    clearTimeout(holding.current);
    begun.current = null;
    dragged.value = null;
    ship()?.style.removeProperty('translate');
  };

  return {
    asked,
    dragged,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        isDone.current = false;
        const mine = props.me !== null && props.scene.ships[props.me]!.at === exact(event);
        begun.current = { x: event.clientX, y: event.clientY, onShip: mine && legal.size > 1 };
        if (event.pointerType === 'mouse') return;
        const tile = exact(event);
        holding.current = setTimeout(() => {
          asked.value = tile;
          isDone.current = true;
        }, HOLD);
      },
      onPointerMove(event: PointerEvent) {
        if (event.pointerType === 'mouse' && !begun.current?.onShip) asked.value = exact(event);
        const from = begun.current;
        if (!from || Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG) return;
        clearTimeout(holding.current);
        if (!from.onShip || event.buttons === 0) return;
        if (dragged.value === null) (event.currentTarget as Element).setPointerCapture(event.pointerId);
        dragged.value = near(event);
        asked.value = dragged.value;
        isDone.current = true;
        const matrix = ship()?.ownerSVGElement?.getScreenCTM();
        if (matrix)
          ship()!.style.translate = `${(event.clientX - from.x) / matrix.a}px ${(event.clientY - from.y) / matrix.d}px`;
      },
      onPointerUp(event: PointerEvent) {
        const to = dragged.value;
        end();
        if (to !== null && event.type === 'pointerup' && to !== props.scene.ships[props.me!]!.at) {
          cursor.value = to;
          pressTile(props, to);
        }
        if (event.pointerType !== 'mouse') asked.value = null;
      },
      onPointerCancel: end,
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'mouse' && !begun.current) asked.value = null;
      },
      onClick(event: MouseEvent) {
        if (isDone.current) return;
        const tile = near(event);
        cursor.value = tile;
        pressTile(props, tile);
      },
    },
  };
}
