// The table of Waves of Fortune: the sea with battles and cards on it, the captains' holds and the market beside it.
// Draws the scene and gathers the draft; the rules judge it.

import { useSignal } from '@preact/signals';
import type { Tile } from '@quayside/rules/waves-of-fortune';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { BREAKPOINTS } from '../../ui/breakpoints.ts';
import { DrawnNext } from '../../ui/DrawInParts.tsx';
import { FlightLayer } from '../../ui/Flights.tsx';
import { observeSize } from '../../ui/observeSize.ts';
import { useSide } from '../../ui/useSide.ts';
import { gameWords } from '../words.ts';
import { Captains } from './Captains.tsx';
import { CardRope } from './CardRope.tsx';
import { useColours } from './colours.ts';
import { inSight } from './fightInSight.ts';
import { useFightToEnd } from './fightToEnd.ts';
import { flightsOf } from './flights.tsx';
import { useKeys } from './keys.ts';
import { Lens } from './Lens.tsx';
import { Market } from './Market.tsx';
import type { Props } from './props.ts';
import { Sea } from './Sea.tsx';
import { DockPanel, hasSeaCard, isDocking, SeaCard, shipOfCard } from './SeaCard.tsx';
import { useTableau } from './useTableau.ts';
import './palette.css';
import './board.css';

export function Board(props: Props) {
  const { scene, menu, now } = props;
  const board = useRef<HTMLElement>(null);
  const cursor = useSignal<Tile | null>(null);
  const traced = useSignal<{ seat: number; x: Tile } | null>(null);
  const tableau = useTableau(props);
  useColours(scene.ships);
  useKeys(props, cursor);
  useFightToEnd(props);
  // A new decision puts the cursor back on the ship, and scrolls to it.
  useEffect(() => {
    cursor.value = null;
    if (menu && board.current) bringIntoSight(board.current, scene.ships[props.me ?? 0]!.at);
  }, [menu?.ask, menu === null]);
  const fight = inSight(tableau.fight, now);
  const docks = isDocking(props);
  // On its side, what a decision is about stands in the column with the question (Beside.tsx).
  const isSide = useSide();
  const isBeside = isSide && menu !== null;
  // Where there is a column for the captains, a card lies below them and leaves the sea free.
  const inColumn = useColumns(board) && !isSide;
  const card = !fight && !docks && !isBeside && <SeaCard {...props} tableau={tableau} />;
  const asked = shipOfCard(props, tableau);
  return (
    <section ref={board} class="wf-board wf-palette" aria-label={gameWords.table}>
      <div class="wf-chart">
        <Sea {...props} cursor={cursor} traced={traced} fight={fight} />
        {fight ? <Lens {...props} fight={fight} /> : !inColumn && card}
      </div>
      <div class={`wf-side ${docks ? 'wf-side-docks' : ''}`}>
        {!isBeside && <DockPanel {...props} />}
        <DrawnNext>
          <Captains {...props} traced={traced} />
        </DrawnNext>
        <DrawnNext>
          <Market {...props} />
        </DrawnNext>
        {inColumn && card}
      </div>
      <FlightLayer board={board} scene={scene} now={now} flights={flightsOf} />
      {inColumn && card && hasSeaCard(props, tableau) && <CardRope board={board} tile={asked.at} />}
    </section>
  );
}

/** Whether the captains stand in a column beside the sea (board.css). */
function useColumns(board: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const frame = board.current?.parentElement;
    if (!frame) return;
    const measure = () => setWide(board.current!.clientWidth >= Number.parseFloat(BREAKPOINTS['board-wide']) * rem());
    measure();
    return observeSize(frame, measure);
  }, []);
  return isWide;
}

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Scrolls to the top of the sea, or as far down as the panel that lies over it on a small screen would hide the ship.
 */
function bringIntoSight(board: HTMLElement, ship: Tile): void {
  board.scrollIntoView({ block: 'start' });
  const sheet = board.querySelector('.wf-dock-panel')?.getBoundingClientRect();
  const tile = board.querySelector(`[data-tile="${ship}"]`)?.getBoundingClientRect();
  if (sheet && tile && sheet.top > board.getBoundingClientRect().top && sheet.left < tile.right)
    board.parentElement?.scrollBy({ top: Math.max(0, tile.bottom - sheet.top) });
}
