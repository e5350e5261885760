// The five sentences a report opens with: of all that could be said, what is largest and surest, one of each subject.

import { WIN } from '../measure.ts';
import { FEWEST, meanDifference } from '../stats.ts';
import type { SummaryCell } from '../summary.ts';
import { type Comparison, comparisonsOf, setNames, verdict } from './compare.ts';
import { measureRows, shareRows } from './counts.ts';
import {
  counted,
  decimal,
  list,
  lowered,
  meanDifferenceText,
  meanWithInterval,
  minutesText,
  percent,
  pointsApart,
  quoted,
  shareDifferenceText,
  shareWithInterval,
  sizeWithInterval,
  whole,
} from './format.ts';
import { forcedShare, isWorthTelling, scaled } from './length.ts';
import { addsUp, ranksOf, sourcesOf } from './scores.ts';
import { type SkillStep, skillSteps } from './skill.ts';
import { type Subject, winShare } from './subject.ts';
import type { ThingRow } from './things.ts';
import { farthestFrom, placesIn } from './wins.ts';

/**
 * `weight`: how much there is to it, about 0 to 1; of one `about` only the heaviest is told. `kind`: of the thing it
 * speaks of; of one kind only the heaviest is told, too, and of one `fact` (see things.ts). `isSign`: it may be a sign
 * of being ahead, which is told after everything else.
 */
export type Finding = {
  about: string;
  kind?: string;
  fact?: string | undefined;
  isSign?: boolean;
  weight: number;
  sentence: string;
  note: string;
  link: string | null;
};

const MOST_FINDINGS = 5;

export function findingsOf(subject: Subject, cells: readonly SummaryCell[], things: readonly ThingRow[]): Finding[] {
  const play = cells.filter(({ section }) => section === 'play');
  const candidates = [
    ...compared(subject, play),
    ...order(subject),
    ...leading(subject),
    ...skill(subject, cells),
    ...had(things),
    ...rare(things),
    ...did(subject),
    ...ties(subject),
    ...endings(subject),
    ...choices(subject),
    ...points(subject),
    ...often(subject),
    ...length(subject),
  ].sort((a, b) => b.weight - a.weight);
  const chosen: Finding[] = [];
  for (const finding of candidates) {
    if (chosen.length < MOST_FINDINGS && !chosen.some(other => isSameSubject(other, finding))) chosen.push(finding);
  }
  return [...chosen.filter(({ isSign }) => !isSign), ...chosen.filter(({ isSign }) => isSign)];
}

const SIGN = 'sign';
const HUGE = 0.5; // a difference of win shares that leaves little else to decide a game

const isSameSubject = (a: Finding, b: Finding): boolean =>
  a.about === b.about || isOneOf(a.kind, b.kind) || isOneOf(a.fact, b.fact);

const isOneOf = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b;

const MOST_NAMED = 4; // sets of games

/** A difference between sets of games weighs by its size against the figure itself. */
function compared(subject: Subject, play: readonly SummaryCell[]): Finding[] {
  const all = comparisonsOf(subject, play);
  const linkOf = ({ cell, example }: Comparison) => (example === null ? null : subject.example(example, cell));
  const clear = all.filter(({ isClear, isShare }) => isClear && isShare);
  if (all.length === 0) return [];
  const weighed = clear.map(it => ({
    about: 'compare',
    weight: 2 + Math.abs(it.difference.value),
    sentence: `${it.label}: ${it.before} with ${quoted(it.first)}, ${it.after} with ${quoted(it.column)}.`,
    note: `Difference ${verdict(it)}.`,
    link: linkOf(it),
  }));
  if (weighed.length > 0) return weighed;
  const names = setNames(subject, play);
  const sets = names.length > MOST_NAMED ? `the ${names.length} sets of games` : list(names.map(quoted));
  const turn = all.filter(({ isShare }) => isShare).sort((a, b) => b.difference.visible - a.difference.visible)[0];
  return turn
    ? [
        {
          about: 'compare',
          weight: 1.5,
          sentence: `Between ${sets} no difference was seen in who wins, how games end or how often the leader holds on.`,
          note: `One larger than ${pointsApart(turn.difference.visible)} would have been seen in any of these shares, in four of five such runs.`,
          link: linkOf(turn),
        },
      ]
    : [];
}

