// The same report from games that people played: a file of records, one in each line (`records export`).

import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type GameRecord, parseRecord, ReplayError } from '@quayside/engine';
import { GAMES, loadGame, NoSuchVersion } from '@quayside/rules';
import { loadForLab } from './chunk.ts';
import { csvRow } from './csv.ts';
import { claimFolder, writeWhole } from './folder.ts';
import { loadThings } from './games.ts';
import type { GameResult } from './measure.ts';
import { measureRecord } from './measureRecord.ts';
import { packedRecord } from './packedRecord.ts';
import { canonicalJson, LAB_FORMAT, PlanError } from './plan.ts';
import type { LoadedGame } from './playGame.ts';
import { gamesLinked, renderReport } from './report/renderReport.ts';
import { writeCsv } from './run.ts';
import { emptyTally, labelsOf, recordFile, type Summary, type SummaryCell, tallyGame } from './summary.ts';

/** `leftOut`: by line, why a record was not counted. */
export type Study = { summary: Summary; leftOut: { line: number; why: string }[] };

/** `server`: address of a server whose replay page the report links to. */
type StudyTerms = { file: string; folder: string; progress?(games: number): void; server?: string };

/** Games that are alike, and where each of them stands in the file. */
type Group = { cell: SummaryCell; rows: string[]; lines: number[] };

export async function studyRecords({ file, folder, progress, server }: StudyTerms): Promise<Study> {
  const groups = new Map<string, Group>();
  const leftOut: Study['leftOut'] = [];
  const rulesOf = rulesLoader();
  const digest = createHash('sha256');
  let game: string | null = null;
  let games = 0;
  for await (const { line, text } of linesOf(file)) {
    digest.update(text);
    const measured = await measuredLine(text, rulesOf);
    if ('why' in measured) {
      leftOut.push({ line, why: measured.why });
      continue;
    }
    game ??= measured.game;
    if (game !== measured.game)
      throw new PlanError(`${file} holds games of ${game} and of ${measured.game}; one kind at a time.`);
    addTo(groups, measured, line);
    progress?.(++games);
  }
  if (game === null) throw new PlanError(`${file} holds no finished game that can be replayed${firstReason(leftOut)}.`);
  claimFolder(folder, { format: LAB_FORMAT, records: digest.digest('hex') });
  return { summary: await writeStudy({ file, folder, server }, game, sortedGroups(groups)), leftOut };
}

const firstReason = ([first]: Study['leftOut']): string => (first ? ` (line ${first.line}: ${first.why})` : '');

type Measured = {
  game: string;
  result(index: number): GameResult;
  key: string;
  terms: CellTerms;
};

/** What games of one group have in common. Games of two versions of the rules are never merged, as in a plan. */
type CellTerms = Pick<GameRecord, 'version' | 'seats' | 'options'>;

