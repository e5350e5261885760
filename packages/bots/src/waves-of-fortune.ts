// What a strong captain of Waves of Fortune looks at: the way home, what lies within reach of the food, the odds of a
// battle, and whether the King’s fall would win the game.

import { below, type Menu, pick, type Rng, type Seat, type View } from '@quayside/rules';
import {
  ENGAGE,
  ESCAPE,
  FIGHT,
  holdOf,
  homeOf,
  KING_HP,
  KRAKEN_HP,
  LEAVE,
  LOAD,
  type Move,
  type Open,
  odds,
  oddsAgainst,
  openingHp,
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
} from '@quayside/rules/waves-of-fortune';
import type { Evaluation } from './bot.ts';
import {
  battleWorth,
  crown,
  pull,
  type Targets,
  targetsOf,
  toCome,
  turnsTo,
  UPGRADE_WORTH,
  worthOf,
} from './waves-of-fortune-worth.ts';

type FortuneView = View<WavesOfFortune>;

const ROUNDS_AHEAD = 4;
const GOALS = 4; // worth a thought, of up to 31
const MARGIN = 90; // gold that a goal may be behind the best at first sight
const PEEKS = 2; // worth a thought, of up to 24
const UNSURE = 0.15; // how much of a judgement is left open while the King stands
const LEAD = 450; // gold that makes one captain nearly three times as likely to win as another

function judge(open: Open): number[] {
  const worth = open.ships.map((_, seat) => worthOf(open, seat));
  const best = Math.max(...worth);
  const sharpness = 1 / (LEAD * (0.7 + toCome(open)));
  const strength = worth.map(gold => Math.exp((gold - best) * sharpness));
  const all = strength.reduce((sum, each) => sum + each, 0);
  return strength.map(each => (1 - UNSURE) * (each / all) + UNSURE / worth.length);
}

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

/** How good each tile is to end a move on. */
function tileWorth(open: Open, seat: Seat, targets: Targets): (to: Tile) => number {
  const ship = open.ships[seat]!;
  const home = homeOf(ship);
  const speed = speedOf(ship);
  const king = open.faces.indexOf('king');
  return to => {
    const worth = landing(open, seat, to, targets);
    if (to === home) return worth + 0.8 * pull({ ...ship, crew: 5 }, to, 7, targets, king);
    const left = ship.food - 1;
    const back = turnsTo(to, home, speed);
    if (to === king && worth > 0) return worth;
    const stranded = back > left + 1 ? 200 + ship.gold : back === left + 1 ? 30 + ship.gold / 10 : 0;
    return worth - stranded + Math.max(0.9 * pull(ship, to, left, targets, king), homeward(ship, back));
  };
}

/** Going home is worth what it saves, the more the nearer. */
const homeward = (ship: Ship, turns: number): number =>
  (0.3 * ship.gold + 14 * Math.max(0, 5 - ship.food) + 22 * Math.max(0, 4 - ship.crew)) * 0.85 ** turns;

/** Where a move ends; null when it ends nowhere. */
function goalOf(move: Move, at: Tile): Tile | null {
  if (move.kind === 'stay') return at;
  return move.kind === 'sail' || move.kind === 'teleport' || move.kind === 'drift' ? move.to : null;
}

const WHIM = 30; // gold

function bestTile({ open, seat }: FortuneView, moves: readonly Move[], rng: Rng): Move {
  const worthAt = tileWorth(open, seat!, targetsOf(open, seat!));
  const { at } = open.ships[seat!]!;
  let best = moves[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const goal = goalOf(move, at);
    if (goal === null) continue;
    const worth = worthAt(goal) + below(rng, WHIM);
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

/** The load for a voyage to the King with a hand as many as food allows; null when it is no good. */
function huntingCrew(open: Open, seat: Seat): number | null {
  const king = open.faces.indexOf('king');
  if (king < 0 || crown(open, seat) < 0) return null;
  const ship = open.ships[seat]!;
  const turns = turnsTo(homeOf(ship), king, speedOf(ship));
  const crew = holdOf(ship) - Math.max(1, turns);
  return odds('king', openingHp(ship, KING_HP), crew, 0).win > 0.45 ? crew : null;
}

const exploringCrew = (ship: Ship): number => (owns(ship, 'hold') ? 7 : 5);

function business(open: Open, seat: Seat, moves: readonly Move[]): Move {
  const ship = open.ships[seat]!;
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
  return best ?? LOAD[huntingCrew(open, seat) ?? exploringCrew(ship)]!;
}

/** How everybody plays in a playout. */
function habit(view: FortuneView, { moves }: Menu<WavesOfFortune>, rng: Rng): Move {
  const { open } = view;
  const { phase } = open;
  switch (phase.kind) {
    case 'move':
    case 'drift':
      return bestTile(view, moves, rng);
    case 'ram':
      return worstPush(view, phase.pushed, moves);
    case 'load':
      return LOAD[4 + below(rng, 3)]!;
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
      return crown(open, phase.seat) > 0 && oddsAgainst(ship, 'king', KING_HP).win > 0.45 ? FIGHT : ESCAPE;
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

/** What is worth a thought: not every split of the hold, not every tile to peek at, no doubt about how many to send. */
function candidates({ open, seat }: FortuneView, { moves }: Menu<WavesOfFortune>): readonly Move[] {
  const { phase } = open;
  switch (phase.kind) {
    case 'send':
      return [answer(open, phase, open.ships[seat!]!, moves)];
    case 'load':
      return [LOAD[4]!, LOAD[5]!, LOAD[6]!];
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

/** The best places to end a move, at first sight. */
function foremost(open: Open, seat: Seat, moves: readonly Move[]): Move[] {
  const worthAt = tileWorth(open, seat, targetsOf(open, seat));
  const { at } = open.ships[seat]!;
  const looked: { move: Move; worth: number }[] = [];
  for (const move of moves) {
    const goal = goalOf(move, at);
    if (goal !== null) looked.push({ move, worth: worthAt(goal) });
  }
  looked.sort((a, b) => b.worth - a.worth);
  const least = looked[0]!.worth - MARGIN;
  return looked.slice(0, GOALS).flatMap(({ move, worth }) => (worth >= least ? [move] : []));
}

function loads(open: Open, seat: Seat, moves: readonly Move[]): readonly Move[] {
  const usual = exploringCrew(open.ships[seat]!);
  const hunting = huntingCrew(open, seat);
  return moves.filter(
    move => move.kind === 'buy' || (move.kind === 'load' && (Math.abs(move.crew - usual) < 2 || move.crew === hunting)),
  );
}

export const evaluation: Evaluation<WavesOfFortune> = {
  judge: ({ open }) => judge(open),
  enough: (from, now) => now.round >= from.round + ROUNDS_AHEAD,
  visibleKey: ({ phase, ships }) => ('seat' in phase ? `${phase.kind}${ships[phase.seat]!.at}` : phase.kind),
  policy: habit,
  candidates,
  levels: { mate: { slips: 15 }, captain: { iterations: 200, slips: 5 } },
};
