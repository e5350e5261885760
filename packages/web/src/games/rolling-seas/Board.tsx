// The table of Rolling Seas: the chart in front, dice mat and ledger beside it, the others' charts small. Draws the
// scene and gathers the draft; the rules judge it.

import { useSignal } from '@preact/signals';
import type { Cell, RollingSeas } from '@quayside/rules/rolling-seas';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../gameUi.ts';
import { meAfter } from './Bar.tsx';
import { Caption } from './Caption.tsx';
import { ChartTable } from './ChartTable.tsx';
import { draftOf, inFront } from './choices.ts';
import { DiceMat } from './DiceMat.tsx';
import { useKeys } from './keys.ts';
import { LedgerSheet } from './LedgerSheet.tsx';
import { Others } from './Others.tsx';
import type { Scene } from './scene.ts';
import './palette.css';
import './board.css';

export type Props = BoardProps<RollingSeas, Scene>;

export function Board(props: Props) {
  const { scene, faces, me } = props;
  const board = useRef<HTMLElement>(null);
  const cursor = useSignal<Cell | null>(null);
  useKeys(props, cursor);
  useInSight(board, props.menu?.ask ?? null, draftOf(props)?.kind ?? null);
  const front = inFront(props);
  const ledger = me ?? front;
  return (
    <section ref={board} class="rs-board rs-palette" aria-label="Table">
      <div class="rs-front">
        <Caption {...props} front={front} />
        <ChartTable {...props} front={front} cursor={cursor} />
      </div>
      <div class="rs-side">
        <DiceMat {...props} />
        <LedgerSheet sailor={scene.sailors[ledger]!} turn={scene.turn} face={faces[ledger]!} after={meAfter(props)} />
        <Others {...props} />
      </div>
    </section>
  );
}

/**
 * On a small screen the compass under the chart comes into sight when something is asked, and stays there when the bar
 * grows with the choice; no more of the chart is lost.
 */
function useInSight(board: RefObject<HTMLElement | null>, ask: string | null, choice: string | null): void {
  useEffect(() => {
    if (ask) board.current?.scrollIntoView({ block: 'start' });
  }, [ask]);
  useEffect(() => {
    if (ask) board.current?.querySelector('.rs-rose')?.scrollIntoView({ block: 'nearest' });
  }, [ask, choice]);
}
