// Who fights whom: the battle to come, numbered in its order, and what happens while it is shown.

import { DICE, type Point } from '@quayside/rules/rattle-battle';
import type { Props } from './Board.tsx';
import type { Aim } from './draft.ts';
import type { Forecast } from './preview.ts';
import type { Scene } from './scene.ts';
import { HALF, line, mm } from './strokes.tsx';

type LinesProps = { outlook: Forecast | null; scene: Scene; aim: Aim };

/** The battle as it would be fought: numbered lines in the order of distance. */
export function BattleLines({ outlook, scene, aim }: LinesProps) {
  if (!outlook || outlook.clashes.length === 0) return null;
  const place = (die: string): Point | undefined =>
    die === aim.ship && aim.place ? aim.place : scene.open.sea.find(ship => ship.die === die);
  return (
    <g class="rb-battle">
      {outlook.clashes.flatMap((clash, n) =>
        clash.pairs.map(({ ours, theirs, oursStrength, theirsStrength }) => {
          const [a, b] = [place(ours), place(theirs)];
          if (!a || !b) return null;
          const won = oursStrength > theirsStrength ? 'won' : oursStrength < theirsStrength ? 'lost' : 'even';
          const [x, y] = [mm(a.x + b.x) / 2, mm(a.y + b.y) / 2];
          return (
            <g key={`${ours} ${theirs}`} class={`rb-duel rb-duel-${won}`}>
              <path d={line(a, b)} />
              <g transform={`translate(${x} ${y})`}>
                <g class="rb-duel-number">
                  <circle r="5" />
                  <text y="2.6">{n + 1}</text>
                </g>
              </g>
            </g>
          );
        }),
      )}
    </g>
  );
}

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
