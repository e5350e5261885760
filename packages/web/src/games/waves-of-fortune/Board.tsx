// The table of Waves of Fortune: the sea in front, what just happened beside it, the captains' cards, the market. Draws
// the scene and gathers the draft; the rules judge it.

import { useSignal } from '@preact/signals';
import type { Tile } from '@quayside/rules/waves-of-fortune';
import { useEffect, useRef } from 'preact/hooks';
import { gameWords } from '../words.ts';
import { Captains } from './Captains.tsx';
import { useColours } from './colours.ts';
import { EventPanel } from './EventPanel.tsx';
import { useFightToEnd } from './fightToEnd.ts';
import { useKeys } from './keys.ts';
import { Market } from './Market.tsx';
import type { Props } from './props.ts';
import { Sea } from './Sea.tsx';
import { useTableau } from './useTableau.ts';
import './palette.css';
import './board.css';

export function Board(props: Props) {
  const { scene, menu } = props;
  const board = useRef<HTMLElement>(null);
  const cursor = useSignal<Tile | null>(null);
  const traced = useSignal<{ seat: number; x: Tile } | null>(null);
  const { tableau, lasts } = useTableau(props);
  useColours(scene.ships);
  useKeys(props, cursor);
  useFightToEnd(props);
  // A new decision puts the cursor back on the ship, and scrolls to it.
  useEffect(() => {
    cursor.value = null;
    if (menu && board.current) bringIntoSight(board.current, scene.ships[props.me ?? 0]!.at);
  }, [menu?.ask, menu === null]);
  return (
    <section ref={board} class="wf-board wf-palette" aria-label={gameWords.table}>
      <div class="wf-chart">
        <Sea {...props} cursor={cursor} traced={traced} />
      </div>
      <div class="wf-side">
        <EventPanel {...props} tableau={tableau} />
        <Captains {...props} lasts={lasts} traced={traced} />
        <Market {...props} />
      </div>
    </section>
  );
}

/** Scrolls to the top of the sea, or as far down as the panel that lies over it on a small screen would hide the ship. */
function bringIntoSight(board: HTMLElement, ship: Tile): void {
  board.scrollIntoView({ block: 'start' });
  const sheet = board.querySelector('.wf-event-panel')?.getBoundingClientRect();
  const tile = board.querySelector(`[data-tile="${ship}"]`)?.getBoundingClientRect();
  if (sheet && tile && sheet.top > board.getBoundingClientRect().top && sheet.left < tile.right)
    board.parentElement?.scrollBy({ top: Math.max(0, tile.bottom - sheet.top) });
}
