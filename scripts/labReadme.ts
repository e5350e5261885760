// docs/lab/README.md quotes figures of the reports beside it. Here the figures of a report are found, so that the
// tables of the README are written from them, figures in its sentences are replaced when reports are made again, and a
// test tells which are in no report.

/** A figure of a report: where it stands ("table or plot | row | column"), and its text: "52 % [50, 54]". */
export type ReportFigure = { key: string; text: string };

/** Which reports each section of the README speaks of, by its heading. */
export const REPORTS_OF: Record<string, readonly string[]> = {
  W·A·V·E·S: ['waves'],
  'Rolling with the Waves': ['rolling-with-the-waves'],
  'Rolling Seas': ['rolling-seas'],
  'Waves of Fortune': ['waves-of-fortune', 'waves-of-fortune-king'],
  'Rattle, Battle, Grab the Loot': ['rattle-battle'],
};

const NUMBER = '[−+-]?[\\d,]+(?:\\.\\d+)?';
const INTERVAL = `\\[${NUMBER}, ${NUMBER}\\]`;
const SHARE = new RegExp(`${NUMBER} %(?: ${INTERVAL})?`, 'g');

/** Plain spaces, and no markup. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/[\u202f\u00a0]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Every figure of a table, of a plot and of the single facts, in the order of the report. */
export function figuresOf(report: string): ReportFigure[] {
  const found: ReportFigure[] = [];
  for (const [, table] of report.matchAll(/<table[^>]*>(.*?)<\/table>/gs)) {
    const caption = plain(/<caption>(.*?)<\/caption>/s.exec(table!)?.[1] ?? '');
    for (const [, row] of table!.matchAll(/<tr[^>]*>(<th scope="row">.*?)<\/tr>/gs)) {
      const name = plain(
        /<th scope="row">(.*?)<\/th>/s.exec(row!)![1]!.replace(/<span class="soft">.*?<\/span>/gs, ''),
      );
      for (const [, column, text] of row!.matchAll(/<td[^>]*data-label="([^"]*)"[^>]*>(.*?)<\/td>/gs))
        found.push({ key: `${caption} | ${name} | ${plain(column!)}`, text: plain(text!.split('<br>')[0]!) });
    }
  }
  for (const [, title, label] of report.matchAll(/<h3>(.*?)<\/h3><svg[^>]*aria-label="([^"]*)"/gs)) {
    const entries = plain(label!).matchAll(new RegExp(`(?:^|[:;.] )([^:;]*?):? (${NUMBER}(?: %)? ${INTERVAL})`, 'g'));
    for (const [, name, text] of entries) found.push({ key: `${plain(title!)} | ${name} |`, text: text! });
  }
  for (const [, name, text] of report.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<small>/gs))
    found.push({ key: `| ${plain(name!)} |`, text: plain(text!) });
  return found;
}

/** The figure of that row, of a plot with this title. */
export function figureOf(report: string, title: string, row: string): string {
  const found = figuresOf(report).find(({ key }) => key === `${title} | ${row} |`);
  if (!found) throw new Error(`the report has no figure of "${row}" in "${title}"`);
  return found.text;
}

type QuotedShare = { line: number; section: string; text: string; index: number };

/** Shares quoted in the sections about games; the tables at the beginning are written as a whole. */
function sharesIn(readme: string): QuotedShare[] {
  const quoted: QuotedShare[] = [];
  let section = '';
  for (const [at, line] of readme.split('\n').entries()) {
    section = /^## (.*)/.exec(line)?.[1] ?? section;
    if (!(section in REPORTS_OF)) continue;
    for (const match of line.matchAll(SHARE)) quoted.push({ line: at, section, text: match[0], index: match.index });
  }
  return quoted;
}

const isPlain = (text: string): boolean => !text.includes('[');
const digitsOf = (text: string): number => /\.(\d+) %/.exec(text)?.[1]?.length ?? 0;

