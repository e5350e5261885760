// The host's choices, completed and judged: one place for every game and every way in (form, command line, record).

import type { Meta, OptionSpec, Options, OptionsOf, Refusal } from '../game.ts';
import { no } from './refusal.ts';

export type Settled<O = Options> = { options: O; refusal: null } | { options: null; refusal: Refusal };

/** An option of a game's list; its id and its values become literal types. */
export const option = <Id extends string, Value extends string>(spec: OptionSpec<Id, Value>): OptionSpec<Id, Value> =>
  spec;

const refuse = (refusal: Refusal): { options: null; refusal: Refusal } => ({ options: null, refusal });

/** Fills in what was not chosen; refuses unknown options, unknown values and values that do not fit. */
export function settle<M extends Meta>(meta: M, seats: number, chosen: unknown): Settled<OptionsOf<M['options']>> {
  if (!Number.isInteger(seats) || seats < meta.seats.min || seats > meta.seats.max)
    return refuse(no('bad-seats', { min: meta.seats.min, max: meta.seats.max }));
  if (typeof chosen !== 'object' || chosen === null || Array.isArray(chosen)) return refuse(no('bad-options'));
  const raw = chosen as Record<string, unknown>;
  for (const id of Object.keys(raw))
    if (!meta.options.some(o => o.id === id)) return refuse(no('unknown-option', { option: id }));
  const settled: Record<string, string> = {};
  for (const option of meta.options) {
    const value = raw[option.id] ?? option.default(seats, settled);
    if (typeof value !== 'string') return refuse(no('bad-option', { option: option.id }));
    if (!option.choices.some(c => c.value === value)) return refuse(no('bad-option', { option: option.id }));
    if (option.fits && !option.fits(value, seats, settled))
      return refuse(no('unfit-option', { option: option.id, value }));
    settled[option.id] = value;
  }
  return { options: settled as OptionsOf<M['options']>, refusal: null };
}
