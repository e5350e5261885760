// The names of the areas and what they bring now, on a map that is large enough for words.

import { total } from '@quayside/rules/rolling-with-the-waves';
import { Digit } from '../art/Square.tsx';
import { SKULL } from '../art/skull.tsx';
import { names, words } from '../words.ts';
import { type MapState, planOf } from './mapState.ts';
import { PLACES } from './places.ts';

/** Below this scale letters of 12 px would not fit beside the pieces: names alone remain. */
const FULL = 0.8;

type LabelProps = { x: number; y: number; text: string; look?: string; size?: number };

const Label = ({ x, y, text, look = 'rw-label-soft', size = 14 }: LabelProps) => (
  <text class={`rw-label ${look}`} x={x} y={y} style={{ '--fs': `${size}px` }}>
    {text}
  </text>
);

const Name = (it: LabelProps) => <Label {...it} look={`rw-label-name ${it.look ?? ''}`} size={16} />;

type Props = { state: MapState; scale: number; most: { sum: number; letter: string } | null };

export function Labels({ state, scale, most }: Props) {
  const isFull = scale >= FULL;
  const { squares, infamy, buried } = state.captain;
  const places = PLACES.wide;
  const { flags } = places.ports;
  const hull = planOf(state, 'hull');
  const plus = 1.3 * Math.max(14, 12.1 / scale); // the width of "+3", whose letters never go under 12 px
  return (
    <g class="rw-labels">
      <Name x={462} y={isFull ? 172 : 188} text={words.spirits} />
      {isFull && <Label x={462} y={190} text={words.spiritsMake} />}
      <Name x={990} y={isFull ? 178 : 196} text={names.areas.crew} look="rw-label-end" />
      {isFull && <Label x={990} y={196} text={words.sum(total(squares.crew))} look="rw-label-soft rw-label-end" />}
      {isFull && <Guns state={state} />}
      <Name x={24} y={466} text={names.areas.ports} />
      {isFull && <Label x={24} y={485} text={portsLine(total(squares.ports), most)} />}
      {[1, 2, 3].map(n => (
        <g key={n}>
          <Label x={flags.x + 38 + (n - 1) * flags.step} y={flags.y + 21} text={`+${n}`} look="rw-label-name" />
          <g
            class="rw-small-skull"
            transform={`translate(${flags.x + 39 + plus + (n - 1) * flags.step} ${flags.y + 8}) scale(.24)`}
          >
            {SKULL}
          </g>
        </g>
      ))}
      {isFull && <Label x={188} y={505} text={words.portsEachRound} />}
      <Label
        x={722}
        y={511}
        text={words.hullLine(total(squares.hull), hull.level, hull.coming)}
        look="rw-label-soft rw-label-middle"
        size={15}
      />
      {(['chestA', 'chestB', 'chestC'] as const).map(chest => (
        <Label
          key={chest}
          x={places.chests[chest].x + places.chests[chest].w / 2}
          y={292}
          text={buried[chest] ? words.isBuried : squares[chest].length > 0 ? words.mayBury : ''}
          look="rw-label-soft rw-label-middle"
        />
      ))}
      <path class="rw-rule-line" d="M20 520H982" />
      <g class="rw-big-skull" transform="translate(22 525) scale(.46)">
        {SKULL}
      </g>
      <Digit x={72} y={540} size={26} text={infamy} class={state.cost > 0 ? 'rw-will-fall' : ''} />
      <Name x={98} y={isFull ? 538 : 546} text={words.infamyName} />
      {isFull && <Label x={98} y={555} text={words.infamyPoints} size={13} />}
    </g>
  );
}

/** Below this scale names would run into the pieces of a square map. */
const NAMED = 0.78;

/** On a square map bare names: bottle, crew, hull and ports look alike to a newcomer. */
export const SquareLabels = ({ scale }: { scale: number }) =>
  scale < NAMED ? null : (
    <g class="rw-labels">
      <Label x={3} y={66} text={words.spirits} look="rw-label-name" />
      <Label x={335} y={71} text={names.areas.crew} look="rw-label-name rw-label-middle" />
      <Label x={64} y={225} text={names.areas.hull} look="rw-label-name rw-on-deck" />
      <Label x={226} y={354} text={names.areas.ports} look="rw-label-name" />
    </g>
  );

function Guns({ state }: { state: MapState }) {
  const label = (x: number, icon: 'smallCannon' | 'largeCannon', name: string) => (
    <>
      <Label x={x} y={294} text={name} look="rw-label-name rw-on-deck" />
      <Label x={x} y={308} text={words.shotsNow(planOf(state, icon).coming)} look="rw-on-deck" size={13} />
    </>
  );
  return (
    <>
      {label(660, 'smallCannon', words.smallGun)}
      {label(852, 'largeCannon', words.largeGun)}
    </>
  );
}

const portsLine = (sum: number, most: { sum: number; letter: string } | null): string =>
  most ? words.portsMost(sum, most.letter, most.sum) : words.sum(sum);
