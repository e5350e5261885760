// The other captains' maps: compact but complete, and each can be opened large.

import { useState } from 'preact/hooks';
import { Dialog } from '../../ui/Dialog.tsx';
import type { SeatFace } from '../gameUi.ts';
import { MapHead } from './MapHead.tsx';
import { Nests } from './Nests.tsx';
import { PirateMap } from './PirateMap.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './others.css';

export function Others(props: Props) {
  const { faces, me } = props;
  const [opened, setOpened] = useState<number | null>(null);
  const mine = me ?? -1;
  // Clockwise from one's left, as they sit.
  const others = faces.map((_, step) => faces[(mine + 1 + step) % faces.length]!).filter(({ seat }) => seat !== me);
  return (
    <div class="rw-others">
      {others.map(face => (
        <OtherMap key={face.seat} {...props} face={face} size="compact" onOpen={() => setOpened(face.seat)} />
      ))}
      {opened !== null && (
        <Dialog wide title={words.openedMapOf(faces[opened]!.name)} onClose={() => setOpened(null)}>
          <div class="rw-opened rw-palette">
            <OtherMap {...props} face={faces[opened]!} size="large" />
          </div>
        </Dialog>
      )}
    </div>
  );
}

type MapProps = Props & { face: SeatFace; size: 'large' | 'compact'; onOpen?: () => void };

function OtherMap({ scene, now, faces, view, game, face, size, onOpen }: MapProps) {
  const { seat } = face;
  const { allocation, nest } = scene.captains[seat]!;
  return (
    <PirateMap
      scene={scene}
      face={face}
      size={size}
      awaited={!now && game.deciding(view.open).includes(seat)}
      orders={scene.pending[seat]!}
      burying={allocation?.kind === 'bury' ? allocation.chest : null}
      choice={() => null}
    >
      <MapHead scene={scene} face={face} {...(onOpen && { onOpen })}>
        <Nests seat={seat} nest={nest} faces={faces} />
      </MapHead>
    </PirateMap>
  );
}
