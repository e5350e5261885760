// The end screen's figures: points Adventure by Adventure, and what each captain sank, boarded and lost.

import { type Event, MM, type RattleView } from '@quayside/rules/rattle-battle';
import { useMemo } from 'preact/hooks';
import { standing } from '../../back/mine.ts';
import { position, told } from '../../net/state.ts';
import { Emblem } from '../../ui/Emblem.tsx';
import type { SeatFace } from '../gameUi.ts';
import { type Figures as All, figuresOf, type Log } from './figures.ts';
import { shipName } from './looks.tsx';

type Props = { view: RattleView; faces: readonly SeatFace[] };

export function Figures({ view, faces }: Props) {
  const figures = useFigures(view, faces.length);
  if (!figures) return null;
  const { logs, best } = figures;
  return (
    <>
      <Curve logs={logs} faces={faces} />
      <table class="rb-figures">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr-only">Figure</span>
            </th>
            {faces.map(face => (
              <th key={face.seat} scope="col">
                <Emblem face={face} />
                <span class="sr-only">{face.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([name, of]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {logs.map((log, seat) => (
                <td key={seat}>{of(log)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {best && (
        <p>
          The farthest shot: {shipName(best.ship, faces)} at {shipName(best.target, faces)},{' '}
          {(best.gap / MM).toFixed(1)} mm.
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

const WIDTH = 300;
const HEIGHT = 90;

/** VP cards and coins after each Adventure; every captain's line ends in the letter. */
function Curve({ logs, faces }: { logs: readonly Log[]; faces: readonly SeatFace[] }) {
  const rounds = logs[0]?.points.length ?? 0;
  const most = Math.max(...logs.flatMap(({ points }) => points));
  if (rounds < 2 || most === 0) return null;
  const at = (round: number, points: number) =>
    `${((round / (rounds - 1)) * WIDTH).toFixed(1)} ${(HEIGHT - (points / most) * HEIGHT).toFixed(1)}`;
  return (
    <figure class="rb-curve">
      <figcaption>VP cards and coins, Adventure by Adventure</figcaption>
      <svg viewBox={`-24 -10 ${WIDTH + 60} ${HEIGHT + 20}`} aria-hidden="true">
        <path class="rb-axis" d={`M0 0V${HEIGHT}H${WIDTH}`} />
        <text x="-4" y="6" text-anchor="end">
          {most}
        </text>
        {logs.map(({ points }, seat) => (
          <g key={seat} class={`seat-${seat % 8}`}>
            <path d={`M${points.map((value, round) => at(round, value)).join('L')}`} />
            <text x={WIDTH + 6 + 14 * (seat % 2)} y={HEIGHT - (points.at(-1)! / most) * HEIGHT + 4}>
              {faces[seat]!.letter}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
