// A plan of the lab as plain data: which game, who plays, how many games. Everything a result depends on stands in it.

import { contestantOf, DEFAULT_MOVE_MS, isLevel, iterationsOf, loadEvaluation, playerOf } from '@quayside/bots';
import { buildOf } from '@quayside/jobs/build';
import { type AnyGame, GAMES, loadGame, type Meta, type Options, settle } from '@quayside/rules';

/** Raised when something else is measured, so that results of two kinds are never merged. */
export const LAB_FORMAT = 6;

let build: string | null = null;

/** Which build plays here, found once: sources that are changed later are not loaded any more. */
export function buildHere(): string {
  build ??= buildOf(['bots', 'engine', 'rules', 'lab']);
  return build;
}

/** Games of the section on skill: one seat thinks 4 and 16 times as long as the others. */
const SKILL_FACTORS = [4, 16] as const;

/** And one seat has a level, all others the level below. Admirals only where they play anyway: they cost the most. */
const SKILL_LEVELS = [
  { level: 'mate', others: 'deckhand' },
  { level: 'captain', others: 'mate' },
  { level: 'admiral', others: 'captain' },
] as const;

/** `games`: how many for each factor and each level; `base`: a level with its iterations, such as "captain:400". */
type SkillTerms = { games: number; base: string };

export type PlanTerms = {
  game: string;
  /** Of the rules. Games of two versions are never merged. */
  version: number;
  players: number;
  /** By option: its value, or several: then every combination is played. Options left out have their default. */
  options: Record<string, string | string[]>;
  /** Who plays: "captain", "captain:2000" (iterations) or "cmd:PROGRAM". They change places from game to game. */
  seats: string[];
  /** For each combination of options. */
  games: number;
  seed: string;
  skill: SkillTerms | null;
  /** How long a program may think about a move; null where none plays. */
  moveMs: number | null;
};

/**
 * `build`: of bots, rules and lab. Games of two builds are never merged. `compare`: a second plan of the same game,
 * whose games have the same seeds.
 */
export type Plan = PlanTerms & { format: number; build: string; compare: PlanTerms | null };

/** Games of one plan that are alike: the same options and the same players. */
export type Cell = {
  /** Unique in the plan, and part of file names. */
  id: string;
  of: 'plan' | 'compared';
  section: 'play' | 'skill';
  /** All options of the game. */
  options: Options;
  /** Those the plan gives several values. */
  varied: Options;
  seats: string[];
  games: number;
  /** In the section on skill: how many times as long the first of `seats` thinks; null where its level is higher. */
  times: number | null;
};

/** What is wrong with a plan, as a sentence for whoever wrote it. */
export class PlanError extends Error {
  override name = 'PlanError';
}

/** A plan as a person writes it: what is left out has a default. */
export type PlanInput = {
  game: string;
  players?: number;
  options?: Record<string, string | string[]>;
  seats?: string[];
  games?: number;
  seed?: string;
  /** Games for each set of the section on skill; 0: none. Left out: a twentieth of `games`, at most 400. */
  skill?: number;
  /** How long a program may think about a move. */
  moveMs?: number;
  compare?: PlanInput;
};

const PLAN_KEYS = ['game', 'players', 'options', 'seats', 'games', 'seed', 'skill', 'moveMs', 'compare'];
const MOST_GAMES = 10_000_000;
const MOST_CELLS = 100;
const LONGEST_MOVE_MS = 600_000;
const DEFAULT_SKILL_SHARE = 20;
const DEFAULT_SKILL_MOST = 400;

/** Checks a plan and fills in what it leaves out; throws a PlanError. */
export async function completePlan(raw: unknown): Promise<Plan> {
  const { compare, ...input } = planInput(raw);
  const terms = await completeTerms(input);
  const made = { format: LAB_FORMAT, build: buildHere() };
  if (compare === undefined) return { ...made, ...terms, compare: null };
  const other = await completeTerms({ games: terms.games, seed: terms.seed, ...compare });
  if (other.game !== terms.game)
    throw new PlanError(`The compared plan is of "${other.game}", not of "${terms.game}".`);
  if (other.seed !== terms.seed)
    throw new PlanError('The compared plan has another seed; leave it out to use the same.');
  return { ...made, ...terms, compare: { ...other, skill: null } };
}

/** All games of a plan, as cells. */
export function cellsOf(plan: Plan): Cell[] {
  const cells = cellsOfTerms(plan, 'plan');
  return plan.compare ? [...cells, ...cellsOfTerms(plan.compare, 'compared')] : cells;
}

