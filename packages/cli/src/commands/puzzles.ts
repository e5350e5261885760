// `quayside puzzles --game waves`: positions with one clearly best move, found in games of bots; or the check of those
// here.

import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basisOf, doubtsAbout, findPuzzles, loadEvaluation } from '@quayside/bots';
import { checkPuzzles, isVisiblyAhead, mergePuzzles, puzzlePosition } from '@quayside/engine';
import { type AnyGame, GAMES, loadGame, type Phrase, type PuzzleSet, plain } from '@quayside/rules';
import { counted } from '@quayside/rules/kit/counted';
import { loadPuzzles } from '@quayside/rules/puzzles';
import { type Command, type Flags, noWords, UsageError, whole } from '../command.ts';

const DEFAULT_COUNT = 40;
const DEFAULT_SEED = 1;
const INTERRUPTED = 130;

const report = (line: string): unknown => process.stderr.write(`${line}\n`);

function namedGame(flags: Flags): string | null {
  if (flags['game'] === undefined) return null;
  const id = String(flags['game']);
  if (!Object.hasOwn(GAMES, id))
    throw new UsageError(`There is no game called "${id}"; there are: ${Object.keys(GAMES).join(', ')}.`);
  return id;
}

/** A game and a puzzle on one line each: small, and a change is seen in review. */
export function fileText({ game, version, checked, games, puzzles }: PuzzleSet): string {
  const note = checked === undefined ? '' : `"checked":${JSON.stringify(checked)},`;
  const lines = (items: readonly object[]) => items.map(item => `\n${JSON.stringify(item)}`).join(',');
  return `{"game":${JSON.stringify(game)},"version":${version},${note}"games":[${lines(games)}\n],"puzzles":[${lines(puzzles)}\n]}\n`;
}

