// The ring of Elders on its mosaic floor, the Shells in the middle.

import type { WavesView } from '@quayside/rules/waves';
import type { SeatFace } from '../gameUi.ts';
import { CardFace } from './art/Card.tsx';
import { ShellMark } from './art/Emblems.tsx';
import { Floor } from './art/Floor.tsx';
import { Place } from './Place.tsx';
import { spotsOf } from './ring.ts';
import { councilCard, type Scene } from './scene.ts';
import { words } from './words.ts';
import './council.css';

type Props = {
  scene: Scene;
  view: WavesView;
  faces: readonly SeatFace[];
  awaited(place: number): boolean;
  /** Head to head, before the first round: puts the Wave token at a place; null for places that may not be chosen. */
  choose(place: number): (() => void) | null;
  chosen: number | null;
};

export function Council({ scene, view, faces, awaited, choose, chosen }: Props) {
  const { places, extra } = spotsOf(scene);
  const { owners } = councilCard(scene);
  return (
    <div class="waves-council">
      <Floor />
      <ol class="waves-ring" aria-label={words.council}>
        {places.map((spot, place) => (
          <Place
            key={place}
            scene={scene}
            view={view}
            place={place}
            spot={spot}
            face={faces[owners[place]!]!}
            awaited={awaited(place)}
            choose={choose(place)}
            chosen={chosen === place}
          />
        ))}
        {extra && scene.extra !== 0 && (
          <li class="waves-place waves-extra" style={{ '--x': extra.x, '--y': extra.y }}>
            <span role="img" aria-label={words.nobodysElderShown(scene.extra)}>
              <span class="waves-elder" data-anchor="extra">
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
  <div class="waves-centre" data-anchor="shells">
    <span class="waves-shells" style={{ '--shells': scene.shells }} role="img" aria-label={words.shells(scene.shells)}>
      {Array.from({ length: scene.shells }, (_, n) => (
        <ShellMark key={n} />
      ))}
    </span>
    <span class="waves-caption">{caption(scene)}</span>
  </div>
);
