// The host's choices while a form is being filled in: what no longer fits falls back to its default.

import type { Meta, OptionSpec, Options } from '@quayside/rules';

export type OpenOption = { spec: OptionSpec; value: string; choices: OptionSpec['choices'] };

/** Every option with its value and the choices that make sense now, in the order of the form. */
export function openOptions(meta: Meta, seats: number, chosen: Options): OpenOption[] {
  const settled: Record<string, string> = {};
  return meta.options.map(spec => {
    const choices = spec.choices.filter(({ value }) => spec.fits?.(value, seats, settled) ?? true);
    const wanted = chosen[spec.id];
    const value = choices.some(c => c.value === wanted) ? wanted! : spec.default(seats, settled);
    settled[spec.id] = value;
    return { spec, value, choices };
  });
}

export const fitOptions = (meta: Meta, seats: number, chosen: Options): Options =>
  Object.fromEntries(openOptions(meta, seats, chosen).map(({ spec, value }) => [spec.id, value]));
