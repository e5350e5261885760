// The whole sea at once, as something to press: its tiles form a grid, and what a choice would do lies over them.

import type { Signal } from '@preact/signals';
import type { Tile } from '@quayside/rules/waves-of-fortune';
import { useRef } from 'preact/hooks';
import { SeaArt } from './art/SeaArt.tsx';
import { Cells } from './Cells.tsx';
import { targets } from './choices.ts';
import { tileOf } from './draft.ts';
import { Fleet } from './Fleet.tsx';
import { Beam, Overlay } from './Overlay.tsx';
import type { Props } from './props.ts';
import { Chips, Reach } from './Reach.tsx';
import { TileRemarks } from './TileRemarks.tsx';
import type { Fight } from './tableau.ts';
import { useSeaPointer } from './useSeaPointer.ts';
import './sea.css';

export type SeaProps = Props & {
  cursor: Signal<Tile | null>;
  /** The X of a map somebody points at, and whose map it is. */
  traced: Signal<{ seat: number; x: Tile } | null>;
  /** The battle that goes on. */
  fight: Fight | null;
};

export function Sea(props: SeaProps) {
  const { scene, now, history, faces, cursor, traced, fight } = props;
  const frame = useRef<HTMLDivElement>(null);
  const legal = targets(props);
  const { asked, dragged, handlers } = useSeaPointer({ props, frame, cursor }, legal);
  const over = legal.has(asked.value ?? -1) ? asked.value : null;
  return (
    <div ref={frame} class={`wf-sea-frame ${dragged.value === null ? '' : 'wf-dragging'}`}>
      <SeaArt
        scene={scene}
        letters={faces.map(({ letter }) => letter)}
        fresh={now?.type === 'flipped' ? now.tile : null}
        fight={fight && fight.end !== 'lost' ? { tile: scene.ships[fight.seat]!.at, left: fight.left } : null}
        glow={<Reach {...props} legal={legal} />}
      >
        <Overlay {...props} legal={legal} over={over} traced={traced.value} />
        <Fleet scene={scene} faces={faces} now={now} history={history} />
        <Chips {...props} legal={legal} />
        {fight && <Beam tile={scene.ships[fight.seat]!.at} />}
      </SeaArt>
      <Cells {...props} legal={legal} frame={frame} handlers={handlers} />
      <TileRemarks {...props} legal={legal} at={asked.value ?? pointedAt(props, legal)} />
    </div>
  );
}

/** The cursor of the keyboard, on a tile one could choose and has not chosen yet, or that has the focus. */
const pointedAt = (props: SeaProps, legal: ReadonlyMap<Tile, unknown>): Tile | null => {
  const at = props.cursor.value;
  if (at === null || tileOf(props.draft.value) === at) return null;
  return legal.has(at) || document.querySelector('.wf-cells td:focus-visible') ? at : null;
};
