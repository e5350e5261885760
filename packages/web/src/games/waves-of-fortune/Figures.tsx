// The end screen's figures: points round by round, and what each captain found, fought and lost.

import type { Event } from '@quayside/rules/waves-of-fortune';
import { Die } from '../../ui/Die.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { SeatCurves } from '../../ui/SeatCurves.tsx';
import type { SeatFace } from '../gameUi.ts';
import { Mark } from './art/Marks.tsx';
import { figuresOf, GOLD_SOURCES, type SeatFigures } from './figures.ts';
import { words } from './words.ts';

type Props = { events: readonly Event[]; faces: readonly SeatFace[] };

export function Figures({ events, faces }: Props) {
  const logs = figuresOf(events, faces.length);
  return (
    <>
      <LastDice events={events} faces={faces} />
      <SeatCurves caption={words.result.curves} points={logs.map(({ points }) => points)} faces={faces} />
      <FigureTable title={words.result.voyages} rows={ROWS} logs={logs} faces={faces} />
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
      <span class="sr-only">{words.result.lastDice(last.enemyDice, faces[last.seat]!.name, last.dice)}</span>
    </p>
  );
}

const ROWS: readonly (readonly [label: string, value: (voyage: SeatFigures) => number])[] = [
  [words.result.tiles, ({ tiles }) => tiles],
  [words.result.won, ({ won }) => won],
  [words.result.lost, ({ lost }) => lost],
  [words.result.sunk, ({ sunk }) => sunk],
  ...GOLD_SOURCES.map(source => [words.result.goldFrom[source], ({ gold }: SeatFigures) => gold[source]] as const),
];
