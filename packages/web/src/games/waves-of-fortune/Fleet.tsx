// The ships on the sea, each in the south-west of its tile. While an event is shown they sail along their course and
// turn with it, are bumped, go down, or vanish and come up elsewhere.

import type { Event, Tile } from '@quayside/rules/waves-of-fortune';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pace } from '../../browser/settings.ts';
import { piece } from '../../ui/piece.ts';
import type { SeatFace } from '../gameUi.ts';
import { centreOf, MIDDLE } from './art/geometry.ts';
import { ShipArt } from './art/ShipArt.tsx';
import { headingAfter, headings } from './headings.ts';
import type { Scene } from './scene.ts';
import { SAIL_STEP } from './timing.ts';
import { words } from './words.ts';

type Props = { scene: Scene; faces: readonly SeatFace[]; now: Event | null; history?: readonly Event[] | null };

/** Where on a tile a ship lies: beside what she has found. */
const BERTH = { sea: [-6, 5], aside: [8, -6], sunk: [-5, -3] } as const;

/** In a harbour: from the middle of the tile away from the lighthouse, and back from the flag. */
const QUAY = { out: 5, north: 9, south: -6 };

const SIZE = 0.8;
const SIZE_AT_QUAY = 0.68;

/** A rammer and the ship she pushes share a tile until the push is decided. */
function spotOf({ ships, active, faces }: Scene, seat: number): string {
  const ship = ships[seat]!;
  if (!ship.afloat) return place(ship.at, BERTH.sunk);
  if (isPushed(ships, active, seat)) return place(ship.at, BERTH.aside);
  return faces[ship.at] === 'home' ? atQuay(ship.at) : place(ship.at);
}

const isPushed = (ships: Scene['ships'], active: number, seat: number): boolean =>
  seat !== active && ships.some((other, at) => at !== seat && other.afloat && other.at === ships[seat]!.at);

/** The letter on her sail is as large at the quay as at sea. */
const sizeOf = ({ ships, active, faces }: Scene, seat: number): number => {
  const { at, afloat } = ships[seat]!;
  return afloat && faces[at] === 'home' && !isPushed(ships, active, seat) ? SIZE_AT_QUAY : SIZE;
};

function atQuay(tile: Tile): string {
  const [x, y] = centreOf(tile);
  const { out, north, south } = QUAY;
  return place(tile, [x < MIDDLE ? -out : out, y < MIDDLE ? north : south], SIZE_AT_QUAY);
}

const place = (tile: Tile, [aside, below]: readonly [number, number] = BERTH.sea, size = SIZE): string => {
  const [x, y] = centreOf(tile);
  return `translate(${x + aside}px, ${y + below}px) scale(${size})`;
};

export function Fleet({ scene, faces, now, history = null }: Props) {
  const fleet = useRef<SVGGElement>(null);
  const heading = useRef<Map<number, 'east' | 'west'> | null>(null);
  heading.current ??= headings(history ?? []);
  if (now) headingAfter(heading.current, now);
  useLayoutEffect(() => {
    const frames = now && voyage(now);
    const ship = frames && fleet.current?.querySelector(`[data-ship="${frames.seat}"]`);
    if (!ship || pace() === 0) return;
    const sailing = [ship.animate(frames.frames, { duration: frames.lasts * pace(), easing: 'ease-in-out' })];
    const body = ship.querySelector('.wf-ship-body');
    if (frames.turns && body) sailing.push(body.animate(frames.turns, { duration: frames.lasts * pace() }));
    return () => {
      for (const motion of sailing) motion.cancel();
    };
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
            {...piece('ship', seat)}
            aria-label={words.cells.ship(faces[seat]!.name)}
            data-ship={seat}
            class={`wf-ship ${afloat ? '' : 'wf-ship-sunk'} ${seat === scene.active ? 'wf-ship-active' : ''}`}
            style={{ transform: spotOf(scene, seat), '--ship-size': sizeOf(scene, seat) }}
          >
            <ShipArt
              colour={colour}
              seat={seat}
              letter={faces[seat]!.letter}
              west={heading.current!.get(seat) === 'west'}
            />
          </g>
        );
      })}
    </g>
  );
}

/** The active ship lies on top, sunk ones at the bottom. */
const rank = ({ ships, active }: Scene, seat: number): number => (!ships[seat]!.afloat ? 0 : seat === active ? 2 : 1);

type Voyage = { seat: number; lasts: number; frames: Keyframe[]; turns?: Keyframe[] };

function voyage(event: Event): Voyage | null {
  if (event.type === 'rammed')
    return {
      seat: event.seat,
      lasts: 420,
      frames: [
        { transform: place(event.from) },
        { transform: `${place(event.from, [-1, 5])} rotate(-14deg)`, offset: 0.35 },
        { transform: place(event.to) },
      ],
    };
  if (event.type === 'sunk')
    return {
      seat: event.seat,
      lasts: 900,
      frames: [
        { transform: `${place(event.tile)} rotate(-58deg)` },
        { transform: `${place(event.tile)} rotate(-46deg)`, offset: 0.3 },
        { transform: place(event.tile, BERTH.sunk) },
      ],
    };
  if (event.type !== 'moved') return null;
  const { seat, how, path } = event;
  if (how === 'sail' || how === 'drift')
    return {
      seat,
      lasts: SAIL_STEP * (path.length - 1),
      frames: path.map(tile => ({ transform: place(tile) })),
      turns: turnsOn(path),
    };
  const [from, to] = [place(path[0]!), place(path.at(-1)!)];
  return {
    seat,
    lasts: 520,
    frames: [
      { transform: from, opacity: 1 },
      { transform: `${from} rotate(200deg) scale(.2)`, opacity: 0 },
      { transform: `${to} rotate(-160deg) scale(.2)`, opacity: 0 },
      { transform: to, opacity: 1 },
    ],
  };
}

/** Which way she looks on each leg; straight north and south she is seen from behind, so narrower. */
function turnsOn(path: readonly Tile[]): Keyframe[] {
  const legs = path.slice(1).map((tile, n) => Math.sign((tile % 10) - (path[n]! % 10)));
  let side = legs.find(leg => leg !== 0) ?? 1;
  return legs.map(leg => {
    if (leg !== 0) side = leg;
    return { transform: leg === 0 ? `scaleX(${side * 0.72})` : `scaleX(${side})` };
  });
}
