// The top of a map: whose it is, who holds the bag, who has said YARRR, and the crow's nests.

import type { ComponentChildren } from 'preact';
import { Emblem } from '../../ui/Emblem.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import type { SeatFace } from '../gameUi.ts';
import { gameWords } from '../words.ts';
import { Mark } from './art/Marks.tsx';
import type { Scene } from './scene.ts';
import { words } from './words.ts';
import './mapHead.css';

type Props = { scene: Scene; face: SeatFace; children: ComponentChildren; onOpen?: () => void };

export function MapHead({ scene, face, children, onOpen }: Props) {
  const { seat } = face;
  const place = scene.firing.indexOf(seat);
  const name = (
    <>
      <Emblem face={face} />
      <bdi>{face.you ? gameWords.you : face.name}</bdi>
    </>
  );
  return (
    <header class="rw-head">
      <span class="rw-captain">
        {onOpen ? (
          <button type="button" class="rw-open" aria-label={words.openMapOf(face.name)} onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
        {scene.first === seat && (
          <span class="rw-first" role="img" aria-label={words.holdsBag} {...tip(words.holdsBagTip)}>
            <Mark name="bag" />
          </span>
        )}
        {scene.ready.includes(seat) && <b class="rw-yarrr">{words.yarrr}</b>}
        {place >= 0 && (
          <span class="rw-fires" {...tip(words.firesAs(place + 1))}>
            <Mark name="cannon" />
            {scene.firing.length > 1 && place + 1}
            <span class="sr-only"> {words.firesThisRound}</span>
          </span>
        )}
      </span>
      {children}
    </header>
  );
}
