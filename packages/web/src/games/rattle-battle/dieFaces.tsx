// How the dice look: whose they are by tint and letter, what they show by number or sign.

import {
  DICE,
  type DieId,
  FACES,
  type Face,
  faceOf,
  faceValue,
  type Hull,
  type Open,
  type Ship,
  seaCard,
  strengthOf,
} from '@quayside/rules/rattle-battle';
import type { VNode } from 'preact';
import { CannonMark, type DieLook, GrapeshotMark, Numeral, SailMark, SkullMark } from '../../dice/marks.tsx';
import { LyingDie } from '../../dice/SeaBox.tsx';
import { seatClass } from '../../ui/Emblem.tsx';
import type { SeatFace } from '../gameUi.ts';

const SIGNS = { cannon: CannonMark, sail: SailMark, grape: GrapeshotMark, skull: SkullMark };

export function faceMark(face: Face): VNode {
  if (typeof face === 'number') return <Numeral value={face} />;
  const Sign = SIGNS[face];
  return <Sign />;
}

const SIDES = new Map<Hull, VNode[]>(
  (Object.keys(FACES) as Hull[]).map(hull => [hull, FACES[hull].map(face => faceMark(face))]),
);

export function lookOf(die: DieId, faces: readonly SeatFace[]): DieLook {
  const { hull, owner } = DICE[die]!;
  const sides = SIDES.get(hull)!;
  if (owner === null) return { tint: `box-die-glass box-die-${hull}`, badge: hull[0]!.toUpperCase(), sides };
  const tint = `${seatClass(owner)} ${hull === 'captain' ? 'box-die-captain' : ''}`;
  return { tint, badge: faces[owner]?.letter ?? '?', sides };
}

/** A sign with the Strength it stands for, where the face alone does not tell it. */
function strengthMark(face: Face, strength: number): VNode {
  if (typeof face === 'number' && face === strength) return <Numeral value={face} />;
  return (
    <>
      {/* A number must still be read beside the other; a sign is known by its shape. */}
      <g transform={typeof face === 'number' ? 'translate(-3 -3) scale(0.83)' : 'translate(-1.5 -2) scale(0.72)'}>
        {faceMark(face)}
      </g>
      <text
        class="box-die-strength"
        x="18"
        y="24"
        font-size="18.5"
        font-weight="700"
        text-anchor="middle"
        fill="currentColor"
      >
        {strength}
      </text>
    </>
  );
}

/** What a ship shows, with its present Strength. */
export function markOf(open: Open, ship: Ship): VNode {
  const face = faceOf(ship);
  const { owner } = DICE[ship.die]!;
  if (seaCard(open)) return strengthMark(face, strengthOf(open, ship));
  return strengthMark(face, owner === null ? 0 : faceValue(open.galleons[owner]!, face));
}

type DieFaceProps = {
  die: DieId;
  side: number | null;
  faces: readonly SeatFace[];
  strength?: number;
  /** Without the letter of its owner, who is named beside it. */
  plain?: boolean;
};

/** One die on its own, among words or in a hand. */
export function DieFace({ die, side, faces, strength, plain = false }: DieFaceProps) {
  const face = side === null ? null : FACES[DICE[die]!.hull][side]!;
  const mark = face === null ? <path /> : strength === undefined ? faceMark(face) : strengthMark(face, strength);
  return (
    <svg class="rb-die" viewBox={plain ? '-9 -9 18.5 18.5' : '-9.5 -12.5 22 22'} aria-hidden="true">
      <LyingDie
        look={lookOf(die, faces)}
        pose={{ x: 0, y: 0, rotation: 0, side: side ?? 0 }}
        mark={mark}
        tag={plain ? null : [1, -1]}
      />
    </svg>
  );
}