/** "52.3 % [50, 54.1]": 52.3, 50 and 54.1. */
const numbersOf = (text: string): number[] =>
  [...text.matchAll(/[−-]?\d[\d,]*(?:\.\d+)?(?=[ \],]|$)/g)].map(([number]) =>
    Number(number.replaceAll(',', '').replace('−', '-')),
  );

/** Whether a figure of a report is what is quoted: the share and its interval, or the share alone, each rounded. */
function isQuoted(quoted: string, { text }: ReportFigure): boolean {
  if (!text.includes('%')) return false;
  const [wanted, found] = [numbersOf(quoted), numbersOf(text)];
  const near = 0.5 * 10 ** -digitsOf(quoted) + 1e-9;
  return wanted.every((number, at) => found[at] !== undefined && Math.abs(found[at] - number) <= near);
}

const linesJoined = (readme: string): string => readme.replace(/(\d) ?\n +(%|\[)/g, '$1 $2').replace(/%\n +\[/g, '% [');

/** Shares of the README that stand in none of its reports; `reports` by name. */
export function sharesInNoReport(readme: string, reports: Readonly<Record<string, string>>): string[] {
  return sharesIn(linesJoined(readme))
    .filter(({ section, text }) => {
      const figures = REPORTS_OF[section]!.flatMap(name => figuresOf(reports[name]!));
      return !figures.some(figure => isQuoted(text, figure));
    })
    .map(({ line, section, text }) => `${section}, about line ${line + 1}: ${text}`);
}

/**
 * The README with each share replaced by what stands now where it stood before. One that stood in several places with
 * different figures now is left as it is, and so is one whose place is gone: `sharesInNoReport` and a reader find them.
 */
export function withNewShares(
  readme: string,
  before: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): string {
  const lines = linesJoined(readme).split('\n');
  for (const { line, section, text, index } of sharesIn(lines.join('\n')).reverse()) {
    const names = REPORTS_OF[section]!;
    const news = new Set<string>();
    for (const name of names) {
      const current = new Map(figuresOf(now[name]!).map(figure => [figure.key, figure.text]));
      for (const figure of figuresOf(before[name]!))
        if (isQuoted(text, figure) && current.has(figure.key)) news.add(shortened(current.get(figure.key)!, text));
    }
    const [only] = news;
    if (news.size !== 1 || !only!.includes('%')) continue;
    lines[line] = lines[line]!.slice(0, index) + only + lines[line]!.slice(index + text.length);
  }
  return lines.join('\n');
}

/** As exactly as it was quoted before. */
const shortened = (figure: string, like: string): string =>
  figure.includes('%') && numbersOf(figure).length > 0
    ? rounded(numbersOf(figure), digitsOf(like), isPlain(like))
    : figure;

function rounded(numbers: number[], digits: number, isAlone: boolean): string {
  const [value, low, high] = numbers.map(number => number.toFixed(digits));
  return isAlone || high === undefined ? `${value} %` : `${value} % [${low}, ${high}]`;
}

const BEGIN = '<!-- skill: written by scripts/lab-reports.ts -->';
const END = '<!-- end of skill -->';

/** The table on skill, from the reports. */
export function withSkillTable(readme: string, reports: Readonly<Record<string, string>>): string {
  const rows = Object.entries(REPORTS_OF).map(([title, [name]]) => {
    const report = reports[name!]!;
    const better = (row: string) => figureOf(report, 'Win share of a better player', row);
    const longer = (times: number) =>
      figureOf(report, 'Win share of the seat that thinks longer', `Thinks ${times} times as long`);
    const [, games] = /Win share of a better player<\/h3>.*?n = ([\d,]+) games each/s.exec(report)!;
    const cells = [
      better('One mate among deckhands'),
      better('One captain among mates'),
      longer(4),
      longer(16),
      games!,
    ];
    return `| ${[title, ...cells].join(' | ')} |`;
  });
  const head = [
    '| game | a mate among deckhands | a captain among mates | thinks 4 times as long | 16 times as long | games each |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the README has no ${BEGIN} … ${END}`);
  return `${readme.slice(0, from)}${BEGIN}\n\n${[...head, ...rows].join('\n')}\n\n${readme.slice(to)}`;
}
