// What a side has collected, by class, and how far it is to both goals.

import { CLASSES, different, type Goal, type Pile, total } from '@quayside/rules/waves';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { ClassMark } from './art/Emblems.tsx';
import { words } from './words.ts';
import './collected.css';

type Props = {
  side: number;
  collected: Pile;
  goal: Goal;
  /** A partner shows the set already: only how far the side has come. */
  sharedWith?: string;
};

export function Collected({ side, collected, goal, sharedWith }: Props) {
  const kinds = different(collected);
  const all = total(collected);
  return (
    <span
      class="waves-collected"
      {...(!sharedWith && { 'data-anchor': `set-${side}`, ...piece('set', side) })}
      role="img"
      aria-label={words.collected(collected, { different: kinds, total: all, goal })}
      {...tip([sharedWith, words.collectedTip(collected, goal)].filter(Boolean).join(' '))}
    >
      <span class="waves-set">
        {CLASSES.map(card => (
          <span key={card} class={`waves-chip waves-class-${card} ${collected[card] ? 'waves-owned' : ''}`}>
            <ClassMark card={card} />
            <b>{card}</b>
            <i>{collected[card]! > 1 ? `×${collected[card]}` : ''}</i>
          </span>
        ))}
      </span>
      <span class="waves-goals">
        <Progress label={words.different} have={kinds} need={goal.different} />
        <Progress label={words.inAll} have={all} need={goal.total} />
      </span>
    </span>
  );
}

const Progress = ({ label, have, need }: { label: string; have: number; need: number }) => (
  <span class={have === need - 1 ? 'waves-near' : ''}>
    <b>
      {have}/{need}
    </b>{' '}
    <span>{label}</span>
  </span>
);
