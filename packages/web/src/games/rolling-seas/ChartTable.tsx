// The chart in front, as something to press: its cells form a grid, and what a choice would draw lies over them.

import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { type Cell, COLUMNS, columnOf, ROWS, rowOf } from '@quayside/rules/rolling-seas';
import { useRef } from 'preact/hooks';
import { ChartArt } from './art/ChartArt.tsx';
import { Cells } from './Cells.tsx';
import { asked, placedAt, pressCell } from './choices.ts';
import { noteAt, Overlay, pricedCells } from './Overlay.tsx';
import type { Props } from './props.ts';
import './chartTable.css';

type TableProps = Props & { front: number; cursor: Signal<Cell | null> };

export function ChartTable(props: TableProps) {
  const { scene, now, front, cursor, draft } = props;
  const frame = useRef<HTMLDivElement>(null);
  const hover = useSignal<Cell | null>(null);
  const asks = asked(props);
  const cellUnder = ({ clientX, clientY }: PointerEvent): Cell => {
    const box = frame.current!.querySelector('.rs-cells')!.getBoundingClientRect();
    const along = (value: number, most: number) => Math.min(Math.max(Math.floor(value * most), 0), most - 1);
    const column = along((clientX - box.left) / box.width, COLUMNS);
    return along((clientY - box.top) / box.height, ROWS) * COLUMNS + column;
  };
  const drag = (event: PointerEvent) => {
    if (asks === 'draw') draft.value = placedAt(props, cellUnder(event));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) hover.value = cellUnder(event);
    else if (event.buttons > 0) drag(event);
  };
  const onClick = (event: MouseEvent) => {
    const cell = cellUnder(event as PointerEvent);
    cursor.value = cell;
    hover.value = null;
    pressCell(props, cell);
  };
  const over = asks ? (hover.value ?? null) : null;
  const note = noteAt(props, over ?? (asks === 'action' ? cursor.value : null), { hovering: over !== null });
  return (
    <div ref={frame} class={`rs-chart-frame ${asks === 'draw' ? 'rs-drawing' : ''}`}>
      <ChartArt
        captain={scene.captains[front]!}
        seat={front}
        numbered={scene.captains[front]!.landfall !== null && !now}
        written={pricedCells(props)}
      >
        <Overlay {...props} over={over} />
      </ChartArt>
      <Cells
        {...props}
        frame={frame}
        onPointerMove={onPointerMove}
        onPointerLeave={() => {
          hover.value = null;
        }}
        onClick={onClick}
      />
      {note && (
        <p
          class={`rs-say ${note.bad ? 'rs-say-bad' : ''} ${rowOf(note.at) < 4 ? 'rs-say-below' : ''}`}
          style={{ '--column': columnOf(note.at), '--row': rowOf(note.at) }}
          role="status"
        >
          {note.text}
        </p>
      )}
    </div>
  );
}
