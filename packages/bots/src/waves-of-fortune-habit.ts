// The evaluation of moves without search (`firstSight`), and what a playout does by it: where a move should end, what
// is bought and loaded, whom to fight, and which moves are worth a closer look.

import type { Temperament } from '@quayside/protocol';
import { below, type Menu, pick, type Rng, type Seat, type View } from '@quayside/rules';
import {
  BUY,
  ENGAGE,
  ESCAPE,
  FIGHT,
  homeOf,
  KRAKEN_HP,
  LEAVE,
  LOAD,
  type Move,
  type Open,
  owns,
  PARLEY,
  type Phase,
  type Ship,
  STOP,
  speedOf,
  type Tile,
  tokenOn,
  UPGRADE_CARDS,
  type WavesOfFortune,
  ZONE_OF,
} from '@quayside/rules/waves-of-fortune';
import { fightsAtOnce, huntOf, openKing } from './waves-of-fortune-king.ts';
import { discounted, turnsTo } from './waves-of-fortune-way.ts';
import {
  battleWorth,
  bestTargetWorth,
  getsHome,
  homeWorth,
  leaderAmong,
  type Targets,
  targetsOf,
  toCome,
  UPGRADE_WORTH,
} from './waves-of-fortune-worth.ts';

export type FortuneView = View<WavesOfFortune>;

const GOALS = 6; // worth a thought at most
const MARGIN = 220; // gold by which a goal worth a thought is behind the best at most
const SECOND_MARGIN = 500; // likewise for the second best: only what is far better goes without a choice
const PEEKS = 2; // worth a thought, of up to 24

/** What is found at the end of a move, before looking further. */
function landing(open: Open, seat: Seat, to: Tile, targets: Targets): number {
  const ship = open.ships[seat]!;
  if (to === homeOf(ship)) return 0.35 * ship.gold + 14 * Math.max(0, 7 - ship.food) + 22 * Math.max(0, 5 - ship.crew);
  let worth = targets.worth[to]!;
  const face = open.faces[to];
  if (face === 'king' && worth === 0) return -2000;
  if (face === 'reef') worth -= 40;
  const laid = tokenOn(open, to);
  if (laid) worth += tokenWorth(ship, laid.token, laid.hp);
  return worth;
}

function tokenWorth(ship: Ship, token: string, hp: number): number {
  switch (token) {
    case 'pirate':
      return Math.min(0, battleWorth(ship, 'pirate', hp));
    case 'mine1':
      return -50;
    case 'mine2':
      return ship.crew > 2 ? -110 : -500;
    case 'fish':
    case 'spring':
      return ship.food < 5 ? 40 : 5;
    case 'siren':
      return ship.crew > 2 ? -20 : -300;
    default:
      return 0;
  }
}

/** How good each tile is to end a move on. `caution`: how much the risk to starve and a laden way home weigh. */
function tileWorth(open: Open, seat: Seat, targets: Targets, caution = 1): (to: Tile) => number {
  const ship = open.ships[seat]!;
  const home = homeOf(ship);
  const speed = speedOf(ship);
  const king = openKing(open);
  const waiting = homeWorth(open, seat);
  const stays = ship.at === home; // and would lose a turn by it
  return to => {
    const worth = landing(open, seat, to, targets);
    if (to === home) {
      const next = Math.max(waiting, 0.8 * bestTargetWorth({ ...ship, crew: 5 }, to, 7, targets, king));
      return worth + (stays ? discounted(next, 1) : next);
    }
    if (to === king && worth > 0) return worth;
    const left = ship.food - 1;
    const back = turnsTo(to, home, speed);
    const ahead = Math.max(bestTargetWorth(ship, to, left, targets, king), homeward(ship, back, waiting, caution));
    if (!getsHome(open, seat, to, targets)) return Math.min(0, worth) - STRANDED - ship.gold + ahead / 2;
    return worth + ahead - caution * hungerRisk(open, to, ship.food - back) * (ship.gold + STRANDED);
  };
}

/**
 * The chance to starve before the ship is home, with so much more food than the way needs: cards and reefs take some.
 */
function hungerRisk({ faces }: Open, to: Tile, spare: number): number {
  const face = faces[to];
  if (face === 'reef') return spare <= 0 ? 0.33 : spare === 1 ? 0.11 : 0.02;
  if (face !== null || ZONE_OF[to] === null) return 0.01;
  const depths = ZONE_OF[to] === 'depths';
  return spare <= 0 ? (depths ? 0.16 : 0.08) : spare === 1 ? (depths ? 0.1 : 0.02) : 0.01;
}

const STRANDED = 200; // gold; what it costs to sink far from home

