import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Meta, OptionsOf } from '../../src/game.ts';
import { option, settle } from '../../src/kit/options.ts';

const length = option({
  id: 'length',
  label: 'Length',
  help: 'How long the game is.',
  choices: [
    { value: 'short', label: 'Short' },
    { value: 'long', label: 'Long' },
  ],
  default: () => 'short',
});

type Before = OptionsOf<[typeof length]>;

const night = option({
  id: 'night-watch',
  label: 'Night watch',
  help: 'Long games may last into the night.',
  choices: [
    { value: 'off', label: 'Off' },
    { value: 'on', label: 'On' },
  ],
  default: () => 'off',
  fits: (value, _, chosen: Before) => value === 'off' || chosen.length === 'long',
});

const OPTIONS = [length, night] as const;

const meta = {
  id: 'toy',
  title: 'Toy',
  version: 1,
  seats: { min: 2, max: 4 },
  minutes: { min: 1, max: 2 },
  pitch: '',
  credits: { designer: null, publisher: null },
  options: OPTIONS,
} satisfies Meta;

const refusalOf = (chosen: unknown, seats = 2) => settle(meta, seats, chosen).refusal;

describe('Options settled', () => {
  test('What was not chosen has its default', () => {
    deepEqual(settle(meta, 2, {}), { options: { length: 'short', 'night-watch': 'off' }, refusal: null });
    deepEqual(settle(meta, 2, { length: 'long' }).options, { length: 'long', 'night-watch': 'off' });
  });

  test('Unknown options and values, and values that do not fit, are refused', () => {
    deepEqual(refusalOf({ lenght: 'long' }), { code: 'unknown-option', args: { option: 'lenght' } });
    deepEqual(refusalOf({ length: 'longer' }), { code: 'bad-option', args: { option: 'length' } });
    deepEqual(refusalOf({ length: 1 }), { code: 'bad-option', args: { option: 'length' } });
    deepEqual(refusalOf({ 'night-watch': 'on' }), {
      code: 'unfit-option',
      args: { option: 'night-watch', value: 'on' },
    });
    equal(refusalOf({ length: 'long', 'night-watch': 'on' }), null);
    for (const chosen of [null, 'long', []]) equal(refusalOf(chosen)?.code, 'bad-options');
    for (const seats of [1, 5, 2.5]) equal(refusalOf({}, seats)?.code, 'bad-seats');
  });

  test('A misspelt option or value does not compile', () => {
    const options = settle(meta, 2, { length: 'long' }).options!;
    equal(options.length, 'long');
    // @ts-expect-error: no option is called so.
    equal(options['night-wacth'], undefined);
    // @ts-expect-error: no choice is called so.
    equal(options['night-watch'] === 'maybe', false);
    // @ts-expect-error: the default is one of the choices.
    option({ ...length, default: () => 'longer' });
  });
});
