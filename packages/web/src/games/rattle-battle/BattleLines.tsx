// Who fights whom if the battle began now, and in which order.

import { BOX, type DieId, MM, type Pair, type Point } from '@quayside/rules/rattle-battle';
import type { BattlePreview } from './battlePreview.ts';
import type { Aim } from './draft.ts';
import type { Scene } from './scene.ts';
import { line, mm } from './seaShapes.tsx';

type BattleProps = { preview: BattlePreview | null; scene: Scene; aim: Aim; looked: DieId | null };
type Duel = { pair: Pair; a: Point; b: Point; number: number; strong: boolean };

/**
 * The clashes of the preview, in the order they are fought. Drawn strongly: the first one, or those of the ship pointed
 * at. The others are faint, since a full Sea would be a tangle of lines.
 */
function duelsOf({ preview, scene, aim, looked }: BattleProps): Duel[] {
  if (!preview) return [];
  const place = (die: string): Point | undefined =>
    die === aim.ship && aim.place ? aim.place : scene.open.sea.find(ship => ship.die === die);
  const ship = looked ?? aim.ship;
  const fights = ({ ours, theirs }: Pair) => ours === ship || theirs === ship;
  const chosen = preview.clashes.some(({ pairs }) => pairs.some(fights));
  const duels = preview.clashes.flatMap(({ pairs }, n) =>
    pairs.flatMap(pair => {
      const [a, b] = [place(pair.ours), place(pair.theirs)];
      return a && b ? [{ pair, a, b, number: n + 1, strong: chosen ? fights(pair) : n === 0 }] : [];
    }),
  );
  return duels.sort((one, other) => Number(one.strong) - Number(other.strong)); // the strong ones lie on top
}

const duelClass = ({ pair, strong }: Duel) => `rb-duel rb-duel-${wonBy(pair)} ${strong ? '' : 'rb-duel-faint'}`;
const duelKey = ({ pair }: Duel) => `${pair.ours} ${pair.theirs}`;

/** Who fights whom, under the ships. */
export const BattleLines = (props: BattleProps) => (
  <g>
    {duelsOf(props).map(duel => (
      <path key={duelKey(duel)} class={duelClass(duel)} d={line(duel.a, duel.b)} />
    ))}
  </g>
);

/** In which order, over the ships: half-way, or beside two ships that leave no room between them. */
export function BattleNumbers(props: BattleProps) {
  const { sea } = props.scene.open;
  const duels = duelsOf(props);
  if (duels.length === 0) return null;
  return (
    <g class="rb-battle">
      {duels.map(duel => {
        const { x, y } = numberPlace(duel, sea);
        return (
          <g key={duelKey(duel)} class={duelClass(duel)} transform={`translate(${mm(x)} ${mm(y)})`}>
            <g class="rb-duel-number">
              <circle r="5" />
              <text y="2.6">{duel.number}</text>
            </g>
          </g>
        );
      })}
    </g>
  );
}

const ROOM = 34 * MM; // between two centres for a number to stand half-way
const ASIDE = 15 * MM;

function numberPlace({ a, b }: Duel, sea: readonly Point[]): Point {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  if (far === 0 || far >= ROOM) return middle;
  const [acrossX, acrossY] = [((b.y - a.y) / far) * ASIDE, ((a.x - b.x) / far) * ASIDE];
  const sides = [1, -1].map(way => ({ x: middle.x + way * acrossX, y: middle.y + way * acrossY }));
  const clearance = (spot: Point) =>
    Math.min(spot.x, spot.y, BOX - spot.x, BOX - spot.y, ...sea.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
  return sides.reduce((best, side) => (clearance(side) > clearance(best) ? side : best));
}

const wonBy = ({ oursStrength, theirsStrength }: Pair): 'won' | 'lost' | 'even' =>
  oursStrength > theirsStrength ? 'won' : oursStrength < theirsStrength ? 'lost' : 'even';
