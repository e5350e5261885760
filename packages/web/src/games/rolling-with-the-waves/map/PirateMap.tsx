// A captain's Pirate Map, whole: the sheet, the picture, the plate, the crow's nests, and over it what can be pressed.

import {
  type Cannon,
  type Chest,
  ICONS,
  type Icon,
  isChest,
  mostPorts,
  type Order,
  total,
} from '@quayside/rules/rolling-with-the-waves';
import type { ComponentChildren } from 'preact';
import { seatClass } from '../../../ui/Emblem.tsx';
import { piece } from '../../../ui/piece.ts';
import { tip } from '../../../ui/Tooltip.tsx';
import type { SeatFace } from '../../gameUi.ts';
import { Parchment } from '../art/Parchment.tsx';
import { rulesOpen, type Scene } from '../scene.ts';
import { words } from '../words.ts';
import { Area, type AreaButton, placed } from './Area.tsx';
import { MapPicture } from './MapPicture.tsx';
import { ghostOf, type MapState } from './mapState.ts';
import { Plate } from './Plate.tsx';
import type { Fit, Places } from './places.ts';
import './pirateMap.css';

type Props = {
  scene: Scene;
  faces: readonly SeatFace[];
  face: SeatFace;
  fit: Fit;
  /** Whether the table waits for this captain. */
  awaited: boolean;
  /** Dimmed while others are at it. */
  aside: boolean;
  orders: readonly Order[];
  burying: Chest | null;
  cost: number;
  choice(icon: Icon): AreaButton | null;
  onOpen?: (() => void) | undefined;
  /** The crow's nests, and what else lies on the sheet. */
  children: ComponentChildren;
};

export function PirateMap(props: Props) {
  const { scene, faces, face, fit, awaited, aside, orders, burying, cost, choice, onOpen, children } = props;
  const { places, scale } = fit;
  const { seat } = face;
  const captain = scene.captains[seat]!;
  const state: MapState = {
    seat,
    captain,
    orders,
    burying,
    fresh: icon => wroteHere(scene, seat, icon),
    lit: icon => isLit(choice(icon)),
    cost,
    firing: firingNow(scene, seat),
  };
  return (
    <article
      class={`rw-map rw-on-${places.name} ${seatClass(seat)} ${awaited ? 'rw-awaited' : ''} ${aside ? 'rw-aside' : ''} ${scene.volley?.aim?.target === seat ? 'rw-hit' : ''}`}
      aria-label={face.you ? words.yourMap : words.mapOf(face.name)}
      {...piece('map', seat)}
    >
      <Parchment compass={places.compass !== null} />
      <div
        class="rw-sheet"
        style={{
          width: `${places.width * scale}px`,
          height: `${places.height * scale}px`,
          '--u': scale,
          '--die': places.nests.size * scale,
        }}
      >
        <MapPicture places={places} scale={scale} state={state} most={mostRaided(scene, faces)} />
        <Plate scene={scene} face={face} places={places} cost={cost} onOpen={onOpen} />
        {places.skulls && <InfamyTip places={places} seat={seat} infamy={captain.infamy} />}
        {ICONS.map(icon => (
          <Area
            key={icon}
            icon={icon}
            seat={seat}
            captain={captain}
            ghost={ghostOf(state, icon)}
            places={places}
            choice={choice(icon)}
          />
        ))}
        {children}
      </div>
    </article>
  );
}

const isLit = (choice: AreaButton | null): boolean =>
  choice !== null && !choice.why && !choice.pressed && !choice.closed && !choice.isTarget;

const InfamyTip = ({ places, seat, infamy }: { places: Places; seat: number; infamy: number }) => (
  <span
    class="rw-area"
    role="img"
    aria-label={words.infamy(infamy, 0)}
    data-anchor={`${seat}-infamy`}
    style={placed({ x: 14, y: 523, w: 972, h: 40 }, places)}
    {...piece('infamy', seat)}
    {...tip(words.infamyTip(infamy, 0))}
  />
);

/** Cannons of this captain that are firing in the volley being shown. */
const firingNow = ({ volley }: Scene, seat: number): readonly Cannon[] =>
  volley && volley.seat === seat && volley.shots > 0 ? volley.cannons : [];

function mostRaided(scene: Scene, faces: readonly SeatFace[]): { sum: number; letter: string } | null {
  const { sum, captains } = mostPorts(rulesOpen(scene));
  if (sum === 0) return null;
  const who = scene.captains.flatMap(({ squares }, seat) =>
    total(squares.ports) === sum ? [faces[seat]!.letter] : [],
  );
  return { sum, letter: captains > 1 ? who.join(', ') : who[0]! };
}

/** Whether this area was written in this round's writing: dice that are still to be written do not count. */
function wroteHere({ captains, pending }: Scene, seat: number, icon: Icon): boolean {
  const { allocation } = captains[seat]!;
  if (allocation?.kind !== 'allocate') return false;
  const ordered = allocation.orders.some(order => order.icon === icon);
  return (
    ordered && !pending[seat]!.some(order => order.icon === icon) && !(isChest(icon) && captains[seat]!.buried[icon])
  );
}
