// What is drawn on the Sea over the water: ships, ranges, the ghost, who fights whom, and what just happened.

import {
  BERTHA_RANGE,
  BOX,
  DICE,
  fireRange,
  MM,
  moveRange,
  NEEDS,
  POWERS,
  type Point,
  type Pose,
  type Ship,
  shipAt,
  standing,
} from '@quayside/rules/rattle-battle';
import { useMemo } from 'preact/hooks';
import { LyingDie } from '../../dice/SeaBox.tsx';
import { drawing } from './art/Marks.tsx';
import type { Props } from './Board.tsx';
import { aimable, chosenMove, currentAim, draftOf, shotCost } from './choices.ts';
import { type Aim, tossOf } from './draft.ts';
import { lookOf, markOf } from './looks.tsx';
import type { Forecast } from './preview.ts';
import type { Scene } from './scene.ts';
import { tagsOf } from './tags.ts';

const mm = (length: number): number => length / MM;
const HALF = 8;

export function Fleet(props: Props) {
  const { scene, faces, now } = props;
  const targets = new Set(props.menu ? aimable(props) : []);
  const aim = currentAim(props);
  const tags = useMemo(() => tagsOf(scene.open.sea), [scene.open.sea]);
  return (
    <>
      {scene.open.sea.map(ship => (
        <g key={ship.die} class={classOf(ship, aim, targets)}>
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
        <Cost key={die} at={scene.open.sea.find(ship => ship.die === die)} cannons={shotCost(props, die)} />
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
const Cost = ({ at, cannons }: { at: Point | undefined; cannons: number | null }) =>
  at && cannons !== null ? (
    <g transform={`translate(${mm(at.x)} ${mm(at.y) + 14})`}>
      <g class="rb-cost">
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

/** All that is at most so far from the outline of a ship. */
export const Reach = ({ ship, range, kind }: { ship: Pose; range: number; kind: string }) => (
  <rect
    class={`rb-reach rb-reach-${kind}`}
    x={-HALF - mm(range)}
    y={-HALF - mm(range)}
    width={2 * (HALF + mm(range))}
    height={2 * (HALF + mm(range))}
    rx={mm(range)}
    transform={`translate(${mm(ship.x)} ${mm(ship.y)}) rotate(${ship.rotation / 10})`}
  />
);

export function Aiming(props: Props) {
  const { view, menu } = props;
  if (menu?.ask === 'toss') return <Sling {...props} />;
  const aim = currentAim(props);
  const ship = aim && aim.ship !== null && shipAt(view.open, aim.ship);
  if (!aim || !ship) return null;
  const target = aim.target === null ? undefined : shipAt(view.open, aim.target);
  const use = aim.act !== null && aim.act !== 'move' && aim.act !== 'fire' ? NEEDS[aim.act] : null;
  const there = aim.place ? { ...ship, ...aim.place } : ship;
  return (
    <g class="rb-aiming">
      {!use && <Reach ship={there} range={fireRange(view.open, false)} kind="fire" />}
      {!use && <Circle at={ship} radius={moveRange(view.open, false)} />}
      {use?.range != null && <Circle at={ship} radius={use.range} />}
      {use && use.target !== null && use.reach < 20_000 && <Reach ship={ship} range={use.reach} kind="fire" />}
      {aim.bertha !== null && target && <Reach ship={target} range={BERTHA_RANGE} kind="fire" />}
      {target && <path class="rb-shot" d={line(there, target)} />}
      {aim.place && <Ghost {...props} ship={ship} place={aim.place} />}
    </g>
  );
}

const line = (a: Point, b: Point): string => `M${mm(a.x)} ${mm(a.y)}L${mm(b.x)} ${mm(b.y)}`;

const Circle = ({ at, radius }: { at: Point; radius: number }) => (
  <circle class="rb-reach rb-reach-move" cx={mm(at.x)} cy={mm(at.y)} r={mm(radius)} />
);

function Ghost(props: Props & { ship: Ship; place: Point }) {
  const { ship, place, faces, check, scene } = props;
  const move = chosenMove(props);
  const illegal = move !== null && check(move) !== null;
  return (
    <g class={`rb-ghost ${illegal ? 'rb-ghost-bad' : ''}`}>
      <path class="rb-course" d={line(ship, place)} />
      <LyingDie look={lookOf(ship.die, faces)} pose={{ ...ship, ...place }} mark={markOf(scene.open, ship)} />
      <rect
        class="rb-ghost-edge"
        x={-HALF}
        y={-HALF}
        width={2 * HALF}
        height={2 * HALF}
        rx="2"
        transform={`translate(${mm(place.x)} ${mm(place.y)}) rotate(${ship.rotation / 10})`}
      />
    </g>
  );
}

/** My next die, on my side of the box, and where it is aimed: the harder, the more rings. */
function Sling(props: Props) {
  const { view, me, faces } = props;
  const { x, y, power } = tossOf(draftOf(props));
  const { open } = view;
  const from = standing(open, me!);
  const post = { x: atRim(from.x), y: atRim(from.y) };
  const next = open.crazy!.hands[me!]!.dice[0];
  return (
    <g class="rb-sling">
      <path d={line(post, { x, y })} />
      <g class="rb-aim" transform={`translate(${mm(x)} ${mm(y)})`}>
        {POWERS.slice(0, POWERS.indexOf(power) + 1).map((it, n) => (
          <circle key={it} r={8 + 4 * n} />
        ))}
        <path d="M-22 0h12M10 0h12M0-22v12M0 10v12" />
      </g>
      {next && <LyingDie look={lookOf(next.die, faces)} pose={{ ...post, rotation: 0, side: 0 }} mark={<path />} />}
    </g>
  );
}

const atRim = (value: number): number => Math.min(BOX, Math.max(0, value));

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
