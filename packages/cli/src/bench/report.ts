// What a bench found: one line of JSON for a machine, a short table for a person.

import type { Flags } from '../command.ts';

export function report(found: Record<string, string | number | number[]>, flags: Flags): void {
  const lines = Object.entries(found).map(([name, value]) => `${name.padEnd(22)}${shown(value)}\n`);
  process.stdout.write(flags['json'] ? `${JSON.stringify(found)}\n` : lines.join(''));
}

const shown = (value: string | number | number[]): string =>
  Array.isArray(value) ? value.join(', ') : value.toLocaleString('en');
