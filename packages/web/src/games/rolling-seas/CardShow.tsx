// A card as it is drawn from its deck, opened and read: an island, a Known Obstacle or an Adventure. And dice, where
// the mat is out of sight.

import {
  ADVENTURES,
  type Card,
  cardLayings,
  cellName,
  columnOf,
  DIRECTIONS,
  ISLAND_CARDS,
  islandLayings,
  type Laid,
  rowOf,
  WIND_OF,
} from '@quayside/rules/rolling-seas';
import { Glyph } from './art/Glyph.tsx';
import { Mark } from './art/Marks.tsx';
import { centre, outline, SIDE } from './art/outline.ts';
import { WindDice } from './art/WindDice.tsx';
import type { Props } from './props.ts';
import { names, words } from './words.ts';
import './cardShow.css';

export function CardShow({ now, scene }: Props) {
  switch (now?.type) {
    case 'island-turned':
      return (
        <Shown
          key={now.island}
          kind="isle"
          title={names.islands[now.island]}
          laid={islandLayings(now.island).all[0]!}
          where={words.cards.covers(now.coordinates.map(cellName))}
          whose={words.cards.harbour(names.ports[ISLAND_CARDS[now.island].harbour])}
        />
      );
    case 'known-turned':
      return (
        <Obstacle key={now.card} card={now.card} whose={scene.captains.length > 1 ? words.cards.passed.right : ''} />
      );
    case 'adventure': {
      const { pass } = ADVENTURES[now.card]!;
      return (
        <Obstacle
          key={now.card}
          card={now.card}
          whose={pass === 'keep' || scene.captains.length === 1 ? words.cards.passed.keep : words.cards.passed[pass]}
        />
      );
    }
    case 'dice':
      return <Dice key={now.turn} values={now.values} face={now.face} />;
    default:
      return null;
  }
}

/** Where the mat is out of sight the dice fall onto the chart. */
const Dice = ({ values, face }: { values: readonly number[]; face: number }) => (
  <div class="rs-dice-show" aria-hidden="true">
    {values.map((value, n) => (
      <WindDice key={n} at={DIRECTIONS[WIND_OF[value]!]!} count={1} class="rs-rolling" />
    ))}
    <p>{names.finds[face]}</p>
  </div>
);

function Obstacle({ card, whose }: { card: Card; whose: string }) {
  const { kind, column, row } = ADVENTURES[card]!;
  return (
    <Shown
      kind={kind}
      title={names.adventures[card]!}
      laid={cardLayings(card).all[0]!}
      where={words.cards.touches(String.fromCharCode(65 + column), row + 1)}
      whose={whose}
    />
  );
}

type ShownProps = {
  kind: 'isle' | 'rocks' | 'storm' | 'monster' | 'current';
  title: string;
  laid: Laid;
  where: string;
  whose: string;
};

/** The cells of a shape lie in the corner of a chart in its first pose: the drawing is moved to its own corner. */
export const Shape = ({ kind, laid }: Pick<ShownProps, 'kind' | 'laid'>) => {
  const [west, north] = [Math.min(...laid.cells.map(columnOf)), Math.min(...laid.cells.map(rowOf))];
  const wide = 1 + Math.max(...laid.cells.map(columnOf)) - west;
  const high = 1 + Math.max(...laid.cells.map(rowOf)) - north;
  const box = [west * SIDE - 1, north * SIDE - 1, wide * SIDE + 2, high * SIDE + 2];
  return (
    <svg viewBox={box.join(' ')} aria-hidden="true">
      <path class="rs-shape" d={outline(laid.cells, { rough: 0 })} />
      {kind !== 'isle' &&
        laid.cells.map((cell, n) => <Glyph key={cell} kind={kind} cell={cell} arrow={laid.arrows[n] ?? 0} />)}
      {kind === 'isle' && <circle class="rs-ghost-port" cx={centre(laid.port)[0]} cy={centre(laid.port)[1]} r="3" />}
    </svg>
  );
};

const Shown = ({ kind, title, laid, where, whose }: ShownProps) => (
  <div class={`rs-card-show rs-${kind}`} aria-hidden="true">
    <div class="rs-card-turning">
      <div class="rs-card-back" />
      <div class="rs-card-face">
        <p class="rs-card-title">
          {kind !== 'isle' && <Mark name={kind} />}
          <b>{title}</b>
        </p>
        <Shape kind={kind} laid={laid} />
        <p>{where}</p>
        {whose && <p class="rs-card-whose">{whose}</p>}
      </div>
    </div>
  </div>
);
