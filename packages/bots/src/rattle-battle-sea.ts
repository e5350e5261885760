// A turn at sea: every action is tried on a copy of the sea, and then what everybody would answer to the best of them;
// first the best answers, then, while there is time, other good ones too.

import { SILENT, viewOf } from '@quayside/engine';
import { below, type Game, pick, type Rng, SEA, type Seat, type View } from '@quayside/rules';
import { afterAct, type Move, type Open, type RattleBattle } from '@quayside/rules/rattle-battle';
import type { Evaluation } from './bot.ts';
import { imagined } from './playout.ts';
import { worths } from './rattle-battle-worth.ts';

type RattleView = View<RattleBattle>;

const RIVALRY = 0.15; // how much a point of the others counts against one's own
const DUEL = 0.8; // likewise of a single rival's
const ACTIONS = 8; // worth a thought, of a hundred and more
const SAMPLED_ACTIONS = 6; // actions looked at in a playout
const REMEMBERED = 2000; // turns whose best actions are not looked for again
const LONGEST = 40; // answers thought ahead
const FIRST_LINE = 3; // the line of best answers counts as much as so many others
const EXPLORATION = 0.15; // how much an action looked at seldom is worth another look
const CHECK_EVERY = 64; // lines
const LEAST_LINES = 12; // of every action, before anything is settled
const SURE = 3; // standard errors by which the best is ahead of all others
const LEAST_SPREAD = 0.01; // of what lines of an action are worth: few may show none by chance

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** How much better this seat stands than the others. */
const standing = (open: Open, seat: Seat): number => lead(worths(open), seat);

/** What a seat has, less a part of what the others have: of a single rival's nearly all. */
export function lead(worth: readonly number[], seat: Seat): number {
  const rivals = worth.filter((_, other) => other !== seat);
  return worth[seat]! - (rivals.length === 1 ? DUEL : RIVALRY) * average(rivals);
}

type Act = Extract<Move, { kind: 'move' | 'fire' | 'use' }>;
const isAct = (move: Move): move is Act => move.kind === 'move' || move.kind === 'fire' || move.kind === 'use';

const SIDES = [0, 2, 4, 5];

/** What a Move, a Fire or the use of an Upgrade leaves this seat with, if the battle began then. */
function afterAction({ open, seat }: RattleView, move: Move): number {
  if (!isAct(move)) return standing(open, seat!);
  const rolls = move.kind === 'use' && (move.use === 'crowsNest' || move.use === 'zuri');
  const looks = (rolls ? SIDES : [0]).map(side => standing(afterAct(open, seat!, move, side), seat!));
  // Of two rolls Zuri keeps the better one.
  return move.kind === 'use' && move.use === 'zuri'
    ? Math.max(standing(open, seat!), average(looks)) - 0.1
    : average(looks);
}

export function ranked(
  view: RattleView,
  moves: readonly Move[],
  worthOf: (view: RattleView, move: Move) => number,
): Move[] {
  const looked = moves.map(move => ({ move, worth: worthOf(view, move) }));
  looked.sort((a, b) => b.worth - a.worth);
  return looked.map(({ move }) => move);
}

/** Per turn, by all that bears on it: a search comes to the same turn again and again. */
const remembered = new Map<string, readonly Move[]>();

/** What differs between two turns after the same drop; no two drops are alike. */
function keyOf({ open, seat }: RattleView): string {
  const { phase, sea, galleons, round } = open;
  let key = `${seat} ${round}`;
  if (phase.kind === 'turn') key += `${phase.acted}${phase.used}`;
  for (const { die, x, y, rotation, side, bonus, bribed, hooked } of sea)
    key += `|${die} ${x} ${y} ${rotation} ${side} ${bonus} ${bribed} ${hooked}`;
  for (const { sails, cannons, loot, revenge, coins, upgrades, crew, voyage } of galleons) {
    const { lost, trophies, passed, ballista } = voyage;
    key += `|${sails.ready} ${cannons.ready} ${loot.keg} ${loot.flag} ${revenge} ${coins} ${passed} ${ballista}`;
    for (const die of lost) key += ` ${die}`;
    for (const trophy of trophies) key += ` ${trophy.die} ${trophy.coins} ${trophy.loot}`;
    for (const { id, ready, used } of upgrades) key += ` ${id} ${ready} ${used}`;
    for (const { id, used, hoard } of crew) key += ` ${id} ${used} ${hoard}`;
  }
  return key;
}

/** The actions that leave most, and to do nothing more. */
export function actions(view: RattleView, moves: readonly Move[]): readonly Move[] {
  const key = keyOf(view);
  const known = remembered.get(key);
  if (known) return known;
  const [rest] = moves; // to pass, or to end the turn
  const best = ranked(view, moves, afterAction).slice(0, ACTIONS);
  const found = best.includes(rest!) ? best : [...best.slice(0, ACTIONS - 1), rest!];
  if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value!);
  remembered.set(key, found);
  return found;
}

