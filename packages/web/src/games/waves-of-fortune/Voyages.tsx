// The end screen's figures: points round by round, and what each captain found, fought and lost.

import type { Event } from '@quayside/rules/waves-of-fortune';
import { Die } from '../../ui/Die.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import type { SeatFace } from '../gameUi.ts';
import { Mark } from './art/Marks.tsx';
import { GOLD_SOURCES, type Voyage, voyages } from './figures.ts';

type Props = { events: readonly Event[]; faces: readonly SeatFace[] };

export function Voyages({ events, faces }: Props) {
  const logs = voyages(events, faces.length);
  return (
    <>
      <LastDice events={events} faces={faces} />
      <Curve logs={logs} faces={faces} />
      <Figures logs={logs} faces={faces} />
    </>
  );
}

/** How the King fell. */
function LastDice({ events, faces }: Props) {
  const last = events.findLast(event => event.type === 'battle-round');
  if (!last || !events.some(({ type }) => type === 'king-slain')) return null;
  return (
    <p class="wf-last-dice">
      <Mark name="king" />
      {last.enemyDice.map((face, n) => (
        <Die key={n} face={face} class="wf-die-foe" />
      ))}
      <Emblem face={faces[last.seat]!} />
      {last.dice.map((face, n) => (
        <Die key={n} face={face} class={`seat-${last.seat % 8}`} />
      ))}
      <span class="sr-only">
        The last dice: the King {last.enemyDice.join(', ')}, {faces[last.seat]!.name} {last.dice.join(', ')}.
      </span>
    </p>
  );
}

const WIDTH = 300;
const HEIGHT = 90;

/** Points after each round; every captain's line ends in the letter. */
function Curve({ logs, faces }: { logs: readonly Voyage[]; faces: readonly SeatFace[] }) {
  const rounds = logs[0]?.points.length ?? 0;
  const most = Math.max(...logs.flatMap(({ points }) => points));
  if (rounds < 2 || most === 0) return null;
  const at = (round: number, points: number) =>
    `${((round / (rounds - 1)) * WIDTH).toFixed(1)} ${(HEIGHT - (points / most) * HEIGHT).toFixed(1)}`;
  return (
    <figure class="wf-curve">
      <figcaption>Points for gold and the Kraken, round by round</figcaption>
      <svg viewBox={`-14 -10 ${WIDTH + 60} ${HEIGHT + 20}`} aria-hidden="true">
        <path class="wf-axis" d={`M0 0V${HEIGHT}H${WIDTH}`} />
        <text x="-4" y="6" text-anchor="end">
          {most}
        </text>
        {logs.map(({ points }, seat) => (
          <g key={seat} class={`seat-${seat % 8}`}>
            <path d={`M${points.map((value, round) => at(round, value)).join('L')}`} style={{ '--n': seat }} />
            <text x={WIDTH + 5 + seat * 11} y={HEIGHT - (points.at(-1)! / most) * HEIGHT + 4}>
              {faces[seat]!.letter}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

const ROWS: readonly (readonly [label: string, value: (voyage: Voyage) => number])[] = [
  ['Tiles found', ({ tiles }) => tiles],
  ['Battles won', ({ won }) => won],
  ['Battles lost', ({ lost }) => lost],
  ['Ships sunk', ({ sunk }) => sunk],
  ...GOLD_SOURCES.map(source => [`Gold from ${source}`, ({ gold }: Voyage) => gold[source]] as const),
];

const Figures = ({ logs, faces }: { logs: readonly Voyage[]; faces: readonly SeatFace[] }) => (
  <table class="wf-figures">
    <thead>
      <tr>
        <th scope="col">The voyages</th>
        {faces.map(face => (
          <th key={face.seat} scope="col">
            <Emblem face={face} />
            <span class="sr-only">{face.name}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {ROWS.map(([label, value]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {logs.map((voyage, seat) => (
            <td key={seat}>{value(voyage)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
