// The table of Rolling Seas: the chart in front, dice mat and ledger beside it, the others' charts small. Draws the
// scene and changes the draft; what is legal, `check` says.

import { useSignal } from '@preact/signals';
import type { Cell, Event } from '@quayside/rules/rolling-seas';
import { useRef } from 'preact/hooks';
import { DrawnNext } from '../../ui/DrawInParts.tsx';
import { FlightLayer } from '../../ui/Flights.tsx';
import { useSide } from '../../ui/useSide.ts';
import { gameWords } from '../words.ts';
import { meAfter } from './Bar.tsx';
import { Caption } from './Caption.tsx';
import { ChartTable } from './ChartTable.tsx';
import { inFront } from './choices.ts';
import { DiceMat } from './DiceMat.tsx';
import { flightsOf } from './flights.tsx';
import { useKeys } from './keys.ts';
import { LedgerSheet } from './LedgerSheet.tsx';
import { OtherCaptains } from './OtherCaptains.tsx';
import type { Props } from './props.ts';
import type { Scene } from './scene.ts';
import './palette.css';
import './board.css';

export function Board(props: Props) {
  const { scene, faces, me } = props;
  const board = useRef<HTMLElement>(null);
  const cursor = useSignal<Cell | null>(null);
  useKeys(props, cursor);
  const front = inFront(props);
  const ledger = me ?? front;
  // On its side, dice and ledger stand in the column with the question (SideStrip.tsx).
  const side = useSide();
  return (
    <section ref={board} class="rs-board rs-palette" aria-label={gameWords.table}>
      <div class="rs-front">
        <Caption {...props} front={front} />
        <ChartTable key={front} {...props} front={front} cursor={cursor} />
      </div>
      <div class="rs-side">
        {!side && (
          <DrawnNext>
            <DiceMat {...props} />
            <LedgerSheet
              named
              captain={scene.captains[ledger]!}
              turn={scene.turn}
              face={faces[ledger]!}
              after={meAfter(props)}
              now={props.now}
            />
          </DrawnNext>
        )}
        <DrawnNext>
          <OtherCaptains {...props} />
        </DrawnNext>
      </div>
      <FlightLayer
        board={board}
        scene={scene}
        now={props.now}
        flights={(before: Scene, event: Event) => flightsOf(before, event, ledger)}
      />
    </section>
  );
}
