// The steps of a round in order, with the present one marked. Shown where the pool is when it holds no dice.

import type { Event, Phase } from '@quayside/rules/rolling-with-the-waves';
import { Mark, type MarkName } from './art/Marks.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './course.css';

const ROUND_STEPS = [
  ['draft', 'bag'],
  ['allocate', 'chest'],
  ['write', 'bottle'],
  ['fire', 'cannon'],
  ['anchor', 'skull'],
] as const satisfies readonly (readonly [keyof typeof words.roundSteps, MarkName])[];
type RoundStep = (typeof ROUND_STEPS)[number][0];

const STEP_OF_PHASE: Record<Phase['kind'], RoundStep> = {
  draft: 'draft',
  allocate: 'allocate',
  raise: 'write',
  fire: 'fire',
  over: 'anchor',
};

function stepOf(event: Event): RoundStep {
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
  const here = now ? stepOf(now) : STEP_OF_PHASE[view.open.phase.kind];
  return (
    <ol class="rw-course" aria-label={words.course}>
      {ROUND_STEPS.map(([step, mark]) => (
        <li key={step} aria-current={step === here ? 'step' : undefined}>
          <Mark name={mark} />
          {words.roundSteps[step]}
        </li>
      ))}
    </ol>
  );
}
