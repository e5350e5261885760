// What is being aimed: ranges, the ghost of a ship about to move, the line of a shot, the sling of Bombs.

import {
  BERTHA_RANGE,
  BOX,
  fireRange,
  moveRange,
  NEEDS,
  POWERS,
  type Point,
  type Ship,
  shipAt,
  standing,
} from '@quayside/rules/rattle-battle';
import { LyingDie } from '../../dice/SeaBox.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { chosenMove, currentAim } from './choices.ts';
import { lookOf, markOf } from './dieFaces.tsx';
import { tossOf } from './draft.ts';
import type { Props } from './props.ts';
import { HALF, line, mm, Reach } from './seaShapes.tsx';
import { words } from './words.ts';

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
      {!use && <Reach {...fires(there, fireRange(view.open, false))} />}
      {!use && <Circle at={ship} radius={moveRange(view.open, false)} />}
      {use?.range != null && <Circle at={ship} radius={use.range} />}
      {use && use.target !== null && use.reach < 20_000 && (
        <Reach ship={ship} range={use.reach} kind="fire" says={words.rings.reaches(mm(use.reach))} />
      )}
      {aim.bertha !== null && target && (
        <Reach ship={target} range={BERTHA_RANGE} kind="fire" says={words.rings.bertha(mm(BERTHA_RANGE))} />
      )}
      {target && <path class="rb-shot" d={line(there, target)} />}
      {aim.place && <Ghost {...props} ship={ship} place={aim.place} />}
    </g>
  );
}

/** How far a ship fires from where it lies or would lie. */
const fires = (ship: Ship, range: number) => ({
  ship,
  range,
  kind: 'fire',
  says: words.rings.fires(mm(range)),
});

const Circle = ({ at, radius }: { at: Point; radius: number }) => (
  <circle
    {...tip(words.rings.moves(mm(radius)))}
    class="rb-reach rb-reach-move"
    cx={mm(at.x)}
    cy={mm(at.y)}
    r={mm(radius)}
  />
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
        {...piece('ghost')}
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
  const { x, y, power } = tossOf(props.draft.value);
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
