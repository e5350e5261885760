// The table of Rolling Seas: the chart in front, dice mat and ledger beside it, the others' charts small. Draws the
// scene and changes the draft; what is legal, `check` says.

import { useSignal } from '@preact/signals';
import type { Cell } from '@quayside/rules/rolling-seas';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { gameWords } from '../words.ts';
import { meAfter } from './Bar.tsx';
import { Caption } from './Caption.tsx';
import { ChartTable } from './ChartTable.tsx';
import { inFront } from './choices.ts';
import { DiceMat } from './DiceMat.tsx';
import { useKeys } from './keys.ts';
import { LedgerSheet } from './LedgerSheet.tsx';
import { Others } from './Others.tsx';
import type { Props } from './props.ts';
import './palette.css';
import './board.css';

export function Board(props: Props) {
  const { scene, faces, me } = props;
  const board = useRef<HTMLElement>(null);
  const cursor = useSignal<Cell | null>(null);
  useKeys(props, cursor);
  useInSight(board, props.menu?.ask ?? null);
  const front = inFront(props);
  const ledger = me ?? front;
  return (
    <section ref={board} class="rs-board rs-palette" aria-label={gameWords.table}>
      <div class="rs-front">
        <Caption {...props} front={front} />
        <ChartTable {...props} front={front} cursor={cursor} />
      </div>
      <div class="rs-side">
        <DiceMat {...props} />
        <LedgerSheet captain={scene.captains[ledger]!} turn={scene.turn} face={faces[ledger]!} after={meAfter(props)} />
        <Others {...props} />
      </div>
    </section>
  );
}

/**
 * On a small screen the compass under the chart comes into sight when something is asked, and what is left of it in
 * sight stays there when the bar grows or the phone is turned; no more of the chart is lost.
 */
function useInSight(board: RefObject<HTMLElement | null>, ask: string | null): void {
  useEffect(() => {
    const rose = board.current?.querySelector('.rs-rose');
    const frame = board.current?.parentElement;
    if (!ask || !rose || !frame) return;
    board.current!.scrollIntoView({ block: 'start' });
    rose.scrollIntoView({ block: 'nearest' });
    const watch = new ResizeObserver(() => {
      if (rose.getBoundingClientRect().top < frame.getBoundingClientRect().bottom)
        rose.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(frame);
    return () => watch.disconnect();
  }, [ask]);
}
