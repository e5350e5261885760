// What happens at sea while it is shown.

import { DICE, type Point } from '@quayside/rules/rattle-battle';
import type { Props } from './props.ts';
import { HALF, line, mm } from './seaShapes.tsx';

/** Shots, blasts and duels while they are shown. */
export function EventMarks({ scene, now }: Props) {
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
              <Strength key={`a${ours}${theirs}`} at={at(ours)} foe={at(theirs)} value={oursStrength} />,
              <Strength key={`b${ours}${theirs}`} at={at(theirs)} foe={at(ours)} value={theirsStrength} />,
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

const OUT = 15; // mm from the middle of the ship

/** On the side of the ship that is turned away from its foe, so that it covers neither. */
function Strength({ at, foe, value }: { at: Point | undefined; foe: Point | undefined; value: number }) {
  if (!at || !foe) return null;
  const far = Math.hypot(at.x - foe.x, at.y - foe.y) || 1;
  const [x, y] = [mm(at.x) + (OUT * (at.x - foe.x)) / far, mm(at.y) + (OUT * (at.y - foe.y)) / far];
  return (
    <g class="rb-strength" transform={`translate(${x} ${y})`}>
      <g class="rb-strength-number">
        <circle r="6.5" />
        <text y="3.4">{value}</text>
      </g>
    </g>
  );
}
