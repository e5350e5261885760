// The course of a round as a rope with knots, while no dice lie between the maps: where it stands, what is next.

import type { Event, Phase } from '@quayside/rules/rolling-with-the-waves';
import { Mark, type MarkName } from './art/Marks.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './course.css';

const LEGS = [
  ['draft', 'bag'],
  ['allocate', 'chest'],
  ['write', 'bottle'],
  ['fire', 'cannon'],
  ['anchor', 'skull'],
] as const satisfies readonly (readonly [keyof typeof words.legs, MarkName])[];
type Leg = (typeof LEGS)[number][0];

const LEG_OF_PHASE: Record<Phase['kind'], Leg> = {
  draft: 'draft',
  allocate: 'allocate',
  raise: 'write',
  fire: 'fire',
  over: 'anchor',
};

function legOf(event: Event): Leg {
  switch (event.type) {
    case 'round':
    case 'rolled':
    case 'drafted':
    case 'drunken-sailor':
      return 'draft';
    case 'ready':
      return 'allocate';
    case 'revealed':
    case 'spirits-decided':
    case 'spirits-spent':
    case 'wrote':
    case 'buried':
    case 'level':
      return 'write';
    case 'firing-order':
    case 'aimed':
    case 'fired':
    case 'cannon-spent':
      return 'fire';
    case 'ports':
    case 'hired':
    case 'anchor':
    case 'ended':
      return 'anchor';
  }
}

export function Course({ now, view, menu, scene }: Props) {
  if (menu?.ask.startsWith('fire') || scene.volley) return null;
  const here = now ? legOf(now) : LEG_OF_PHASE[view.open.phase.kind];
  return (
    <ol class="rw-course" aria-label={words.course}>
      {LEGS.map(([leg, mark]) => (
        <li key={leg} aria-current={leg === here ? 'step' : undefined}>
          <Mark name={mark} />
          {words.legs[leg]}
        </li>
      ))}
    </ol>
  );
}
