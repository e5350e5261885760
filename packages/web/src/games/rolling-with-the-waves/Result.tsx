// The end: every captain's points by source and chests as they were, best first.

import { CHESTS, type RollingWithTheWaves, type Score, scoreOf } from '@quayside/rules/rolling-with-the-waves';
import { SeatName } from '../../ui/Emblem.tsx';
import { ScoreBars } from '../../ui/ScoreBars.tsx';
import type { ResultProps } from '../gameUi.ts';
import { Mark, type MarkName } from './art/Marks.tsx';
import { words } from './words.ts';
import './palette.css';
import './result.css';

const SOURCES: readonly [Exclude<keyof Score, 'seat' | 'total'>, MarkName][] = [
  ['treasure', 'chest'],
  ['buried', 'cross'],
  ['completed', 'bones'],
  ['infamy', 'skull'],
];

export const Result = ({ game, view: { open }, faces }: ResultProps<RollingWithTheWaves>) => {
  const ranks = game.outcome(open)?.ranks ?? [];
  const scores = open.captains.map((_, seat) => scoreOf(open, seat)).sort((a, b) => ranks[a.seat]! - ranks[b.seat]!);
  const best = Math.max(1, ...scores.map(({ total }) => total));
  return (
    <ol class="rw-result rw-palette">
      {scores.map(score => {
        const { squares, buried } = open.captains[score.seat]!;
        return (
          <li key={score.seat} class={ranks[score.seat] === 1 ? 'rw-winner' : ''}>
            <SeatName face={faces[score.seat]!} />
            <b class="rw-total">{score.total}</b>
            <ScoreBars
              class="rw-bars"
              bars={SOURCES.map(([source, mark]) => ({
                source,
                share: score[source] / best,
                tint: `rw-bar rw-bar-${source}`,
                mark: score[source] > 0 && <Mark name={mark} />,
              }))}
            />
            <span class="rw-sums">
              {SOURCES.map(([source, mark]) => (
                <span key={source}>
                  <Mark name={mark} /> <b>{score[source]}</b> {words.sourceNames[source]}
                </span>
              ))}
            </span>
            <span class="rw-chests">
              {CHESTS.map(chest => (
                <span
                  key={chest}
                  role="img"
                  aria-label={words.chest(chest, squares[chest], { isBuried: buried[chest] })}
                >
                  <Mark name={buried[chest] ? 'cross' : 'chest'} />
                  {squares[chest].length === 0 && <i>–</i>}
                  {squares[chest].map((value, n) => (
                    <i key={n}>{value}</i>
                  ))}
                </span>
              ))}
            </span>
          </li>
        );
      })}
    </ol>
  );
};
