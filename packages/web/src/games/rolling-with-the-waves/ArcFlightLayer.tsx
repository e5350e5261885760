// Lets pieces fly over the board, along an arc; spots are named by data-anchor.

import type { Point } from '@quayside/rules/kit/geometry';
import type { Event } from '@quayside/rules/rolling-with-the-waves';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pace } from '../../browser/settings.ts';
import { middleOf, spotIn, useSpots } from '../../ui/spots.ts';
import { type ArcFlight, flights } from './flights.tsx';
import type { Scene } from './scene.ts';

type Props = { board: RefObject<HTMLElement | null>; scene: Scene; now: Event | null };

export function ArcFlightLayer({ board, scene, now }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef(scene);
  const shown = useRef<Event | null>(null);
  const flying = useRef<ArcFlight[]>([]);
  // Where a piece sets off may be gone once the event has happened.
  const origins = useRef<(Point | undefined)[]>([]);
  const spots = useSpots(board, layer);
  if (now !== shown.current) {
    flying.current = now ? flights(before.current, scene, now) : [];
    origins.current = flying.current.map(({ from }) => spots.current.get(from));
  }
  useLayoutEffect(() => {
    shown.current = now;
    before.current = scene;
  });
  useLayoutEffect(() => {
    if (flying.current.length === 0 || pace() === 0) return;
    // Measured in the next frame, which lays out the board anyway; until then the flying piece is hidden.
    const frame = requestAnimationFrame(() => {
      if (!layer.current) return;
      const over = layer.current.getBoundingClientRect();
      flying.current.forEach((it, n) => {
        const from = origins.current[n];
        const target = spotIn(board, it.to);
        if (!from || !target) return;
        fly(layer.current!.children[n] as HTMLElement, from, middleOf(target, over), it);
        if (it.lands) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (it.lasts + it.wait) * pace() });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [now]);
  return (
    <div ref={layer} class="rw-flying" aria-hidden="true">
      {flying.current.map(({ piece }, n) => (
        <span key={n}>{piece}</span>
      ))}
    </div>
  );
}

const STEPS = 8;

function fly(piece: HTMLElement, from: Point, to: Point, it: ArcFlight): void {
  const { width, height } = piece.getBoundingClientRect();
  const centred = ({ x, y }: Point): Point => ({ x: x - width / 2, y: y - height / 2 });
  const [start, end] = [centred(from), centred(to)];
  const rise = it.arc * Math.hypot(end.x - start.x, end.y - start.y);
  const frames = Array.from({ length: STEPS + 1 }, (_, n) => {
    const part = n / STEPS;
    const x = start.x + (end.x - start.x) * part;
    const y = start.y + (end.y - start.y) * part - rise * 4 * part * (1 - part);
    return { transform: `translate(${x}px, ${y}px)`, opacity: n === STEPS && !it.lands ? 0.6 : 1 };
  });
  piece.animate(frames, { duration: it.lasts * pace(), delay: it.wait * pace(), easing: 'cubic-bezier(.4,.1,.4,1)' });
}
