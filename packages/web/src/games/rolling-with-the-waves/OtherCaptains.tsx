// The other captains: the same picture smaller, or on a small screen a card each. Either opens the whole map.

import { CHESTS, levelOf, scoreOf, total } from '@quayside/rules/rolling-with-the-waves';
import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/Dialog.tsx';
import { Emblem, seatClass } from '../../ui/Emblem.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import type { SeatFace } from '../gameUi.ts';
import { Mark } from './art/Marks.tsx';
import { targetOf } from './choices.ts';
import { type Arrangement, alone } from './map/arrange.ts';
import { Nests } from './map/Nests.tsx';
import { PirateMap } from './map/PirateMap.tsx';
import { Infamy, ScoreCoin, States } from './map/Plate.tsx';
import type { Fit } from './map/places.ts';
import type { Props } from './props.ts';
import { rulesOpen } from './scene.ts';
import { words } from './words.ts';
import './otherCaptains.css';

export function OtherCaptains(props: Props & Pick<Arrangement, 'rivals' | 'beside'>) {
  const { faces, me, rivals, beside } = props;
  const [opened, setOpened] = useState<number | null>(null);
  const mine = me ?? -1;
  // Clockwise from one's left, as they sit.
  const others = faces.map((_, step) => faces[(mine + 1 + step) % faces.length]!).filter(({ seat }) => seat !== me);
  const open = (seat: number) => () => setOpened(seat);
  return (
    <div
      class={rivals ? 'rw-rivals' : 'rw-rivals rw-rival-cards'}
      style={{ '--columns': rivals?.columns ?? (beside ? 1 : Math.min(others.length, 4)) }}
    >
      {others.map(face =>
        rivals ? (
          <RivalMap key={face.seat} {...props} face={face} fit={rivals.fit} onOpen={open(face.seat)} />
        ) : (
          <RivalCard key={face.seat} {...props} face={face} onOpen={open(face.seat)} />
        ),
      )}
      {opened !== null && (
        <Dialog wide title={words.openedMapOf(faces[opened]!.name)} onClose={() => setOpened(null)}>
          <div class="rw-opened rw-palette">
            <RivalMap {...props} face={faces[opened]!} fit={alone(dialogRoom())} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** What a wide dialog has for its content. */
const dialogRoom = () => ({ w: Math.min(innerWidth * 0.94, 960) - 40, h: innerHeight - 130 });

type MapProps = Props & { face: SeatFace; fit: Fit; onOpen?: () => void };

function RivalMap(props: MapProps) {
  const { scene, now, faces, view, game, face, fit, onOpen } = props;
  const { seat } = face;
  const { allocation, nest } = scene.captains[seat]!;
  const { volley } = scene;
  return (
    <PirateMap
      scene={scene}
      faces={faces}
      face={face}
      fit={fit}
      awaited={!now && game.deciding(view.open).includes(seat)}
      aside={volley !== null && volley.seat !== seat && volley.aim?.target !== seat}
      orders={scene.pending[seat]!}
      burying={allocation?.kind === 'bury' ? allocation.chest : null}
      cost={0}
      choice={icon =>
        now || !icon.startsWith('chest') ? null : targetOf(props, seat, icon as (typeof CHESTS)[number])
      }
      onOpen={onOpen}
    >
      <Nests seat={seat} nest={nest} faces={faces} places={fit.places} />
    </PirateMap>
  );
}

/** The numbers that matter to a neighbour: points, Infamy, Hull, shots that are ready, what lies in the chests. */
function RivalCard({ scene, now, faces, view, game, face, onOpen }: Props & { face: SeatFace; onOpen(): void }) {
  const { seat } = face;
  const captain = scene.captains[seat]!;
  const hull = levelOf(captain, 'hull');
  const shots = levelOf(captain, 'smallCannon') + levelOf(captain, 'largeCannon');
  const awaited = !now && game.deciding(view.open).includes(seat);
  const isHit = scene.volley?.aim?.target === seat;
  return (
    <article
      class={`rw-card ${seatClass(seat)} ${awaited ? 'rw-card-awaited' : ''} ${isHit ? 'rw-card-hit' : ''}`}
      aria-label={words.mapOf(face.name)}
      {...piece('map', seat)}
    >
      <button
        type="button"
        class="rw-card-open"
        aria-label={words.openMapOf(face.name)}
        onClick={onOpen}
        {...tip(
          words.cardTip(face.name, {
            points: scoreOf(rulesOpen(scene), seat).total,
            infamy: captain.infamy,
            blocked: hull,
            shots,
            chests: CHESTS.map(chest => total(captain.squares[chest])),
          }),
        )}
      />
      <span class="rw-card-who" data-anchor={`${seat}-nest-0`}>
        <Emblem face={face} />
        <bdi>{face.name}</bdi>
        <States scene={scene} seat={seat} isSmall />
      </span>
      <ScoreCoin score={scoreOf(rulesOpen(scene), seat)} />
      {scene.ready.includes(seat) && <b class="rw-yarrr rw-card-ready">{words.yarrr}</b>}
      <span class={`rw-card-numbers ${scene.ready.includes(seat) ? 'sr-only' : ''}`}>
        <Infamy scene={scene} seat={seat} cost={0} />
        <span
          role="img"
          aria-label={words.shotsBlocked(hull)}
          data-anchor={`${seat}-hull`}
          {...tip(words.hullBlocks(hull))}
        >
          <Mark name="shield" />
          {hull}
        </span>
        <span
          role="img"
          aria-label={words.powderIn(shots)}
          data-anchor={`${seat}-largeCannon`}
          {...tip(words.powderIn(shots))}
        >
          <Mark name="ball" />
          {shots}
        </span>
      </span>
      <span class="rw-card-chests">
        {CHESTS.map(chest => (
          <span
            key={chest}
            class={captain.buried[chest] ? 'rw-card-buried' : ''}
            role="img"
            aria-label={words.chest(chest, captain.squares[chest], { isBuried: captain.buried[chest] })}
            data-anchor={`${seat}-${chest}`}
          >
            {total(captain.squares[chest])}
          </span>
        ))}
      </span>
      <span class="sr-only">
        {words.nestsOf(
          captain.nest.map(({ face: pips }) => pips),
          faces[seat]!.name,
        )}
      </span>
    </article>
  );
}
