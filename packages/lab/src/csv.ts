// `games.csv`: one line for each game, for people with their own tools.

import { type GameResult, WIN } from './measure.ts';

const COLUMNS: [string, (result: GameResult) => string | number | null][] = [
  ['game', result => result.index],
  ['seed', result => result.seed],
  ['players', result => unlikeFormula(result.players.join(' / '))],
  ['ranks', result => result.ranks.join(' ')],
  ['scores', result => result.scores.join(' ')],
  ['win_shares', result => result.wins.map(won => Number((won / WIN).toFixed(4))).join(' ')],
  ['ended_by', result => result.reason],
  ['turn_order', result => result.turnOrder?.join(' ') ?? null],
  ['rounds', result => result.rounds / 100],
  ['decisions', result => result.decisions],
  ['decisions_by_seat', result => result.decisionsBySeat.join(' ')],
  ['estimated_seconds', result => result.seconds],
  ['lead_changes', result => result.leadChanges],
  ['lead_for_good_percent', result => result.leadForGood],
  ['margin', result => result.margin],
  ['had', result => result.collected.had.map(ids => ids.join(' ')).join(' / ')],
  ['counters', result => pairs(result.collected.counters, String)],
  ['measures', result => pairs(result.collected.measures, values => values.join(' '))],
];

/** The names of the columns; those with one value for each seat hold them in order of seats, with
 * spaces between, and " / " between names. */
export const CSV_HEADER = ['cell', ...COLUMNS.map(([name]) => name)].join(',');

export const csvRow = (cell: string, result: GameResult): string =>
  [cell, ...COLUMNS.map(([, value]) => value(result))].map(csvField).join(',');

const pairs = <T>(values: Record<string, T>, shown: (value: T) => string): string =>
  Object.entries(values)
    .map(([id, value]) => `${id}=${shown(value)}`)
    .join('; ');

/** A spreadsheet takes a text that begins with one of these for a formula, and names may come from strangers. */
const unlikeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function csvField(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
