// What a map is worth now, and where it comes from.

import type { Score as Points } from '@quayside/rules/rolling-with-the-waves';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark, type MarkName } from './art/Marks.tsx';
import './score.css';

export const SOURCES: readonly [Exclude<keyof Points, 'seat' | 'total'>, MarkName, string][] = [
  ['treasure', 'chest', 'treasure'],
  ['buried', 'cross', 'for buried chests'],
  ['completed', 'bones', 'for filled areas'],
  ['infamy', 'skull', 'for Infamy'],
];

export function Score({ score }: { score: Points }) {
  const parts = SOURCES.map(([source, , words]) => `${score[source]} ${words}`).join(', ');
  return (
    <span
      class="rw-score"
      role="img"
      aria-label={`${score.total} points: ${parts}`}
      {...tip(`If it ended now: ${parts}.`)}
    >
      {SOURCES.map(([source, mark]) => (
        <span key={source} class="rw-source">
          <Mark name={mark} />
          {score[source]}
        </span>
      ))}
      <b>
        <span>=</span> {score.total}
      </b>
    </span>
  );
}
