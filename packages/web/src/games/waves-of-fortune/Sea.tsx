// The whole sea at once, as something to press: its tiles form a grid, and what a choice would do lies over them.

import { type Signal, useSignal } from '@preact/signals';
import { columnOf, rowOf, SIDE, type Tile } from '@quayside/rules/waves-of-fortune';
import { useRef } from 'preact/hooks';
import { SeaArt } from './art/SeaArt.tsx';
import { Cells } from './Cells.tsx';
import { pressTile, targets } from './choices.ts';
import { tileOf, tileUnder } from './draft.ts';
import { Fleet } from './Fleet.tsx';
import { Glows, Overlay } from './Overlay.tsx';
import type { Props } from './props.ts';
import { type Remark, remarksOn } from './remarks.ts';
import './sea.css';

export type SeaProps = Props & {
  cursor: Signal<Tile | null>;
  /** The X of a map somebody points at, and whose map it is. */
  traced: Signal<{ seat: number; x: Tile } | null>;
};

export function Sea(props: SeaProps) {
  const { scene, now, faces, cursor, traced } = props;
  const frame = useRef<HTMLDivElement>(null);
  const hover = useSignal<Tile | null>(null);
  const legal = targets(props);
  const under = ({ clientX, clientY }: MouseEvent): Tile => {
    const box = frame.current!.querySelector('.wf-cells')!.getBoundingClientRect();
    return tileUnder(legal, ((clientX - box.left) / box.width) * SIDE, ((clientY - box.top) / box.height) * SIDE);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') hover.value = under(event);
  };
  const onClick = (event: MouseEvent) => {
    const tile = under(event);
    cursor.value = tile;
    pressTile(props, tile);
  };
  const over = legal.has(hover.value ?? -1) ? hover.value : null;
  return (
    <div ref={frame} class="wf-sea-frame">
      <SeaArt scene={scene} fresh={now?.type === 'flipped' ? now.tile : null} glow={<Glows {...props} legal={legal} />}>
        <Overlay {...props} legal={legal} over={over} traced={traced.value} />
        <Fleet scene={scene} faces={faces} now={now} />
      </SeaArt>
      <Cells
        {...props}
        legal={legal}
        frame={frame}
        onPointerMove={onPointerMove}
        onPointerLeave={() => {
          hover.value = null;
        }}
        onClick={onClick}
      />
      <TileRemarks {...props} at={over ?? pointedAt(props, legal)} />
    </div>
  );
}

/** The cursor of the keyboard, where it stands on a tile one could choose and has not chosen yet. */
const pointedAt = (props: SeaProps, legal: ReadonlyMap<Tile, unknown>): Tile | null => {
  const at = props.cursor.value;
  return at !== null && legal.has(at) && tileOf(props.draft.value) !== at ? at : null;
};

/** What going to the tile under the pointer would mean. For the tile that is chosen, the bar below says it. */
function TileRemarks({ at, ...props }: SeaProps & { at: Tile | null }) {
  const { view, faces, me } = props;
  const move = at === null ? undefined : targets(props).get(at);
  if (!move || me === null || at === null || tileOf(props.draft.value) === at) return null;
  const remarks = remarksOn(view, faces, me, move);
  if (remarks.length === 0) return null;
  return (
    <ul
      class={`wf-tile-remarks ${rowOf(at) < 4 ? 'wf-tile-remarks-below' : ''} ${worst(remarks)}`}
      style={{ '--column': columnOf(at), '--row': rowOf(at) }}
    >
      {remarks.map(({ text, tone }) => (
        <li key={text} class={`wf-${tone}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}

const worst = (remarks: readonly Remark[]): string =>
  remarks.some(({ tone }) => tone === 'bad') ? 'wf-tile-remarks-bad' : '';
