import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { Match, seedOf } from '@quayside/engine';
import type { Temperament } from '@quayside/protocol';
import { type AnyGame, rngOf, settle, type View } from '@quayside/rules';
import {
  afterAct,
  type Event,
  forecast,
  type Move,
  type Open,
  type RattleBattle,
  rattleBattle,
} from '@quayside/rules/rattle-battle';
import { decide } from '../src/levels.ts';
import { evaluation } from '../src/rattle-battle.ts';
import { bestAction } from '../src/rattle-battle-sea.ts';
import { lootWorth, worths } from '../src/rattle-battle-worth.ts';

const game = rattleBattle as unknown as AnyGame;
type Seen = View<RattleBattle>;

const FAR = { far: true, until: Number.POSITIVE_INFINITY };

/** A game in which everybody takes the first candidate, looked at before every move. */
function voyage(
  scenario: string,
  seats: number,
  seed: string,
  look: (view: Seen, candidates: readonly Move[]) => void,
) {
  const match = Match.start(game, seats, settle(game, seats, { scenario }).options!, seedOf(seed));
  const events: Event[] = [];
  while (!match.outcome) {
    const seat = match.deciding[0]!;
    const view = match.view(seat) as unknown as Seen;
    const candidates = evaluation.candidates!(view, rattleBattle.menu(view));
    look(view, candidates);
    const { steps, refusal } = match.submit(seat, candidates[0]);
    equal(refusal, null);
    events.push(...steps!.flatMap(({ told }) => told.map(({ event }) => event as Event)));
  }
  return { match, events };
}

/** What a move leaves the seat with, if the battle began then. */
function outlook({ open, seat }: Seen, move: Move): number {
  const acts = move.kind === 'move' || move.kind === 'fire' || move.kind === 'use';
  return worths(acts ? afterAct(open, seat!, move, 0) : open)[seat!]!;
}

