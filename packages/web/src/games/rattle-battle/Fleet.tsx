// The ships in the Sea as they lie: whose, how strong, which are chosen, which can be shot at and for how much.

import { type DieId, ownerOf, type Point, type Pose, type Ship } from '@quayside/rules/rattle-battle';
import { type Corner, LyingDie } from '../../dice/SeaBox.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { drawing } from './art/Marks.tsx';
import { aimable, currentAim, isTurn, shotCost } from './choices.ts';
import { lookOf, markOf } from './dieFaces.tsx';
import type { Aim } from './draft.ts';
import type { Props } from './props.ts';
import { HALF, mm } from './seaShapes.tsx';
import { words } from './words.ts';

export function Fleet(props: Props & { tags: ReadonlyMap<DieId, Corner>; lit: readonly string[] }) {
  const { scene, faces, now, tags, me } = props;
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
      {[...targets].map(die => (
        <Cost
          key={die}
          says={words.rings.cost(shotCost(props, die) ?? 0)}
          at={scene.open.sea.find(ship => ship.die === die)}
          cannons={shotCost(props, die)}
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

/** What a shot at it costs. */
const Cost = ({ at, cannons, says }: { at: Point | undefined; cannons: number | null; says: string }) =>
  at && cannons !== null ? (
    <g transform={`translate(${mm(at.x)} ${mm(at.y) + 14})`}>
      <g class="rb-cost" {...tip(says)}>
        <rect x="-9" y="-5" width="18" height="10" rx="5" />
        <svg x="-7.5" y="-4" width="8" height="8" viewBox="0 0 24 24" aria-hidden="true">
          {drawing('cannon')}
        </svg>
        <text x="4" y="2.7">
          {cannons}
        </text>
      </g>
    </g>
  ) : null;

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
