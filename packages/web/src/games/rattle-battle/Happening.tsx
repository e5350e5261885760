// Who fights whom: the battle to come, numbered in its order, and what happens while it is shown.

import { DICE, type DieId, type Pair, type Point } from '@quayside/rules/rattle-battle';
import type { Props } from './Board.tsx';
import type { Aim } from './draft.ts';
import type { Forecast } from './preview.ts';
import type { Scene } from './scene.ts';
import { HALF, line, mm } from './strokes.tsx';

type LinesProps = { outlook: Forecast | null; scene: Scene; aim: Aim; looked: DieId | null };

/**
 * The battle as it would be fought: numbered in the order of distance. Strong is what comes first, or what the ship
 * looked at will fight; the rest is faint, or a full Sea would be a tangle.
 */
export function BattleLines({ outlook, scene, aim, looked }: LinesProps) {
  if (!outlook || outlook.clashes.length === 0) return null;
  const place = (die: string): Point | undefined =>
    die === aim.ship && aim.place ? aim.place : scene.open.sea.find(ship => ship.die === die);
  const ship = looked ?? aim.ship;
  const fights = ({ ours, theirs }: Pair) => ours === ship || theirs === ship;
  const chosen = outlook.clashes.some(clash => clash.pairs.some(fights));
  const duels = outlook.clashes.flatMap(({ pairs }, n) =>
    pairs.flatMap(pair => {
      const [a, b] = [place(pair.ours), place(pair.theirs)];
      return a && b ? [{ pair, a, b, number: n + 1, strong: chosen ? fights(pair) : n === 0 }] : [];
    }),
  );
  // The strong ones lie on top.
  duels.sort((one, other) => Number(one.strong) - Number(other.strong));
  return (
    <g class="rb-battle">
      {duels.map(({ pair, a, b, number, strong }) => (
        <g
          key={`${pair.ours} ${pair.theirs}`}
          class={`rb-duel rb-duel-${wonBy(pair)} ${strong ? '' : 'rb-duel-faint'}`}
        >
          <path d={line(a, b)} />
          <g transform={`translate(${mm(a.x + b.x) / 2} ${mm(a.y + b.y) / 2})`}>
            <g class="rb-duel-number">
              <circle r="5" />
              <text y="2.6">{number}</text>
            </g>
          </g>
        </g>
      ))}
    </g>
  );
}

const wonBy = ({ oursStrength, theirsStrength }: Pair): 'won' | 'lost' | 'even' =>
  oursStrength > theirsStrength ? 'won' : oursStrength < theirsStrength ? 'lost' : 'even';

/** Shots, blasts and duels while they are shown. */
export function Happening({ scene, now }: Props) {
  if (!now) return null;
  const at = (die: string): Point | undefined =>
    scene.open.sea.find(ship => ship.die === die) ?? scene.gone.find(ship => ship.die === die);
  const lines = (pairs: readonly (readonly [string, string])[], kind: string) => (
    <g class={`rb-now rb-now-${kind}`}>
      {pairs.map(([from, to]) => {
        const [a, b] = [at(from), at(to)];
        return a && b ? <path key={from + to} d={line(a, b)} /> : null;
      })}
    </g>
  );
  switch (now.type) {
    case 'clash':
      return (
        <>
          {lines(
            now.pairs.map(({ ours, theirs }) => [ours, theirs]),
            'clash',
          )}
          <g class="rb-now">
            {now.pairs.flatMap(({ ours, theirs, oursStrength, theirsStrength }) => [
              <Strength key={`a${ours}${theirs}`} at={at(ours)} value={oursStrength} />,
              <Strength key={`b${ours}${theirs}`} at={at(theirs)} value={theirsStrength} />,
            ])}
          </g>
        </>
      );
    case 'fired':
      return lines(
        [now.target, now.bertha].flatMap(target => (target === null ? [] : [[now.ship, target] as const])),
        'shot',
      );
    case 'volley':
      return lines(
        now.targets.map(target => [now.ship, target] as const),
        'shot',
      );
    case 'exploded': {
      const middle = at(now.ship);
      return middle ? <circle class="rb-blast" cx={mm(middle.x)} cy={mm(middle.y)} r={mm(now.reach) + HALF} /> : null;
    }
    case 'moved':
    case 'np-moved':
      return (
        <path
          class={`rb-now rb-wake ${DICE[now.ship]!.owner === null ? '' : `seat-${DICE[now.ship]!.owner}`}`}
          d={line(now.from, now.to)}
        />
      );
    default:
      return null;
  }
}

const Strength = ({ at, value }: { at: Point | undefined; value: number }) =>
  at ? (
    <g class="rb-strength" transform={`translate(${mm(at.x)} ${mm(at.y) - 15})`}>
      <g class="rb-strength-number">
        <circle r="6.5" />
        <text y="3.4">{value}</text>
      </g>
    </g>
  ) : null;
