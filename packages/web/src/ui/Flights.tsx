// Pieces that fly from one spot of a board to another while an event is shown; spots are named by data-anchor.

import './Flights.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export type Flight = {
  piece: ComponentChildren;
  from: string;
  to: string;
  /** Milliseconds at normal speed before it sets off. */
  wait: number;
  /** The spot it lands on shows the piece already, and hides it until it has landed. */
  lands?: boolean;
};

const FLIGHT = 380; // ms at normal speed

type Props<Scene, Event> = {
  board: RefObject<HTMLElement | null>;
  scene: Scene;
  /** The event being shown, null when all is still. */
  now: Event | null;
  /** Which pieces fly, by the scene before the event. */
  flights(before: Scene, event: Event): Flight[];
};

export function FlightLayer<Scene, Event>({ board, scene, now, flights }: Props<Scene, Event>) {
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef(scene);
  const shown = useRef<Event | null>(null);
  const flying = useRef<Flight[]>([]);
  // Where a piece sets off may be gone once the event has happened.
  const origins = useRef<(DOMRect | undefined)[]>([]);
  const spot = (name: string) => board.current?.querySelector(`[data-anchor="${name}"]`);
  if (now !== shown.current) {
    flying.current = now ? flights(before.current, now) : [];
    origins.current = flying.current.map(({ from }) => spot(from)?.getBoundingClientRect());
  }
  useLayoutEffect(() => {
    const fresh = now !== shown.current;
    shown.current = now;
    before.current = scene;
    const pace = layer.current ? Number(getComputedStyle(layer.current).getPropertyValue('--pace')) : 0;
    if (!fresh || !layer.current || pace === 0) return;
    const frame = layer.current.getBoundingClientRect();
    flying.current.forEach(({ to, wait, lands = false }, n) => {
      const from = origins.current[n];
      const target = spot(to);
      if (!from || !target) return;
      const piece = layer.current!.children[n] as HTMLElement;
      fly(piece, frame, from, target.getBoundingClientRect(), { pace, wait, lands });
      if (lands) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (FLIGHT + wait) * pace });
    });
  });
  return (
    <div ref={layer} class="flights" aria-hidden="true">
      {flying.current.map(({ piece }, n) => (
        <span key={n}>{piece}</span>
      ))}
    </div>
  );
}

function fly(
  piece: HTMLElement,
  frame: DOMRect,
  from: DOMRect,
  to: DOMRect,
  { pace, wait, lands }: { pace: number; wait: number; lands: boolean },
): void {
  const { width, height } = piece.getBoundingClientRect();
  const at = (box: DOMRect) => {
    const x = box.left + box.width / 2 - frame.left - width / 2;
    const y = box.top + box.height / 2 - frame.top - height / 2;
    return `translate(${x}px, ${y}px)`;
  };
  piece.animate(
    [
      { transform: `${at(from)} scale(1)`, opacity: 1 },
      { transform: `${at(to)} scale(${lands ? 1 : 0.8})`, opacity: lands ? 1 : 0.9 },
    ],
    {
      duration: FLIGHT * pace,
      delay: wait * pace,
      easing: 'cubic-bezier(.3,.7,.2,1)',
      fill: 'backwards',
    },
  );
}
