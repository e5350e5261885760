// The table of Waves of Fortune: the sea in front, what just happened beside it, the captains' cards, the market. Draws
// the scene and gathers the draft; the rules judge it.

import { useSignal } from '@preact/signals';
import type { Tile } from '@quayside/rules/waves-of-fortune';
import { useEffect, useRef } from 'preact/hooks';
import { useAllHands } from './allHands.ts';
import { Captains } from './Captains.tsx';
import { useColours } from './colours.ts';
import { Happening } from './Happening.tsx';
import { useKeys } from './keys.ts';
import { Market } from './Market.tsx';
import type { Props } from './props.ts';
import { Sea } from './Sea.tsx';
import { useRecent } from './useRecent.ts';
import { words } from './words.ts';
import './palette.css';
import './board.css';

export function Board(props: Props) {
  const { scene, menu } = props;
  const board = useRef<HTMLElement>(null);
  const cursor = useSignal<Tile | null>(null);
  const traced = useSignal<{ seat: number; x: Tile } | null>(null);
  const { tableau, lasts } = useRecent(props);
  useColours(scene.ships);
  useKeys(props, cursor);
  useAllHands(props);
  // Another question, another place to begin: the cursor goes back to the ship, and the ship comes into sight.
  useEffect(() => {
    cursor.value = null;
    if (menu && board.current) bringIntoSight(board.current, scene.ships[props.me ?? 0]!.at);
  }, [menu?.ask, menu === null]);
  return (
    <section ref={board} class="wf-board wf-palette" aria-label={words.table}>
      <div class="wf-chart">
        <Sea {...props} cursor={cursor} traced={traced} />
      </div>
      <div class="wf-side">
        <Happening {...props} tableau={tableau} />
        <Captains {...props} lasts={lasts} traced={traced} />
        <Market {...props} />
      </div>
    </section>
  );
}

/** On a small screen the sea from its north on, or so much farther south that the sheet over it does not hide the ship. */
function bringIntoSight(board: HTMLElement, ship: Tile): void {
  board.scrollIntoView({ block: 'start' });
  const sheet = board.querySelector('.wf-happening')?.getBoundingClientRect();
  const tile = board.querySelector(`[data-tile="${ship}"]`)?.getBoundingClientRect();
  if (sheet && tile && sheet.top > board.getBoundingClientRect().top && sheet.left < tile.right)
    board.parentElement?.scrollBy({ top: Math.max(0, tile.bottom - sheet.top) });
}