/** Written whole or not at all. */
function write(path: string, text: string): void {
  try {
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${(error as Error).message}`);
  }
}

const text = (phrase: Phrase): string => plain(phrase, seat => `Player ${seat + 1}`);

function inWords(game: AnyGame, set: PuzzleSet): string {
  const { games, puzzles } = set;
  const lines = puzzles.map(puzzle => {
    const { id, rating, me } = puzzle;
    const [best, second] = puzzle.lines;
    const { open } = puzzlePosition(game, set, puzzle).view(me);
    const chances = `${percent(best!.chance)} against ${percent(second!.chance)}`;
    return `  ${String(rating).padStart(4)}  ${id.padEnd(20)} ${text(game.words.move(best!.move, open))} (${chances})`;
  });
  return `${game.title}: ${counted(puzzles.length, 'puzzle')} from ${counted(games.length, 'game')}\n${lines.join('\n')}\n`;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** One kind of decision alone, so all may be of it, and every one of them is looked at from the beginning on. */
function onlyAsk(game: AnyGame, ask: string) {
  if (!Object.hasOwn(game.words.asks, ask)) throw new UsageError(`${game.title} never asks "${ask}".`);
  return { asks: [ask], sameAsk: 1, every: 1, begin: 1 };
}

async function make(id: string, flags: Flags): Promise<number> {
  const count = whole(flags, 'count', DEFAULT_COUNT, { max: 1000 });
  const seed = whole(flags, 'seed', DEFAULT_SEED, { min: 0 });
  const game = await loadGame(id);
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  process.once('SIGTERM', () => stopping.abort());
  const stop = stopping.signal;
  const settings = flags['ask'] === undefined ? {} : onlyAsk(game, String(flags['ask']));
  const evaluation = await loadEvaluation(game);
  const set = await findPuzzles(game, evaluation, { count, seed: `puzzles ${seed}`, settings, report, stop });
  print(game, set, flags);
  if (stop.aborted) return INTERRUPTED;
  if (set.puzzles.length < count) report(`Only ${set.puzzles.length} of ${count} were found.`);
  return set.puzzles.length < count ? 1 : 0;
}

function print(game: AnyGame, set: PuzzleSet, { out, json }: Flags): void {
  if (out !== undefined) write(String(out), fileText(set));
  if (json) process.stdout.write(out === undefined ? fileText(set) : `${JSON.stringify(summaryOf(set))}\n`);
  else process.stdout.write(inWords(game, set));
}

/** The shipped puzzles and those of a file that another seed gave. */
async function add(id: string, flags: Flags): Promise<number> {
  const game = await loadGame(id);
  const shipped = (await loadPuzzles(id))!;
  const more = read(String(flags['add']));
  const faults = checkPuzzles(game, { ...more, puzzles: more.puzzles.filter(({ lines }) => isVisiblyAhead(lines)) });
  if (faults.length > 0) throw new UsageError(`${flags['add']} cannot be added: ${faults[0]}`);
  const set = mergePuzzles(shipped, more);
  print(game, set, flags);
  report(
    `${shipped.puzzles.length} were shipped, ${more.puzzles.length} are in the file, ${set.puzzles.length} are kept.`,
  );
  return 0;
}

function read(path: string): PuzzleSet {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as PuzzleSet;
  } catch (error) {
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function summaryOf({ game, version, games, puzzles }: PuzzleSet) {
  const asks: Record<string, number> = {};
  for (const { ask } of puzzles) asks[ask] = (asks[ask] ?? 0) + 1;
  return { game, version, games: games.length, puzzles: puzzles.length, asks };
}

const shippedFile = (id: string): string => join(import.meta.dirname, '../../../rules/src', id, 'puzzles.json');

/** Every puzzle that is shipped: replayed, then searched again. */
async function check(ids: readonly string[], flags: Flags): Promise<number> {
  const results = [];
  for (const id of ids) {
    const game = await loadGame(id);
    const set = (await loadPuzzles(id))!;
    const faults = checkPuzzles(game, set);
    const evaluation = await loadEvaluation(game);
    for (const [i, puzzle] of faults.length > 0 ? [] : set.puzzles.entries()) {
      if (process.stderr.isTTY) process.stderr.write(`\r${id}: ${i + 1} of ${set.puzzles.length} `);
      const doubt = doubtsAbout(game, evaluation, set, puzzle);
      if (doubt)
        faults.push(
          `puzzle ${puzzle.id}: ${text(game.words.move(doubt.found))} now looks better than ${text(game.words.move(puzzle.best[0]!))}`,
        );
    }
    if (process.stderr.isTTY) process.stderr.write('\n');
    if (flags['note'] && faults.length === 0)
      write(shippedFile(id), fileText({ ...set, checked: basisOf(game, evaluation, set) }));
    results.push({ ...summaryOf(set), faults });
    if (!flags['json'])
      process.stdout.write(
        `${id}: ${counted(set.puzzles.length, 'puzzle')}, ${counted(faults.length, 'fault')}\n${faults.map(it => `  ${it}\n`).join('')}`,
      );
  }
  if (flags['json']) process.stdout.write(`${JSON.stringify(results, null, 2)}\n`);
  return results.some(({ faults }) => faults.length > 0) ? 1 : 0;
}

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'find positions with one clearly best move, or check those that are shipped',
  help: `
Usage: quayside puzzles --game ID [flags]
       quayside puzzles --game ID --add FILE [--out FILE]
       quayside puzzles --check [--note] [--game ID]

Lets strong bots play, looks for decisions with one clearly best move, confirms each by a
longer search with other seeds, and rates it by how often bots of each level find it. The
same seed gives the same puzzles. docs/puzzles.md tells how and what the file holds.

  --game ID     the game: ${Object.keys(GAMES).join(', ')}
  --count N     how many (default ${DEFAULT_COUNT}); ends with 1 if fewer are found
  --seed N      (default ${DEFAULT_SEED})
  --ask KIND    looks at this kind of decision only, as "send"
  --out FILE    write them there, as packages/rules/src/<game>/puzzles.json; on Ctrl-C the
                game being played is finished, and what was found is written
  --add FILE    search nothing: add the puzzles of FILE, found with another seed, to the
                shipped ones, without those whose best move is not visibly ahead
  --json        as JSON
  --check       replay the shipped puzzles (of all games, or one) and search them again;
                ends with 1 if a position is not reached or another move is better
  --note        with --check, in a checkout: notes in the file of each game without faults
                what the check rested on; a test asks for another when that changes`,
  flags: {
    game: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string' },
    out: { type: 'string' },
    add: { type: 'string' },
    json: { type: 'boolean' },
    ask: { type: 'string' },
    check: { type: 'boolean' },
    note: { type: 'boolean' },
  },
  async run(words, flags) {
    noWords(words, 'puzzles');
    const id = namedGame(flags);
    if (flags['check']) {
      const stranger = ['count', 'seed', 'ask', 'out', 'add'].find(name => flags[name] !== undefined);
      if (stranger) throw new UsageError(`--check takes no --${stranger}.`);
      return check(id ? [id] : Object.keys(GAMES), flags);
    }
    if (flags['note']) throw new UsageError('--note belongs to --check.');
    if (!id) throw new UsageError('puzzles needs --game ID, or --check (puzzles --help).');
    return flags['add'] === undefined ? make(id, flags) : add(id, flags);
  },
};
