// The marks beside an area: a shield, a ball, a flag or a square in the captain's colour, each with the sum it needs.
// Open, reached, or in red pencil when the dice being put to work would reach it.

import { Digit } from './Square.tsx';
import './levels.css';

export type MarkState = 'open' | 'reached' | 'planned';
type Props = { x: number; y: number; r: number; text: number; state: MarkState };

const Frame = ({ kind, x, y, r, text, state, d }: Props & { kind: string; d: string }) => (
  <g class={`rw-level rw-level-${kind} rw-level-${state}`} transform={`translate(${x} ${y})`}>
    <path d={d} />
    <Digit x={0} y={0} size={r * 1.02} text={text} />
  </g>
);

const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

export const Shield = (it: Props) => {
  const { r } = it;
  return (
    <Frame
      {...it}
      kind="shield"
      d={`M0 ${-r * 1.1}Q${r * 0.5} ${-r * 0.8} ${r} ${-r * 0.8}V${r * 0.1}Q${r * 0.9} ${r * 0.9} 0 ${r * 1.25}Q${-r * 0.9} ${r * 0.9} ${-r} ${r * 0.1}V${-r * 0.8}Q${-r * 0.5} ${-r * 0.8} 0 ${-r * 1.1}Z`}
    />
  );
};

/** Wood while it is not reached, iron when it is: iron balls are shots. */
export const Ball = (it: Props) => <Frame {...it} kind="ball" d={circle(it.r)} />;

/** On a small map: one dot for each shot, without its number. */
export const Shot = ({ x, y, r, state }: Omit<Props, 'text'>) => (
  <circle class={`rw-level-ball rw-shot rw-level-${state}`} cx={x} cy={y} r={r} />
);

export const Flag = (it: Props) => {
  const { r } = it;
  return (
    <Frame
      {...it}
      kind="flag"
      d={`M${-r * 1.15} ${-r * 0.85}H${r * 1.3}L${r * 0.85} 0L${r * 1.3} ${r * 0.85}H${-r * 1.15}Z`}
    />
  );
};

/** One more die of the captain's own colour in the bag. */
export const Berth = (it: Props) => {
  const { r } = it;
  return <Frame {...it} kind="berth" d={`M${-r} ${-r}H${r}V${r}H${-r}Z`} />;
};

/** What all five squares of an area are worth. */
export const Bonus = ({
  x,
  y,
  r,
  text,
  isEarned,
}: {
  x: number;
  y: number;
  r: number;
  text: string;
  isEarned: boolean;
}) => (
  <g class={`rw-level rw-bonus ${isEarned ? 'rw-level-reached' : 'rw-level-open'}`} transform={`translate(${x} ${y})`}>
    <path d={circle(r)} />
    <Digit x={0} y={0} size={r * 0.95} text={text} />
  </g>
);
