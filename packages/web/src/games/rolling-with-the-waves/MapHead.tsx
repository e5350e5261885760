// The top of a map: whose it is, who holds the bag, who has said YARRR, and the crow's nests.

import type { ComponentChildren } from 'preact';
import { Emblem } from '../../ui/Emblem.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import type { SeatFace } from '../gameUi.ts';
import { Mark } from './art/Marks.tsx';
import type { Scene } from './scene.ts';
import './mapHead.css';

type Props = { scene: Scene; face: SeatFace; children: ComponentChildren; onOpen?: () => void };

export function MapHead({ scene, face, children, onOpen }: Props) {
  const { seat } = face;
  const place = scene.firing.indexOf(seat);
  const name = (
    <>
      <Emblem face={face} />
      <bdi>{face.you ? 'You' : face.name}</bdi>
    </>
  );
  return (
    <header class="rw-head">
      <span class="rw-captain">
        {onOpen ? (
          <button type="button" class="rw-open" aria-label={`Open the Pirate Map of ${face.name}`} onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
        {scene.first === seat && (
          <span
            class="rw-first"
            role="img"
            aria-label="Holds the bag"
            {...tip('Holds the bag: goes first this round.')}
          >
            <Mark name="bag" />
          </span>
        )}
        {scene.ready.includes(seat) && <b class="rw-yarrr">YARRR!</b>}
        {place >= 0 && (
          <span class="rw-fires" {...tip(`Fires as number ${place + 1}.`)}>
            <Mark name="cannon" />
            {scene.firing.length > 1 && place + 1}
            <span class="sr-only"> fires this round</span>
          </span>
        )}
      </span>
      {children}
    </header>
  );
}
