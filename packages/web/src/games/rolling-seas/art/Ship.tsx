// The ship on its chart. When the line grows, it sails along what is new.

import type { Cell } from '@quayside/rules/rolling-seas';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { pace } from '../../../browser/settings.ts';
import { piece } from '../../../ui/piece.ts';
import type { DrawnCaptain } from '../scene.ts';
import { names } from '../words.ts';
import { centre } from './outline.ts';

const LONGEST = 1000; // ms at normal speed
const A_CELL = 200; // ms

const spot = (cell: Cell): string => `translate(${centre(cell)[0]}px, ${centre(cell)[1]}px)`;

/** The way from where the ship was drawn last; null when it did not sail there. */
function wayFrom(from: Cell | null, { at, legs }: DrawnCaptain): Cell[] | null {
  if (from === null || at === null || from === at) return null;
  const cells = legs.at(-1)?.cells ?? [];
  const begun = cells.lastIndexOf(from);
  return cells.at(-1) === at ? [from, ...cells.slice(begun + 1)] : [from, at];
}

type Props = { captain: DrawnCaptain; seat: number; named: boolean };

export function Ship({ captain, seat, named }: Props) {
  const ship = useRef<SVGGElement>(null);
  const drawn = useRef<{ seat: number; at: Cell | null }>({ seat, at: captain.at });
  useLayoutEffect(() => {
    const way = drawn.current.seat === seat ? wayFrom(drawn.current.at, captain) : null;
    drawn.current = { seat, at: captain.at };
    if (!ship.current || !way || pace() === 0) return;
    const duration = Math.min(LONGEST, A_CELL * way.length) * pace();
    ship.current.animate(
      way.map(cell => ({ transform: spot(cell) })),
      { duration, easing: 'ease-in-out' },
    );
  }, [seat, captain.at]);
  if (captain.at === null) return null;
  return (
    <g
      ref={ship}
      class="rs-ship"
      style={{ transform: spot(captain.at) }}
      {...(named && { ...piece('ship'), role: 'img', 'aria-label': names.ships[captain.ledger.ship] })}
    >
      <g class="rs-boat">
        <path class="rs-sea-under" d="M-5 3.4c1.6-1 3.3-1 5 0s3.4 1 5 0" />
        <path class="rs-hull" d="M-4.4 1h8.8c-.6 1.9-1.5 2.8-2.8 2.8h-3.4C-3 3.8-3.9 2.9-4.4 1Z" />
        <path class="rs-canvas" d="M-.4-5.2C2.6-3.9 3.6-2 3.4.2H-.4ZM-1.2-3.8C-2.9-2.6-3.6-1.2-3.7.2h2.5Z" />
      </g>
    </g>
  );
}
