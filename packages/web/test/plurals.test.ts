// “1 card”, and not “1 cards”: where a sentence puts a number before a plural, a helper chooses the form (`plural` of
// web/src/words/grammar.ts, `counted` of rules/src/kit).

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

const PACKAGES = join(import.meta.dirname, '../..');
const WORDS =
  '{web/src/**/*{words,Words}.{ts,tsx},rules/src/*/{words.ts,words/*.ts,cardText.ts,lessons/*ords.ts},protocol/src/errors.ts,engine/src/{verdicts,refusals,recordFaults}.ts}';

const PLURALS =
  'boxes|Cannons|cards|cells|characters|classes|coins|days|dice|discards|entries|games|hours|lessons|minutes|moves|others|people|players|points|Provisions|rounds|seats|seconds|Shells|ships|shots|spaces|squares|steps|tables|tokens|turns|upgrades|weeks';

/** Who or what does something: “Ada turns over …”. */
const NOT_COUNTS = 'seat\\(|part\\(|the\\.ship\\(';

/** A number and a plural: `${n} cards`; not “1 of ${n} cards”, nor the form of `plural` for other numbers. */
const COUNTED = new RegExp(`(?<! of )\\$\\{(?!${NOT_COUNTS})[^{}]*\\} (?:${PLURALS})\\b`, 'g');
const CHOSEN = /(?:other|two|few|many): [^{}]*(?:\{[^{}]*\}[^{}]*)*$|(?:===|>) 1 [?&][^:]*:? ?[^:]*$/;

/** File and what is counted, and why it is never one. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  'engine/src/verdicts.ts: ${a.entries} entries': 'the log of a game to its end',
  'engine/src/refusals.ts: ${a.max} players': 'no game is for one player alone',
  'protocol/src/errors.ts: ${a.seconds} seconds': 'a setting of the server, some seconds',
  "rules/src/rattle-battle/words/moves.ts: ${m.pits.join(', ')} dice": 'a list of numbers',
  'rules/src/rolling-with-the-waves/words.ts: ${e.dice.length} dice': 'three for each captain',
  'rules/src/waves/words.ts: ${surplus(open, seat)} cards': 'one card has a sentence of its own',
  'rules/src/waves-of-fortune/words.ts: ${speedOf(ship)} spaces': 'the slowest ship sails 2',
  'web/src/header/words.ts: ${most} characters': 'the length of a name',
  'web/src/pages/gamePageWords.ts: ${players} players': 'a table against bots',
  'web/src/pages/words.ts: ${span} minutes': 'from so many to so many',
  'web/src/pages/words.ts: ${span} players': 'from so many to so many',
  'web/src/talk/words.ts: ${most} characters': 'the length of a line',
};

function countedIn(source: string): string[] {
  return [...source.matchAll(COUNTED)]
    .filter(({ index }) => !CHOSEN.test(source.slice(source.lastIndexOf('\n', index) + 1, index)))
    .map(([text]) => text);
}

const found = globSync(WORDS, { cwd: PACKAGES }).flatMap(file =>
  countedIn(readFileSync(join(PACKAGES, file), 'utf8')).map(text => `${file}: ${text}`),
);

describe('A number before a plural', () => {
  test('goes through a helper, unless it is never one', () => {
    assert.deepEqual(
      found.filter(it => !Object.hasOwn(NEVER_ONE, it)),
      [],
    );
    assert.deepEqual(
      Object.keys(NEVER_ONE).filter(it => !found.includes(it)),
      [],
    );
  });

  test('is found where no helper is called', () => {
    const of = (text: string) => countedIn(text.replaceAll('#', '$')).map(found => found.replace('$', '#'));
    assert.deepEqual(of('left: (n: number) => `#{n} cards are left`,'), ['#{n} cards']);
    assert.deepEqual(of('left: n => plural(n, { one: `#{n} card`, other: `#{n} cards` }),'), []);
    assert.deepEqual(of('left: (n, all) => `#{n} of #{all} cards`,'), []);
    assert.deepEqual(of('left: n => (n === 1 ? `#{n} card` : `#{n} cards`),'), []);
  });
});
