// Draws the flights of the event being shown, above the board.

import type { Event } from '@quayside/rules/waves';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { WaveToken } from './Audience.tsx';
import { CardBack, CardFace } from './art/Card.tsx';
import { ShellMark } from './art/Emblems.tsx';
import { FLIGHT, type Flight, flights } from './flights.ts';
import type { Scene } from './scene.ts';
import './flights.css';

type Props = { board: RefObject<HTMLElement | null>; scene: Scene; now: Event | null };

export function Flights({ board, scene, now }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const before = useRef(scene);
  const shown = useRef<Event | null>(null);
  const flying = useRef<Flight[]>([]);
  if (now !== shown.current) flying.current = now ? flights(before.current, now) : [];
  useLayoutEffect(() => {
    const fresh = now !== shown.current;
    shown.current = now;
    before.current = scene;
    if (fresh && board.current && layer.current) setOff(board.current, layer.current, flying.current);
  });
  return (
    <div ref={layer} class="waves-flights" aria-hidden="true">
      {flying.current.map((flight, n) => (
        <span key={n} class={typeof flight.piece === 'number' || flight.piece === 'back' ? 'waves-flying-card' : ''}>
          <Piece piece={flight.piece} />
        </span>
      ))}
    </div>
  );
}

function Piece({ piece }: { piece: Flight['piece'] }) {
  if (piece === 'back') return <CardBack />;
  if (piece === 'shell') return <ShellMark />;
  if (piece === 'token') return <WaveToken />;
  return <CardFace card={piece} />;
}

function setOff(board: HTMLElement, layer: HTMLElement, list: readonly Flight[]): void {
  const pace = Number(getComputedStyle(board).getPropertyValue('--pace'));
  const origin = layer.getBoundingClientRect();
  const spot = (name: string) => board.querySelector(`[data-anchor="${name}"]`);
  list.forEach((flight, n) => {
    const piece = layer.children[n] as HTMLElement;
    const from = spot(flight.from)?.getBoundingClientRect();
    const target = spot(flight.to);
    if (!from || !target || pace === 0) return;
    const to = target.getBoundingClientRect();
    const { width, height } = piece.getBoundingClientRect();
    const at = (box: DOMRect) => {
      const x = box.left + box.width / 2 - origin.left - width / 2;
      const y = box.top + box.height / 2 - origin.top - height / 2;
      return `translate(${x}px, ${y}px)`;
    };
    const timing = { duration: FLIGHT * pace, delay: flight.wait * pace, easing: 'cubic-bezier(.3,.7,.2,1)' };
    piece.animate(
      [
        { transform: `${at(from)} scale(1)`, opacity: 1 },
        { transform: `${at(to)} scale(${flight.lands ? 1 : 0.5})`, opacity: flight.lands ? 1 : 0.4 },
      ],
      { ...timing, fill: 'backwards' },
    );
    if (flight.lands) target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: (FLIGHT + flight.wait) * pace });
  });
}
