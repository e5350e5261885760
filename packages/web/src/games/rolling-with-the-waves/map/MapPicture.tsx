// The picture of a Pirate Map: island, chests, harbours and ship, drawn from what is written on it.

import {
  CANNONS,
  type Cannon,
  CHESTS,
  type Chest,
  type Icon,
  isFull,
  LEVELS,
  SQUARES,
  total,
} from '@quayside/rules/rolling-with-the-waves';
import { Bottle } from '../art/Bottle.tsx';
import { BuriedChest, OpenChest } from '../art/Chest.tsx';
import { Gun } from '../art/Gun.tsx';
import { Harbours, Isle } from '../art/Isle.tsx';
import { Ball, Berth, Bonus, Flag, type MarkState, Shield, Shot } from '../art/levels.tsx';
import { Sailors } from '../art/Sailors.tsx';
import { Ship } from '../art/Ship.tsx';
import { Skulls } from '../art/Skulls.tsx';
import { Square, type SquareState } from '../art/Square.tsx';
import { words } from '../words.ts';
import { Labels, SquareLabels } from './Labels.tsx';
import { ghostOf, isJustBuried, type MapState, planOf } from './mapState.ts';
import type { Places, Row } from './places.ts';
import './mapPicture.css';

type Props = { places: Places; scale: number; state: MapState; most: { sum: number; letter: string } | null };

export function MapPicture({ places, scale, state, most }: Props) {
  const { seat, captain, cost } = state;
  const hull = planOf(state, 'hull');
  return (
    <svg
      class={`rw-picture rw-picture-${places.name}`}
      viewBox={`0 0 ${places.width} ${places.height}`}
      style={{ '--scale': scale }}
      aria-hidden="true"
    >
      <Isle places={places} />
      <Ship places={places} seat={seat} level={hull.level} planned={hull.coming} />
      {CHESTS.map(chest => (
        <ChestOf key={chest} chest={chest} places={places} state={state} />
      ))}
      <Ports places={places} state={state} />
      <Bottle
        at={places.bottle.glass}
        doses={captain.squares.spirits.length}
        planned={captain.squares.spirits.length + (ghostOf(state, 'spirits') === null ? 0 : 1)}
      />
      <Squares icon="spirits" row={places.bottle.squares} state={state} on="glass" upwards />
      <Sailors at={places.crew.squares} count={captain.squares.crew.length} coming={ghostOf(state, 'crew') !== null} />
      <Squares icon="crew" row={places.crew.squares} state={state} on="paper" />
      <Levels track="crew" places={places} state={state} />
      {CANNONS.map(cannon => (
        <Cannons key={cannon} cannon={cannon} places={places} state={state} />
      ))}
      <Squares icon="hull" row={places.hull.squares} state={state} on="wood" width={places.hull.squares.step * 0.94} />
      <Levels track="hull" places={places} state={state} />
      {places.skulls && <Skulls at={places.skulls} infamy={captain.infamy} cost={cost} />}
      {places.name === 'square' && <SquareLabels scale={scale} />}
      {places.name === 'wide' && <Labels state={state} scale={scale} most={most} />}
    </svg>
  );
}

const letterOf = (chest: Chest): string => chest.slice(-1);

function ChestOf({ chest, places, state }: { chest: Chest; places: Places; state: MapState }) {
  const { captain, seat, burying } = state;
  const values = captain.squares[chest];
  const it = {
    at: places.chests[chest],
    letter: letterOf(chest),
    values,
    sum: total(values),
    planned: ghostOf(state, chest),
    fresh: state.fresh(chest),
    open: state.lit(chest),
    anchor: `${seat}-${chest}`,
  };
  const coming = burying === chest && !captain.buried[chest];
  if (!captain.buried[chest] && !coming) return <OpenChest {...it} />;
  // The key makes the heap a new element when the chest is buried, so that its animation begins.
  const isNew = isJustBuried(captain, chest);
  return <BuriedChest key={isNew ? 'new' : 'heap'} {...it} coming={coming} isNew={isNew} />;
}

type SquaresProps = {
  icon: Icon;
  row: Row;
  state: MapState;
  on: 'paper' | 'wood' | 'iron' | 'glass';
  width?: number;
  /** The row goes upwards. */
  upwards?: boolean;
};

