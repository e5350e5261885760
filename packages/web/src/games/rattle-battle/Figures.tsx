// The end screen's figures: points Adventure by Adventure, and what each captain sank, boarded and lost.

import { type Event, MM } from '@quayside/rules/rattle-battle';
import { useMemo } from 'preact/hooks';
import { SeatName } from '../../ui/Emblem.tsx';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { SeatCurves } from '../../ui/SeatCurves.tsx';
import type { SeatFace } from '../gameUi.ts';
import { figuresOf, type SeatFigures } from './figures.ts';
import { faceName, shipName } from './names.ts';
import { words } from './words.ts';

type Props = { history: readonly Event[]; faces: readonly SeatFace[] };

export function Figures({ history, faces }: Props) {
  const { logs, best, unluckiest } = useMemo(() => figuresOf(history, faces.length), [history, faces.length]);
  return (
    <>
      <SeatCurves caption={words.result.curves} points={logs.map(({ points }) => points)} faces={faces} />
      <FigureTable title={words.result.atSea} rows={ROWS} logs={logs} faces={faces} />
      {best && (
        <p>
          {words.result.farthestShot(
            shipName(best.ship, faces),
            shipName(best.target, faces),
            (best.gap / MM).toFixed(1),
          )}
        </p>
      )}
      {unluckiest && (
        <p>
          {words.result.unluckiestDrop(<SeatName face={faces[unluckiest.seat]!} />, unluckiest.faces.map(faceName))}
        </p>
      )}
    </>
  );
}

const ROWS: readonly [string, (figures: SeatFigures) => number][] = [
  [words.result.sunk, ({ sunk }) => sunk],
  [words.result.boarded, ({ boarded }) => boarded],
  [words.result.lost, ({ lost }) => lost],
  [words.result.prizes, ({ prizes }) => prizes],
];
