// How long games are and how they end; what playing them would feel like.

import { type Distribution, quantile } from '../distribution.ts';
import { type Estimate, meanOf, shareOf } from '../stats.ts';
import { NUMBERS, type NumberName } from '../summary.ts';
import { type Fact, facts, figure, grid, section, table } from './blocks.ts';
import { counted, decimal, meanWithInterval, minutesText, percent, shareWithInterval, whole } from './format.ts';
import { type Html, html } from './html.ts';
import { type Bin, course, histogram } from './plots.ts';
import { type Subject, winShare } from './subject.ts';

/** About so many bars a histogram has. */
const BARS = 24;

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/**
 * Bins of equal width over what nearly all games are in; the rest is in the last one. Where each value has a bar of its
 * own, it stands in its middle.
 */
function barsOf(distribution: Distribution, scale: number): Bin[] {
  const values = Object.keys(distribution.bins).map(Number);
  const [least, most] = [Math.min(...values), quantile(distribution, 0.995)];
  const unit = Math.max(1, values.map(value => value - least).reduce(divisor, 0));
  const width = unit * Math.max(1, Math.ceil((most - least + unit) / unit / BARS));
  const shift = width === unit ? unit / 2 : 0;
  const bars = new Map<number, number>();
  for (const [value, count] of Object.entries(distribution.bins)) {
    const at = Math.floor((Math.min(Number(value), most) - least) / width);
    bars.set(at, (bars.get(at) ?? 0) + count);
  }
  const from = (at: number) => (least + at * width - shift) / scale;
  return [...bars].sort(([a], [b]) => a - b).map(([at, count]) => ({ from: from(at), to: from(at + 1), count }));
}

/** Of a number in the units people read. */
export function scaled({ tally }: Subject, name: NumberName) {
  const { scale, label } = NUMBERS[name];
  const distribution = tally.numbers[name];
  const { n, sum, squares } = distribution;
  const at = (part: number) => quantile(distribution, part) / scale;
  return { label, scale, distribution, at, mean: meanOf({ n, sum: sum / scale, squares: squares / scale ** 2 }) };
}

function histogramOf(subject: Subject, name: NumberName, title: string, more: Html | null = null): Html | null {
  const { distribution, label, scale, at, mean } = scaled(subject, name);
  if (distribution.n === 0) return null;
  const isPart = name === 'leadForGood';
  const text = (value: number) => (isPart ? percent(value) : name === 'seconds' ? minutesText(value) : decimal(value));
  if (mean.n > 1 && Object.keys(distribution.bins).length === 1)
    return html`<div class="card"><h3>${title}</h3><p>Always ${text(at(0.5))}.</p><p class="soft">n = ${whole(mean.n)}.</p></div>`;
  const spread = `between ${text(at(0.05))} and ${text(at(0.95))} in nine of ten`;
  const average = isPart ? shareWithInterval(mean) : meanWithInterval(mean);
  const below =
    name === 'margin' && at(0) < 0 ? ' Below 0: the winner has a lower score; ranks do not go by it alone.' : '';
  const words = `Mean ${average}, half of them at most ${text(at(0.5))}, ${spread}; n = ${whole(mean.n)}.${below}`;
  return figure(
    title,
    histogram(`${title}. ${words}`, barsOf(distribution, scale), { axis: label, median: at(0.5), percent: isPart }),
    words,
    more,
  );
}

