// Pieces that fly from one spot of a board to another while an event is shown; spots are named by data-anchor.

import type { Point } from '@quayside/rules/kit/geometry';
import './Flights.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { middleOf, spotIn, useSpots } from './spots.ts';

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
  /** Which pieces fly, by the scene before the event and the one after it. */
  flights(before: Scene, event: Event, after: Scene): Flight[];
};

/** A piece on its way; `origin`: where it set off, which may be gone once the event has happened. */
type Flying = Flight & { id: number; origin: Point | undefined };

/** A piece flies to its end though the next event is shown already. */
export function FlightLayer<Scene, Event>({ board, scene, now, flights }: Props<Scene, Event>) {
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef(scene);
  const shown = useRef<Event | null>(null);
  const flying = useRef<Flying[]>([]);
  /** Drawn, and not yet let go. */
  const waiting = useRef<Flying[]>([]);
  const count = useRef(0);
  const [, drawAgain] = useState(0);
  const spots = useSpots(board, layer);
  if (now !== shown.current && now) {
    const fresh = flights(before.current, now, scene).map(flight => ({
      ...flight,
      id: count.current++,
      origin: spots.current.get(flight.from),
    }));
    flying.current = [...flying.current, ...fresh];
    waiting.current = [...waiting.current, ...fresh];
  }
  shown.current = now;
  useLayoutEffect(() => {
    before.current = scene;
    if (waiting.current.length === 0) return;
    const land = (ids: readonly number[]) => {
      flying.current = flying.current.filter(({ id }) => !ids.includes(id));
      drawAgain(n => n + 1);
    };
    // Measured in the next frame, which lays out the board anyway; until then the flying piece is hidden.
    const frame = requestAnimationFrame(() => {
      const fresh = waiting.current;
      waiting.current = [];
      const pace = layer.current ? Number(getComputedStyle(layer.current).getPropertyValue('--pace')) : 0;
      if (!layer.current || pace === 0) return land(fresh.map(({ id }) => id));
      const over = layer.current.getBoundingClientRect();
      for (const { id, origin, to, wait, lands = false } of fresh) {
        const target = spotIn(board, to);
        const piece = layer.current.children[flying.current.findIndex(one => one.id === id)] as HTMLElement | undefined;
        if (!origin || !target?.checkVisibility() || !piece) {
          land([id]);
          continue;
        }
        const flight = fly(piece, origin, middleOf(target, over), { pace, wait, lands });
        flight.onfinish = () => land([id]);
        if (lands) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (FLIGHT + wait) * pace });
      }
    });
    return () => cancelAnimationFrame(frame);
  });
  return (
    <div ref={layer} class="flights" aria-hidden="true">
      {flying.current.map(({ id, piece }) => (
        <span key={id}>{piece}</span>
      ))}
    </div>
  );
}

function fly(
  piece: HTMLElement,
  from: Point,
  to: Point,
  { pace, wait, lands }: { pace: number; wait: number; lands: boolean },
): Animation {
  const { width, height } = piece.getBoundingClientRect();
  const at = ({ x, y }: Point) => `translate(${x - width / 2}px, ${y - height / 2}px)`;
  return piece.animate(
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
