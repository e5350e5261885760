// The report as text: it needs nothing but itself, says five things, and every figure has its interval.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { loadForLab } from '../src/chunk.ts';
import { WIN } from '../src/measure.ts';
import { cellsOf, completePlan } from '../src/plan.ts';
import { playGame } from '../src/playGame.ts';
import { type Finding, findingsOf } from '../src/report/findings.ts';
import { escaped, html } from '../src/report/html.ts';
import { stacks } from '../src/report/plots.ts';
import { renderReport } from '../src/report/renderReport.ts';
import { skillSteps } from '../src/report/skill.ts';
import { TOKENS } from '../src/report/style.ts';
import { subjectOf } from '../src/report/subject.ts';
import type { ThingRow } from '../src/report/things.ts';
import { gameSeed } from '../src/seed.ts';
import { differenceOf, shareOf } from '../src/stats.ts';
import { emptyTally, labelsOf, type Summary, type SummaryCell, tallyGame } from '../src/summary.ts';

const GAMES_PLAYED = 60;

/** What random bots do with a plan. */
async function played(input: object): Promise<Summary> {
  const plan = await completePlan({ players: 4, games: GAMES_PLAYED, seats: Array(4).fill('random'), ...input });
  const loaded = await loadForLab(plan.game);
  const cells: SummaryCell[] = [];
  for (const cell of cellsOf(plan)) {
    const tally = emptyTally(4);
    for (let index = 0; index < cell.games; index++) {
      const terms = { index, seed: gameSeed(plan, index), options: cell.options, players: cell.seats };
      tallyGame(tally, await playGame(loaded, terms));
    }
    cells.push({ ...cell, sides: 4, version: loaded.game.version, tally });
  }
  const { id, title, version } = loaded.game;
  const labels = labelsOf(loaded.game, loaded.things);
  return { format: plan.format, plan, game: { id, title, version }, labels, cells };
}

describe('A report', () => {
  let text = '';
  before(async () => {
    text = renderReport(await played({ game: 'waves' }));
  });

  test('needs nothing from outside', () => {
    for (const [, address] of text.matchAll(/(?:src|href)="([^"]*)"/g))
      assert.match(address!, /^(#|records\/|data:)/, address);
    for (const [, address] of text.matchAll(/url\(([^)]{0,40})/g)) assert.match(address!, /^data:/);
    assert.ok(!text.includes('@import') && !text.includes('http'));
  });

  test('opens with five sentences', () => {
    const found = text.slice(text.indexOf('class="findings"'), text.indexOf('<nav'));
    assert.equal(found.match(/<li>/g)?.length, 5);
    assert.match(found, /25\u202f%/);
  });

  test('is small: a fraction of a megabyte', () => {
    assert.ok(text.length < 300_000, String(text.length));
  });

  test('every share in a table has its interval', () => {
    const shares = [
      ...text.matchAll(/<td[^>]*data-label="(?:Share[^"]*|They won|Others won|Difference)"[^>]*>([^<]*)</g),
    ];
    assert.ok(shares.length > 10);
    for (const [, figure] of shares) assert.match(figure!, /\[.+,.+\]|^\?$/, figure);
  });

  test('every figure of a sentence has its interval', () => {
    const found = text.slice(text.indexOf('class="findings"'), text.indexOf('<nav'));
    for (const [, then] of found.matchAll(/Then: ([^<]*?)\. n = /g))
      for (const part of then!.split(', “')) assert.match(part, /” \d+(\.\d)?\u202f% \[.+,.+\]$/, part);
    const caption = /When the winner took the lead for good<\/h3>.*?<figcaption>(.*?)</s.exec(text)![1]!;
    assert.match(caption, /^Mean \d+\u202f% \[\d+,\u00a0\d+\], half/);
  });

  test('how far shares are apart is told in points', () => {
    assert.match(text, /no place is more than \d+\.\d\u00a0points from an even 25\u202f%\./);
    assert.match(text, /First to decide \d[^<]*, Fourth to decide [^<]*\]\.<\/small>/);
  });

  test('waits and margins that could be misread say what they leave out', () => {
    assert.match(text, /two of mine in a row are not counted/);
    assert.match(text, /Below 0: the winner has a lower score; ranks do not go by it alone\./);
  });

  test('tables and plots can be read aloud', () => {
    const plots = text.match(/<svg/g)!.length;
    assert.equal(text.match(/<svg class="plot" role="img" aria-label="[^"]+"/g)!.length, plots);
    assert.equal(text.match(/<table/g)!.length, text.match(/<caption>/g)!.length);
  });

  test('is the same for the same games', async () => {
    assert.equal(renderReport(await played({ game: 'waves' })), text);
  });
});

test('Sets of games stand side by side, with their differences or what would have been seen', async () => {
  const text = renderReport(await played({ game: 'waves', options: { tablets: ['first-game', 'all-vs-all'] } }));
  assert.match(text, /Side by side/);
  assert.match(text, /Rule Tablets: First game/);
  assert.match(text, /no difference seen \([^)]*points\), and one larger than \d+\.\d\u00a0points would have been/);
  assert.match(text, /\d+ differences are looked at: one counts as seen\s+where its chance, adjusted/);
});

