// The chart in front, as something to press: its cells form a grid, and what a choice would draw lies over them.

import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import type { Cell } from '@quayside/rules/rolling-seas';
import { useEffect, useRef } from 'preact/hooks';
import { noteRefusal } from '../../ui/refusedRule.ts';
import { ChartArt } from './art/ChartArt.tsx';
import { CardShow } from './CardShow.tsx';
import { Cells } from './Cells.tsx';
import { noteAt } from './cellNotes.ts';
import { asked } from './choices.ts';
import { Moments } from './Moments.tsx';
import { Overlay, pricedCells } from './Overlay.tsx';
import type { Props } from './props.ts';
import { grips, useChartPointer } from './useChartPointer.ts';
import './chartTable.css';

type TableProps = Props & { front: number; cursor: Signal<Cell | null> };

export function ChartTable(props: TableProps) {
  const { scene, now, front, cursor } = props;
  const frame = useRef<HTMLDivElement>(null);
  const hover = useSignal<Cell | null>(null);
  const pointer = useChartPointer(props, { frame, cursor, hover });
  const asks = asked(props);
  const over = asks === 'draw' ? null : hover.value;
  const note = now ? null : noteAt(props, front, over ?? cursor.value);
  const bad = note?.bad ? note.text : null;
  useEffect(() => {
    if (bad) noteRefusal(bad);
  }, [bad]);
  return (
    <div
      ref={frame}
      class={asks === 'draw' ? 'rs-chart-frame rs-drawing' : 'rs-chart-frame'}
      data-anchor={`chart:${front}`}
    >
      <ChartArt
        named
        captain={scene.captains[front]!}
        seat={front}
        numbered={scene.captains[front]!.landfall !== null && !now}
        written={pricedCells(props)}
      >
        <Overlay {...props} over={over} />
      </ChartArt>
      <Cells {...props} frame={frame} pointer={pointer} grips={grips(props)} />
      {note && (
        <p
          class={`rs-say ${note.bad ? 'rs-say-bad' : ''} ${note.top < 3 ? 'rs-say-below' : ''}`}
          style={{ '--column': note.column, '--top': note.top, '--bottom': note.bottom }}
          role="status"
        >
          {note.text}
        </p>
      )}
      <Moments {...props} />
      <CardShow {...props} />
    </div>
  );
}
