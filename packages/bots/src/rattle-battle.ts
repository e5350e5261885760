// What a strong pirate looks at in Rattle, Battle, Grab the Loot: after the drop a battle leaves nothing to chance, so
// every action is tried on a copy of the sea; Loot is kept in sets; the Port turns it into what still pays.

import { below, type Menu, pick, type Rng, type View } from '@quayside/rules';
import {
  type Loot,
  type Move,
  type Open,
  type Phase,
  type RattleBattle,
  rattleBattle,
  STEPS,
} from '@quayside/rules/rattle-battle';
import type { Bot, Evaluation } from './bot.ts';
import { dominated } from './dominated/rattle-battle.ts';
import { greedy } from './greedy.ts';
import { ismcts } from './ismcts.ts';
import { diceWorth } from './rattle-battle-dice.ts';
import { actions, bestAction, lead, quickAction, ranked } from './rattle-battle-sea.ts';
import { chances, lootWorth, questsLeft, sailorWorth, upgradeWorth, worths } from './rattle-battle-worth.ts';

type RattleView = View<RattleBattle>;

const LEAD = 6; // points that make one pirate nearly three times as likely to win as another
const GAIN = 2; // points won or lost by a move that tell
const CHOICES = 6; // worth a thought, where nothing is moved or fired

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
  const left = questsLeft(open);
  const late = left === 0;
  const loot = aboard(view);
  const galleon = open.galleons[seat!]!;
  const keeps = (gone: Loot): number => lootWorth(without(loot, gone), left);
  switch (move.kind) {
    case 'part':
      return PART_WISH[move.part];
    case 'send': {
      // The first ship brings the Adventure's Loot, each further one a fight more.
      const away = move.ships + Number(move.captain);
      return lootWorth(move.keep, left) + (away > 0 ? 1.2 : 0) + 0.35 * away + (move.captain ? 0.1 : 0);
    }
    case 'join':
      return lootWorth(move.keep, left) + (move.ship === null ? 0 : 0.35);
    case 'stow':
      return lootWorth(move.keep, left);
    case 'repair':
      return keeps(move.pay);
    case 'save':
    case 'splash':
    case 'return': {
      const token = lootWorth({ [move.loot]: 1 }, left);
      return move.kind === 'save' ? token : keeps({ [move.loot]: 1 });
    }
    case 'choose':
      return move.loot ? lootWorth(move.loot, left) : 0;
    case 'trade': {
      const rest = without(loot, move.give);
      if (move.take === 'wild') return lootWorth(rest, left) + (late ? 1 : 1.1);
      return lootWorth({ ...rest, [move.take]: (rest[move.take] ?? 0) + 1 }, left);
    }
    case 'name':
      return lootWorth({ ...loot, [move.good]: (loot[move.good] ?? 0) + 1 }, left);
    case 'done':
      return lootWorth(loot, left) + (open.step === 'pit' && late ? -9 : 0);
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
        : keeps({ [move.pay]: 1 }) + 0.6 + 0.2 * left + partWish(galleon, move.part);
    case 'buy-upgrade':
      return keeps(move.pay) + 0.3 + 1.1 * left;
    case 'hire':
      return keeps({ rum: 2 }) + 0.8 + 0.8 * left;
    case 'keep-sailor':
      return sailorWorth(open, seat!, move.sailor);
    case 'keep-upgrade':
      return upgradeWorth(move.upgrade);
    case 'buy-card':
      return 99 - Number(move.map);
    case 'swap':
      return lootWorth(loot, left) + 0.4;
    case 'refit':
      return keeps({ [move.loot]: 1 }) + (late ? 0 : 0.9);
    case 'bottle':
      return lootWorth(loot, left) + 1;
    case 'sailor':
      return lootWorth(loot, left) + 0.5;
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

const isTurn = (phase: Phase): boolean => phase.kind === 'turn';

/** Questions a simple rule answers as well as a search would. */
const PLAIN: readonly Phase['kind'][] = ['repair', 'stow', 'choose', 'quirijn', 'splash', 'guild', 'exhaust', 'part'];

function candidates(view: RattleView, { moves }: Menu<RattleBattle>): readonly Move[] {
  const { phase } = view.open;
  if (moves.length === 1) return moves;
  if (isTurn(phase)) return actions(view, moves);
  const best = ranked(view, moves, firstSight);
  return best.slice(0, PLAIN.includes(phase.kind) ? 1 : CHOICES);
}

/** How everybody plays in a playout: by a fast evaluation without search, and now and then at random. */
function habit(view: RattleView, { moves }: Menu<RattleBattle>, rng: Rng): Move {
  if (moves.length === 1) return moves[0]!;
  if (isTurn(view.open.phase)) return quickAction(view, moves, rng);
  // What is kept is never left to chance: in port most of a random choice would be thrown away (15.9).
  const random = view.open.phase.kind !== 'stow' && below(rng, 8) === 0;
  return random ? pick(rng, moves) : ranked(view, moves, firstSight)[0]!;
}

/** At sea until the battle is fought, after it until the next card, in port until the Quest is over. */
function stage({ step, round }: Open): string {
  const place = STEPS.indexOf(step);
  if (place < STEPS.indexOf('coins')) return `sea ${round}`;
  return place < STEPS.indexOf('market') ? `shore ${round}` : `port ${round}`;
}

/**
 * Thinks ahead on a turn at sea, where nothing is left to chance: the shared search would imagine the same world again
 * and again, and weigh by playouts what one look at the battle tells exactly. Before a drop there is nothing to plan:
 * every choice is tried in the same drops. All else is searched.
 */
const seek =
  (far: boolean): Bot =>
  (game, evaluation, view, rng, limits) => {
    const seen = view as unknown as RattleView;
    const { phase } = seen.open;
    begun.open = null; // the same object may hold another position by now
    if (isTurn(phase)) {
      const judge = evaluation.judge as unknown as Evaluation<RattleBattle>['judge'];
      const lines = far ? limits.iterations : 0;
      return bestAction(rattleBattle, judge, seen, rng, { far, lines, until: limits.until }) as never;
    }
    if (!CASTS.includes(phase.kind)) return ismcts(game, evaluation, view, rng, limits);
    const iterations = Math.ceil(limits.iterations / CHOICES);
    return greedy(game, evaluation, view, rng, { ...limits, iterations });
  };

/** By what is won and lost since the search began, so that even far ahead or behind no move looks like any other. */
const gained: Evaluation<RattleBattle>['judge'] = ({ open, own }, _, from = open) => {
  const before = worthsFrom(from);
  const now = worths(open, own);
  return now.map((_, seat) => 1 / (1 + Math.exp((lead(before, seat) - lead(now, seat)) / GAIN)));
};

/** The worths where the last search began: each asks for them at every judgement. */
const begun: { open: Open | null; worths: readonly number[] } = { open: null, worths: [] };

function worthsFrom(open: Open): readonly number[] {
  if (begun.open !== open) Object.assign(begun, { open, worths: worths(open) });
  return begun.worths;
}

/** Questions on whose answer dice fall. */
const CASTS: readonly Phase['kind'][] = ['send', 'latecomer', 'toss'];

export const evaluation: Evaluation<RattleBattle> = {
  dominated,
  judge: ({ open, own }) => chances(worths(open, own), LEAD),
  canStopPlayout: (from, now) => stage(from) !== stage(now),
  visibleKey: ({ phase, step, round }) => `${phase.kind} ${step} ${round}`,
  policy: habit,
  candidates,
  levels: {
    mate: { iterations: 2, slips: 30 },
    captain: { bot: seek(false), judge: gained, iterations: 40, slips: 6 },
    admiral: { bot: seek(true), judge: gained, iterations: 10_000 },
  },
};