const LOOKED_AT_ALL =
  ' An interval that leaves out the even share is no finding here: of several places chance gives one that much.';

function order(subject: Subject): Finding[] {
  const { even, tally, cell } = subject;
  const { isTurns, places } = placesIn(subject);
  const games = counted(tally.games, 'game');
  const farthest = farthestFrom(even, places);
  if (!farthest || cell.sides < 2) return [];
  const link = subject.example(`won by ${isTurns ? 'turn' : 'seat'} ${places.indexOf(farthest)}`);
  const who = isTurns ? `Whoever is ${lowered(farthest.label)}` : farthest.label;
  if (farthest.isClear)
    return [
      {
        about: 'order',
        weight: Math.abs(farthest.share.value - even) / even + 0.2,
        sentence: `${who} wins ${shareWithInterval(farthest.share)} of ${games}, where ${percent(even)} would be even.`,
        note: `The others: ${places
          .filter(place => place !== farthest)
          .map(({ label, share }) => `${lowered(label)} ${shareWithInterval(share)}`)
          .join(', ')}.`,
        link,
      },
    ];
  const isOut = places.some(({ share }) => share.low > even || share.high < even);
  const reach = Math.max(...places.map(({ share }) => Math.max(share.high - even, even - share.low)));
  return [
    {
      about: 'order',
      weight: 0.25,
      sentence: `${isTurns ? 'The order of turns' : 'The seat'} makes no difference that ${games} would show: no place is more than ${pointsApart(reach)} from an even ${percent(even)}.`,
      note: `${places.map(({ label, share }) => `${label} ${shareWithInterval(share)}`).join(', ')}.${isOut ? LOOKED_AT_ALL : ''}`,
      link,
    },
  ];
}

function leading(subject: Subject): Finding[] {
  const { tally, even, cell } = subject;
  const half = winShare(tally.halfTime);
  if (cell.sides < 2 || half.n < FEWEST || tally.numbers.leadForGood.n === 0) return [];
  const isChance = half.low <= even && half.high >= even;
  const lead = scaled(subject, 'leadForGood');
  const changes = scaled(subject, 'leadChanges');
  return [
    {
      about: 'lead',
      weight: isChance ? 0.05 : 0.5 * Math.abs((half.value - even) / (1 - even)),
      sentence: `Whoever leads at half time wins ${shareWithInterval(half)} of the games; in half of all games the winner is in front for good after ${percent(lead.at(0.5))} of the decisions.`,
      note: `${counted(half.n, 'game')} in which somebody led alone at half time; the lead changes ${meanWithInterval(changes.mean)} times a game.`,
      link: subject.example('latest lead'),
    },
  ];
}

/** Whether the better player wins: the largest step between two levels, or the longest thinking where none played. */
function skill({ example }: Subject, cells: readonly SummaryCell[]): Finding[] {
  const steps = skillSteps(cells);
  const [top] = steps.filter(({ times }) => times === null).toSorted((a, b) => b.share.value - a.share.value);
  const longest = steps.findLast(({ times }) => times !== null);
  const decisive = top ?? longest;
  if (!decisive) return [];
  const gain = (decisive.share.value - decisive.even) / (1 - decisive.even);
  const note = [
    `n = ${counted(decisive.share.n, 'game')}.`,
    ...(decisive !== longest && longest ? [skillSentence(longest)] : []),
  ];
  return [
    {
      about: 'skill',
      weight: decisive.isClear ? 0.15 + Math.abs(gain) : 0.1,
      sentence: skillSentence(decisive),
      note: note.join(' '),
      link: example(
        `won by player ${decisive.share.value < decisive.even ? decisive.others : decisive.level}`,
        decisive.cell,
      ),
    },
  ];
}

function skillSentence({ times, level, others, share, even, isClear }: SkillStep): string {
  const figures = `${shareWithInterval(share)}, where ${percent(even)} would be even`;
  if (times === null)
    return isClear
      ? `The better player ${share.value > even ? 'wins more often' : 'wins less often'}: one ${level} among ${others}s wins ${figures}.`
      : `One ${level} among ${others}s does not win more often, as far as ${counted(share.n, 'game')} show: ${figures}.`;
  return isClear
    ? `A bot that thinks ${times} times as long as the others wins ${figures}.`
    : `Thinking ${times} times as long brings nothing that ${counted(share.n, 'game')} would show: ${figures}.`;
}

