// Sentences in the page's language: chosen, translated entry by entry, counted, enumerated, and the pseudo-language.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ReplayError } from '@quayside/engine';
import type { AnyGame } from '@quayside/rules';
import { errorSentence, refusalSentence } from '../src/net/errorWords.ts';
import { replayErrorSentence } from '../src/net/recordWords.ts';
import { defineWords, registerTranslation, type Translation } from '../src/words/define.ts';
import { either, list, listParts, plural, series } from '../src/words/grammar.ts';
import { chooseLocale } from '../src/words/locale.ts';
import { pseudo, pseudoHtml, pseudoText } from '../src/words/pseudo.ts';

/** A browser's memory. */
function storage(kept: Record<string, string> = {}) {
  return { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => (kept[key] = value) };
}

describe('The language of the page', () => {
  test('is English unless asked for otherwise', () => {
    assert.equal(chooseLocale('', storage()), 'en');
  });

  test('is what the address asks for, and stays so', () => {
    const memory = storage();
    assert.equal(chooseLocale('?lang=pt-BR', memory), 'pt-BR');
    assert.equal(chooseLocale('', memory), 'pt-BR');
    assert.equal(chooseLocale('?at=3&lang=en', memory), 'en');
  });

  test('is not a path, whatever the address says', () => {
    assert.equal(chooseLocale('?lang=../secret', storage({ 'quayside.lang': '/' })), 'en');
  });
});

describe('Words', () => {
  const english = {
    sit: 'Sit here',
    tables: (n: number) => plural(n, { one: `${n} table`, other: `${n} tables` }),
    group: { stay: 'Stay', leave: 'Leave' },
  };

  test('are English where there is no translation', () => {
    assert.equal(defineWords('plain', english).sit, 'Sit here');
  });

  test('are translated entry by entry, and English where an entry is missing', () => {
    const german: Translation<typeof english> = {
      sit: 'Setz dich',
      tables: n => `${n} Tische`,
      group: { leave: 'Gehen' },
    };
    registerTranslation('german', german);
    const words = defineWords('german', english);
    assert.deepEqual(
      [words.sit, words.tables(2), words.group],
      ['Setz dich', '2 Tische', { stay: 'Stay', leave: 'Gehen' }],
    );
  });

  test('count and enumerate', () => {
    assert.deepEqual([1, 2, 0].map(english.tables), ['1 table', '2 tables', '0 tables']);
    assert.equal(list(['Ada', 'Bo']), 'Ada and Bo');
    assert.equal(series([3, 4, 'five']), '3, 4, five');
    assert.deepEqual(listParts([1, 2, 3]), [1, ', ', 2, ' and ', 3]);
  });

  test('count and enumerate in English as Intl does', () => {
    const rules = new Intl.PluralRules('en');
    for (const n of [0, 1, -1, 1.5, 2, 11, 21, 101])
      assert.equal(plural(n, { one: 'one', other: 'other' }), rules.select(n), String(n));
    const format = (type: 'conjunction' | 'disjunction', items: string[]) =>
      new Intl.ListFormat('en-GB', { type }).format(items);
    for (const items of [[], ['Ada'], ['Ada', 'Bo'], ['Ada', 'Bo', 'Cy'], ['Ada', 'Bo', 'Cy', 'Di']]) {
      assert.equal(list(items), format('conjunction', items));
      assert.equal(either(items), format('disjunction', items));
      assert.equal(listParts(items).join(''), format('conjunction', items));
      assert.equal(series(items), new Intl.ListFormat('en', { type: 'unit' }).format(items));
    }
  });
});

describe('The rules', () => {
  test('are told in the language of the page: prompts, log, refusals, options', async () => {
    registerTranslation('rules/waves/meta', { pitch: 'Kurz.', options: { mode: { label: 'Art' } } });
    registerTranslation('rules/waves', { refusals: { 'nothing-to-discard': () => 'Nichts da (8.3).' } });
    const { metaOf, rulesExactly } = await import('../src/games/rules.ts');
    const { pitch, options } = metaOf('waves')!;
    assert.deepEqual([pitch, options[0]!.label, options[0]!.choices[1]!.label], ['Kurz.', 'Art', 'All vs all']);
    const { words } = await rulesExactly('waves');
    assert.equal(words.refusals['nothing-to-discard']!({}), 'Nichts da (8.3).');
    assert.equal(words.refusals['not-now']!({}), 'Something else is being decided now (3).');
    assert.equal(metaOf('constructor'), null);
  });
});

