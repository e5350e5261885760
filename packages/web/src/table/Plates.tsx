import type { SeatInfo, TableInfo } from '@quayside/protocol';
import type { AnyGame, AnyShape } from '@quayside/rules';
import type { VNode } from 'preact';
import { ClockFace } from '../clock/ClockFace.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { PlayerPlate } from './PlayerPlate.tsx';
import { words } from './words.ts';

type RowProps = {
  game: AnyGame;
  faces: readonly SeatFace[];
  open: AnyShape['open'];
  /** Nobody is awaited any more: the table was ended or frozen. */
  isStopped?: boolean;
  /** Who sits there now; left out in a replay. */
  infoOf?(face: SeatFace): SeatInfo;
  clockOf?(face: SeatFace): VNode | null;
};

/** Everybody at the table: who they are, how they stand, who is to act. */
export function PlateRow({ game, faces, open, isStopped = false, infoOf, clockOf }: RowProps) {
  const deciding = isStopped ? [] : game.deciding(open);
  const standings = game.standings(open);
  const ranks = game.outcome(open)?.ranks;
  return (
    <section aria-label={words.players}>
      <ul class={`plates ${faces.length > 3 ? 'plates-many' : ''}`} style={{ '--players': faces.length }}>
        {faces.map(face => (
          <PlayerPlate
            key={face.seat}
            face={face}
            info={infoOf?.(face) ?? null}
            score={standings.find(({ seat }) => seat === face.seat)?.score ?? 0}
            awaited={deciding.includes(face.seat)}
            winner={ranks?.[face.seat] === 1}
            clock={clockOf?.(face)}
          />
        ))}
      </ul>
    </section>
  );
}

type Props = { game: AnyGame; table: TableInfo; faces: readonly SeatFace[]; open: AnyShape['open'] };

export function Plates({ game, table, faces, open }: Props) {
  const { clock } = table.terms;
  const hasClock = table.status === 'playing' && clock !== 'none';
  return (
    <PlateRow
      game={game}
      faces={faces}
      open={open}
      isStopped={table.status !== 'playing'}
      infoOf={({ seat }) => table.seats[seat]!}
      clockOf={({ seat, you }) =>
        hasClock && table.seats[seat]?.kind === 'person' ? <ClockFace name={clock} seat={seat} mine={you} /> : null
      }
    />
  );
}
