// The ships on the sea. While an event is shown they sail tile by tile, are bumped, or vanish and come up elsewhere.

import type { Event, Tile } from '@quayside/rules/waves-of-fortune';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { SeatFace } from '../gameUi.ts';
import { centreOf } from './art/geometry.ts';
import { ShipArt } from './art/ShipArt.tsx';
import type { Scene } from './scene.ts';

type Props = { scene: Scene; faces: readonly SeatFace[]; now: Event | null };

const BESIDE = 9; // units: two ships on one tile make room for each other

/** Where a ship is drawn: a rammer and the ship it pushes share a tile until the push is decided. */
function spotOf({ ships, active }: Scene, seat: number): string {
  const ship = ships[seat]!;
  const shared = ship.afloat && ships.some((other, at) => at !== seat && other.afloat && other.at === ship.at);
  const aside = shared ? (seat === active ? -BESIDE : BESIDE) : 0;
  if (!ship.afloat) return place(ship.at, -6, -7);
  return `${place(ship.at, aside, aside)}${shared ? ' scale(.9)' : ''}`;
}

const place = (tile: Tile, aside = 0, below = 0): string => {
  const [x, y] = centreOf(tile);
  return `translate(${x + aside}px, ${y + 2 + below}px)`;
};

const STEP = 170; // ms at normal speed

export function Fleet({ scene, faces, now }: Props) {
  const fleet = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const frames = now && voyage(now);
    const ship = frames && fleet.current?.querySelector(`[data-ship="${frames.seat}"]`);
    const pace = ship ? Number(getComputedStyle(ship).getPropertyValue('--pace')) : 0;
    if (!ship || pace === 0) return;
    const sailing = ship.animate(frames.frames, {
      duration: (120 + STEP * frames.frames.length) * pace,
      easing: 'cubic-bezier(.4,.1,.3,1)',
    });
    return () => sailing.cancel();
  }, [now]);
  const order = scene.ships.map((_, seat) => seat).sort((a, b) => rank(scene, a) - rank(scene, b));
  return (
    <g ref={fleet} class="wf-fleet">
      {order.map(seat => {
        const { at, afloat, colour } = scene.ships[seat]!;
        if (at < 0) return null;
        return (
          <g
            key={seat}
            data-ship={seat}
            class={`wf-ship ${afloat ? '' : 'wf-ship-sunk'} ${seat === scene.active ? 'wf-ship-active' : ''}`}
            style={{ transform: spotOf(scene, seat) }}
          >
            <ShipArt colour={colour} seat={seat} letter={faces[seat]!.letter} />
          </g>
        );
      })}
    </g>
  );
}

/** The active ship lies on top, sunk ones at the bottom. */
const rank = ({ ships, active }: Scene, seat: number): number => (!ships[seat]!.afloat ? 0 : seat === active ? 2 : 1);

function voyage(event: Event): { seat: number; frames: Keyframe[] } | null {
  if (event.type === 'rammed')
    return {
      seat: event.seat,
      frames: [{ transform: place(event.from) }, { transform: place(event.from, 5) }, { transform: place(event.to) }],
    };
  if (event.type !== 'moved') return null;
  const { seat, how, path } = event;
  if (how === 'sail' || how === 'drift') return { seat, frames: path.map(tile => ({ transform: place(tile) })) };
  const [from, to] = [place(path[0]!), place(path.at(-1)!)];
  return {
    seat,
    frames: [
      { transform: from, opacity: 1 },
      { transform: from, opacity: 0 },
      { transform: to, opacity: 0 },
      { transform: to, opacity: 1 },
    ],
  };
}
