import type { Point } from '@quayside/rules/kit/geometry';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The spot of a board that this `data-anchor` names. */
export const spotIn = (board: RefObject<HTMLElement | null>, name: string): Element | null =>
  board.current?.querySelector(`[data-anchor="${name}"]`) ?? null;

/** The middle of a spot, from the left and top of the layer over the board. */
export function middleOf(spot: Element, frame: DOMRect): Point {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return { x: left + width / 2 - frame.left, y: top + height / 2 - frame.top };
}

/**
 * Where each spot of a board was when the browser last laid it out. They are measured after every change once that is
 * done: to measure while a change is being drawn would lay out the board a second time, half changed.
 */
export function useSpots(board: RefObject<HTMLElement | null>, layer: RefObject<HTMLElement | null>) {
  const spots = useRef(new Map<string, Point>());
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        if (!board.current || !layer.current) return;
        const over = layer.current.getBoundingClientRect();
        const all = [...board.current.querySelectorAll<HTMLElement>('[data-anchor]')].reverse();
        const found = all.filter(spot => spot.checkVisibility());
        spots.current = new Map(found.map(spot => [spot.dataset['anchor']!, middleOf(spot, over)]));
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  });
  return spots;
}
