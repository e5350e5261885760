import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Die } from '../ui/Die.tsx';
import { seatClass } from '../ui/Emblem.tsx';
import { FlightLayer } from '../ui/Flights.tsx';

const FLIGHT = [{ piece: <Die face={5} class={seatClass(1)} />, from: 'from', to: 'to', wait: 0 }];
const HALF_MS = 120; // into the flight
const MEASURED_MS = 100;

/** A piece on its way from one spot to another, held there: a flight lasts less than half a second. */
export function FlightSample() {
  const board = useRef<HTMLDivElement>(null);
  const [now, setNow] = useState<object | null>(null);
  useEffect(() => {
    // The layer needs the positions of both spots, so the flight begins after they were measured.
    const timer = setTimeout(() => setNow({}), MEASURED_MS);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    // The layer starts its animation in an effect; the callback runs after that, before the same frame is painted.
    const frame = requestAnimationFrame(() => {
      for (const flight of board.current!.getAnimations({ subtree: true })) {
        flight.pause();
        flight.currentTime = HALF_MS;
        flight.commitStyles();
        flight.cancel();
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [now]);
  return (
    <div ref={board} class="gallery-flight">
      <span data-anchor="from">from</span>
      <span data-anchor="to">to</span>
      <FlightLayer board={board} scene={null} now={now} flights={() => FLIGHT} />
    </div>
  );
}