/** The terms a cell belongs to. */
export const termsOf = (plan: Plan, { of }: Cell): PlanTerms =>
  of === 'compared' && plan.compare ? plan.compare : plan;

/** The same text for the same plan, whatever the order in which its fields were written. */
export const planText = (plan: Plan): string => canonicalJson(plan);

function cellsOfTerms(terms: PlanTerms, of: Cell['of']): Cell[] {
  const { meta } = GAMES[terms.game]!;
  const prefix = of === 'compared' ? 'compared-' : '';
  const play = combinations(terms.options).map(({ chosen, varied }, number): Cell => {
    const options = settledOptions(meta, terms.players, chosen);
    return {
      id: `${prefix}play-${number}`,
      of,
      section: 'play',
      options,
      varied,
      seats: terms.seats,
      games: terms.games,
      times: null,
    };
  });
  return [...play, ...skillCells(terms, play[0]!)];
}

function skillCells({ skill, players }: PlanTerms, { of, options }: Cell): Cell[] {
  if (!skill || players < 2) return [];
  const [base, iterations] = skill.base.split(':');
  const cellOf = (name: string | number, stronger: string, others: string, times: number | null): Cell => {
    const seats = [stronger, ...Array<string>(players - 1).fill(others)];
    return { id: `skill-${name}`, of, section: 'skill', options, varied: {}, seats, games: skill.games, times };
  };
  return [
    ...SKILL_FACTORS.map(times => cellOf(times, `${base}:${times * Number(iterations)}`, skill.base, times)),
    ...SKILL_LEVELS.filter(({ level }) => level !== 'admiral' || base === 'admiral').map(({ level, others }) =>
      cellOf(level, level, others, null),
    ),
  ];
}

/** Every combination of the options that have several values; the last of them changes fastest. */
function combinations(options: PlanTerms['options']): { chosen: Options; varied: Options }[] {
  const count = Object.values(options).reduce((product, it) => product * (typeof it === 'string' ? 1 : it.length), 1);
  if (count > MOST_CELLS) throw new PlanError(`The options have ${count} combinations; ${MOST_CELLS} is the most.`);
  let all: { chosen: Record<string, string>; varied: Record<string, string> }[] = [{ chosen: {}, varied: {} }];
  for (const id of Object.keys(options).sort()) {
    const values = options[id]!;
    all = all.flatMap(({ chosen, varied }) =>
      typeof values === 'string'
        ? [{ chosen: { ...chosen, [id]: values }, varied }]
        : values.map(value => ({ chosen: { ...chosen, [id]: value }, varied: { ...varied, [id]: value } })),
    );
  }
  return all;
}

function settledOptions(meta: Meta, players: number, chosen: Options): Options {
  const { options, refusal } = settle(meta, players, chosen);
  if (!refusal) return options;
  const option = meta.options.find(({ id }) => id === refusal.args?.['option']);
  if (refusal.code === 'bad-option' && option)
    throw new PlanError(`Option ${option.id} takes one of: ${option.choices.map(({ value }) => value).join(', ')}.`);
  if (refusal.code === 'unfit-option' && option)
    throw new PlanError(
      `${option.id} ${refusal.args?.['value']} does not go with ${players} players and the other options.`,
    );
  if (refusal.code === 'unknown-option')
    throw new PlanError(`${meta.title} has no option "${refusal.args?.['option']}".`);
  throw new PlanError(`${meta.title} cannot be played so: ${refusal.code}.`);
}

async function completeTerms(input: PlanInput): Promise<PlanTerms> {
  if (!Object.hasOwn(GAMES, input.game))
    throw new PlanError(`There is no game called "${input.game}"; there are: ${Object.keys(GAMES).join(', ')}.`);
  const { meta } = GAMES[input.game]!;
  const players = input.players ?? input.seats?.length ?? Math.max(2, meta.seats.min);
  if (!Number.isInteger(players) || players < meta.seats.min || players > meta.seats.max)
    throw new PlanError(`${meta.title} is for ${meta.seats.min} to ${meta.seats.max} players, not ${shown(players)}.`);
  const seats = input.seats ?? Array<string>(players).fill('captain');
  checkSeats(seats, players);
  const games = wholeNumber('games', input.games ?? 1000, 1, MOST_GAMES);
  const skillGames = wholeNumber('skill', input.skill ?? defaultSkill(games), 0, MOST_GAMES);
  const game = await loadGame(input.game);
  const terms: PlanTerms = {
    game: input.game,
    version: meta.version,
    players,
    options: input.options ?? {},
    seats,
    games,
    seed: input.seed ?? 'lab',
    skill: await skillTerms(game, seats, skillGames),
    moveMs: hasPrograms(seats) ? wholeNumber('moveMs', input.moveMs ?? DEFAULT_MOVE_MS, 1, LONGEST_MOVE_MS) : null,
  };
  cellsOfTerms(terms, 'plan'); // refuses options that do not fit
  return terms;
}

