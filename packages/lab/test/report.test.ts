// The report as text: it needs nothing but itself, says five things, and every figure has its interval.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { SAILOR } from '@quayside/rules/rattle-battle';
import { loadForLab } from '../src/chunk.ts';
import { type GameResult, WIN } from '../src/measure.ts';
import { cellsOf, completePlan, type PlanInput } from '../src/plan.ts';
import { playGame } from '../src/playGame.ts';
import { measureRows } from '../src/report/counts.ts';
import { type Finding, findingsOf } from '../src/report/findings.ts';
import { meanDifferenceText, meanWithInterval, minutesText } from '../src/report/format.ts';
import { escaped, html } from '../src/report/html.ts';
import { stacks } from '../src/report/plots.ts';
import { renderReport } from '../src/report/renderReport.ts';
import { skillSteps } from '../src/report/skill.ts';
import { TOKENS } from '../src/report/style.ts';
import { subjectOf } from '../src/report/subject.ts';
import { type ThingRow, thingRows } from '../src/report/things.ts';
import { playerPlaces } from '../src/report/wins.ts';
import { gameSeed } from '../src/seed.ts';
import { differenceOf, shareOf } from '../src/stats.ts';
import { emptyTally, labelsOf, type Summary, type SummaryCell, tallyGame } from '../src/summary.ts';

const GAMES_PLAYED = 60;

/** What random bots do with a plan. */
async function played(input: Partial<PlanInput>): Promise<Summary> {
  const players = input.players ?? 4;
  const seats = Array<string>(players).fill('random');
  const plan = await completePlan({ game: 'waves', players, games: GAMES_PLAYED, seats, ...input });
  const loaded = await loadForLab(plan.game);
  const cells: SummaryCell[] = [];
  for (const cell of cellsOf(plan)) {
    const tally = emptyTally(players);
    let sides = players;
    for (let index = 0; index < cell.games; index++) {
      const terms = { index, seed: gameSeed(plan, index), options: cell.options, players: cell.seats };
      const result = await playGame(loaded, terms);
      sides = new Set(result.sides).size;
      tallyGame(tally, result);
    }
    cells.push({
      ...cell,
      sides,
      version: loaded.game.version,
      absent: loaded.things.absent?.(cell.options) ?? [],
      tally,
    });
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
    assert.match(text, /First to decide \d[^<]*, Fourth to decide [^<]*\]\. See <a href="records\/play-0-/);
  });

  test('waits and margins that could be misread say what they leave out', () => {
    assert.match(text, /two of mine in a row are not counted/);
    assert.match(text, /Below 0: the winner has a lower score; ranks do not go by it alone\./);
  });

  test('differences of shares are in points, on the axis too, and parts of a game in per cent', async () => {
    const compared = renderReport(await played({ options: { tablets: ['first-game', 'all-vs-all'] } }));
    assert.match(compared, /Part of the game after which the winner led for good, in per cent<\/th>/);
    const [things] = /id="things".*?<\/section>/s.exec(text)!;
    const signed = [...things.matchAll(/<text[^>]*>([+−]\d[^<]*)<\/text>/g)].map(([, text]) => text!);
    assert.ok(signed.some(tick => /^[+−]\d+$/.test(tick)) && signed.every(tick => !tick.includes('%')), `${signed}`);
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
  const begin = text.slice(0, text.indexOf('<nav'));
  assert.match(begin, /<li>2 sets of games: Rule Tablets: First game · Rule Tablets: [^·<]+<\/li>/);
  assert.match(begin, /<li>otherwise default options<\/li>/);
  assert.match(begin, /about the first set of games: Rule Tablets: First game\.</);
  assert.match(begin, /with “Rule Tablets: First game”,|Between “Rule Tablets: First game” and “Rule Tablets: /);
  assert.match(text, /no difference seen \([^)]*points\), and one larger than \d+\.\d\u00a0points would have been/);
  assert.match(text, /\d+ differences are looked at: one counts as seen\s+where its chance, adjusted/);
});

describe('A figure', () => {
  const same = { value: 25, low: 25, high: 25 };

  test('that is the same in all games has no digits behind the point, and no decimals of zero', () => {
    assert.equal(meanWithInterval(same), '25 [25,\u00a025]');
    assert.equal(meanWithInterval({ value: 0, low: 0, high: 0 }), '0 [0,\u00a00]');
    assert.equal(meanWithInterval({ value: 2.5, low: 2.5, high: 2.5 }), '2.50 [2.50,\u00a02.50]');
  });

  test('that is rounded to 0 has no sign', () => {
    const difference = { ...differenceOf(0.3, 1.7), value: 0.3 };
    assert.equal(meanDifferenceText(difference), '0 [−3,\u00a04]');
    assert.match(meanDifferenceText(differenceOf(0.3, 0.01)), /^\+0\.30 /);
  });

  test('of estimated minutes is whole', () => assert.deepEqual([8.47, 113.2, 0.2].map(minutesText), ['8', '113', '1']));
});

