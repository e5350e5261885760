// What a map is worth now, and where it comes from.

import type { Score as Points } from '@quayside/rules/rolling-with-the-waves';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark, type MarkName } from './art/Marks.tsx';
import { words } from './words.ts';
import './score.css';

export const SOURCES: readonly [Exclude<keyof Points, 'seat' | 'total'>, MarkName][] = [
  ['treasure', 'chest'],
  ['buried', 'cross'],
  ['completed', 'bones'],
  ['infamy', 'skull'],
];

export function Score({ score }: { score: Points }) {
  return (
    <span class="rw-score" role="img" aria-label={words.score(score)} {...tip(words.scoreTip(score))}>
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
