// The Sea Box from above, to play on: tiles, ships, ranges, the ghost of a ship about to move, and the battle to come.

import type { Signal } from '@preact/signals';
import {
  BOX,
  type DieId,
  LONG,
  MM,
  ownerOf,
  type Point,
  SHORT,
  type Ship,
  standing,
} from '@quayside/rules/rattle-battle';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { DiceBox } from '../../dice/DiceBox.tsx';
import type { Falling } from '../../dice/falling.ts';
import { FRAME, RIM, SeaBox } from '../../dice/SeaBox.tsx';
import { piece } from '../../ui/piece.ts';
import { Aiming } from './Aiming.tsx';
import { TileArt } from './art/TileArt.tsx';
import { BattleFlags, BattleLines } from './BattleLines.tsx';
import { aimAt, aimable, currentAim, isTurn, pressShip, setDraft, snapped } from './choices.ts';
import { useCosts } from './costs.ts';
import { lookOf } from './dieFaces.tsx';
import { aimOf, NO_AIM, tossOf } from './draft.ts';
import type { Duel } from './duels.ts';
import { EventMarks } from './EventMarks.tsx';
import { Fleet } from './Fleet.tsx';
import type { Props } from './props.ts';
import type { Scene } from './scene.ts';
import { mm, Reach } from './seaShapes.tsx';
import { useSeaWindow, type Zoom } from './seaWindow.ts';
import { tossByPull } from './sling.ts';
import { tagsOf } from './tags.ts';
import { words } from './words.ts';
import './seaTable.css';

const THUMB = 15; // px: as near to a ship as this means the ship
const REACH = 9 * MM;
const DRAGGED = 3 * MM; // a pointer that moves less has pressed the ship

export type SeaProps = Props & {
  zoom: Zoom;
  /** How close the Sea is shown: told to the buttons beside it. */
  scale: Signal<number>;
  /** The ship that is pointed at. */
  looked: Signal<DieId | null>;
  /** The duel that is pointed at, by its key. */
  pointed: Signal<string | null>;
  duels: readonly Duel[];
  /** Keys of the duels that are pointed at. */
  lit: readonly string[];
};

