// How far the game is: the Quests with the piles of their Adventures, and the steps of the present one.

import { CARDS, isCrazy, LOCATIONS, questsOf, type RoundStep } from '@quayside/rules/rattle-battle';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './progress.css';

const AT_SEA: readonly RoundStep[] = [
  'send',
  'drop',
  'np-actions',
  'actions',
  'battle',
  'coins',
  'loot',
  'sailors',
  'repairs',
  'stow',
];
const CRAZY: readonly RoundStep[] = ['crazy', 'loot', 'stow'];
const PORT: readonly RoundStep[] = [...LOCATIONS, 'unload'];

export function Progress({ scene }: Props) {
  const { open } = scene;
  const quests = questsOf(open.table.scenario);
  const inPort = PORT.includes(open.step);
  return (
    <header class="rb-progress">
      <ol class="rb-quests" aria-label={words.progress.quests}>
        {quests.map((piles, i) => {
          const state = i + 1 < open.quest ? 'past' : i + 1 === open.quest ? 'now' : 'next';
          return (
            <li key={i} class={`rb-quest rb-quest-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
              <span class="sr-only">{words.progress.quest[state](i + 1)} </span>
              {piles.map((pile, n) => {
                const kind = (pile.startsWith('I') ? 'lesson' : pile) as keyof typeof words.progress.piles;
                const here = state === 'now' && !inPort && n + 1 === open.adventure;
                return (
                  <span key={n} class={here ? 'rb-here' : ''} {...tip(words.progress.piles[kind])}>
                    <Mark name={kind} />
                    <span class="sr-only">{words.progress.piles[kind]}, </span>
                  </span>
                );
              })}
              <span class={state === 'now' && inPort ? 'rb-here' : ''} {...tip(words.progress.portVisit)}>
                <Mark name="port" />
                <span class="sr-only">{words.progress.portVisit}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <Steps {...{ open }} />
    </header>
  );
}

function Steps({ open }: Pick<Props['scene'], 'open'>) {
  const card = open.card === null ? null : CARDS[open.card]!;
  const steps = PORT.includes(open.step) ? PORT : card && isCrazy(card) ? CRAZY : AT_SEA;
  const at = steps.indexOf(open.step);
  return (
    <p class="rb-steps">
      <span class="rb-pips" aria-hidden="true">
        {steps.map((step, i) => (
          <i key={step} class={i < at ? 'rb-pip-past' : i === at ? 'rb-pip-now' : ''} />
        ))}
      </span>
      <b>{words.progress.steps[open.step]}</b>
      {at >= 0 && <span class="rb-small">{words.progress.stepOf(at + 1, steps.length)}</span>}
    </p>
  );
}
