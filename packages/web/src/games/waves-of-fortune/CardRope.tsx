// The rope from the tile where a card was drawn to the card in the column beside the sea.

import type { Tile } from '@quayside/rules/waves-of-fortune';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { observeSize } from '../../ui/observeSize.ts';

type Props = { board: RefObject<HTMLElement | null>; tile: Tile };
type RopePath = { tile: DOMRect; path: string };

export function CardRope({ board, tile }: Props) {
  const [line, setLine] = useState<RopePath | null>(null);
  useLayoutEffect(() => {
    const frame = board.current;
    const side = frame?.querySelector('.wf-side');
    if (!frame || !side) return;
    const measure = () => setLine(lineIn(frame, tile));
    measure();
    side.addEventListener('scroll', measure);
    const stops = [frame, ...side.querySelectorAll('.wf-sea-card')].map(part => observeSize(part, measure));
    return () => {
      side.removeEventListener('scroll', measure);
      for (const stop of stops) stop();
    };
  }, [tile]);
  if (!line) return null;
  return (
    <svg class="wf-card-line" aria-hidden="true">
      <path class="wf-rope-edge" d={line.path} />
      <path class="wf-rope" d={line.path} />
      <path class="wf-rope-twist" d={line.path} />
      <rect
        class="wf-chosen"
        x={line.tile.x}
        y={line.tile.y}
        width={line.tile.width}
        height={line.tile.height}
        rx="6"
      />
    </svg>
  );
}

/** From the tile's edge to the card's, hanging a little; null where either is not on the screen. */
function lineIn(frame: HTMLElement, tile: Tile): RopePath | null {
  const origin = frame.getBoundingClientRect();
  const from = frame.querySelector(`[data-tile="${tile}"]`)?.getBoundingClientRect();
  const card = frame.querySelector('.wf-side .wf-sea-card')?.getBoundingClientRect();
  if (!from || !card) return null;
  const [x, y] = [from.right - origin.left, (from.top + from.bottom) / 2 - origin.top];
  const [toX, toY] = [card.left - origin.left, Math.min(card.top + 24, origin.bottom) - origin.top];
  const bend = x + (toX - x) * 0.55;
  return {
    tile: new DOMRect(from.left - origin.left, from.top - origin.top, from.width, from.height),
    path: `M${x} ${y}C${bend} ${y + 18} ${bend} ${toY} ${toX} ${toY}`,
  };
}