describe('The evaluation of Rattle, Battle, Grab the Loot', () => {
  test('sees a few legal moves, and always that of doing nothing more on a turn', () => {
    let turns = 0;
    voyage('norrington', 3, 'eye', (view, candidates) => {
      ok(candidates.length >= 1 && candidates.length <= 8, `${candidates.length}`);
      if (view.open.phase.kind !== 'turn') return;
      turns += 1;
      ok(candidates.some(({ kind }) => kind === 'pass' || kind === 'end-turn'));
    });
    ok(turns > 5, `${turns}`);
  });

  test('moves, fires and boards with a purpose: what comes first leaves most', () => {
    const { events } = voyage('norrington', 3, 'purpose', (view, candidates) => {
      if (view.open.phase.kind !== 'turn' || candidates.length < 3) return;
      ok(outlook(view, candidates[0]!) >= outlook(view, candidates.at(-2)!) - 2);
    });
    const boarded = events.filter(event => event.type === 'trophy' && event.trophy.boarded);
    ok(boarded.length >= 3, `${boarded.length} boardings`);
    ok(events.some(({ type }) => type === 'fired'));
    ok(events.some(({ type }) => type === 'card-bought'));
  });

  test('leaves nothing to chance on a turn at sea, and does what leaves most when all have answered', () => {
    let turns = 0;
    let second = 0;
    const rolls = ({ upgrades }: Open['galleons'][number]) => upgrades.some(({ id }) => id === 'crowsNest');
    voyage('norrington', 3, 'answers', (view, candidates) => {
      if (view.open.phase.kind !== 'turn' || turns === 12 || view.open.galleons.some(rolls)) return;
      turns += 1;
      const decided = [1, 2].map(seed =>
        bestAction(rattleBattle, evaluation.levels!.admiral!.judge!, view, rngOf(seed), { ...FAR, lines: 0 }),
      );
      deepEqual(decided[0], decided[1]);
      equal(rattleBattle.check(view, decided[0]!), null);
      if (decided[0] !== candidates[0]) second += 1;
    });
    ok(turns > 5 && second > 0, `${turns} turns, ${second} of them not as at first sight`);
  });

  test('looks at more lines of answers while it may, and then does not always what it would have done without', () => {
    let turns = 0;
    let otherwise = 0;
    const { judge } = evaluation.levels!.admiral!;
    voyage('norrington', 2, 'lines', view => {
      if (view.open.phase.kind !== 'turn' || turns === 12) return;
      turns += 1;
      const decided = [0, 60].map(lines => bestAction(rattleBattle, judge!, view, rngOf(turns), { ...FAR, lines }));
      for (const move of decided) equal(rattleBattle.check(view, move), null);
      if (!isDeepStrictEqual(decided[0], decided[1])) otherwise += 1;
      const late = { far: true, until: 0, lines: 60 };
      equal(rattleBattle.check(view, bestAction(rattleBattle, judge!, view, rngOf(turns), late)), null);
    });
    ok(turns > 5 && otherwise > 0 && otherwise < turns, `${otherwise} of ${turns} turns`);
  });

  test('looks at no more lines once an action is clearly ahead, and at all where actions are close', () => {
    const MOST = 1000;
    const { judge } = evaluation.levels!.admiral!;
    let worlds = 0;
    const counted: typeof rattleBattle = {
      ...rattleBattle,
      imagine: (view, rng) => {
        worlds += 1;
        return rattleBattle.imagine(view, rng);
      },
    };
    const looked: number[] = [];
    voyage('norrington', 2, 'settled', (view, candidates) => {
      if (view.open.phase.kind !== 'turn' || candidates.length < 3 || looked.length === 10) return;
      worlds = 0;
      bestAction(counted, judge!, view, rngOf(1), { ...FAR, lines: MOST });
      looked.push(worlds - candidates.length);
    });
    ok(looked.some(lines => lines < MOST / 2) && looked.includes(MOST), `${looked}`);
  });

  for (const level of ['captain', 'admiral'] as const)
    test(`has a temperament as ${level} too, at sea and ashore: a spiteful one now and then chooses otherwise`, () => {
      const otherwise = { sea: 0, ashore: 0 };
      const looked = { sea: 0, ashore: 0 };
      voyage('norrington', 3, 'spite', (view, candidates) => {
        const where = view.open.phase.kind === 'turn' ? 'sea' : 'ashore';
        if (looked[where] === 14 || candidates.length < 3) return;
        looked[where] += 1;
        const choose = (temperament: Temperament | null): Move =>
          decide({ level, iterations: 12, temperament }, rattleBattle, evaluation, view, rngOf(3), FAR.until);
        if (!isDeepStrictEqual(choose(null), choose('spiteful'))) otherwise[where] += 1;
      });
      ok(otherwise.sea > 0 && otherwise.ashore > 0, JSON.stringify({ looked, otherwise }));
    });

  test('plays every scenario to its end', () => {
    for (const scenario of ['introductory', 'pirate-wars']) {
      const { match } = voyage(scenario, 2, 'end', () => {});
      ok(Math.min(...match.outcome!.scores) > 10, `${match.outcome!.scores}`);
    }
  });

  test('keeps sets of Loot', () => {
    ok(lootWorth({ rum: 2 }, 2) > 2 * lootWorth({ rum: 1 }, 2));
    ok(lootWorth({ spices: 1, fabrics: 1 }, 2) > lootWorth({ spices: 2 }, 2));
    ok(lootWorth({ spices: 1, fabrics: 1 }, 4) > lootWorth({ spices: 1, fabrics: 1 }, 1));
    equal(lootWorth({ valuables: 2, rum: 2 }, 0), 3);
  });

  test('judges every seat, and likes the one with more coins, or a better battle to come', () => {
    const match = Match.start(game, 2, settle(game, 2, {}).options!, seedOf('judge'));
    const rng = rngOf(1);
    while ((match.state.open as Open).phase.kind !== 'turn') {
      const seat = match.deciding[0]!;
      const view = match.view(seat) as unknown as Seen;
      match.submit(seat, evaluation.policy!(view, rattleBattle.menu(view), rng));
    }
    const world = (open: Open) => ({ open, own: [], shut: match.state.shut as RattleBattle['shut'] });
    const open = structuredClone(match.state.open) as Open;
    const before = evaluation.judge(world(open));
    ok(Math.abs(before[0]! + before[1]! - 1) < 1e-9);
    open.galleons[0]!.coins += 5;
    ok(evaluation.judge(world(open))[0]! > before[0]!);
    deepEqual(forecast(open).open.galleons.length, 2);
  });
});
