// The report of a plan: one HTML file that needs nothing but itself.

import { GAMES } from '@quayside/rules';
import { recordFile, type Summary, type SummaryCell } from '../summary.ts';
import { gameLink, section } from './blocks.ts';
import { compareSection, setNames, setOptions } from './compare.ts';
import { countsSection, measuresSection } from './counts.ts';
import { type Finding, findingsOf } from './findings.ts';
import { counted, list } from './format.ts';
import { type Html, html, raw } from './html.ts';
import { feelSection, lengthSection } from './length.ts';
import { scoresSection } from './scores.ts';
import { skillSection } from './skill.ts';
import { SCRIPT, styleSheet } from './style.ts';
import { type LinkOf, type Subject, subjectOf } from './subject.ts';
import { thingRows, thingsSection } from './things.ts';
import { winsSection } from './wins.ts';

/**
 * `linkOf`: where records lie, seen from the report. `served`: a running server whose replay page opens them, and the
 * records by that address, packed (see packedRecord.ts).
 */
type Links = { linkOf?: LinkOf; served?: { server: string; records: Readonly<Record<string, string>> } };

export function renderReport(summary: Summary, { linkOf = recordFile, served }: Links = {}): string {
  const { plan, cells } = summary;
  const play = cells.filter(({ section, tally }) => section === 'play' && tally.games > 0);
  if (play.length === 0) throw new Error('a report needs at least one finished game');
  const subject = subjectOf(summary, play[0]!, linkOf);
  const things = thingRows(subject);
  const findings = findingsOf(subject, cells, things);
  const sections: [id: string, title: string, content: Html | null][] = [
    ['compare', 'Side by side', compareSection(subject, play)],
    ['wins', 'Who wins', winsSection(subject)],
    ['length', 'Length and ends', lengthSection(subject)],
    ['feel', 'What it feels like', feelSection(subject)],
    ['skill', 'Skill', skillSection(cells, plan?.skill?.base)],
    ['scores', 'Points', scoresSection(subject)],
    ['things', 'What winners had', thingsSection(subject, things)],
    ['measures', 'What winners did', measuresSection(subject)],
    ['counts', 'What happens', countsSection(subject)],
    ['games', 'Games to look at', gamesSection(subject)],
    ['method', 'How it was made', methodSection(subject)],
  ];
  const shown = sections.filter(([, , content]) => content !== null);
  const games = play.reduce((sum, { tally }) => sum + tally.games, 0);
  const title = `${summary.game.title}: ${plan ? `${counted(games, 'game')} in the lab` : counted(games, 'real game')}`;
  return `${
    html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><style>${raw(styleSheet())}</style></head>
<body><header><h1>${title}</h1><button type="button" class="theme" hidden></button>${termsList(subject, play)}</header>
<main>${findingsList(findings, play.length > 1 ? setNames(subject, play)[0]! : null)}
<nav aria-label="Sections"><ul>${shown.map(([id, name]) => html`<li><a href="#${id}">${name}</a></li>`)}</ul></nav>
${shown.map(([, , content]) => content!)}</main>${served ? servedRecords(served) : null}<script>${raw(SCRIPT.trim())}</script></body></html>
`.html
  }`;
}

/** `<` cannot stand in it: the base64url of records has none, and of the server's address it is escaped. */
const servedRecords = (served: NonNullable<Links['served']>): Html =>
  html`<script type="application/json" id="records">${raw(JSON.stringify(served).replaceAll('<', '\\u003c'))}</script>`;

/** `firstSet`: the name of the set that all sentences but a comparison are about; null where there is one set. */
const findingsList = (findings: readonly Finding[], firstSet: string | null): Html =>
  html`<section aria-labelledby="found"><h2 id="found">What was found</h2>${
    firstSet === null
      ? null
      : html`<p class="soft">Sentences that do not compare are about the first set of games: ${firstSet}.</p>`
  }<ol class="findings">${findings.map(
    ({ sentence, note, link }) =>
      html`<li>${sentence} <small>${note}${link === null ? null : html` See ${gameLink(link)}.`}</small></li>`,
  )}</ol></section>`;

/** The games a report links to, by cell: those whose records it needs. */
export function gamesLinked(summary: Summary): Map<SummaryCell, Set<number>> {
  const games = new Map(summary.cells.map(cell => [cell, new Set<number>()]));
  const linkOf: LinkOf = (cell, game) => {
    games.get(cell)!.add(game);
    return '';
  };
  renderReport(summary, { linkOf });
  return games;
}

/** Who played what, and by which options that are not the defaults. */
function termsList(subject: Subject, play: readonly SummaryCell[]): Html {
  const { summary, cell, seats } = subject;
  const { plan, game } = summary;
  const differing = setOptions(subject, play);
  const chosen = GAMES[game.id]!.meta.options.flatMap(option => {
    const value = cell.options[option.id];
    const isDefault = value === option.default(seats, cell.options);
    const label = option.choices.find(choice => choice.value === value)?.label ?? value;
    return isDefault || value === undefined || differing.includes(option.id) ? [] : [`${option.label}: ${label}`];
  });
  const terms = [
    counted(seats, 'player'),
    ...(plan ? [`Bots: ${list([...new Set(cell.seats)])}`] : []),
    ...(play.length > 1 ? [`${play.length} sets of games: ${setNames(subject, play).join(' · ')}`] : []),
    chosen.length > 0 ? chosen.join('; ') : `${play.length > 1 ? 'otherwise ' : ''}default options`,
    `Rules version ${cell.version}`,
    ...(plan ? [`Seed “${plan.seed}”`] : []),
  ];
  return html`<ul class="terms soft">${terms.map(term => html`<li>${term}</li>`)}</ul>`;
}

const SHOWN_GAMES: Record<string, string> = {
  longest: 'The longest game',
  shortest: 'The shortest game',
  closest: 'The closest game',
  clearest: 'The clearest win',
  'most lead changes': 'The most changes of the lead',
  'latest lead': 'The latest lead for good',
  'earliest lead': 'The earliest lead for good',
};

function gamesSection(subject: Subject): Html | null {
  const found = Object.entries(SHOWN_GAMES).flatMap(([name, words]) => {
    const address = subject.example(name);
    return address ? [html`<li>${gameLink(address, words)}</li>`] : [];
  });
  if (found.length === 0) return null;
  return section(
    'games',
    'Games to look at',
    html`<p>A link to a file leads to the record of a game. Drop it onto the page <b>/replay</b> of any Quayside server to watch
it move by move, or run <code>quayside replay FILE</code>.</p>`,
    html`<ul class="games">${found}</ul>`,
  );
}

const METHOD = html`<ul><li>Intervals of shares are Wilson’s, of differences Newcombe’s, of means normal; all at 95 %.</li>
<li>“Whoever had it” compares seats of the same games; its error is that of whole games.</li>
<li>Where many things are looked at together, chances are adjusted (Benjamini and Hochberg); a claim stands at q below 0.05.</li>
<li>Nothing here proves a cause: where having something costs what a leader has, the report says so.</li></ul>`;

const methodSection = ({ summary: { plan } }: Subject): Html =>
  section(
    'method',
    'How it was made',
    plan
      ? html`<p>Every game is seeded by the plan and its number alone, so the same plan gives the same figures on any machine.
Bots think by iterations, not by time. What bots do is not what people do: where a bot overlooks something, its figures do
too.</p>`
      : html`<p>The games are records of games that were played. Who plays whom is not arranged, so a figure may say
something about the players rather than about the game.</p>`,
    METHOD,
    plan ? html`<details><summary>The plan</summary><pre>${JSON.stringify(plan, null, 2)}</pre></details>` : null,
  );
