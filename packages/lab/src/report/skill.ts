// How much is skill: one seat thinks longer than the others, or is of a higher level.

import { adjusted, FEWEST, twoSided } from '../stats.ts';
import type { SummaryCell } from '../summary.ts';
import { figure, grid, section } from './blocks.ts';
import { counted, percent, shareWithInterval } from './format.ts';
import { type Html, html } from './html.ts';
import { intervals } from './plots.ts';
import { evenShare, winShare } from './subject.ts';

/** `times`: how many times as long the seat thinks; null where its level is higher than that of the others. */
export type SkillStep = {
  times: number | null;
  level: string;
  others: string;
  cell: SummaryCell;
  share: ReturnType<typeof winShare>;
  even: number;
  isClear: boolean;
};

const SURE = 0.05;

/** By how many times as long the seat thought, then by level. */
export function skillSteps(cells: readonly SummaryCell[]): SkillStep[] {
  const steps = cells
    .filter(({ section, tally }) => section === 'skill' && tally.games > 0)
    .map(cell => ({
      cell,
      times: cell.times,
      level: cell.seats[0]!,
      others: cell.seats[1]!,
      share: winShare(cell.tally.byPlayer[cell.seats[0]!]!),
      even: evenShare(cell.tally),
    }));
  const chances = steps.map(({ share, even }) =>
    twoSided((share.value - even) / Math.sqrt((even * (1 - even)) / share.n)),
  );
  return adjusted(chances).map((q, at) => ({ ...steps[at]!, isClear: q < SURE && steps[at]!.share.n >= FEWEST }));
}

export function skillSection(cells: readonly SummaryCell[], base: string | undefined): Html | null {
  const steps = skillSteps(cells);
  if (steps.length === 0) return null;
  const longer = steps.filter(({ times }) => times !== null);
  const levels = steps.filter(({ times }) => times === null);
  return section(
    'skill',
    'How much is skill',
    html`<p>Does the better player win? One seat is of a higher level than the others, or of the same level
(${base ?? 'as above'}) and thinks longer. Levels differ in how they judge a position and how often they slip. The more it
helps to be better, the more the game rewards skill; where it does not, luck decides, or the weaker bot has seen all there is.</p>`,
    grid([
      shareFigure('Win share of a better player', levels, ({ level, others }) => `One ${level} among ${others}s`),
      shareFigure('Win share of the seat that thinks longer', longer, ({ times }) => `Thinks ${times} times as long`),
    ]),
  );
}

function shareFigure(title: string, steps: readonly SkillStep[], labelOf: (step: SkillStep) => string): Html | null {
  const [first] = steps;
  if (!first) return null;
  const rows = steps.map(step => ({
    label: labelOf(step),
    figure: shareWithInterval(step.share),
    ...step.share,
    isClear: step.isClear,
  }));
  const text = rows.map(({ label, figure }) => `${label}: ${figure}`).join('; ');
  return figure(
    title,
    intervals(text, rows, { even: first.even }),
    `Dashed: ${percent(first.even)}, what would be even. A hollow mark may be chance. n = ${counted(first.share.n, 'game')} each.`,
  );
}