/**
 * What somebody had, largest difference first. A sign of being ahead weighs half and is told apart; one that decides
 * nearly everything is told where its weight puts it, with its warning in the sentence itself.
 */
function had(rows: readonly ThingRow[]): Finding[] {
  return rows
    .filter(({ isClear }) => isClear)
    .map(({ thing, had, winsWith, winsWithout, difference, q, link }) => {
      const isSign = thing.warning !== undefined;
      const certain = Math.min(1, Math.abs(difference.value) / Math.max(0.001, difference.high - difference.low));
      const isHuge = Math.abs(difference.value) >= HUGE;
      const warning = isSign ? ` It may be a sign rather than a cause: ${lowered(thing.warning!)}` : '';
      return {
        about: isSign ? SIGN : 'thing',
        kind: thing.kind,
        fact: thing.fact,
        isSign: isSign && !isHuge,
        weight: (isSign ? 1 : 2) * Math.abs(difference.value) * certain,
        sentence: `Whoever ${lowered(thing.label)} won ${shareWithInterval(winsWith)} of the time, whoever did not ${shareWithInterval(winsWithout)}.${isHuge ? warning : ''}`,
        note: `Difference ${shareDifferenceText(difference)} points, ${whole(winsWith.n)} of ${whole(had.n)} seats; chance hardly gives as much (q ${q < 0.001 ? '< 0.001' : `= ${q.toFixed(3)}`}).${isHuge ? '' : warning}`,
        link,
      };
    });
}

const SELDOM = 0.01;

/** Kinds with things hardly anybody ever has. */
function rare(rows: readonly ThingRow[]): Finding[] {
  const seldom = rows.filter(({ had }) => had.high < SELDOM);
  const kinds = [...new Set(seldom.map(({ thing }) => thing.kind))];
  return kinds.map(kind => {
    const some = seldom.filter(({ thing }) => thing.kind === kind);
    const names = some.slice(0, 3).map(({ thing, had }) => `${lowered(thing.label)} (${shareWithInterval(had, 2)})`);
    return {
      about: 'rare',
      weight: 0.09 + 0.01 * some.length,
      sentence: `Hardly anybody ${list(names)}${some.length > 3 ? `, and ${some.length - 3} more of this kind` : ''}.`,
      note: `Of ${whole(some[0]!.had.n)} seats; “${kind}”.`,
      link: some[0]!.link,
    };
  });
}

function did(subject: Subject): Finding[] {
  return measureRows(subject)
    .filter(({ isClear, warning }) => isClear && warning === undefined)
    .map(({ id, label, fact, all, more, spread }) => ({
      about: 'did',
      fact,
      weight: 0.5 * Math.abs(more.value / (spread || 1)),
      sentence: `${label}: winners have ${sizeWithInterval(more)} ${more.value > 0 ? 'more' : 'less'} than the others of their game, where a seat has ${meanWithInterval(all)}.`,
      note: `${decimal(Math.abs(more.value) / (spread || 1))} standard deviations; ${counted(subject.tally.games, 'game')}.`,
      link: subject.example(`${more.value > 0 ? 'most' : 'least'} ${id}`),
    }));
}

function endings({ tally, labels, example }: Subject): Finding[] {
  const reasons = Object.entries(tally.reasons).sort(([, a], [, b]) => b - a);
  const [most] = reasons;
  if (!most || reasons.length < 2) return [];
  const [reason, count] = most;
  const share = winShare({ n: tally.games, wins: WIN * count });
  return [
    {
      about: 'end',
      weight: 0.4 * Math.max(0, share.value - 0.5),
      sentence: `${shareWithInterval(share)} of the games end so: ${quoted(labels.reasons[reason] ?? reason)}.`,
      note: `Then: ${reasons
        .slice(1, 4)
        .map(
          ([id, n]) =>
            `${quoted(labels.reasons[id] ?? id)} ${shareWithInterval(winShare({ n: tally.games, wins: WIN * n }))}`,
        )
        .join(', ')}. n = ${whole(tally.games)}.`,
      link: example(`ends by ${reasons.at(-1)![0]}`),
    },
  ];
}

