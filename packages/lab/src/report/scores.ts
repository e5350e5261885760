// Where points come from, by rank.

import { meanDifference, meanOf } from '../stats.ts';
import { figure, grid, section, table } from './blocks.ts';
import { counted, decimal, meanDifferenceText, meanWithInterval, ordinal, raised } from './format.ts';
import { type Html, html, raw } from './html.ts';
import { SERIES, stacks } from './plots.ts';
import type { Subject } from './subject.ts';

/** Sources in the order the game names them. */
export function sourcesOf({ tally, labels, cell }: Subject): { id: string; label: string }[] {
  const named = Object.values(tally.sources).flatMap(bySource => Object.keys(bySource));
  const found = new Set(named.filter(id => !cell.absent.includes(id)));
  const known = Object.keys(labels.sources).filter(id => found.has(id));
  const others = [...found].filter(id => !known.includes(id)).sort();
  return [...known, ...others].map(id => ({ id, label: labels.sources[id] ?? id }));
}

export const ranksOf = ({ tally }: Subject): string[] =>
  Object.keys(tally.sources).sort((a, b) => Number(a) - Number(b));

/** W·A·V·E·S counts the same Elders in two ways; only sources that add up to the score are stacked. */
export function addsUp({ tally }: Subject): boolean {
  const all = Object.values(tally.sources).flatMap(bySource => Object.values(bySource));
  const sum = all.reduce((total, sums) => total + sums.sum, 0);
  return Math.abs(sum - tally.numbers.score.sum) <= 0.01 * Math.abs(tally.numbers.score.sum);
}

export function scoresSection(subject: Subject): Html | null {
  const { tally } = subject;
  const sources = sourcesOf(subject);
  const ranks = ranksOf(subject);
  if (sources.length === 0 || ranks.length < 2) return null;
  const meanAt = (rank: string, id: string) => meanOf(tally.sources[rank]?.[id] ?? { n: 0, sum: 0, squares: 0 });
  const rows = ranks.map(rank => ({
    label: raised(ordinal(Number(rank) - 1)),
    parts: sources.map(({ id }, series) => ({ series, value: meanAt(rank, id).value || 0 })),
  }));
  const text = rows.map(
    ({ label, parts }) =>
      `${label}: ${parts.map(({ value }, at) => `${sources[at]!.label} ${decimal(value)}`).join(', ')}`,
  );
  const key = sources.map(
    ({ label }, at) => html`<li><i style="background:${raw(SERIES[at % SERIES.length]!)}"></i>${label}</li>`,
  );
  return section(
    'scores',
    'Where points come from',
    addsUp(subject)
      ? grid([
          figure(
            'Score by source and rank',
            stacks(`Score by source. ${text.join('. ')}`, rows, { axis: 'Mean score' }),
            html`<ul class="key">${key}</ul>Means of ${counted(tally.games, 'game')}.`,
          ),
        ])
      : null,
    table(
      'Mean by rank at the end, and what the first has more than the last',
      'Source',
      [...ranks.map(rank => ({ label: raised(ordinal(Number(rank) - 1)) })), { label: 'First less last' }],
      sources.map(({ id, label }) => {
        const [first, last] = [tally.sources[ranks[0]!]?.[id], tally.sources[ranks.at(-1)!]?.[id]];
        const gap = first && last ? meanDifference(first, last) : null;
        return {
          name: label,
          cells: [...ranks.map(rank => meanWithInterval(meanAt(rank, id))), gap ? meanDifferenceText(gap) : '?'],
        };
      }),
    ),
  );
}
