// The ring of Elders on its mosaic floor, the Shells in the middle.

import type { WavesView } from '@quayside/rules/waves';
import { DrawnNext } from '../../ui/DrawInParts.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import type { SeatFace } from '../gameUi.ts';
import type { LaidCards } from './Audience.tsx';
import { CardFace } from './art/Card.tsx';
import { ShellMark } from './art/Emblems.tsx';
import { Floor } from './art/Floor.tsx';
import type { AttemptMark } from './marks.ts';
import { type Lay, Place } from './Place.tsx';
import { spotsOf } from './ring.ts';
import { councilCard, type Scene } from './scene.ts';
import { words } from './words.ts';
import './council.css';

type Props = {
  scene: Scene;
  view: WavesView;
  faces: readonly SeatFace[];
  /** What came of the last Agent at each place; empty where that is not known. */
  marks: readonly (AttemptMark | null)[];
  awaited(place: number): boolean;
  /** Cards are taken up to be played at this place. */
  lay: (Lay & { place: number }) | null;
  /** Cards that a hint lays at a place. */
  ghost: LaidCards | null;
  /** Head to head, before the first round: puts the Wave token at a place; null for places that may not be chosen. */
  choose(place: number): (() => void) | null;
  chosen: number | null;
};

export function Council({ scene, view, faces, marks, awaited, lay, ghost, choose, chosen }: Props) {
  const { places, extra } = spotsOf(scene);
  const { owners } = councilCard(scene);
  return (
    <div class="waves-council">
      <Floor />
      <ol class="waves-ring" aria-label={words.council}>
        {places.map((spot, place) => (
          <DrawnNext key={place}>
            <Place
              scene={scene}
              view={view}
              place={place}
              spot={spot}
              faces={faces}
              face={faces[owners[place]!]!}
              mark={marks[place] ?? null}
              lay={lay?.place === place ? lay : null}
              ghost={ghost?.place === place ? ghost : null}
              awaited={awaited(place)}
              choose={choose(place)}
              chosen={chosen === place}
            />
          </DrawnNext>
        ))}
        {extra && scene.extra !== 0 && (
          <li class="waves-place waves-extra" style={{ '--x': extra.x, '--y': extra.y }}>
            <span role="img" aria-label={words.nobodysElderShown(scene.extra)} {...tip(words.nobodysTip)}>
              <span class="waves-elder" data-anchor="extra" {...piece('extra')}>
                <CardFace card={scene.extra} />
              </span>
            </span>
            <span class="waves-tag">{words.nobodysElder}</span>
          </li>
        )}
      </ol>
      <Shells scene={scene} />
    </div>
  );
}

const caption = ({ wave, round }: Scene): string => {
  if (wave) return words.wave[wave];
  return round === 0 ? words.beforeFirstRound : words.round(round);
};

const Shells = ({ scene }: { scene: Scene }) => (
  <div class="waves-centre" data-anchor="shells" {...piece('shells')}>
    <span
      class="waves-shells"
      style={{ '--shells': scene.shells }}
      role="img"
      aria-label={words.shells(scene.shells)}
      {...tip(words.shellsTip(scene.shells))}
    >
      {Array.from({ length: scene.shells }, (_, n) => (
        <ShellMark key={n} />
      ))}
    </span>
    <span class="waves-caption">{caption(scene)}</span>
  </div>
);
