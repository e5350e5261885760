// What a strong pirate looks at in Rattle, Battle, Grab the Loot: after the drop a battle leaves nothing to chance, so
// every action is tried on a copy of the sea; Loot is kept in sets; the Port turns it into what still pays.

import { below, type Menu, pick, type Rng, type Seat, type View, type World } from '@quayside/rules';
import {
  afterAct,
  type Loot,
  type Move,
  type Open,
  type Phase,
  type RattleBattle,
  STEPS,
} from '@quayside/rules/rattle-battle';
import type { Bot } from './bot.ts';
import type { Evaluation } from './evaluation.ts';
import { greedy } from './greedy.ts';
import { ismcts } from './ismcts.ts';
import { diceWorth } from './rattle-battle-dice.ts';
import { chances, lootWorth, questsLeft, sailorWorth, upgradeWorth, worths } from './rattle-battle-worth.ts';

type RattleView = View<RattleBattle>;

const LEAD = 6; // points that make one pirate nearly three times as likely to win as another
const RIVALRY = 0.15; // how much a point of the others counts against one's own
const DUEL = 0.8; // likewise of a single rival's
const GAIN = 2; // points won or lost by a move that tell
const ACTIONS = 8; // worth a thought, of a hundred and more
const CHOICES = 6; // likewise where nothing is moved or fired
const GLANCE = 6; // actions looked at in a playout
const REMEMBERED = 400; // turns whose best actions are not looked for again

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** How much better this seat stands than the others. */
const standing = (open: Open, seat: Seat): number => lead(worths(open), seat);

/** What a seat has, less a part of what the others have: of a single rival's nearly all. */
function lead(worth: readonly number[], seat: Seat): number {
  const rivals = worth.filter((_, other) => other !== seat);
  return worth[seat]! - (rivals.length === 1 ? DUEL : RIVALRY) * mean(rivals);
}

const SIDES = [0, 2, 4, 5];

/** What a Move, a Fire or the use of an Upgrade leaves this seat with, if the battle began then. */
function afterAction({ open, seat }: RattleView, move: Move): number {
  if (move.kind !== 'move' && move.kind !== 'fire' && move.kind !== 'use') return standing(open, seat!);
  const rolls = move.kind === 'use' && (move.use === 'crowsNest' || move.use === 'zuri');
  const looks = (rolls ? SIDES : [0]).map(side => standing(afterAct(open, seat!, move, side), seat!));
  // Of two rolls Zuri keeps the better one.
  return move.kind === 'use' && move.use === 'zuri' ? Math.max(standing(open, seat!), mean(looks)) - 0.1 : mean(looks);
}

/** Loot after some of it is gone. */
const without = (loot: Loot, gone: Loot): Loot =>
  Object.fromEntries(
    Object.entries(loot).map(([kind, count]) => [kind, (count ?? 0) - (gone[kind as keyof Loot] ?? 0)]),
  );

const aboard = ({ open, seat }: RattleView): Loot => open.galleons[seat!]!.loot;

const PART_WISH = { sail: 3, cannon: 4, hold: 2 };

/** How good a choice looks at first sight: higher is better, on a scale of its own for each question. */
function firstSight(view: RattleView, move: Move): number {
  const { open, seat } = view;
  const late = questsLeft(open) === 0;
  const loot = aboard(view);
  const galleon = open.galleons[seat!]!;
  const keeps = (gone: Loot): number => lootWorth(without(loot, gone), late);
  switch (move.kind) {
    case 'part':
      return PART_WISH[move.part];
    case 'send': {
      // The first ship brings the Adventure's Loot, each further one a fight more.
      const away = move.ships + Number(move.captain);
      return lootWorth(move.keep, late) + (away > 0 ? 1.2 : 0) + 0.35 * away + (move.captain ? 0.1 : 0);
    }
    case 'join':
      return lootWorth(move.keep, late) + (move.ship === null ? 0 : 0.35);
    case 'stow':
      return lootWorth(move.keep, late);
    case 'repair':
      return keeps(move.pay);
    case 'save':
    case 'splash':
    case 'return': {
      const token = lootWorth({ [move.loot]: 1 }, late);
      return move.kind === 'save' ? token : keeps({ [move.loot]: 1 });
    }
    case 'choose':
      return move.loot ? lootWorth(move.loot, late) : 0;
    case 'trade': {
      const rest = without(loot, move.give);
      if (move.take === 'wild') return lootWorth(rest, late) + (late ? 1 : 1.1);
      return lootWorth({ ...rest, [move.take]: (rest[move.take] ?? 0) + 1 }, late);
    }
    case 'name':
      return lootWorth({ ...loot, [move.good]: (loot[move.good] ?? 0) + 1 }, late);
    case 'done':
      return lootWorth(loot, late) + (open.step === 'pit' && late ? -9 : 0);
    case 'gift': {
      const left = keeps(move.loot);
      const { valuables = 0, ...others } = move.loot;
      return left + valuables + Object.values(others).reduce((sum, count) => sum + (count ?? 0), 0) / 2 + 0.01;
    }
    case 'buy-revenge':
      return keeps(move.loot) + 0.3;
    case 'buy-part':
      return late
        ? keeps({ [move.pay]: 1 })
        : keeps({ [move.pay]: 1 }) + 0.6 + 0.2 * questsLeft(open) + partWish(galleon, move.part);
    case 'buy-upgrade':
      return keeps(move.pay) + 0.3 + 0.8 * questsLeft(open);
    case 'hire':
      return keeps({ rum: 2 }) + 0.8 + 0.8 * questsLeft(open);
    case 'keep-sailor':
      return sailorWorth(open, seat!, move.sailor);
    case 'keep-upgrade':
      return upgradeWorth(move.upgrade);
    case 'buy-card':
      return 99 - Number(move.map);
    case 'swap':
      return lootWorth(loot, late) + 0.4;
    case 'refit':
      return keeps({ [move.loot]: 1 }) + (late ? 0 : 0.9);
    case 'bottle':
      return lootWorth(loot, late) + 1;
    case 'sailor':
      return lootWorth(loot, late) + 0.5;
    case 'close':
      return move.location === 'guild' ? 2 : move.location === null ? 0 : 1;
    default:
      return diceWorth(view, move);
  }
}

