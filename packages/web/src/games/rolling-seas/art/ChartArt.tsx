// A captain's chart as drawn in ink: depths and coasts, what lies in the water, the ship's line, the ship.

import {
  ADVENTURES,
  type Cell,
  COLUMNS,
  COORDINATES,
  cardLayings,
  columnOf,
  EXPLORED,
  isCurrent,
  isLand,
  MONSTER,
  ROCKS,
  ROWS,
  rowOf,
  STORM,
} from '@quayside/rules/rolling-seas';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { DrawnCaptain } from '../scene.ts';
import { Glyph } from './Glyph.tsx';
import { Harbours } from './Harbours.tsx';
import { centre, outline, SIDE } from './outline.ts';
import { Ship } from './Ship.tsx';
import './chart.css';

const MARGIN = 7; // for letters and numbers; chartTable.css knows it too
const WIDTH = COLUMNS * SIDE;
const HEIGHT = ROWS * SIDE;

const GRID = [
  ...Array.from({ length: COLUMNS + 1 }, (_, n) => `M${n * SIDE} 0V${HEIGHT}`),
  ...Array.from({ length: ROWS + 1 }, (_, n) => `M0 ${n * SIDE}H${WIDTH}`),
].join('');

const NONE: ReadonlySet<Cell> = new Set();

type Props = {
  captain: DrawnCaptain;
  seat: number;
  /** Small charts have neither letters nor names. */
  small?: boolean;
  /** Turn numbers along the line. */
  numbered?: boolean;
  /** Cells with something written in them, which names keep clear of. */
  written?: ReadonlySet<Cell>;
  /** Its pieces have names that can be pointed at: of the chart in front alone, so that each name is there once. */
  named?: boolean;
  /** Drawn above the water and below the ship. */
  children?: ComponentChildren;
};

export function ChartArt(props: Props) {
  const { captain, seat, small = false, numbered = false, written = NONE, named = false, children } = props;
  const { chart } = captain;
  const box = small ? `0 0 ${WIDTH} ${HEIGHT}` : `${-MARGIN} ${-MARGIN} ${WIDTH + MARGIN + 1} ${HEIGHT + MARGIN + 1}`;
  return (
    <svg class={`rs-chart seat-${seat % 8} ${small ? 'rs-small' : ''}`} viewBox={box} aria-hidden="true">
      {!small && <Letters />}
      <svg x="0" y="0" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <Waters cells={chart.cells} setUp={captain.home === null} />
        <Obstacles captain={captain} />
        <SailedLine captain={captain} numbered={numbered} />
        <Harbours captain={captain} small={small} written={written} named={named} />
        {children}
        <Ship captain={captain} seat={seat} named={named} />
      </svg>
    </svg>
  );
}

const Letters = () => (
  <g class="rs-letters">
    {Array.from({ length: COLUMNS }, (_, n) => (
      <text key={`c${n}`} x={(n + 0.5) * SIDE} y={-3.5}>
        {String.fromCharCode(65 + n)}
      </text>
    ))}
    {Array.from({ length: ROWS }, (_, n) => (
      <text key={`r${n}`} x={-3.7} y={(n + 0.5) * SIDE}>
        {n + 1}
      </text>
    ))}
  </g>
);

const RHUMBS = Array.from({ length: 16 }, (_, n) => n * 22.5);
const CROSS = 'm-2.6-2.6 5.2 5.2m0-5.2-5.2 5.2';

function Waters({ cells, setUp }: { cells: readonly number[]; setUp: boolean }) {
  const land = cells.flatMap((content, cell) => (isLand(content) ? [cell] : []));
  const coast = useMemo(() => outline(land, { rough: 0.16 }), [land.join()]);
  return (
    <>
      <rect class="rs-deep" width={WIDTH} height={HEIGHT} />
      <path class="rs-shoal" d={coast} />
      <path class="rs-shallow" d={coast} />
      <g class="rs-rhumbs" transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`}>
        {RHUMBS.map(angle => (
          <path key={angle} d="M0 0H140" transform={`rotate(${angle})`} />
        ))}
      </g>
      <path class="rs-land" d={coast} />
      <path class="rs-grid" d={GRID} />
      {land
        .filter(cell => (cell * 7) % 5 < 2 && cells[cell] !== EXPLORED)
        .map(cell => {
          const [x, y] = centre(cell);
          return <path key={cell} class="rs-hills" d={`M${x - 3} ${y + 2}l2.2-3.6 2 3 1.5-2.2 1.8 2.8`} />;
        })}
      {cells.map((content, cell) =>
        content === EXPLORED ? <path key={cell} class="rs-cross" d={`M${centre(cell).join(' ')}${CROSS}`} /> : null,
      )}
      {setUp &&
        COORDINATES.filter(cell => !isLand(cells[cell]!)).map(cell => {
          const [x, y] = centre(cell);
          return <path key={cell} class="rs-dash" d={`M${x - 2.5} ${y}h5`} />;
        })}
    </>
  );
}

const isLive = (content: number): boolean =>
  content === STORM || content === MONSTER || content === ROCKS || isCurrent(content);

function Obstacles({ captain: { chart } }: { captain: DrawnCaptain }) {
  return (
    <>
      {chart.obstacles.map(({ card, pose, at }) => {
        const { kind } = ADVENTURES[card]!;
        const { cells, arrows } = cardLayings(card).find({ pose, at })!;
        const live = cells.filter(cell => isLive(chart.cells[cell]!));
        return (
          <g key={card} class={`rs-obstacle rs-${kind}`}>
            <path class="rs-shape" d={outline(live, { rough: 0 })} />
            {cells.map((cell, n) => (
              <g key={cell} class={live.includes(cell) ? '' : 'rs-gone'}>
                <Glyph kind={kind} cell={cell} arrow={arrows[n] ?? 0} />
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
}

/** The drawn line, leg by leg, and where each turn ended. */
function SailedLine({ captain, numbered }: { captain: DrawnCaptain; numbered: boolean }) {
  const { legs, at, start } = captain;
  if (start === null || at === null) return null;
  const ends = [start, ...legs.map(({ cells }) => cells.at(-1)!)];
  const last = ends.at(-1)!;
  return (
    <g class="rs-line">
      {legs.map(({ turn, cells }, n) => (
        <path key={turn} class={n === legs.length - 1 ? 'rs-latest' : ''} d={through([ends[n]!, ...cells])} />
      ))}
      {at !== last && <path class="rs-drift" d={through([last, at])} />}
      <circle class="rs-stop" cx={centre(start)[0]} cy={centre(start)[1]} r="1.3" />
      {legs.map(({ turn, cells }) => {
        const [x, y] = centre(cells.at(-1)!);
        return numbered ? (
          <g key={turn} class="rs-numbered">
            <circle cx={x} cy={y} r="3.4" />
            <text x={x} y={y + 1.6}>
              {turn}
            </text>
          </g>
        ) : (
          <circle key={turn} class="rs-stop" cx={x} cy={y} r="1.3" />
        );
      })}
    </g>
  );
}

export const through = (cells: readonly Cell[]): string => `M${cells.map(cell => centre(cell).join(' ')).join('L')}`;

/** A rectangle over one cell. */
export const Patch = ({ cell, class: name }: { cell: Cell; class: string }) => (
  <rect class={name} x={columnOf(cell) * SIDE} y={rowOf(cell) * SIDE} width={SIDE} height={SIDE} />
);
