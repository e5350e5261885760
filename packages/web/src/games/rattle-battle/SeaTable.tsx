// The Sea Box from above, to play on: tiles, ships, ranges, the ghost of a ship about to move, and the battle to come.

import { useSignal } from '@preact/signals';
import { BOX, type DieId, LONG, MM, type Point, SHORT, type Ship, standing } from '@quayside/rules/rattle-battle';
import { useRef } from 'preact/hooks';
import { DiceBox } from '../../dice/DiceBox.tsx';
import type { Falling } from '../../dice/falling.ts';
import { FRAME, RIM, SeaBox } from '../../dice/SeaBox.tsx';
import { Button } from '../../ui/Button.tsx';
import { Aiming } from './Aiming.tsx';
import { Mark } from './art/Marks.tsx';
import { TileArt } from './art/TileArt.tsx';
import { BattleLines, BattleNumbers } from './BattleLines.tsx';
import { BattlePreviewBar } from './BattlePreviewBar.tsx';
import type { BattlePreview } from './battlePreview.ts';
import { aimAt, currentAim, pressShip, setDraft, snapped } from './choices.ts';
import { describeShip } from './describeShip.ts';
import { aimOf, tossOf } from './draft.ts';
import { EventMarks } from './EventMarks.tsx';
import { Fleet } from './Fleet.tsx';
import { lookOf } from './looks.tsx';
import type { Props } from './props.ts';
import { Raft } from './Raft.tsx';
import type { Scene } from './scene.ts';
import { Reach } from './seaShapes.tsx';
import { CLOSEST, useSeaWindow, type Zoom } from './seaWindow.ts';
import { tossByPull } from './sling.ts';
import { words } from './words.ts';
import './seaTable.css';

const THUMB = 15; // px: as near to a ship as this means the ship
const REACH = 9 * MM;

type SeaProps = Props & { preview: BattlePreview | null; zoom: Zoom };

export function SeaTable(props: SeaProps) {
  const { scene, faces, menu, zoom } = props;
  const sheet = useRef<HTMLDivElement>(null);
  const held = useRef<{ from: Point } | null>(null);
  const dragged = useRef(false); // browsers send a click after a drag: it is ignored
  const letGo = () => {
    held.current = null;
  };
  const aim = aimOf(props.draft.value);
  const falling = fallingOf(scene, props);
  const looked = useSignal<DieId | null>(null);
  const { scale, pxPerMm, closer, farther } = useSeaWindow(sheet, props, zoom, falling !== null);
  const spotOf = ({ clientX, clientY }: PointerEvent | MouseEvent): { spot: Point; thumb: number } => {
    const box = sheet.current!.getBoundingClientRect();
    const mm = FRAME / box.width; // per px
    const at = (value: number) => Math.min(BOX, Math.max(0, Math.round((value * mm - RIM) * MM)));
    return { spot: { x: at(clientX - box.left), y: at(clientY - box.top) }, thumb: Math.max(REACH, THUMB * mm * MM) };
  };
  const onPointerDown = (event: PointerEvent) => {
    const { spot, thumb } = spotOf(event);
    const grabs = menu?.ask === 'toss' || (aim.place !== null && near(spot, aim.place, thumb));
    held.current = grabs ? { from: spot } : null;
    dragged.current = false;
    if (grabs) sheet.current!.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    const { spot, thumb } = spotOf(event);
    if (!held.current) {
      if (event.pointerType === 'mouse') looked.value = shipNear(scene, { spot, thumb })?.die ?? null;
      return;
    }
    const { from } = held.current;
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
  const found = scene.open.sea.find(({ die }) => die === (looked.value ?? aim.target ?? aim.ship));
  const seen = found && found.die === aim.ship && aim.place ? { ...found, ...aim.place } : found;
  return (
    <div class="rb-sea">
      <section class="rb-sea-window" tabIndex={scale > 1 ? 0 : undefined} aria-label={words.sea.enlarged}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same choices stand beside the Sea as buttons */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys.ts hears the keys of the whole board */}
        <div
          ref={sheet}
          class={`rb-sea-sheet ${menu?.ask === 'toss' ? 'rb-sea-sling' : ''}`}
          style={{ '--rb-zoom': scale, '--px-per-mm': pxPerMm.toFixed(3) }}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onClick={onClick}
        >
          <DiceBox falling={falling}>
            <SeaBox label={words.sea.fromAbove}>
              <TileArt open={scene.open} />
              {seen && seen.die !== aim.ship && (
                <>
                  <Reach ship={seen} range={LONG} kind="long" />
                  <Reach ship={seen} range={SHORT} kind="fire" />
                </>
              )}
              <Aiming {...props} />
              <BattleLines preview={props.preview} scene={scene} aim={aim} looked={looked.value} />
              <Fleet {...props} />
              <BattleNumbers preview={props.preview} scene={scene} aim={aim} looked={looked.value} />
              <EventMarks {...props} />
            </SeaBox>
          </DiceBox>
        </div>
      </section>
      <div class="rb-sea-tools">
        <Button
          aria-label={words.sea.closer}
          hint={words.sea.closerHint}
          why={scale >= CLOSEST ? words.sea.closest : null}
          onClick={closer}
        >
          <Mark name="zoomIn" />
        </Button>
        <Button
          aria-label={words.sea.farther}
          hint={words.sea.fartherHint}
          why={scale <= 1 ? words.sea.whole : null}
          onClick={farther}
        >
          <Mark name="zoomOut" />
        </Button>
        <BattlePreviewBar {...props} />
        <Raft {...props} />
      </div>
      {seen && <p class="rb-description">{describeShip(scene.open, seen, faces)}</p>}
    </div>
  );
}

const near = (a: Point, b: Point, most: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= most;

function shipNear({ open }: Scene, { spot, thumb }: { spot: Point; thumb: number }): Ship | undefined {
  const far = (ship: Ship) => Math.hypot(ship.x - spot.x, ship.y - spot.y);
  return open.sea.filter(ship => far(ship) <= thumb).sort((a, b) => far(a) - far(b))[0];
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
    dice: falling.dice.map(die => lookOf(die, faces)),
    lying: falling.lying.map(ship => ({ look: lookOf(ship.die, faces), pose: ship })),
  };
}