/** Going home is worth what it saves and what waits there, the more the nearer. */
const homeward = (ship: Ship, turns: number, waiting: number, caution: number): number =>
  (0.5 * caution * ship.gold + 14 * Math.max(0, 5 - ship.food) + 22 * Math.max(0, 4 - ship.crew) + waiting) *
  0.85 ** turns;

/** Where a move ends; null when it ends nowhere. */
function goalOf(move: Move, at: Tile): Tile | null {
  if (move.kind === 'stay') return at;
  return move.kind === 'sail' || move.kind === 'teleport' || move.kind === 'drift' ? move.to : null;
}

const NOISE = 30; // gold; so that tiles of nearly the same worth are not always chosen alike

function bestTile({ open, seat }: FortuneView, moves: readonly Move[], rng: Rng): Move {
  const worthAt = tileWorth(open, seat!, targetsOf(open, seat!));
  const { at } = open.ships[seat!]!;
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const goal = goalOf(move, at);
    if (goal === null) continue;
    const worth = worthAt(goal) + below(rng, NOISE);
    if (worth <= most) continue;
    best = move;
    most = worth;
  }
  return best;
}

/** Where the other hurts most: pirates, mines and reefs, far from home, never a treat. */
function worstPush({ open }: FortuneView, pushed: Seat, moves: readonly Move[]): Move {
  const ship = open.ships[pushed]!;
  const worthAt = tileWorth(open, pushed, targetsOf(open, pushed));
  let worst = moves[0]!;
  let least = Number.POSITIVE_INFINITY;
  for (const move of moves) {
    if (move.kind !== 'ram') continue;
    const worth = worthAt(move.to) - 20 * turnsTo(move.to, homeOf(ship), speedOf(ship));
    if (worth < least) {
      worst = move;
      least = worth;
    }
  }
  return worst;
}

const LEAST_CREW = 4; // to set out with; one more is as good, and what is left is food

const exploringCrew = (ship: Ship): number => (owns(ship, 'hold') ? 7 : 5);

function business(open: Open, seat: Seat, moves: readonly Move[]): Move {
  const ship = open.ships[seat]!;
  const hunt = huntOf(open, seat);
  if (hunt) return hunt.buy.length > 0 ? BUY[hunt.buy[0]!] : LOAD[hunt.crew]!;
  const time = toCome(open);
  let best: Move | null = null;
  let most = 0;
  for (const move of moves) {
    if (move.kind !== 'buy') continue;
    const gain = UPGRADE_WORTH[move.upgrade] * time - UPGRADE_CARDS[move.upgrade].price;
    if (gain <= most) continue;
    best = move;
    most = gain;
  }
  return best ?? LOAD[exploringCrew(ship)]!;
}

/** How everybody plays in a playout. */
export function habit(view: FortuneView, { moves }: Menu<WavesOfFortune>, rng: Rng): Move {
  const { open } = view;
  const { phase } = open;
  switch (phase.kind) {
    case 'move':
    case 'drift':
      return bestTile(view, moves, rng);
    case 'ram':
      return worstPush(view, phase.pushed, moves);
    case 'load':
      return LOAD[LEAST_CREW + below(rng, 2)]!;
    case 'colour':
      return pick(rng, moves);
    case 'dock':
      return business(open, phase.seat, moves);
    default:
      return answer(open, phase, open.ships[phase.kind === 'over' ? 0 : phase.seat]!, moves);
  }
}

/** Yes or no, or how many. */
function answer(open: Open, phase: Phase, ship: Ship, moves: readonly Move[]): Move {
  switch (phase.kind) {
    case 'pirate':
      return battleWorth(ship, 'pirate', phase.hp) > 0 ? FIGHT : PARLEY;
    case 'kraken':
      return battleWorth(ship, 'kraken', KRAKEN_HP) > 0 ? ENGAGE : LEAVE;
    case 'king':
      return fightsAtOnce(open, phase.seat) ? FIGHT : ESCAPE;
    case 'send':
      return phase.battle.enemy === 'kraken' ? moves[0]! : moves.at(-1)!;
    case 'beast':
      return ship.crew > 3 ? moves.at(-1)! : moves[0]!;
    case 'option':
      return ship.crew > 4 ? moves[0]! : moves.at(-1)!;
    case 'raid':
      return moves.at(-1)!;
    case 'swap':
      return moves.find(move => move.kind === 'swap' && move.crew === balance(ship)) ?? moves[0]!;
    case 'peek':
      return STOP;
    default:
      return moves[0]!;
  }
}

const balance = ({ food, crew }: Ship): number => (crew < 4 && food > 4 ? 1 : food < 4 && crew > 4 ? -1 : 0);

