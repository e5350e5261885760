// A turn at sea: every action is tried on a copy of the sea, and then what everybody would answer to the best of them.

import { SILENT, viewOf } from '@quayside/engine';
import { type Game, pick, type Rng, SEA, type Seat, type View } from '@quayside/rules';
import { afterAct, type Move, type Open, type RattleBattle } from '@quayside/rules/rattle-battle';
import { imagined } from './playout.ts';
import { worths } from './rattle-battle-worth.ts';

type RattleView = View<RattleBattle>;

const RIVALRY = 0.15; // how much a point of the others counts against one's own
const DUEL = 0.8; // likewise of a single rival's
const ACTIONS = 8; // worth a thought, of a hundred and more
const SAMPLED_ACTIONS = 6; // actions looked at in a playout
const REMEMBERED = 400; // turns whose best actions are not looked for again
const LONGEST = 40; // answers thought ahead

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** How much better this seat stands than the others. */
const standing = (open: Open, seat: Seat): number => lead(worths(open), seat);

/** What a seat has, less a part of what the others have: of a single rival's nearly all. */
export function lead(worth: readonly number[], seat: Seat): number {
  const rivals = worth.filter((_, other) => other !== seat);
  return worth[seat]! - (rivals.length === 1 ? DUEL : RIVALRY) * mean(rivals);
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
  return move.kind === 'use' && move.use === 'zuri' ? Math.max(standing(open, seat!), mean(looks)) - 0.1 : mean(looks);
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

/** Per turn, by all that bears on it: a search asks for the same turn in every world it imagines. */
const remembered = new Map<string, readonly Move[]>();

/** The actions that leave most, and to do nothing more. */
export function actions(view: RattleView, moves: readonly Move[]): readonly Move[] {
  const { phase, sea, galleons, round } = view.open;
  const key = JSON.stringify([view.seat, round, phase, sea, galleons]);
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

/** The action that leaves most, once the others have answered it as they like best; `far`: to the last of all turns. */
export function bestAction(
  game: Game<RattleBattle>,
  view: RattleView,
  rng: Rng,
  { far, until }: { far: boolean; until: number },
): Move {
  const moves = actions(view, game.menu(view).moves);
  let [best, most] = [moves[0]!, Number.NEGATIVE_INFINITY];
  for (const move of moves) {
    const worth = answered(game, view, move, rng, far);
    if (worth > most) [best, most] = [move, worth];
    if (performance.now() >= until) break;
  }
  return best;
}

function answered(game: Game<RattleBattle>, view: RattleView, first: Move, rng: Rng, far: boolean): number {
  const me = view.seat!;
  const state = imagined(game, view, rng);
  let [seat, move] = [me, first];
  for (let turns = 0; ; turns++) {
    // The Battle that follows the last action, and what is drawn after it, are judged as they look before.
    const sea = isAct(move) ? afterAct(state.open, seat, move, SIDES[1]!) : state.open;
    const worth = lead(worths(sea), me);
    game.play(state, seat, move, SILENT);
    const { phase } = state.open;
    if (phase.kind !== 'turn') return worth;
    seat = game.deciding(state.open)[0] ?? SEA;
    if ((seat === me && !far) || turns === LONGEST) return lead(worths(state.open), me);
    const next = viewOf(state, seat);
    move = actions(next, game.menu(next).moves)[0]!;
  }
}
