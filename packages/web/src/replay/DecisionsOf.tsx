// The decisions that mattered most, of whichever seat is chosen; at first of the one whose view is on the screen.

import type { GameRecord } from '@quayside/engine';
import type { Seat } from '@quayside/rules';
import { useState } from 'preact/hooks';
import { Decisions } from '../review/Decisions.tsx';
import { words } from '../review/words.ts';
import { Button } from '../ui/Button.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import type { Replay } from './load.ts';
import type { Viewer } from './source.ts';

type Props = {
  replay: Replay;
  record: GameRecord;
  faces: readonly SeatFace[];
  viewer: Viewer;
  onWhatIf(ply: number, seat: Seat): void;
};

export function DecisionsOf({ replay: { game, ui }, record, faces, viewer, onWhatIf }: Props) {
  const [chosen, setChosen] = useState<Seat | null>(null);
  const seat = chosen ?? (typeof viewer === 'number' ? viewer : null);
  return (
    <>
      <p>{words.whose}</p>
      <p class="decisions-whose">
        {faces.map(face => (
          <Button key={face.seat} aria-pressed={seat === face.seat} onClick={() => setChosen(face.seat)}>
            {face.name}
          </Button>
        ))}
      </p>
      {seat !== null && (
        <Decisions
          key={seat}
          game={game}
          ui={ui}
          faces={faces}
          seat={seat}
          record={async () => record}
          onWhatIf={ply => onWhatIf(ply, seat)}
        />
      )}
    </>
  );
}