describe('A finding', () => {
  const findings = async (
    change: (summary: Summary) => void,
    input: object = { game: 'waves' },
  ): Promise<Finding[]> => {
    const summary = await played(input);
    change(summary);
    const subject = subjectOf(summary, summary.cells[0]!, ({ id }, game) => `records/${id}-${game}.json`);
    return findingsOf(subject, summary.cells, []);
  };

  test('that there is always a choice is not worth a sentence', async () => {
    const rare = await findings(({ cells: [cell] }) => {
      const { bins } = cell!.tally.numbers.choices;
      for (const size of ['0', '1']) delete bins[size];
    });
    assert.ok(rare.length > 3 && !rare.some(({ about }) => about === 'choice'), JSON.stringify(rare));
  });

  test('on points has the interval of the whole difference, and the clearest win as its link', async () => {
    const found = await findings(() => {}, { game: 'rolling-seas', games: 8 });
    const { sentence, link } = found.find(({ about }) => about === 'points')!;
    assert.match(
      sentence,
      /^The first is [\d.]+ \[.+,.+\] points ahead of the last, with [\d.]+ \[.+,.+\] more from “/,
    );
    assert.match(link!, /^records\/play-0-\d+\.json$/);
  });

  test('on skill links to a game that the better player won', async () => {
    const players = ['mate', 'deckhand', 'deckhand', 'deckhand'];
    const found = await findings(summary => {
      const tally = structuredClone(summary.cells[0]!.tally);
      tally.byPlayer = { mate: { n: 60, wins: WIN * 40 }, deckhand: { n: 180, wins: WIN * 20 } };
      tally.examples['won by player mate'] = { game: 7, value: 0 };
      assert.equal(tally.examples['won by player random']!.game, 0);
      summary.cells.push({
        ...summary.cells[0]!,
        id: 'skill-mate',
        section: 'skill',
        seats: players,
        times: null,
        tally,
      });
    });
    assert.equal(found.find(({ about }) => about === 'skill')!.link, 'records/skill-mate-7.json');
  });
});