export function SeaTable(props: SeaProps) {
  const { scene, menu, zoom, looked, pointed, duels, lit } = props;
  const sheet = useRef<HTMLDivElement>(null);
  /** What the pointer has taken up: one of my ships, or the ghost or the sling (null). */
  const held = useRef<{ from: Point; ship: DieId | null } | null>(null);
  const dragged = useRef(false); // browsers send a click after a drag: it is ignored
  const aim = aimOf(props.draft.value);
  const falling = fallingOf(scene, props);
  const { scale, pxPerMm } = useSeaWindow(sheet, props, zoom, falling !== null);
  useEffect(() => {
    props.scale.value = scale;
  }, [scale]);
  const tags = useMemo(() => tagsOf(scene.open.sea), [scene.open.sea]);
  const ghost = aim.place && aim.ship !== null ? { ship: aim.ship, place: aim.place } : null;
  const { lying, costs, costScale } = useCosts(props, tags, ghost, pxPerMm);
  const spotOf = ({ clientX, clientY }: PointerEvent | MouseEvent): { spot: Point; thumb: number } => {
    const box = sheet.current!.getBoundingClientRect();
    const mm = FRAME / box.width; // per px
    const at = (value: number) => Math.min(BOX, Math.max(0, Math.round((value * mm - RIM) * MM)));
    return { spot: { x: at(clientX - box.left), y: at(clientY - box.top) }, thumb: Math.max(REACH, THUMB * mm * MM) };
  };
  const onPointerDown = (event: PointerEvent) => {
    const { spot, thumb } = spotOf(event);
    const onGhost = menu?.ask === 'toss' || (aim.place !== null && near(spot, aim.place, thumb));
    const ship = onGhost ? null : myShipAt(props, spot);
    held.current = onGhost || ship !== null ? { from: spot, ship } : null;
    dragged.current = false;
    if (held.current) sheet.current!.setPointerCapture(event.pointerId);
  };
  const letGo = (event: PointerEvent) => {
    const ship = held.current?.ship;
    held.current = null;
    if (ship && dragged.current) fireAtShipBelow(props, ship, spotOf(event).spot);
  };
  const onPointerMove = (event: PointerEvent) => {
    const { spot, thumb } = spotOf(event);
    if (!held.current) {
      if (event.pointerType === 'mouse') looked.value = shipNear(scene, { spot, thumb })?.die ?? null;
      return;
    }
    const { from, ship } = held.current;
    if (ship !== null) {
      if (!dragged.current && near(spot, from, DRAGGED)) return;
      dragged.current = true;
      if (aim.ship !== ship)
        setDraft(props, { ...NO_AIM, act: aim.act === 'move' || aim.act === 'fire' ? null : aim.act, ship });
      aimAt(props, snapped(props, aimOf(props.draft.value), spot));
      return;
    }
    const pull = { x: spot.x - from.x, y: spot.y - from.y };
    const shot = menu?.ask === 'toss' ? tossByPull(standing(scene.open, props.me!), pull) : null;
    dragged.current ||= shot !== null || aim.place !== null;
    if (shot) setDraft(props, { kind: 'toss', ...shot });
    else if (menu?.ask !== 'toss') aimAt(props, snapped(props, aim, spot));
  };
  const onClick = (event: MouseEvent) => {
    if (dragged.current) {
      dragged.current = false;
      return;
    }
    const { spot, thumb } = spotOf(event);
    looked.value = shipNear(scene, { spot, thumb })?.die ?? null;
    if (menu?.ask === 'toss') setDraft(props, { ...tossOf(props.draft.value), kind: 'toss', ...spot });
    else if (currentAim(props)) press(props, spot, thumb);
  };
  const seen = scene.open.sea.find(({ die }) => die === (looked.value ?? aim.target));
  return (
    <div class="rb-sea">
      <section
        {...piece('sea')}
        class="rb-sea-window"
        tabIndex={scale > 1 ? 0 : undefined}
        aria-label={words.sea.enlarged}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same choices stand beside the Sea as buttons */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys.ts hears the keys of the whole board */}
        <div
          ref={sheet}
          class={`rb-sea-sheet ${menu?.ask === 'toss' ? 'rb-sea-sling' : ''}`}
          style={{ '--rb-zoom': scale, '--px-per-mm': pxPerMm.toFixed(3) }}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={letGo}
          onPointerCancel={() => {
            held.current = null;
          }}
          onClick={onClick}
        >
          <DiceBox falling={falling}>
            <SeaBox label={words.sea.fromAbove}>
              <TileArt open={scene.open} />
              {seen && seen.die !== aim.ship && (
                <>
                  <Reach ship={seen} range={LONG} kind="long" says={words.rings.long(mm(LONG))} />
                  <Reach ship={seen} range={SHORT} kind="fire" says={words.rings.short(mm(SHORT))} />
                </>
              )}
              <Aiming {...props} />
              <BattleLines duels={duels} lit={lit} />
              <Fleet {...props} {...{ tags, costs, costScale }} />
              {duels.length > 0 && <BattleFlags {...{ duels, lit, lying, pxPerMm, pointed }} faces={props.faces} />}
              <EventMarks {...props} />
            </SeaBox>
          </DiceBox>
        </div>
      </section>
    </div>
  );
}

const near = (a: Point, b: Point, most: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= most;

function shipNear({ open }: Scene, { spot, thumb }: { spot: Point; thumb: number }): Ship | undefined {
  const far = (ship: Ship) => Math.hypot(ship.x - spot.x, ship.y - spot.y);
  return open.sea.filter(ship => far(ship) <= thumb).sort((a, b) => far(a) - far(b))[0];
}

/** One of my ships under the pointer, while it is my turn to move it. */
function myShipAt(props: Props, spot: Point): DieId | null {
  if (!isTurn(props)) return null;
  const ship = shipNear(props.scene, { spot, thumb: REACH });
  return ship && ownerOf(ship.die) === props.me ? ship.die : null;
}

/** A ship that is put down on one it may fire at fires at it, rather than moving there. */
function fireAtShipBelow(props: Props, ship: DieId, spot: Point): void {
  const below = shipNear(props.scene, { spot, thumb: REACH });
  if (!below || ownerOf(below.die) === props.me) return;
  const moving = props.draft.value;
  setDraft(props, { ...NO_AIM, ship });
  if (aimable(props).includes(below.die)) pressShip(props, below.die);
  else setDraft(props, moving);
}

/** Presses the ship at the spot, or aims at the water. */
function press(props: Props, spot: Point, thumb: number): void {
  const closest = shipNear(props.scene, { spot, thumb });
  const aim = currentAim(props)!;
  if (closest && near(closest, spot, closest.die === aim.ship ? REACH : thumb)) pressShip(props, closest.die);
  else if (aim.ship !== null) aimAt(props, snapped(props, aim, spot));
}

function fallingOf({ falling }: Scene, { faces }: Props): Falling | null {
  if (!falling) return null;
  return {
    id: falling.fall,
    fall: falling.fall,
    rattleMs: falling.rattleMs,
    dice: falling.dice.map(die => lookOf(die, faces)),
    lying: falling.lying.map(ship => ({ look: lookOf(ship.die, faces), pose: ship })),
  };
}
