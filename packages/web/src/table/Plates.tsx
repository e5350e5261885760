import type { SeatInfo, TableInfo } from '@quayside/protocol';
import type { AnyGame, AnyShape } from '@quayside/rules';
import type { VNode } from 'preact';
import { ClockFace } from '../clock/ClockFace.tsx';
import type { PieceDrawings } from '../ui/Phrase.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { teamsOf } from '../ui/TeamMark.tsx';
import type { Marks } from './marks.ts';
import { PlayerPlate } from './PlayerPlate.tsx';
import { words } from './words.ts';
import './Plates.css';

type RowProps = {
  game: AnyGame;
  faces: readonly SeatFace[];
  open: AnyShape['open'];
  /** Nobody is awaited any more: the table was ended or frozen. */
  isStopped?: boolean;
  /** Events are being shown: nobody has won yet, and nobody is awaited who decided together with others. */
  isShowing?: boolean;
  marks: Marks;
  pieces: PieceDrawings;
  /** Who sits there now; left out in a replay. */
  infoOf?(face: SeatFace): SeatInfo;
  clockOf?(face: SeatFace): VNode | null;
};

/** Everybody at the table: who they are, how they stand, who is to act. */
export function PlateRow(props: RowProps) {
  const { game, faces, open, isStopped = false, isShowing = false, marks, pieces, infoOf, clockOf } = props;
  const deciding = isStopped || (isShowing && game.joint?.(open)) ? [] : game.deciding(open);
  const standings = game.standings(open);
  const ranks = isShowing ? undefined : game.outcome(open)?.ranks;
  const teams = teamsOf(sidesBySeat(game.talk?.(open).sides, faces.length));
  return (
    <section class="plates-place" aria-label={words.players} style={{ '--players': faces.length }}>
      <ul class="plates">
        {faces.map(face => (
          <PlayerPlate
            key={face.seat}
            face={face}
            info={infoOf?.(face) ?? null}
            score={standings.find(({ seat }) => seat === face.seat)?.score ?? 0}
            awaited={deciding.includes(face.seat)}
            winner={ranks?.[face.seat] === 1}
            team={teams?.[face.seat]}
            clock={clockOf?.(face)}
            mark={marks[face.seat] ?? null}
            faces={faces}
            pieces={pieces}
          />
        ))}
      </ul>
    </section>
  );
}

const sidesBySeat = (sides: readonly (readonly number[])[] | undefined, seats: number): number[] | null =>
  sides ? Array.from({ length: seats }, (_, seat) => sides.findIndex(side => side.includes(seat))) : null;

type Props = Pick<RowProps, 'game' | 'faces' | 'open' | 'isShowing' | 'marks' | 'pieces'> & { table: TableInfo };

export function Plates({ table, ...row }: Props) {
  const { clock } = table.terms;
  const hasClock = table.status === 'playing' && clock !== 'none';
  return (
    <PlateRow
      {...row}
      isStopped={table.status !== 'playing'}
      infoOf={({ seat }) => table.seats[seat]!}
      clockOf={({ seat, you }) =>
        hasClock && table.seats[seat]?.kind === 'person' ? <ClockFace name={clock} seat={seat} mine={you} /> : null
      }
    />
  );
}