const OFTEN = 0.05;

function ties({ tally, example }: Subject): Finding[] {
  const share = winShare({ n: tally.games, wins: WIN * tally.ties });
  if (share.value < OFTEN) return [];
  return [
    {
      about: 'ties',
      weight: 2 * share.value,
      sentence: `${shareWithInterval(share)} of the games are won by more than one side.`,
      note: `${whole(tally.ties)} of ${counted(tally.games, 'game')}. Bots that think alike play alike: other levels, or a mixture, may tell more.`,
      link: example('won by more than one side'),
    },
  ];
}

function choices(subject: Subject): Finding[] {
  const forced = forcedShare(subject);
  if (!isWorthTelling(forced)) return [];
  const { at, mean } = scaled(subject, 'choices');
  return [
    {
      about: 'choice',
      weight: forced.value > 0.1 ? forced.value : 0.05,
      sentence: `${shareWithInterval(forced)} of all decisions have one possible answer; half have at most ${decimal(at(0.5))} moves to choose from.`,
      note: `Mean ${meanWithInterval(mean)} moves, n = ${counted(forced.n, 'decision')}.`,
      link: subject.example('most forced decisions'),
    },
  ];
}

/** Which source makes most of what the first has more than the last. */
function points(subject: Subject): Finding[] {
  const { tally } = subject;
  const ranks = ranksOf(subject);
  const [first, last] = [tally.sources[ranks[0] ?? ''], tally.sources[ranks.at(-1) ?? '']];
  if (!first || !last || ranks.length < 2) return [];
  const isThere = (id: string) => first[id]!.sum !== 0 || last[id]!.sum !== 0;
  const gaps = sourcesOf(subject).flatMap(({ id, label }) =>
    first[id] && last[id] && isThere(id) ? [{ label, gap: meanDifference(first[id], last[id]) }] : [],
  );
  const [high, low] = [tally.scoreByRank[ranks[0]!], tally.scoreByRank[ranks.at(-1)!]];
  if (!high || !low) return [];
  const inAll = meanDifference(high, low);
  const [most] = gaps.toSorted((a, b) => b.gap.value - a.gap.value);
  if (!most || gaps.length < 2 || inAll.value <= 0 || !addsUp(subject)) return [];
  return [
    {
      about: 'points',
      weight: 0.35 * (most.gap.value / inAll.value),
      // Where the first has less of another source, this one alone can be more than the whole difference.
      sentence: `The first is ${sizeWithInterval(inAll)} points ahead of the last, with ${sizeWithInterval(most.gap)} more from ${quoted(most.label)}.`,
      note: `From the others: ${gaps
        .filter(it => it !== most)
        .map(({ label, gap }) => `${quoted(label)} ${meanDifferenceText(gap)}`)
        .join(', ')}. n = ${whole(tally.games)}.`,
      link: subject.example('clearest'),
    },
  ];
}

/** A part that is nearly never or nearly always so, of a game's own shares. */
function often(subject: Subject): Finding[] {
  return shareRows(subject)
    .filter(({ share }) => share.n >= 100)
    .map(({ kind, label, hits, share }) => {
      const extreme = Math.max(0.9, share.value) - 0.9 || (share.high < 0.01 ? 0.03 : 0);
      return {
        about: 'often',
        weight: extreme / 2,
        sentence: `${label}: ${shareWithInterval(share)}.`,
        note: `“${kind}”, n = ${whole(share.n)}.`,
        link: subject.example(`counted ${hits}`),
      };
    })
    .filter(({ weight }) => weight > 0);
}

function length(subject: Subject): Finding[] {
  const rounds = scaled(subject, 'rounds');
  const minutes = scaled(subject, 'seconds');
  return [
    {
      about: 'length',
      weight: 0.08,
      sentence: `A game has ${meanWithInterval(rounds.mean)} rounds and takes about ${minutesText(minutes.at(0.5))} minutes; nine of ten take between ${minutesText(minutes.at(0.05))} and ${minutesText(minutes.at(0.95))}.`,
      note: `Minutes are estimated; n = ${counted(rounds.mean.n, 'game')}.`,
      link: subject.example('longest'),
    },
  ];
}