describe('A finding', () => {
  const findings = async (
    change: (summary: Summary) => void,
    input: Partial<PlanInput> = { game: 'waves' },
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

  test('on the leader at half time weighs little where chance would give as much, and nothing of few games', async () => {
    const lead = async (n: number, wins: number) =>
      (
        await findings(({ cells: [cell] }) => {
          cell!.tally.halfTime = { n, wins: wins * WIN };
        })
      ).find(({ about }) => about === 'lead');
    assert.equal(await lead(20, 15), undefined);
    assert.ok((await lead(40, 12))!.weight < 0.1);
    assert.ok((await lead(400, 240))!.weight > 0.2);
  });

  test('that a place stands out is not made of few games', async () => {
    const order = async (n: number, wins: number[]) =>
      (
        await findings(({ cells: [cell] }) => {
          cell!.tally.byTurn = wins.map(won => ({ n, wins: won * WIN }));
        })
      ).find(({ about }) => about === 'order')!.sentence;
    assert.match(await order(20, [12, 4, 4, 0]), /no difference/);
    assert.match(await order(40, [24, 8, 8, 0]), /^Whoever is first to decide wins/);
  });

  test('on points names no source that nobody has', async () => {
    const found = await findings(
      ({ cells: [cell] }) => {
        for (const bySource of Object.values(cell!.tally.sources)) bySource['nothing'] = { n: 60, sum: 0, squares: 0 };
      },
      { game: 'rolling-seas', games: 8 },
    );
    assert.doesNotMatch(found.find(({ about }) => about === 'points')!.note, /“nothing”/);
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

  test('that no place stands out says that all places were looked at, where an interval leaves out the even share', async () => {
    const order = async (wins: number[]) =>
      (
        await findings(({ cells: [cell] }) => {
          cell!.tally.byTurn = wins.map(won => ({ n: 400, wins: won * WIN }));
          cell!.tally.halfTime = { n: 0, wins: 0 }; // leaves room for it
        })
      ).find(({ about }) => about === 'order')!;
    assert.match((await order([100, 101, 99, 100])).note, /\]\.$/);
    const { sentence, note } = await order([118, 94, 94, 94]);
    assert.match(sentence, /no difference/);
    assert.match(note, /leaves out the even share is no finding here/);
  });

  test('on skill links to a game that the better player won', async () => {
    const players = ['mate', 'deckhand', 'deckhand', 'deckhand'];
    const found = await findings(summary => {
      const tally = structuredClone(summary.cells[0]!.tally);
      tally.byPlayer = {
        mate: { n: 60, wins: WIN * 40, games: 60 },
        deckhand: { n: 180, wins: WIN * 20, games: 60 },
      };
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

test('Of few games nothing is claimed: no finding, no bold row, no interval of a single observation', async () => {
  for (const games of [1, 5]) {
    const summary = await played({ games });
    const subject = subjectOf(summary, summary.cells[0]!, () => null);
    for (const { label, isClear } of measureRows(subject)) assert.ok(!isClear, label);
    const found = findingsOf(subject, summary.cells, thingRows(subject));
    assert.deepEqual(
      found.filter(({ about }) => ['did', 'thing', 'sign', 'lead'].includes(about)),
      [],
    );
    const text = renderReport(summary);
    assert.doesNotMatch(text, /class="clear"/);
    assert.doesNotMatch(text, /Infinity|NaN/);
    if (games > 1) continue;
    assert.doesNotMatch(text, /\b1 (games|real games|decisions)\b/);
    // What there is one of a game, such as the number of rounds, has no interval.
    assert.match(text, /<h3>Rounds<\/h3>.*?<figcaption>Mean \?, /s);
  }
});

test('Two parts of one fact are told once: having lost treasure, and how much of it', async () => {
  const summary = await played({ game: 'rolling-with-the-waves', games: 150 });
  const subject = subjectOf(summary, summary.cells[0]!, () => null);
  const rows = thingRows(subject).filter(({ thing: { id } }) => id === 'was-robbed');
  const lost = rows.map(row => ({ ...row, isClear: true, difference: differenceOf(-0.4, 0.02) }));
  const measured = measureRows(subject).find(({ id }) => id === 'robbed')!;
  assert.ok(measured.isClear, 'winners have lost less treasure than the others');
  assert.ok(findingsOf(subject, summary.cells, []).some(({ fact }) => fact === 'losing'));
  const found = findingsOf(subject, summary.cells, lost).filter(({ fact }) => fact === 'losing');
  assert.equal(found.length, 1, found.map(({ sentence }) => sentence).join('\n'));
});

describe('A histogram', () => {
  test('of what is the same in all games is a sentence', async () => {
    const text = renderReport(await played({ game: 'rattle-battle', players: 2, games: 3 }));
    assert.match(text, /<h3>Rounds<\/h3><p>Always 12\.<\/p><p class="soft">n = 3\.<\/p>/);
  });

  test('has each of few values in the middle of its bar', async () => {
    const summary = await played({ game: 'waves', games: 3 });
    const { rounds } = summary.cells[0]!.tally.numbers;
    Object.assign(rounds, { n: 40, sum: 600, squares: 9400, bins: { '10': 20, '20': 20 } });
    const [, drawn] = /<h3>Rounds<\/h3><svg[^>]*>(.*?)<\/svg>/s.exec(renderReport(summary))!;
    const bars = [
      ...drawn!.matchAll(/<rect x="([\d.]+)"[^>]* width="([\d.]+)"|<rect [^>]*width="([\d.]+)"[^>]* x="([\d.]+)"/g),
    ];
    assert.equal(bars.length, 2);
    const middles = bars.map(
      ([, x, width, otherWidth, otherX]) => Number(x ?? otherX) + Number(width ?? otherWidth) / 2,
    );
    const tick = (label: string) =>
      Number(new RegExp(`<text transform="translate\\(([\\d.]+),[^"]*"[^>]*>${label}<`).exec(drawn!)![1]);
    assert.ok(Math.abs(middles[0]! - tick('10')) < 1, `${middles} ${tick('10')}`);
    assert.ok(Math.abs(middles[1]! - tick('20')) < 1, `${middles} ${tick('20')}`);
  });
});

test('Of one player alone nothing is said about who wins or leads', async () => {
  const text = renderReport(await played({ game: 'rolling-seas', players: 1, games: 4 }));
  assert.match(text, /<li>1 player<\/li>/);
  assert.doesNotMatch(text, /order of turns|id="wins"|half time|100\u202f%, what would be even/);
});

test('A figure says “never” of what is in the game, not of what its options leave in the box', async () => {
  const never = (text: string, title: string) =>
    (new RegExp(`<h3>${title}</h3>.*?<figcaption>(.*?)</figcaption>`, 's').exec(text)?.[1] ?? '').replace(
      /^.*?(Never: |$)/,
      '',
    );
  const waves = renderReport(await played({ game: 'waves', games: 10 }));
  assert.doesNotMatch(never(waves, 'Which tablet rules'), /Shell Bonus|Rebels First|No Duplicates/i);
  assert.equal((never(waves, 'Which tablet rules').match(/,/g) ?? []).length < 3, true);
  const rattle = await played({ game: 'rattle-battle', players: 2, games: 2 });
  assert.ok(rattle.cells[0]!.absent.includes('sailor-pip'));
  const text = renderReport(rattle);
  for (const name of ['pip', 'ines', 'kaspar', 'bart', 'noor', 'zuri'] as const)
    assert.ok(!text.includes(SAILOR[name].name), name);
  assert.ok(!text.includes('Cursed Idol'));
  const withPack = await played({ game: 'rattle-battle', players: 2, games: 2, options: { 'crew-pack': 'on' } });
  assert.ok(!withPack.cells[0]!.absent.includes('sailor-pip'));
});

test('Team-mates win together: a player counts once on a side, and the interval is that of games', async () => {
  const summary = await played({ options: { mode: 'teams' }, games: 30 });
  const { tally } = summary.cells[0]!;
  // random at all four seats: one of its two sides wins every game.
  assert.deepEqual(tally.byPlayer['random'], { n: 60, wins: WIN * 30, games: 30 });
  const [game] = await teamGames(1);
  const one = emptyTally(4);
  const names = game!.sides.map(side => (side === 0 ? 'mate' : 'random'));
  for (let round = 0; round < 30; round++)
    tallyGame(one, {
      ...game!,
      players: names,
      wins: game!.sides.map(side => ((side === 0) === round < 27 ? WIN : 0)),
    });
  assert.deepEqual(one.byPlayer['mate'], { n: 30, wins: WIN * 27, games: 30 });
  const [mate] = playerPlaces({ tally: one, even: 0.5 });
  const honest = shareOf(27, 30);
  assert.deepEqual([mate!.share.value, mate!.share.low, mate!.share.high], [0.9, honest.low, honest.high]);
});

async function teamGames(games: number): Promise<GameResult[]> {
  const players = Array<string>(4).fill('random');
  const plan = await completePlan({ game: 'waves', options: { mode: 'teams' }, seats: players, games, skill: 0 });
  const { options } = cellsOf(plan)[0]!;
  const loaded = await loadForLab('waves');
  return Promise.all(
    Array.from({ length: games }, (_, index) =>
      playGame(loaded, { index, seed: gameSeed(plan, index), options, players }),
    ),
  );
}

test('Findings that speak of games have a link to one', async () => {
  const summary = await played({ options: { tablets: ['first-game', 'all-vs-all'] } });
  const subject = subjectOf(summary, summary.cells[0]!, ({ id }, game) => `records/${id}-${game}.json`);
  for (const { about, link } of findingsOf(subject, summary.cells, thingRows(subject)))
    assert.match(link ?? 'no link', /^records\/(compared-)?play-\d-\d+\.json$/, about);
});

describe('Skill', () => {
  /** A set of games of the section on skill in which the better of four seats won so many. */
  const step = (times: number | null, seats: string[], n: number, wins: number): SummaryCell => {
    const tally = emptyTally(4);
    tally.games = n;
    tally.byPlayer = {
      [seats[0]!]: { n, wins: WIN * wins, games: n },
      [seats[1]!]: { n: 3 * n, wins: WIN * (n - wins), games: n },
    };
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
      absent: [],
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
