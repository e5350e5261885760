// The ships in the Sea as they lie: whose, how strong, which are chosen, which can be shot at and for how much.

import { type DieId, MM, ownerOf, type Point, type Pose, type Ship } from '@quayside/rules/rattle-battle';
import { type Corner, LyingDie } from '../../dice/SeaBox.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { drawing } from './art/Marks.tsx';
import { aimable, currentAim, isTurn, shotCost } from './choices.ts';
import { lookOf, markOf } from './dieFaces.tsx';
import type { Aim } from './draft.ts';
import type { Label } from './freeWater.ts';
import type { Props } from './props.ts';
import { HALF, line, mm } from './seaShapes.tsx';
import { words } from './words.ts';

type FleetProps = Props & {
  tags: ReadonlyMap<DieId, Corner>;
  lit: readonly string[];
  /** Where it stands what a shot costs. */
  costs: ReadonlyMap<DieId, Label>;
  costScale: number;
};

export function Fleet(props: FleetProps) {
  const { scene, faces, now, tags, me, costs, costScale } = props;
  const canDrag = isTurn(props);
  const targets = new Set(props.menu ? aimable(props) : []);
  const aim = currentAim(props);
  const inDuel = new Set(props.lit.flatMap(key => key.split(' ')));
  return (
    <>
      {scene.open.sea.map(ship => (
        <g
          key={ship.die}
          {...piece('die', ship.die)}
          class={`${classOf(ship, aim, targets)} ${inDuel.has(ship.die) ? 'rb-in-duel' : ''} ${
            canDrag && ownerOf(ship.die) === me ? 'rb-own' : ''
          }`}
        >
          <Halo ship={ship} />
          <LyingDie
            look={lookOf(ship.die, faces)}
            pose={ship}
            mark={markOf(scene.open, ship)}
            tag={tags.get(ship.die)!}
          />
        </g>
      ))}
      {[...costs].map(([die, { at }]) => (
        <Cost
          key={die}
          ship={scene.open.sea.find(ship => ship.die === die)!}
          at={at}
          scale={costScale}
          cannons={shotCost(props, die) ?? 0}
        />
      ))}
      {scene.gone.map(ship => (
        <g key={ship.die} class={`rb-gone ${HOME_SAFE.includes(now?.type ?? '') ? 'rb-gone-home' : ''}`}>
          <LyingDie look={lookOf(ship.die, faces)} pose={ship} mark={markOf(scene.open, ship)} />
          <path class="rb-gone-cross" d={`M${mm(ship.x) - 9} ${mm(ship.y) - 9}l18 18m0-18l-18 18`} />
        </g>
      ))}
    </>
  );
}

type CostProps = { ship: Point; at: Point; scale: number; cannons: number };

/** What a shot at it costs; a line leads to the ship where it stands aside. */
const Cost = ({ ship, at, scale, cannons }: CostProps) => (
  <g>
    {Math.hypot(at.x - ship.x, at.y - ship.y) > ASIDE * scale && <path class="rb-flag-staff" d={line(at, ship)} />}
    <g transform={`translate(${mm(at.x)} ${mm(at.y)}) scale(${scale.toFixed(3)})`}>
      <g class="rb-cost" {...tip(words.rings.cost(cannons))}>
        <rect x="-9" y="-5" width="18" height="10" rx="5" />
        <svg x="-7.5" y="-4" width="8" height="8" viewBox="0 0 24 24" aria-hidden="true">
          {drawing('cannon')}
        </svg>
        <text x="4" y="2.7">
          {cannons}
        </text>
      </g>
    </g>
  </g>
);
const ASIDE = 23 * MM;

/** Events after which ships leave unharmed. */
const HOME_SAFE = ['survived', 'totals', 'escaped', 'left'];

const classOf = ({ die }: Ship, aim: Aim | null, targets: ReadonlySet<string>): string => {
  const chosen = aim !== null && (aim.ship === die || aim.target === die || aim.bertha === die);
  return `rb-ship ${chosen ? 'rb-chosen' : ''} ${targets.has(die) ? 'rb-target' : ''}`;
};

const Halo = ({ ship }: { ship: Pose }) => (
  <rect
    class="rb-halo"
    x={-HALF - 2}
    y={-HALF - 2}
    width={2 * HALF + 4}
    height={2 * HALF + 4}
    rx="3"
    transform={`translate(${mm(ship.x)} ${mm(ship.y)}) rotate(${ship.rotation / 10})`}
  />
);
