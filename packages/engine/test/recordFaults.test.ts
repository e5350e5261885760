import { deepEqual, equal, fail, match } from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  type GameRecord,
  parseRecord,
  type RecordFault,
  ReplayError,
  randomRecord,
  replay,
  verdictSentence,
  verify,
} from '@quayside/engine';
import { VERDICTS } from '@quayside/engine/verdicts';
import { PEARLS_GAME } from './pearls.ts';

const record = randomRecord(PEARLS_GAME, 2, { rounds: '2' }, 'faults');

function errorOf(raw: unknown): ReplayError {
  try {
    replay(PEARLS_GAME, parseRecord(raw));
  } catch (error) {
    if (error instanceof ReplayError) return error;
    throw error;
  }
  return fail('it was replayed');
}

/** More levels than a recursive walk can go. */
const nested = () => JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));

/** What was done to the record, the fault that is found, and its words. */
const WRONG: [unknown, RecordFault, string][] = [
  ['a text', { fault: 'not-an-object' }, 'it is not a JSON object'],
  [
    { ...record, log: record.log.with(0, { ...record.log[0]!, ...{ more: nested() } }) },
    { fault: 'too-nested' },
    'its parts are nested too deeply',
  ],
  [{ ...record, game: 1 }, { fault: 'no-game' }, 'it names no game'],
  [{ ...record, version: 'x' }, { fault: 'no-version' }, 'it names no version of the rules'],
  [{ ...record, seats: null }, { fault: 'no-seats' }, 'it does not say how many play'],
  [{ ...record, options: [] }, { fault: 'no-options' }, 'it has no options'],
  [{ ...record, seed: 'x' }, { fault: 'bad-seed' }, 'its seed is not 64 hexadecimal digits'],
  [{ ...record, log: {} }, { fault: 'no-log' }, 'it has no log'],
  [{ ...record, names: ['Ann'] }, { fault: 'bad-names' }, 'it does not name who sat where'],
  [{ ...record, at: 'noon' }, { fault: 'bad-date' }, 'its date is none'],
  [{ ...record, origin: {} }, { fault: 'bad-origin' }, 'the position it begins with is none'],
  [
    { ...record, origin: { open: {}, shut: {}, own: [{}, {}] } },
    { fault: 'bad-origin' },
    'the position it begins with is none',
  ],
  [{ ...record, dice: {} }, { fault: 'bad-dice' }, 'it does not say how its seed was made'],
  [{ ...record, digests: [1] }, { fault: 'bad-digests' }, 'its digests are none'],
  [{ ...record, hints: [1] }, { fault: 'bad-hints' }, 'its list of hints is none'],
  [{ ...record, notes: [1] }, { fault: 'bad-notes' }, 'its list of notes is none'],
  [{ ...record, seal: 1 }, { fault: 'bad-seal' }, 'its seal is none'],
  [
    { ...record, game: 'chess' },
    { fault: 'another-game', game: 'chess', rules: 'pearls' },
    'it is a game of chess, not of pearls',
  ],
  [
    { ...record, version: 9 },
    { fault: 'another-version', version: 9, rules: 1 },
    'it follows version 9 of the rules, these are version 1',
  ],
  [
    { ...record, notes: [{ kind: 'rules-changed', ply: 3, at: 0 }] },
    { fault: 'rules-changed', entry: 3 },
    'its rules changed after entry 3 while it was played',
  ],
  [
    { ...record, options: { rounds: '9' } },
    { fault: 'options-refused', refusal: 'bad-option', ...{ option: 'rounds' } },
    'its options do not fit the game: “The option “rounds” has no such choice”',
  ],
  [
    { ...record, origin: { open: {}, shut: {}, own: [] } },
    { fault: 'other-seats' },
    'it begins with another number of players',
  ],
];

describe('What is wrong with a record', () => {
  for (const [raw, fault, why] of WRONG)
    test(`as a whole: ${why}`, () => {
      const error = errorOf(raw);
      deepEqual([error.ply, error.fault, error.why], [null, fault, why]);
      equal(error.message, `This is no record that can be replayed: ${why}.`);
    });

  const withEntry = (ply: number, entry: unknown) => ({ ...record, log: record.log.with(ply, entry as never) });
  const atEntry: [number, unknown, RecordFault, string][] = [
    [1, {}, { fault: 'bad-entry' }, 'it is neither a move nor a take-back of a seat'],
    [
      1,
      { seat: 0, move: { kind: 'fly' } },
      { fault: 'move-refused', refusal: 'not-a-move' },
      'the rules refuse that move: “That is not a move of this game”',
    ],
    [
      1,
      { seat: 0, move: { kind: 'bury', value: 1 } },
      { fault: 'move-refused', refusal: 'not-now' },
      'the rules refuse that move: “Not now”',
    ],
    [
      1,
      { seat: 1, back: 5 },
      { fault: 'cannot-take-back', entry: 5, seat: 1 },
      'there is no entry 5 that seat 1 may take back',
    ],
  ];
  for (const [ply, entry, fault, why] of atEntry)
    test(`at one entry: ${why}`, () => {
      const error = errorOf(withEntry(ply, entry));
      deepEqual([error.ply, error.fault], [ply, fault]);
      equal(error.message, `The record goes wrong at entry ${ply}: ${why}.`);
    });

  test('where the log ends before the sea has answered', () => {
    const sea = record.log.findIndex(({ seat }) => seat < 0);
    const error = errorOf({ ...record, log: record.log.slice(0, sea) });
    deepEqual([error.ply, error.fault], [sea, { fault: 'sea-missing' }]);
    match(error.message, /: the sea’s answer is missing\.$/);
  });

  test('is part of the verdict on it, with its arguments', () => {
    const verdict = verify(PEARLS_GAME, { ...record, game: 'chess' });
    const args = { fault: 'another-game', game: 'chess', rules: 'pearls' };
    deepEqual(verdict, { agrees: false, ply: null, code: 'not-a-record', args });
    equal(verdictSentence(verdict, null), errorOf({ ...record, game: 'chess' }).message);
    const refused = verify(PEARLS_GAME, withEntry(1, { seat: 0, move: { kind: 'fly' } }) as GameRecord);
    const sentence = 'Entry 1 cannot have been played: the rules refuse that move: “That is not a move of this game”.';
    equal(verdictSentence(refused, PEARLS_GAME), sentence);
  });

  test('quotes the game; without its words only that its rules refuse it is told, never a code', () => {
    const verdict = verify(PEARLS_GAME, withEntry(1, { seat: 0, move: { kind: 'bury', value: 1 } }) as GameRecord);
    const told = 'Entry 1 cannot have been played: the rules refuse that move';
    equal(verdictSentence(verdict, PEARLS_GAME), `${told}: “Not now”.`);
    equal(verdictSentence(verdict, null), `${told}.`);
  });
});

test('Every verdict is a whole sentence', () => {
  const args = { entries: 9, contributing: 1, seats: 2, ply: 3, seat: 1, fault: 'no-log' };
  for (const code of Object.keys(VERDICTS) as (keyof typeof VERDICTS)[]) {
    const sentence = verdictSentence({ agrees: false, ply: null, code, args }, null);
    match(sentence, /^[A-Z].*\.$/, code);
    equal(sentence.includes('undefined'), false, sentence);
  }
});