/** Where a record cannot be counted: why. */
async function measuredLine(
  text: string,
  rulesOf: (record: GameRecord) => Promise<LoadedGame>,
): Promise<Measured | { why: string }> {
  try {
    const record = parseRecord(JSON.parse(text));
    const loaded = await rulesOf(record);
    const result = measureRecord(loaded, record, 0);
    if (!result) return { why: 'the game was not finished' };
    const { version, seats, options } = record;
    return {
      game: record.game,
      terms: { version, seats, options },
      key: canonicalJson([version, seats, options]),
      result: index => ({ ...result, index }),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return { why: 'it is not JSON' };
    if (error instanceof ReplayError || error instanceof NoSuchVersion || error instanceof PlanError)
      return { why: error.message };
    throw error;
  }
}

/** Rules by game and version; what a game adds is known for its newest rules. */
function rulesLoader(): (record: GameRecord) => Promise<LoadedGame> {
  const loaded = new Map<string, Promise<LoadedGame>>();
  return ({ game, version }) => {
    if (!Object.hasOwn(GAMES, game)) throw new PlanError(`there is no game called "${game}"`);
    const key = `${game} ${version}`;
    const rules = loaded.get(key) ?? loadForLab(game, version);
    loaded.set(key, rules);
    return rules;
  };
}

function addTo(groups: Map<string, Group>, { key, terms, result }: Measured, line: number): void {
  const group = groups.get(key) ?? { cell: emptyCell(terms), rows: [], lines: [] };
  groups.set(key, group);
  const counted = result(group.lines.length);
  group.lines.push(line);
  group.cell.games += 1;
  group.cell.sides = new Set(counted.sides).size;
  tallyGame(group.cell.tally, counted);
  group.rows.push(csvRow(group.cell.id, counted));
}

const emptyCell = ({ version, seats, options }: CellTerms): SummaryCell => ({
  ...{ id: '', of: 'plan', section: 'play', options, varied: {}, games: 0, times: null },
  ...{ sides: seats, version, absent: [] },
  seats: Array<string>(seats).fill('person'),
  tally: emptyTally(seats),
});

/** The largest first: the report looks at that one most closely. What differs between groups is named. */
function sortedGroups(groups: Map<string, Group>): Group[] {
  const sorted = [...groups].sort(
    ([a, { cell: one }], [b, { cell: other }]) => other.games - one.games || (a < b ? -1 : 1),
  );
  const all = sorted.map(([, group]) => group);
  const ids = Object.keys(all[0]!.cell.options).filter(id => new Set(all.map(({ cell }) => cell.options[id])).size > 1);
  const isMixed = new Set(all.map(({ cell }) => cell.seats.length)).size > 1;
  const isOfVersions = new Set(all.map(({ cell }) => cell.version)).size > 1;
  for (const [number, { cell, rows }] of all.entries()) {
    cell.id = `play-${number}`;
    cell.varied = {
      ...(isMixed && { players: String(cell.seats.length) }),
      ...(isOfVersions && { version: String(cell.version) }),
      ...Object.fromEntries(ids.map(id => [id, cell.options[id]!])),
    };
    for (const [i, row] of rows.entries()) rows[i] = cell.id + row;
  }
  return all;
}

async function writeStudy(
  { file, folder, server }: { file: string; folder: string; server: string | undefined },
  id: string,
  groups: Group[],
): Promise<Summary> {
  const game = await loadGame(id);
  const things = await loadThings(id);
  const summary: Summary = {
    format: LAB_FORMAT,
    plan: null,
    game: { id, title: game.title, version: game.version },
    labels: labelsOf(game, things),
    cells: groups.map(({ cell }) => ({ ...cell, absent: things.absent?.(cell.options) ?? [] })),
  };
  await writeCsv(
    join(folder, 'games.csv'),
    groups.map(({ rows }) => rows),
  );
  const records = await writeLinked(file, folder, summary, groups);
  writeWhole(join(folder, 'summary.json'), `${canonicalJson(summary, 1)}\n`);
  writeWhole(
    join(folder, 'report.html'),
    renderReport(summary, server === undefined ? {} : { served: { server, records } }),
  );
  return summary;
}

/** The records the report links to, as they stand in the file; packed, by their place in the folder. */
async function writeLinked(
  file: string,
  folder: string,
  summary: Summary,
  groups: readonly Group[],
): Promise<Record<string, string>> {
  mkdirSync(join(folder, 'records'), { recursive: true });
  const names = new Map<number, string>();
  for (const [cell, games] of gamesLinked(summary)) {
    const { lines } = groups.find(group => group.cell.id === cell.id)!;
    for (const game of games) names.set(lines[game]!, recordFile(cell, game));
  }
  const packed: Record<string, string> = {};
  for await (const { line, text } of linesOf(file)) {
    const name = names.get(line);
    if (name === undefined) continue;
    writeWhole(join(folder, name), `${text}\n`);
    packed[name] = packedRecord(parseRecord(JSON.parse(text)));
  }
  return packed;
}

async function* linesOf(file: string): AsyncGenerator<{ line: number; text: string }> {
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() !== '') yield { line, text };
  }
}