/** In a playout a few actions are looked at, and the best is done if it is worth its Sail. */
export function quickAction(view: RattleView, moves: readonly Move[], rng: Rng): Move {
  const some = [moves[0]!];
  for (let i = 0; i < SAMPLED_ACTIONS; i++) some.push(pick(rng, moves));
  return ranked(view, some, afterAction)[0]!;
}

type Judge = Evaluation<RattleBattle>['judge'];
/** `far`: lines go on to the last of all turns; `lines`: how many are looked at besides the first of each action. */
type Depth = { far: boolean; lines: number; until: number };
/** `sum` and `squares`: of what its lines are worth. */
type Tried = { move: Move; lines: number; sum: number; squares: number };

/**
 * The action that leaves most, once the others have answered it as they like best, or as they may like. Looks at no
 * more lines once the best action is clearly ahead, or cannot be overtaken any more.
 */
export function bestAction(game: Game<RattleBattle>, judge: Judge, view: RattleView, rng: Rng, depth: Depth): Move {
  const { far, lines, until } = depth;
  const tried: Tried[] = [];
  const worthOf = (move: Move, loosely: boolean) => answered(game, judge, view, move, rng, { far, loosely });
  for (const move of actions(view, game.menu(view).moves)) {
    const worth = worthOf(move, false);
    tried.push({ move, lines: FIRST_LINE, sum: FIRST_LINE * worth, squares: FIRST_LINE * worth ** 2 });
    if (performance.now() >= until) break;
  }
  if (tried.length === 1) return tried[0]!.move;
  for (let line = 0; line < lines && performance.now() < until; line++) {
    if (line % CHECK_EVERY === 0 && isSettled(tried, lines - line)) break;
    const next = mostPromising(tried);
    const worth = worthOf(next.move, true);
    next.sum += worth;
    next.squares += worth ** 2;
    next.lines += 1;
  }
  return bestOf(tried).move;
}

/** Of the actions looked at about as often as any, the one that did best. */
function bestOf(tried: readonly Tried[]): Tried {
  const most = Math.max(...tried.map(it => it.lines));
  const often = tried.filter(it => 2 * it.lines >= most);
  return often.reduce((best, it) => (mean(it) > mean(best) ? it : best));
}

/** Whether `left` more lines would not change the best action, or would hardly. */
function isSettled(tried: readonly Tried[], left: number): boolean {
  const best = bestOf(tried);
  const low = mean(best) - SURE * standardError(best);
  const others = tried.filter(it => it !== best);
  // `bestOf` looks only at actions with half the most lines.
  if (others.every(it => 2 * (it.lines + left) < best.lines)) return true;
  return (
    best.lines >= LEAST_LINES &&
    others.every(it => it.lines >= LEAST_LINES && mean(it) + SURE * standardError(it) < low)
  );
}

const mean = ({ sum, lines }: Tried): number => sum / lines;

function standardError(tried: Tried): number {
  const variance = Math.max(LEAST_SPREAD ** 2, tried.squares / tried.lines - mean(tried) ** 2);
  return Math.sqrt(variance / tried.lines);
}

/** By the upper confidence bound. */
function mostPromising(tried: readonly Tried[]): Tried {
  const all = Math.log(tried.reduce((sum, { lines }) => sum + lines, 0));
  const bound = (it: Tried): number => mean(it) + EXPLORATION * Math.sqrt(all / it.lines);
  return tried.reduce((best, it) => (bound(it) > bound(best) ? it : best));
}

/** What a line of turns is worth in the end. `loosely`: the others may do what is not quite the best. */
function answered(
  game: Game<RattleBattle>,
  judge: Judge,
  view: RattleView,
  first: Move,
  rng: Rng,
  { far, loosely }: { far: boolean; loosely: boolean },
): number {
  const me = view.seat!;
  const state = imagined(game, view, rng);
  const worth = (open: Open): number => judge({ open, own: [], shut: state.shut }, me, view.open)[me]!;
  let [seat, move] = [me, first];
  for (let turns = 0; ; turns++) {
    // The Battle that follows the last action, and what is drawn after it, are judged as they look before.
    const side = loosely ? pick(rng, SIDES) : SIDES[1]!;
    const last = worth(isAct(move) ? afterAct(state.open, seat, move, side) : state.open);
    game.play(state, seat, move, SILENT);
    if (state.open.phase.kind !== 'turn') return last;
    seat = game.deciding(state.open)[0] ?? SEA;
    if ((seat === me && !far) || turns === LONGEST) return worth(state.open);
    const next = viewOf(state, seat);
    const answers = actions(next, game.menu(next).moves);
    move = answers[loosely && seat !== me ? nearTheBest(answers.length, rng) : 0]!;
  }
}

/** The first of so many as often as all others, the second as often as all after it, and so on. */
function nearTheBest(many: number, rng: Rng): number {
  let at = 0;
  while (at < many - 1 && below(rng, 2) === 0) at += 1;
  return at;
}
