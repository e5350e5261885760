// The room a board has, followed as it changes: the window is resized, a phone is turned, a panel opens.

import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { observeSize } from '../../ui/observeSize.ts';
import type { Room } from './map/places.ts';

const SCROLLBAR = 20; // px: a scrollbar that comes or goes is no reason to lay out anew, or it would come and go for ever

/** Null until it is measured: a board drawn for another room would be drawn twice. */
export function useRoom(board: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useLayoutEffect(() => {
    const element = board.current?.parentElement;
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
      const w = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const h = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      setRoom(old => (old && w >= old.w && w - old.w < SCROLLBAR && h === old.h ? old : { w, h }));
    };
    measure();
    return observeSize(element, measure);
  }, [board]);
  return room;
}
