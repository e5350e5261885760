// Figures as people read them: "31 % [29, 33]".

import type { Difference, Estimate } from '../stats.ts';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0'; // keeps a figure and its sign on one line

/** 10,000 */
export const whole = (n: number): string => Math.round(n).toLocaleString('en');

/** "10,000 games", "1 game" */
export const counted = (n: number, one: string, many = `${one}s`): string => `${whole(n)} ${n === 1 ? one : many}`;

/** Digits that make sense for a size; whole numbers have none behind the point: 1,234 · 12.3 · 1.23 · 7. */
export function decimal(value: number): string {
  if (Number.isNaN(value)) return '?';
  const size = Math.abs(value);
  return rounded(value, Number.isInteger(value) || size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

const minus = (text: string): string => text.replace('-', '−');

const rounded = (value: number, digits: number): string =>
  minus(value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })).replace(
    /^−(0(\.0+)?)$/,
    '$1',
  );

/** A share in per cent; one decimal where the interval is narrower than four of them. */
const digitsFor = ({ low, high }: { low: number; high: number }): number => (high - low < 0.04 ? 1 : 0);

const points = (share: number, digits: number): string => rounded(100 * share, digits);

export const percent = (share: number, digits = 0): string => `${points(share, digits)}${NARROW}%`;

/** "3.9 points": how far two shares are apart; "3.9 %" could be read as a part of one of them. */
export const pointsApart = (share: number): string => `${points(share, 1)}${NO_BREAK}points`;

/** "31 % [29, 33]" */
export function shareWithInterval(estimate: Estimate, digits = digitsFor(estimate)): string {
  if (estimate.n === 0) return '?';
  return `${percent(estimate.value, digits)} [${points(estimate.low, digits)},${NO_BREAK}${points(estimate.high, digits)}]`;
}

/** So many digits that the interval spans a few of the last. */
function digitsOf({ low, high }: { low: number; high: number }): number {
  if (high > low) return Math.min(4, Math.max(0, Math.ceil(-Math.log10((high - low) / 2))));
  return Number.isInteger(low) ? 0 : 2; // the same in all games
}

/** Of one observation nothing can be said. */
const isUnknown = ({ value, low, high }: Pick<Estimate, 'value' | 'low' | 'high'>): boolean =>
  Number.isNaN(value) || !Number.isFinite(high - low);

/** "12.3 [11.9, 12.7]" */
export function meanWithInterval(estimate: Pick<Estimate, 'value' | 'low' | 'high'>): string {
  if (isUnknown(estimate)) return '?';
  const digits = digitsOf(estimate);
  return `${rounded(estimate.value, digits)} ${meanInterval(estimate)}`;
}

/** "[11.9, 12.7]" */
function meanInterval({ low, high }: { low: number; high: number }): string {
  const digits = digitsOf({ low, high });
  return `[${rounded(low, digits)},${NO_BREAK}${rounded(high, digits)}]`;
}

/** Whole minutes, at least one: they are estimated. */
export const minutesText = (minutes: number): string => whole(Math.max(1, minutes));

/** The size of a difference, without its sign. */
export const sizeWithInterval = ({ value, low, high }: Difference): string =>
  meanWithInterval(value < 0 ? { value: -value, low: -high, high: -low } : { value, low, high });

const signed = (text: string, value: number): string => (value > 0 && /[1-9]/.test(text) ? `+${text}` : text);

/** "+9 points [6, 12]": a difference of two shares. */
export function shareDifferenceText(difference: Difference): string {
  if (Number.isNaN(difference.value)) return '?';
  const digits = digitsFor(difference);
  const value = signed(points(difference.value, digits), difference.value);
  return `${value} [${points(difference.low, digits)},${NO_BREAK}${points(difference.high, digits)}]`;
}

export const meanDifferenceText = (difference: Difference): string =>
  isUnknown(difference)
    ? '?'
    : `${signed(rounded(difference.value, digitsOf(difference)), difference.value)} ${meanInterval(difference)}`;

/** As the middle of a sentence; one that begins with an abbreviation ("VP cards") stays. */
export const lowered = (sentence: string): string =>
  /^\p{Lu}{2}/u.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** A label inside a sentence: quoted, because it may be a name ("King") and keep its capital. */
export const quoted = (label: string): string => `“${label}”`;
export const raised = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
export const ordinal = (at: number): string => ORDINALS[at] ?? `${at + 1}th`;

/** "a, b and c" */
export const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);
