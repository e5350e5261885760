import type { TableInfo } from '@quayside/protocol';
import type { AnyGame, AnyShape } from '@quayside/rules';
import type { SeatFace } from '../games/gameUi.ts';
import { PlayerPlate } from '../ui/PlayerPlate.tsx';

type Props = { game: AnyGame; table: TableInfo; faces: readonly SeatFace[]; open: AnyShape['open'] };

/** Everybody at the table: who they are, how they stand, who is to act. */
export function Plates({ game, table, faces, open }: Props) {
  const deciding = game.deciding(open);
  const standings = game.standings(open);
  const ranks = game.outcome(open)?.ranks;
  return (
    <section aria-label="Players">
      <ul class={`plates ${faces.length > 3 ? 'plates-many' : ''}`} style={{ '--players': faces.length }}>
        {faces.map(face => (
          <PlayerPlate
            key={face.seat}
            face={face}
            info={table.seats[face.seat]!}
            score={standings.find(({ seat }) => seat === face.seat)?.score ?? 0}
            awaited={deciding.includes(face.seat)}
            winner={ranks?.[face.seat] === 1}
          />
        ))}
      </ul>
    </section>
  );
}
