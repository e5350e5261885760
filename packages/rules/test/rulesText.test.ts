// Laws for the RULES.md of every game: its numbering, what of it is reconstructed, and who cites it.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../src/games.ts';
import { folderOf, paragraphsIn, rulesText } from './rulesText.ts';

/** What differs from game to game. */
type Differences = {
  /** Arguments for every sentence of a refusal. */
  args: Record<string, string | number>;
  /** Chapters that a refusal cites as a whole. */
  chaptersCited?: string[];
  /** At least so many paragraphs have something reconstructed, so that the search for their mark proves something. */
  reconstructed: number;
};

const DIFFERENCES: Record<string, Differences> = {
  waves: {
    args: { card: 1, count: 2, held: 1, due: 2 },
    chaptersCited: ['3'],
    reconstructed: 15,
  },
  'rolling-with-the-waves': {
    args: { icon: 'hull', cannon: 'smallCannon', price: 3, infamy: 2 },
    chaptersCited: ['3'],
    reconstructed: 10,
  },
  'rolling-seas': {
    args: { card: 0, port: 'midstep', wind: 'E', step: 2, price: 4, gold: 1 },
    reconstructed: 20,
  },
  'waves-of-fortune': {
    args: { colour: 'green', least: 1, most: 4, steps: 2, food: 1, upgrade: 'spyglass', price: 4, chest: 1, crew: 2 },
    reconstructed: 15,
  },
  'rattle-battle': {
    args: { most: 1, least: 1, room: 1, cost: 1, count: 1, price: 1, coins: 1 },
    reconstructed: 30,
  },
};

/** Every paragraph a text names, those inside a range (`2.4-2.6`) too. */
function paragraphsNamed(text: string): Set<string> {
  const named = new Set<string>();
  for (const [, from, to] of text.matchAll(/(\d+\.\d+)(?:-(\d+\.\d+))?/g)) {
    const [chapter, first] = from!.split('.').map(Number);
    const last = Number((to ?? from!).split('.')[1]);
    for (let paragraph = first!; paragraph <= last; paragraph++) named.add(`${chapter}.${paragraph}`);
  }
  return named;
}

/** The paragraphs that comments, sentences and titles of tests in a source file rest on. */
const citedIn = (source: string): string[] =>
  [...source.matchAll(/(?:\/\/|\/\*\*|(?<!\w)\(|['`]|Rules? )\s?([1-9]\d?\.\d{1,2})(?=[ ,)]|$)/gm)].map(it => it[1]!);

/** The codes with which no test of these is refused. */
function untested(codes: string[], tests: string): string[] {
  const tested = [...tests.matchAll(/refuses\([^;]*?'([a-z-]+)',?\s*\);/gs)].map(it => it[1]);
  return codes.filter(code => !tested.includes(code));
}

for (const { meta, load } of Object.values(GAMES))
  describe(`RULES.md of ${meta.title}`, () => {
    const { args, chaptersCited = [], reconstructed } = DIFFERENCES[meta.id]!;
    const text = rulesText(meta.id);
    const chapters = text.split(/^## /m).slice(1);
    const paragraphs = paragraphsIn(text);
    const read = (pattern: string) =>
      globSync(pattern, { cwd: fileURLToPath(folderOf(meta.id)) }).map(file => ({
        file,
        source: readFileSync(new URL(file, folderOf(meta.id)), 'utf8'),
      }));

    test('numbers its chapters and paragraphs without a gap', () => {
      deepEqual(
        chapters.map(chapter => Number.parseInt(chapter, 10)),
        chapters.map((_, i) => i + 1),
      );
      for (const [i, chapter] of chapters.entries()) {
        const found = paragraphsIn(chapter);
        ok(found.length > 0 || i === chapters.length - 1, `chapter ${i + 1} is empty`);
        deepEqual(
          found,
          found.map((_, n) => `${i + 1}.${n + 1}`),
        );
      }
    });

    test('lists every paragraph with something reconstructed in its last chapter', () => {
      match(chapters.at(-1)!, /^\d+ What is reconstructed/);
      const marked = text
        .split(/^\*\*(?=\d)/m)
        .slice(1)
        .filter(paragraph => paragraph.includes('**(R'))
        .map(paragraph => paragraph.slice(0, paragraph.indexOf('*')));
      ok(marked.length > reconstructed, `${marked.length}`);
      const listed = paragraphsNamed(chapters.at(-1)!);
      deepEqual(
        marked.filter(number => !listed.has(number)),
        [],
      );
      deepEqual(
        [...listed].filter(number => !paragraphs.includes(number)),
        [],
      );
    });

    test('has every paragraph that a question or a refusal cites', async () => {
      const { asks, refusals } = (await load()).words;
      for (const [ask, { rule }] of Object.entries(asks)) ok(paragraphs.includes(rule), `${ask}: ${rule}`);
      for (const [code, sentence] of Object.entries(refusals)) {
        const rule = /\(([\d.]+)\)\.$/.exec(sentence(args))?.[1];
        ok(rule && [...paragraphs, ...chaptersCited].includes(rule), `${code}: ${sentence(args)}`);
        ok(!sentence(args).includes('undefined'), `${code}: ${sentence(args)}`);
      }
    });

    test('has every paragraph that a source file or a test cites', () => {
      const wrong = read('**/*.ts').flatMap(({ file, source }) =>
        citedIn(source)
          .filter(number => !paragraphs.includes(number))
          .map(number => `${file} cites ${number}`),
      );
      deepEqual(wrong, []);
    });

    test('has a test for every paragraph but those of the last chapter', () => {
      const titles = read('test/*.test.ts').flatMap(({ source }) => source.match(/ test\([`'].*/g) ?? []);
      const tested = new Set(titles.flatMap(title => title.match(/\d+\.\d+/g) ?? []));
      deepEqual(
        paragraphs.filter(number => !tested.has(number) && !number.startsWith(`${chapters.length}.`)),
        [],
      );
    });

    test('has a test for every refusal of the game', async () => {
      const codes = Object.keys((await load()).words.refusals);
      const tests = read('test/*.test.ts').filter(({ file }) => !file.endsWith('words.test.ts'));
      ok(codes.length > 0);
      deepEqual(untested(codes, tests.map(({ source }) => source).join('\n')), []);
    });
  });

describe('What these laws look for', () => {
  test('A refusal nobody tests is found', () => {
    deepEqual(untested(['not-now', 'no-wind'], "refuses(sea, 0, sail, 'not-now');\nequal(code, 'no-wind');"), [
      'no-wind',
    ]);
  });

  test('A citation is found in comments, sentences and titles, and a length is none', () => {
    const source = "// 5.2 one\n/** 5.3, two */\n'Too far (5.4).'\ntest(`5.5 three`)\ntest('5.6 four')\nhook(93.8, 60)";
    deepEqual(citedIn(source), ['5.2', '5.3', '5.4', '5.5', '5.6']);
  });

  test('A range names what lies inside it', () => {
    equal([...paragraphsNamed('2.4-2.6, 3.1')].join(), '2.4,2.5,2.6,3.1');
  });
});
