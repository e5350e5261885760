// The battle as it would be fought now: a line for each pair, under the ships, and a flag with its number beside it.

import type { Signal } from '@preact/signals';
import type { DieId, Pair } from '@quayside/rules/rattle-battle';
import { useMemo } from 'preact/hooks';
import { tip } from '../../ui/Tooltip.tsx';
import type { SeatFace } from '../gameUi.ts';
import { type Duel, duelKey, FLAG, type Flag, fights, flagsOf } from './duels.ts';
import type { Lying } from './freeWater.ts';
import { sayDuel } from './sayDuel.ts';
import { line, mm } from './seaShapes.tsx';
import './battleLines.css';

/** `lit`: the duels pointed at, in the list or by one of their ships; none: the first is drawn strongly. */
type BattleProps = { duels: readonly Duel[]; lit: readonly string[] };

const isStrong = (duel: Duel, { duels, lit }: BattleProps): boolean =>
  lit.length > 0 ? lit.includes(duelKey(duel)) : duel.number === duels[0]?.number;

/** The strong ones lie on top. */
const inOrder = (props: BattleProps): Duel[] =>
  [...props.duels].sort((one, other) => Number(isStrong(one, props)) - Number(isStrong(other, props)));

const duelClass = (duel: Duel, props: BattleProps) =>
  `rb-duel rb-duel-${wonBy(duel.pair)} ${isStrong(duel, props) ? 'rb-duel-strong' : 'rb-duel-faint'}`;

export const BattleLines = (props: BattleProps) => (
  <g>
    {inOrder(props).map(duel => (
      <path key={duelKey(duel)} class={duelClass(duel, props)} d={line(duel.a, duel.b)} />
    ))}
  </g>
);

type FlagProps = BattleProps & {
  /** What no flag may cover. */
  lying: Lying;
  pxPerMm: number;
  faces: readonly SeatFace[];
  /** Set while a flag is pointed at. */
  pointed: Signal<string | null>;
};

export function BattleFlags(props: FlagProps) {
  const { duels, lying, pxPerMm, pointed, faces } = props;
  const scale = Math.max(1, 12.2 / (6.6 * pxPerMm)); // the number is at least 12 px high
  const flags = useMemo(() => flagsOf(duels, { ...lying, scale }), [duels, lying, scale]);
  return (
    <g class="rb-battle">
      {inOrder(props).map(duel => {
        const flag = flags.get(duelKey(duel));
        return (
          flag && (
            // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the Sea does the same for keys
            <g
              key={duelKey(duel)}
              class={duelClass(duel, props)}
              {...tip(sayDuel(duel, faces))}
              onMouseEnter={() => {
                pointed.value = duelKey(duel);
              }}
              onMouseLeave={() => {
                pointed.value = null;
              }}
            >
              <Pennant flag={flag} scale={scale} number={duel.number} />
            </g>
          )
        );
      })}
    </g>
  );
}

function Pennant({ flag: { at, to }, scale, number }: { flag: Flag; scale: number; number: number }) {
  const [width, height] = [mm(FLAG.width), mm(FLAG.height)];
  const isAside = Math.hypot(at.x - to.x, at.y - to.y) > FLAG.height * scale * 0.6;
  return (
    <>
      {isAside && <path class="rb-flag-staff" d={line(at, to)} />}
      <g transform={`translate(${mm(at.x)} ${mm(at.y)}) scale(${scale.toFixed(3)})`}>
        <rect class="rb-flag" x={-width / 2} y={-height / 2} width={width} height={height} rx="1.4" />
        <text class="rb-flag-number" y="2.4">
          {number}
        </text>
      </g>
    </>
  );
}

/** The duels a ship takes part in. */
export const duelsWith = (duels: readonly Duel[], die: DieId | null): string[] =>
  duels.filter(duel => fights(duel, die)).map(duelKey);

const wonBy = ({ oursStrength, theirsStrength }: Pair): 'won' | 'lost' | 'even' =>
  oursStrength > theirsStrength ? 'won' : oursStrength < theirsStrength ? 'lost' : 'even';