/** What is worth a thought: not every split of the hold, not every tile to peek at, one other number to send. */
export function candidates({ open, seat }: FortuneView, { moves }: Menu<WavesOfFortune>): readonly Move[] {
  const { phase } = open;
  switch (phase.kind) {
    case 'send':
      return sendings(answer(open, phase, open.ships[seat!]!, moves), moves);
    case 'load':
      return [LOAD[5]!, LOAD[4]!, LOAD[6]!];
    case 'dock':
      return loads(open, seat!, moves);
    case 'move':
    case 'drift':
      return [...foremost(open, seat!, moves), ...moves.filter(move => move.kind === 'peek').slice(0, PEEKS)];
    case 'peek':
      return moves.slice(0, 2 * PEEKS);
    default:
      return moves;
  }
}

/** The best places to end a move, at first sight; none from which a ship with gold cannot get home, if it may be. */
function foremost(open: Open, seat: Seat, moves: readonly Move[]): Move[] {
  const targets = targetsOf(open, seat);
  const worthAt = tileWorth(open, seat, targets);
  const { at } = open.ships[seat]!;
  const looked: { move: Move; worth: number; safe: boolean }[] = [];
  for (const move of moves) {
    const goal = goalOf(move, at);
    if (goal !== null) looked.push({ move, worth: worthAt(goal), safe: getsHome(open, seat, goal, targets) });
  }
  const safe = looked.filter(goal => goal.safe);
  const chosen = safe.length > 0 ? safe : looked;
  chosen.sort((a, b) => b.worth - a.worth);
  const most = chosen[0]!.worth;
  return chosen
    .slice(0, GOALS)
    .flatMap(({ move, worth }, i) => (most - worth <= (i < 2 ? SECOND_MARGIN : MARGIN) ? [move] : []));
}

/** What is usual, and the number of hands next to it. */
function sendings(usual: Move, moves: readonly Move[]): readonly Move[] {
  const at = moves.indexOf(usual);
  const other = moves[at + 1] ?? moves[at - 1];
  return other ? [usual, other] : [usual];
}

function loads(open: Open, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const usual = exploringCrew(open.ships[seat]!);
  const hunting = huntOf(open, seat)?.crew;
  return moves.filter(
    move => move.kind === 'buy' || (move.kind === 'load' && (Math.abs(move.crew - usual) < 2 || move.crew === hunting)),
  );
}

const UNUSUAL = 60; // gold by which whatever is not done by habit looks worse
const PEEKING = 50; // gold by which a look through the Spyglass does; it costs no turn, but tells little

/** How much of what is risked a temperament counts in the evaluation without search. */
const CAUTION: Record<Temperament, number> = { bold: 0.3, thrifty: 1.6, spiteful: 1 };

const RAMMING = 150; // gold; how much better it looks to a spiteful captain to push the leader about
const TAKEN_AWAY = 0.5; // of what the leader would find somewhere: how much better it looks to be there first
const SOON = 2; // turns in which the leader could be there

/** What a spiteful captain likes about a tile: the leader lies there, or would soon find something. */
function spiteWorth(open: Open, leader: Seat): (to: Tile) => number {
  const ship = open.ships[leader]!;
  const { worth } = targetsOf(open, leader);
  return to => {
    if (to === homeOf(ship) || !ship.afloat) return 0;
    if (to === ship.at) return RAMMING;
    return turnsTo(ship.at, to, speedOf(ship)) <= SOON ? TAKEN_AWAY * Math.max(0, worth[to]!) : 0;
  };
}

/** The evaluation of each move without search, with this temperament, in gold; only differences count. */
export function firstSight(
  view: FortuneView,
  menu: Menu<WavesOfFortune>,
  rng: Rng,
  temperament?: Temperament,
): (move: Move) => number {
  const { open } = view;
  const seat = view.seat!;
  if (open.phase.kind !== 'move' && open.phase.kind !== 'drift') {
    const usual = habit(view, menu, rng);
    return move => (move === usual ? 0 : -UNUSUAL);
  }
  const worthAt = tileWorth(open, seat, targetsOf(open, seat), temperament && CAUTION[temperament]);
  const { at } = open.ships[seat]!;
  const goals = menu.moves.flatMap(move => goalOf(move, at) ?? []);
  const best = Math.max(...goals.map(worthAt));
  const spiteAt = temperament === 'spiteful' ? spiteWorth(open, leaderAmong(open, seat)) : () => 0;
  return move => {
    const goal = goalOf(move, at);
    return goal === null ? best - PEEKING : worthAt(goal) + spiteAt(goal);
  };
}