export function lengthSection(subject: Subject): Html {
  const { tally, labels } = subject;
  const reasons = Object.entries(tally.reasons).sort(([, a], [, b]) => b - a);
  return section(
    'length',
    'How long it takes, and how it ends',
    grid([
      histogramOf(subject, 'rounds', 'Rounds'),
      histogramOf(subject, 'decisionsPerSeat', 'Decisions of one player'),
      histogramOf(subject, 'seconds', 'Minutes, estimated'),
    ]),
    html`<p class="soft">Minutes are estimated: 2 seconds for a decision, 3 more for every doubling of the moves to choose
from; of those who decide at once, the slowest counts. Talk and set-up are left out.</p>`,
    table(
      'How games end',
      'Reason',
      [{ label: 'Share of games' }, { label: 'Games' }, { label: 'See', isNumber: false }],
      reasons.map(([reason, count]) => {
        const address = subject.example(`ends by ${reason}`);
        return {
          name: labels.reasons[reason] ?? reason,
          cells: [
            shareWithInterval(shareOf(count, tally.games)),
            whole(count),
            address ? html`<a href="${address}">one that ends so</a>` : '',
          ],
        };
      }),
    ),
  );
}

const NEVER = 0.0005; // shown as 0.0 %

/** Engines play what is forced themselves, so that most games hardly ever ask for the only move there is. */
export const isWorthTelling = ({ value }: Estimate): boolean => value >= NEVER;

/** Decisions with nothing to choose from. */
export const forcedShare = ({ tally }: Subject) => {
  const { bins, n } = tally.numbers.choices;
  return shareOf((bins['1'] ?? 0) + (bins['0'] ?? 0), n);
};

export function feelSection(subject: Subject): Html {
  const { tally, even, cell } = subject;
  const forced = forcedShare(subject);
  const half = winShare(tally.halfTime);
  const choices = scaled(subject, 'choices');
  const waits = scaled(subject, 'waits');
  const all: Fact[] = [
    ...(isWorthTelling(forced)
      ? [
          {
            label: 'Decisions with one possible answer',
            figure: shareWithInterval(forced),
            note: `n = ${counted(forced.n, 'decision')}`,
          },
        ]
      : []),
    {
      label: 'Moves to choose from',
      figure: `${decimal(choices.at(0.5))} or fewer`,
      note: `in half of the decisions; mean ${meanWithInterval(choices.mean)}; a tenth have ${decimal(choices.at(0.9))} or more`,
    },
    ...(cell.sides < 2
      ? []
      : [
          {
            label: 'Leader at half time wins',
            figure: shareWithInterval(half),
            note: `${percent(even)} would be chance; n = ${counted(half.n, 'game')} in which somebody led alone`,
          },
        ]),
  ];
  if (waits.mean.n > 0)
    all.push({
      label: 'Decisions of others between two of mine',
      figure: meanWithInterval(waits.mean),
      note: `where there was any: two of mine in a row are not counted; a tenth of the waits are ${decimal(waits.at(0.9))} or longer; n = ${whole(waits.mean.n)}`,
    });
  return section(
    'feel',
    'What it feels like',
    facts(all),
    grid([
      branching(subject),
      histogramOf(
        subject,
        'leadChanges',
        'Changes of the lead',
        linkTo(subject, 'most lead changes', 'the game with the most'),
      ),
      histogramOf(
        subject,
        'leadForGood',
        'When the winner took the lead for good',
        linkTo(subject, 'latest lead', 'a late one'),
      ),
      histogramOf(subject, 'margin', 'Margin of the winner', linkTo(subject, 'closest', 'the closest game')),
    ]),
  );
}

function linkTo(subject: Subject, name: string, words: string): Html | null {
  const address = subject.example(name);
  return address ? html`<p><a href="${address}">See ${words}</a></p>` : null;
}

function branching({ tally }: Subject): Html {
  const parts = tally.choicesOverTime.length;
  const points = tally.choicesOverTime.flatMap((sums, at) => {
    const { value, low, high, n } = meanOf(sums);
    return n < 2 ? [] : [{ at: (at + 0.5) / parts, value, low, high }];
  });
  const text = points.map(({ at, value }) => `${percent(at)}: ${decimal(value)}`).join(', ');
  return figure(
    'Moves to choose from over the game',
    course(`Mean number of legal moves by progress of the game. ${text}`, points, { axis: 'Progress of the game' }),
    `Mean number of legal moves, with its interval; n = ${counted(tally.numbers.choices.n, 'decision')}.`,
  );
}
