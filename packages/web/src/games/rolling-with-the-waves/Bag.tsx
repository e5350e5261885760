// Round and bag: how many dice of each colour may be drawn, and how many each captain can still hire.

import { FREEBOOTER } from '@quayside/rules/rolling-with-the-waves';
import type { ComponentChildren } from 'preact';
import { EmblemMark, seatClass } from '../../ui/Emblem.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import type { SeatFace } from '../gameUi.ts';
import { Mark } from './art/Marks.tsx';
import type { Scene } from './scene.ts';
import { words } from './words.ts';
import './bag.css';

export function Bag({ scene, faces }: { scene: Scene; faces: readonly SeatFace[] }) {
  const first = faces[scene.first]!;
  const inside = scene.bag.reduce((sum, n) => sum + n, 0);
  return (
    <div class="rw-bag" data-anchor="bag">
      <span class="rw-round">{words.round(<b>{scene.round}</b>)}</span>
      <span class="rw-bag-mark" role="img" aria-label={words.bag(inside, first.name)}>
        <Mark name="bag" />
        <b>{inside}</b>
      </span>
      <span class="rw-bag-dice">
        {faces.map(({ seat, letter, name }) => (
          <Count
            key={seat}
            class={seatClass(seat)}
            label={words.crewInBag(name, { inBag: scene.bag[seat]!, toHire: scene.reserve[seat]! })}
          >
            <EmblemMark seat={seat} />
            {letter} <b>{scene.bag[seat]}</b>
          </Count>
        ))}
        <Count class="rw-count-clear" label={words.freebootersInBag(scene.bag[FREEBOOTER]!)}>
          <Mark name="skull" /> <b>{scene.bag[FREEBOOTER]}</b>
        </Count>
      </span>
    </div>
  );
}

const Count = (props: { class: string; label: string; children: ComponentChildren }) => (
  <span class={`rw-count ${props.class}`} role="img" aria-label={props.label} {...tip(props.label)}>
    {props.children}
  </span>
);
