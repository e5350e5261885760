// The end screen's figures: points Adventure by Adventure, and what each captain sank, boarded and lost.

import { type Event, MM, type RattleView } from '@quayside/rules/rattle-battle';
import { useMemo } from 'preact/hooks';
import { standing } from '../../back/mine.ts';
import { position, told } from '../../net/state.ts';
import { SeatName } from '../../ui/Emblem.tsx';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { SeatCurves } from '../../ui/SeatCurves.tsx';
import type { SeatFace } from '../gameUi.ts';
import { type Figures as All, figuresOf, type Log } from './figures.ts';
import { faceName, shipName } from './looks.tsx';

type Props = { view: RattleView; faces: readonly SeatFace[] };

export function Figures({ view, faces }: Props) {
  const figures = useFigures(view, faces.length);
  if (!figures) return null;
  const { logs, best, unluckiest } = figures;
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

/** From everything told at this table; null where the view is of another moment than the newest. */
function useFigures(view: RattleView, seats: number): All | null {
  const tellings = position.value?.open === view.open ? told.value : null;
  return useMemo(
    () =>
      tellings &&
      figuresOf(
        standing(tellings).flatMap(({ events }) => events as unknown as Event[]),
        seats,
      ),
    [tellings, seats],
  );
}
