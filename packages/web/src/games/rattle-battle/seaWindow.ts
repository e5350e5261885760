// The window on the Sea: how close it is, what it shows, how large a millimetre is in it.

import { type Signal, useSignal } from '@preact/signals';
import { BOX, MM, type Point } from '@quayside/rules/rattle-battle';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { FRAME, RIM } from '../../dice/SeaBox.tsx';
import { observeSize } from '../../ui/observeSize.ts';
import { aimOf } from './draft.ts';
import type { Props } from './props.ts';
import type { Scene } from './scene.ts';

/** The zoom the player chose; null: as close as shows every ship. */
export type Zoom = Signal<number | null>;

export const CLOSEST = 3;
const CLOSER = 1.6; // by a button
const SMALL = 440; // px: a window narrower than this comes close by itself
const WORTH = 1.3; // coming closer by less than this only cuts the frame of the box
const AROUND = 17 * MM; // water that is seen around the outermost ships

type Sheet = { current: HTMLDivElement | null };
type Area = { left: number; top: number; right: number; bottom: number };
const WHOLE: Area = { left: 0, top: 0, right: BOX, bottom: BOX };

export type SeaWindow = { scale: number; pxPerMm: number; closer(): void; farther(): void };

export function useSeaWindow(sheet: Sheet, props: Props, zoom: Zoom, isFalling: boolean): SeaWindow {
  const width = useWidth(sheet);
  const area = useArea(props.scene);
  const isTossing = props.scene.open.crazy !== null; // dice come from outside the box
  const fitting = width < SMALL && !isTossing ? FRAME / Math.max(...sidesOf(area)) : 1;
  const own = fitting < WORTH ? 1 : Math.min(CLOSEST, fitting);
  const scale = isFalling ? 1 : (zoom.value ?? own);
  const { card } = props.scene.open;
  useEffect(() => {
    zoom.value = null;
  }, [card]);
  useFollow(sheet, props, { scale, area, isOwn: zoom.value === null, width });
  usePinch(sheet, zoom, scale);
  return {
    scale,
    pxPerMm: (width * scale) / FRAME,
    closer: () => zoomBy(zoom, 1, scale),
    farther: () => zoomBy(zoom, -1, scale),
  };
}

export function zoomBy(zoom: Zoom, step: 1 | -1, from = zoom.value ?? 1): void {
  zoom.value = kept(step === 1 ? from * CLOSER : from / CLOSER);
}

const kept = (scale: number): number => Math.min(CLOSEST, Math.max(1, scale));
const sidesOf = ({ left, top, right, bottom }: Area): [number, number] => [(right - left) / MM, (bottom - top) / MM];
const middleOf = ({ left, top, right, bottom }: Area): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });

function useWidth(sheet: Sheet): number {
  const width = useSignal(FRAME);
  useEffect(() => {
    const view = sheet.current!.parentElement!;
    return observeSize(view, () => {
      if (view.clientWidth > 0) width.value = view.clientWidth;
    });
  }, []);
  return width.value;
}

/** Where ships are, or have been in this Adventure: it only grows, so that nothing jumps when one goes down. */
function useArea({ open, gone }: Scene): Area {
  const before = useRef<{ card: string | null; area: Area | null }>({ card: null, area: null });
  return useMemo(() => {
    const ships = [...open.sea, ...gone];
    if (before.current.card !== open.card || ships.length === 0) before.current = { card: open.card, area: null };
    const { area } = before.current;
    if (ships.length > 0) before.current.area = united(area, ships);
    return before.current.area ?? WHOLE;
  }, [open, gone]);
}

function united(area: Area | null, ships: readonly Point[]): Area {
  const [xs, ys] = [ships.map(({ x }) => x), ships.map(({ y }) => y)];
  return {
    left: Math.min(...xs.map(x => x - AROUND), area?.left ?? BOX),
    top: Math.min(...ys.map(y => y - AROUND), area?.top ?? BOX),
    right: Math.max(...xs.map(x => x + AROUND), area?.right ?? 0),
    bottom: Math.max(...ys.map(y => y + AROUND), area?.bottom ?? 0),
  };
}

type WindowView = { scale: number; area: Area; isOwn: boolean; width: number };

/** Enlarged, the Sea shows all ships where that is asked, and always the ghost, or the chosen ship. */
function useFollow(sheet: Sheet, props: Props, { scale, area, isOwn, width }: WindowView): void {
  const aim = aimOf(props.draft.value);
  const ship = props.scene.open.sea.find(({ die }) => die === aim.ship);
  const all = middleOf(area);
  useEffect(() => {
    if (isOwn) lookAt(sheet, all, { edge: 1 });
  }, [all.x, all.y, scale, isOwn, width]);
  const at = aim.place ?? (isOwn ? null : (ship ?? all));
  useEffect(() => {
    if (at && scale > 1) lookAt(sheet, at, { edge: isOwn ? 0.04 : 0.2 });
  }, [at?.x, at?.y, scale, aim.ship]);
}

/**
 * Brings a place into the middle, unless it is in sight already: farther from the edge than that part of the window.
 */
function lookAt(sheet: Sheet, at: Point, { edge }: { edge: number }): void {
  const view = sheet.current?.parentElement;
  if (!view) return;
  const px = view.scrollWidth / FRAME;
  const [x, y] = [(at.x / MM + RIM) * px, (at.y / MM + RIM) * px];
  const margin = view.clientWidth * edge;
  const outside =
    x < view.scrollLeft + margin ||
    x > view.scrollLeft + view.clientWidth - margin ||
    y < view.scrollTop + margin ||
    y > view.scrollTop + view.clientHeight - margin;
  if (outside) view.scrollTo({ left: x - view.clientWidth / 2, top: y - view.clientHeight / 2 });
}

/** Two fingers bring the Sea closer or push it away. */
function usePinch(sheet: Sheet, zoom: Zoom, scale: number): void {
  const now = useRef(scale);
  now.current = scale;
  useEffect(() => {
    const view = sheet.current?.parentElement;
    if (!view) return;
    let start: { apart: number; scale: number } | null = null;
    const apart = ({ touches: [a, b] }: TouchEvent) => Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
    const onMove = (event: TouchEvent) => {
      if (event.touches.length !== 2) {
        start = null;
        return;
      }
      event.preventDefault();
      start ??= { apart: apart(event), scale: now.current };
      zoom.value = kept((start.scale * apart(event)) / start.apart);
    };
    view.addEventListener('touchmove', onMove, { passive: false });
    return () => view.removeEventListener('touchmove', onMove);
  }, []);
}