function Squares({ icon, row, state, on, width, upwards = false }: SquaresProps) {
  const values = state.captain.squares[icon];
  const ghost = ghostOf(state, icon);
  return (
    <>
      {Array.from({ length: SQUARES[icon] }, (_, n) => {
        const isNext = n === values.length;
        const value = isNext && ghost !== null ? ghost : values[n];
        return (
          <Square
            key={n}
            x={row.x + (upwards ? 0 : n * row.step)}
            y={row.y + (upwards ? n * row.step : 0)}
            size={row.size}
            {...(width && { width })}
            value={value}
            look={lookOf(state, icon, n)}
            on={on}
            anchor={`${state.seat}-${icon}-${n}`}
          />
        );
      })}
    </>
  );
}

function lookOf(state: MapState, icon: Icon, n: number): SquareState {
  const filled = state.captain.squares[icon].length;
  if (n < filled) return n === filled - 1 && state.fresh(icon) ? 'fresh' : 'written';
  if (n > filled) return 'empty';
  if (ghostOf(state, icon) !== null) return 'planned';
  return state.lit(icon) ? 'next' : 'empty';
}

const markState = (n: number, { level, coming }: { level: number; coming: number }): MarkState =>
  n < level ? 'reached' : n < coming ? 'planned' : 'open';

function Levels({ track, places, state }: { track: 'crew' | 'hull'; places: Places; state: MapState }) {
  const { marks, bonus } = places[track];
  const plan = planOf(state, track);
  const Sign = track === 'crew' ? Berth : Shield;
  const r = track === 'crew' ? marks.size / 2 : marks.size;
  const centre = track === 'crew' ? r : 0;
  // A small map has one mark with the level in it.
  if (marks.step === 0)
    return (
      <Sign
        x={marks.x + centre}
        y={marks.y + centre}
        r={r}
        text={plan.level}
        state={plan.level > 0 ? 'reached' : 'open'}
      />
    );
  return (
    <>
      {LEVELS[track].map((need, n) => (
        <Sign
          key={need}
          x={marks.x + centre + n * marks.step}
          y={marks.y + centre}
          r={r}
          text={need}
          state={markState(n, plan)}
        />
      ))}
      {bonus && <Bonus {...bonus} text={words.bonus} isEarned={isFull(state.captain, track)} />}
    </>
  );
}

function Ports({ places, state }: { places: Places; state: MapState }) {
  const { squares, flags, bonus } = places.ports;
  const plan = planOf(state, 'ports');
  const r = flags.size / 2.45;
  const y = flags.y + flags.size / 2;
  return (
    <>
      <Harbours
        at={squares}
        count={SQUARES.ports}
        raided={state.captain.squares.ports.length}
        planned={ghostOf(state, 'ports') !== null}
      />
      <Squares icon="ports" row={squares} state={state} on="paper" />
      {flags.step === 0 ? (
        <Flag x={flags.x + r} y={y} r={r} text={plan.level} state={plan.level > 0 ? 'reached' : 'open'} />
      ) : (
        LEVELS.ports.map((need, n) => (
          <Flag key={need} x={flags.x + r + n * flags.step} y={y} r={r} text={need} state={markState(n, plan)} />
        ))
      )}
      {bonus && <Bonus {...bonus} text={words.bonus} isEarned={isFull(state.captain, 'ports')} />}
    </>
  );
}

function Cannons({ cannon, places, state }: { cannon: Cannon; places: Places; state: MapState }) {
  const { barrel, squares, balls } = places.guns[cannon];
  const plan = planOf(state, cannon);
  const held = state.captain.squares[cannon].length + (ghostOf(state, cannon) === null ? 0 : 1);
  const missing = SQUARES[cannon] - held;
  const gun = missing === 0 ? 'loaded' : missing === 1 ? 'short' : 'idle';
  const Sign = balls.step < 10 ? Shot : Ball;
  return (
    <g
      class={`rw-cannon-art ${state.firing.includes(cannon) ? 'rw-firing' : ''}`}
      data-anchor={`${state.seat}-${cannon}-mouth`}
    >
      {LEVELS[cannon].map((need, n) => (
        <Sign
          key={need}
          x={balls.x + n * balls.step}
          y={balls.y}
          r={balls.size}
          text={need}
          state={markState(n, plan)}
        />
      ))}
      <Gun at={barrel} state={gun} firing={state.firing.includes(cannon)} />
      <Squares icon={cannon} row={squares} state={state} on="iron" />
    </g>
  );
}