describe('Skill', () => {
  /** A set of games of the section on skill in which the better of four seats won so many. */
  const step = (times: number | null, seats: string[], n: number, wins: number): SummaryCell => {
    const tally = emptyTally(4);
    tally.games = n;
    tally.byPlayer = { [seats[0]!]: { n, wins: WIN * wins }, [seats[1]!]: { n: 3 * n, wins: WIN * (n - wins) } };
    tally.bySeat = [{ n: 4 * n, wins: WIN * n }];
    return {
      id: 'skill',
      of: 'plan',
      section: 'skill',
      options: {},
      varied: {},
      seats,
      games: n,
      times,
      sides: 4,
      version: 1,
      tally,
    };
  };

  test('a share is held against the even one, which is known exactly, and chances are adjusted', () => {
    const clear = (wins: number[]) =>
      skillSteps(wins.map(won => step(4, ['mate:8', 'mate:2'], 400, won))).map(({ isClear }) => isClear);
    // 118 of 400 is 2.08 standard errors above a quarter: sure alone, not sure as one of three.
    assert.deepEqual(clear([118]), [true]);
    assert.deepEqual(clear([118, 100, 101]), [false, false, false]);
    assert.deepEqual(clear([160, 100, 60]), [true, false, true]);
  });

  test('is told by the largest step between two levels, and shown beside thinking longer', async () => {
    const summary = await played({ game: 'waves' });
    summary.cells.push(
      step(16, ['mate:320', 'mate:20'], 400, 104),
      step(null, ['mate', 'deckhand'], 400, 320),
      step(null, ['captain', 'mate'], 400, 140),
    );
    const text = renderReport(summary);
    const found = text.slice(text.indexOf('class="findings"'), text.indexOf('<nav'));
    assert.match(found, /The better player wins more often: one mate among deckhands wins 80\u202f% \[/);
    assert.match(found, /Thinking 16 times as long brings nothing that 400 games would show: 26\u202f% \[/);
    assert.match(text, /aria-label="[^"]*One captain among mates: 35\u202f% \[/);
  });
});

describe('A sign of being ahead', () => {
  const WARNING = 'This is worth points by itself.';

  /** What is found where whoever had a thing won so much more often. */
  async function found(difference: number): Promise<Finding[]> {
    const summary = await played({ game: 'waves' });
    const [winsWith, winsWithout] = [shareOf(2000 * (0.02 + difference), 2000), shareOf(6000 * 0.02, 6000)];
    const row: ThingRow = {
      thing: { id: 'king', kind: 'The King', label: 'Defeated the King', warning: WARNING },
      had: shareOf(2000, 8000),
      winsWith,
      winsWithout,
      difference: differenceOf(difference, 0.005),
      q: 0,
      isClear: true,
      link: null,
    };
    return findingsOf(
      subjectOf(summary, summary.cells[0]!, () => null),
      summary.cells,
      [row],
    );
  }

  test('leads where it decides nearly everything, with its warning in the sentence', async () => {
    const [first, ...others] = await found(0.95);
    assert.match(
      first!.sentence,
      /^Whoever defeated the King won 97\.0\u202f% .* It may be a sign rather than a cause: this/,
    );
    assert.doesNotMatch(first!.note, /sign/);
    assert.ok(others.length > 0);
  });

  test('is told last elsewhere, with its warning in the note', async () => {
    const last = (await found(0.45)).at(-1)!;
    assert.match(last.sentence, /^Whoever defeated the King won 47\u202f% /);
    assert.doesNotMatch(last.sentence, /sign/);
    assert.match(last.note, /It may be a sign rather than a cause: this is worth points by itself\.$/);
  });
});

test('A bar is drawn for every part of a stack', () => {
  const parts = [1, 2, 3].map((value, series) => ({ series, value }));
  const drawn = stacks(
    'Points',
    ['First', 'Second', 'Third'].map(label => ({ label, parts })),
    { axis: 'Score' },
  );
  assert.equal(drawn.match(/<rect [^>]*width="\d/g)?.length, 9);
  assert.equal(drawn.match(/<rect [^>]*height="\d/g)?.length, 9);
});

test('What comes from data is escaped', () => {
  assert.equal(escaped('<b a="1">&'), '&lt;b a=&quot;1&quot;&gt;&amp;');
  assert.equal(html`<p>${'<i>'}${[html`<b>${1}</b>`, null]}${null}</p>`.html, '<p>&lt;i&gt;<b>1</b></p>');
});

test('Colours and typefaces are those of the web', () => {
  const css = readFileSync(new URL('../../web/src/ui/tokens.css', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(TOKENS)) assert.ok(css.includes(`--${name}: ${value};`), name);
});