/** Sails first, then Cannons, then room. */
function partWish(
  { sails, cannons, holds, hamsters }: Open['galleons'][number],
  part: 'sail' | 'cannon' | 'hold',
): number {
  if (part === 'sail') return 0.5 - 0.15 * (sails.ready + sails.exhausted);
  if (part === 'cannon') return 0.55 - 0.12 * (cannons.ready + cannons.exhausted);
  return 0.3 - 0.1 * (holds + 2 * hamsters);
}

function ranked(view: RattleView, moves: readonly Move[], worthOf: (view: RattleView, move: Move) => number): Move[] {
  const looked = moves.map(move => ({ move, worth: worthOf(view, move) }));
  looked.sort((a, b) => b.worth - a.worth);
  return looked.map(({ move }) => move);
}

const isTurn = (phase: Phase): boolean => phase.kind === 'turn';

/** Questions a glance answers as well as thinking would. */
const PLAIN: readonly Phase['kind'][] = ['repair', 'stow', 'choose', 'quirijn', 'splash', 'guild', 'exhaust', 'part'];

/** Per turn, by all that bears on it: a search asks for the same turn in every world it imagines. */
const remembered = new Map<string, readonly Move[]>();

/** The actions that leave most, and to do nothing more. */
function actions(view: RattleView, moves: readonly Move[]): readonly Move[] {
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

function candidates(view: RattleView, { moves }: Menu<RattleBattle>): readonly Move[] {
  const { phase } = view.open;
  if (moves.length === 1) return moves;
  if (isTurn(phase)) return actions(view, moves);
  const best = ranked(view, moves, firstSight);
  return best.slice(0, PLAIN.includes(phase.kind) ? 1 : CHOICES);
}

/** In a playout a few actions are looked at, and the best is done if it is worth its Sail; the rest is done by eye. */
function habit(view: RattleView, { moves }: Menu<RattleBattle>, rng: Rng): Move {
  if (moves.length === 1) return moves[0]!;
  if (!isTurn(view.open.phase)) {
    if (below(rng, 8) === 0) return pick(rng, moves);
    return ranked(view, moves, firstSight)[0]!;
  }
  const some = [moves[0]!];
  for (let i = 0; i < GLANCE; i++) some.push(pick(rng, moves));
  return ranked(view, some, afterAction)[0]!;
}

/** At sea until the battle is fought, after it until the next card, in port until the Quest is over. */
function stage({ step, round }: Open): string {
  const place = STEPS.indexOf(step);
  if (place < STEPS.indexOf('coins')) return `sea ${round}`;
  return place < STEPS.indexOf('market') ? `shore ${round}` : `port ${round}`;
}

/**
 * The search, judging by what is won and lost since it began, so that even far ahead or behind no move looks like any
 * other. Before a drop there is nothing to plan: every choice is tried in the same drops.
 */
const seek: Bot = (game, evaluation, view, rng, limits) => {
  const { open } = view as unknown as RattleView;
  const before = worths(open);
  const judge = (world: object): number[] => {
    const { open: after, own } = world as World<RattleBattle>;
    const now = worths(after, own);
    return now.map((_, seat) => 1 / (1 + Math.exp((lead(before, seat) - lead(now, seat)) / GAIN)));
  };
  if (!CASTS.includes(open.phase.kind)) return ismcts(game, { ...evaluation, judge }, view, rng, limits);
  const iterations = Math.ceil(limits.iterations / CHOICES);
  return greedy(game, { ...evaluation, judge }, view, rng, { ...limits, iterations });
};

/** Questions on whose answer dice fall. */
const CASTS: readonly Phase['kind'][] = ['send', 'latecomer', 'toss'];

export const evaluation: Evaluation<RattleBattle> = {
  judge: ({ open, own }) => chances(worths(open, own), LEAD),
  enough: (from, now) => stage(from) !== stage(now),
  glance: ({ phase, step, round }) => `${phase.kind} ${step} ${round}`,
  policy: habit,
  candidates,
  levels: {
    mate: { iterations: 4 },
    captain: { bot: seek, iterations: 40 },
    admiral: { bot: seek, iterations: 300 },
  },
};