describe('The pseudo-language', () => {
  test('accents, brackets and lengthens by 30 %', () => {
    const english = 'You ran out of time.';
    const text = pseudoText(english);
    assert.match(text, /^\[[^\]a-zA-Z]+\]$/);
    assert.ok(text.length >= english.length * 1.25, text);
  });

  test('keeps the space around, numbers, addresses and what is accented already', () => {
    assert.equal(pseudoText(' b '), ' [ḃ] ');
    assert.equal(pseudoText('9.2'), '9.2');
    assert.equal(pseudoText('b https://a.example/b'), '[ḃ https://a.example/b]');
    assert.equal(pseudoText(pseudoText('Sit here')), pseudoText('Sit here'));
  });

  test('keeps what a sentence was given, and accents what it returns', () => {
    const words = pseudo({ left: (who: { name: string }, n: number) => `${who.name} left ${n}`, deep: { b: ['b'] } });
    assert.equal(words.left({ name: 'Ada' }, 3), '[Ada ĺééƒţ 3]');
    assert.deepEqual(words.deep.b, ['[ḃ]']);
  });

  test('reaches into phrases, and leaves seats, pieces and elements themselves alone', () => {
    const element = { type: 'b', props: { children: 'Ada' } };
    const words = pseudo({ phrase: () => [{ seat: 0 }, ' b ', { piece: 'card', id: 'crab', text: 'b' }, element] });
    assert.deepEqual(words.phrase(), [{ seat: 0 }, ' [ḃ] ', { piece: 'card', id: 'crab', text: '[ḃ]' }, element]);
  });

  test('leaves the tags of HTML alone', () => {
    assert.equal(pseudoHtml('<p id="r1">b &amp; <b>1.2</b></p>'), '<p id="r1">[ḃ &amp;] <b>1.2</b></p>');
    assert.equal(pseudoHtml('<p>b<code> A B</code>b</p>'), '<p>[ḃ]<code> A B</code>[ḃ]</p>');
  });
});

describe('Refusals', () => {
  test('speak the words of the game first, then those of the server', () => {
    const game = { words: { refusals: { 'not-a-move': () => 'Ahoy, no.' } } } as unknown as AnyGame;
    assert.equal(refusalSentence({ code: 'not-a-move' }, game), 'Ahoy, no.');
    assert.equal(refusalSentence({ code: 'not-a-move' }, null), 'That is not a move of this game.');
    assert.equal(
      refusalSentence({ code: 'bad-seats', args: { min: 2, max: 3 } }, game),
      'This game takes 2 to 3 players.',
    );
  });

  test('say what is wrong with a record, as a whole or at one entry', () => {
    assert.equal(errorSentence('bad-record', { fault: 'no-log' }), 'That record cannot be used: it has no log.');
    assert.equal(
      errorSentence('bad-record', { fault: 'cannot-take-back', ply: 7, entry: 3, seat: 1 }),
      'That record cannot be used: entry 7: there is no entry 3 that seat 1 may take back.',
    );
    assert.equal(errorSentence('bad-record', { fault: 'new-fault' }, 'Something new.'), 'Something new.');
    const error = new ReplayError(4, { fault: 'move-refused', refusal: 'not-your-turn' });
    assert.equal(
      replayErrorSentence(error),
      'The record goes wrong at entry 4: the rules refuse that move: “You have nothing to decide now”.',
    );
  });

  test('quote the game where its rules refuse a move or an option of a record', () => {
    const refusals = { 'too-far': ({ steps }: { steps: number }) => `That is ${steps} steps away.` };
    const game = { words: { refusals } } as unknown as AnyGame;
    const error = new ReplayError(4, { fault: 'move-refused', refusal: 'too-far', ...{ steps: 3 } }, game);
    const sentence = 'The record goes wrong at entry 4: the rules refuse that move: “That is 3 steps away”.';
    assert.equal(replayErrorSentence(error), sentence);
    assert.equal(error.message, sentence);
    assert.equal(
      errorSentence('bad-record', { fault: 'options-refused', refusal: 'bad-option', option: 'rounds' }),
      'That record cannot be used: its options do not fit the game: “The option “rounds” has no such choice”.',
    );
  });

  test('never show the code of a refusal whose words are not at hand', () => {
    assert.equal(
      errorSentence('bad-record', { fault: 'move-refused', ply: 2, refusal: 'too-far' }),
      'That record cannot be used: entry 2: the rules refuse that move.',
    );
  });

  test('An unknown code of a newer server is told in its own English', () => {
    assert.equal(errorSentence('new-code', {}, 'Something new.'), 'Something new.');
  });
});
