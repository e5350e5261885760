// The bag and what is still in it, drawn as dice: those that may be drawn, and how many each captain can still hire.

import { FREEBOOTER } from '@quayside/rules/rolling-with-the-waves';
import { EmblemMark, seatClass } from '../../../ui/Emblem.tsx';
import { piece } from '../../../ui/piece.ts';
import { tip } from '../../../ui/Tooltip.tsx';
import type { SeatFace } from '../../gameUi.ts';
import { Mark } from '../art/Marks.tsx';
import { Sack } from '../art/Sack.tsx';
import type { Scene } from '../scene.ts';
import { words } from '../words.ts';
import './bag.css';

/** `pours`: dice are being rolled out of it. */
export function Bag({ scene, faces, pours }: { scene: Scene; faces: readonly SeatFace[]; pours: boolean }) {
  const first = faces[scene.first]!;
  const inside = scene.bag.reduce((sum, n) => sum + n, 0);
  return (
    <div class="rw-bag" data-anchor="bag" {...piece('bag')}>
      <span
        class="rw-bag-mark"
        role="img"
        aria-label={words.bag(inside, first.name)}
        {...tip(words.bag(inside, first.name))}
      >
        <Sack pours={pours} />
        <b>{inside}</b>
      </span>
      <span class="rw-bag-side">
        <span class="rw-round">{words.round(<b>{scene.round}</b>)}</span>
        <span class="rw-bag-dice">
          {faces.map(({ seat, name, letter }) => (
            <Count
              key={seat}
              seat={seat}
              letter={letter}
              count={scene.bag[seat]!}
              label={words.crewInBag(name, { inBag: scene.bag[seat]!, toHire: scene.reserve[seat]! })}
            />
          ))}
          <Count
            seat={null}
            letter=""
            count={scene.bag[FREEBOOTER]!}
            label={words.freebootersInBag(scene.bag[FREEBOOTER]!)}
          />
        </span>
      </span>
    </div>
  );
}

const Count = ({
  seat,
  letter,
  count,
  label,
}: {
  seat: number | null;
  letter: string;
  count: number;
  label: string;
}) => (
  <span
    class={`rw-count ${seat === null ? 'rw-count-clear' : seatClass(seat)} ${count === 0 ? 'rw-count-none' : ''}`}
    role="img"
    aria-label={label}
    {...tip(label)}
  >
    {seat === null ? <Mark name="skull" /> : <EmblemMark seat={seat} />}
    {letter}
    <b>{count}</b>
  </span>
);