function checkSeats(seats: readonly string[], players: number): void {
  if (seats.length !== players)
    throw new PlanError(`${players} play, but ${seats.length} ${seats.length === 1 ? 'is' : 'are'} named as players.`);
  const stranger = seats.find(seat => contestantOf(seat) === null);
  if (stranger !== undefined)
    throw new PlanError(
      `There is no bot "${stranger}"; there are deckhand, mate, captain, admiral, random, playout, captain:2000 with iterations, and "cmd:python3 bot.py" for a program.`,
    );
}

/** Some of these players are programs: such games cannot be played again from their seed. */
export const hasPrograms = (seats: readonly string[]): boolean => seats.some(seat => contestantOf(seat)?.command);

const defaultSkill = (games: number): number => Math.min(DEFAULT_SKILL_MOST, Math.floor(games / DEFAULT_SKILL_SHARE));

/** The first player with a level is the one whose thinking is lengthened. */
async function skillTerms(game: AnyGame, seats: readonly string[], games: number): Promise<SkillTerms | null> {
  if (games === 0 || seats.length < 2) return null;
  for (const seat of seats) {
    const player = playerOf(seat);
    if (!player || !isLevel(player.level)) continue;
    const iterations = player.iterations ?? iterationsOf(player.level, await loadEvaluation(game));
    return { games, base: `${player.level}:${iterations}` };
  }
  return null;
}

function wholeNumber(name: string, value: unknown, min: number, max: number): number {
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
    throw new PlanError(`"${name}" of a plan is a whole number from ${min} to ${max}, not ${shown(value)}.`);
  return value as number;
}

/** Lists and objects are not written out: they may be nested too deeply for that. */
const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'a list or an object' : JSON.stringify(value);

/** The shape of a plan from a file. */
function planInput(raw: unknown, isCompared = false): PlanInput {
  if (!isObject(raw)) throw new PlanError('A plan is a JSON object.');
  const stranger = Object.keys(raw).find(key => !PLAN_KEYS.includes(key));
  if (stranger !== undefined) throw new PlanError(`A plan has no "${stranger}"; it has: ${PLAN_KEYS.join(', ')}.`);
  const { game, options = {}, seats, seed } = raw;
  const compare = raw['compare'] ?? undefined; // null, as in the plan.json of a run: none
  if (typeof game !== 'string') throw new PlanError('A plan names its "game".');
  if (!isObject(options) || !Object.values(options).every(isOptionValue))
    throw new PlanError('"options" of a plan is an object of texts, or of lists of texts without repetition.');
  if (seats !== undefined && !isTexts(seats)) throw new PlanError('"seats" of a plan is a list of texts.');
  if (seed !== undefined && typeof seed !== 'string') throw new PlanError('"seed" of a plan is a text.');
  if (compare !== undefined && isCompared) throw new PlanError('A compared plan cannot be compared with another.');
  const { compare: _, ...others } = raw as PlanInput;
  return { ...others, ...(compare !== undefined && { compare: planInput(compare, true) }) };
}

const isObject = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const isTexts = (raw: unknown): raw is string[] =>
  Array.isArray(raw) && raw.length > 0 && raw.every(it => typeof it === 'string');

const isOptionValue = (raw: unknown): boolean =>
  typeof raw === 'string' || (isTexts(raw) && new Set(raw).size === raw.length);

/** JSON with the keys of every object in order, so that equal values are equal bytes. */
export function canonicalJson(value: unknown, indent?: number): string {
  return JSON.stringify(sorted(value), null, indent);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort(byNumberThenText)
      .map(key => [key, sorted(value[key])]),
  );
}

/** Numbers first, by size: keys of bins read in order. (JavaScript itself puts whole numbers before all other keys.) */
function byNumberThenText(a: string, b: string): number {
  const [left, right] = [Number(a), Number(b)];
  if (Number.isNaN(left) !== Number.isNaN(right)) return Number.isNaN(left) ? 1 : -1;
  return Number.isNaN(left) ? (a < b ? -1 : 1) : left - right;
}
