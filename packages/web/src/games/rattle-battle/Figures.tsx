// The end screen's figures: points Adventure by Adventure, and what each captain sank, boarded and lost.

import { type Event, MM } from '@quayside/rules/rattle-battle';
import { useMemo } from 'preact/hooks';
import { SeatName } from '../../ui/Emblem.tsx';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { SeatCurves } from '../../ui/SeatCurves.tsx';
import type { SeatFace } from '../gameUi.ts';
import { figuresOf, type Log } from './figures.ts';
import { faceName, shipName } from './looks.tsx';

type Props = { history: readonly Event[]; faces: readonly SeatFace[] };

export function Figures({ history, faces }: Props) {
  const { logs, best, unluckiest } = useMemo(() => figuresOf(history, faces.length), [history, faces.length]);
  return (
    <>
      <SeatCurves
        caption="VP cards and coins, Adventure by Adventure"
        points={logs.map(({ points }) => points)}
        faces={faces}
      />
      <FigureTable title="At sea" rows={ROWS} logs={logs} faces={faces} />
      {best && (
        <p>
          The farthest shot: {shipName(best.ship, faces)} at {shipName(best.target, faces)},{' '}
          {(best.gap / MM).toFixed(1)} mm.
        </p>
      )}
      {unluckiest && (
        <p>
          The unluckiest drop: <SeatName face={faces[unluckiest.seat]!} />, {unluckiest.faces.length} ships showing{' '}
          {unluckiest.faces.map(faceName).join(', ')}.
        </p>
      )}
    </>
  );
}

const ROWS: readonly [string, (log: Log) => number][] = [
  ['Ships sunk', ({ sunk }) => sunk],
  ['of them boarded', ({ boarded }) => boarded],
  ['Own ships lost', ({ lost }) => lost],
  ['Coins in Crazy Adventures', ({ prizes }) => prizes],
];
