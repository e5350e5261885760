// What holds in every game, whatever is played.

import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { RandomStep } from '../../../test/harness.ts';
import type { World } from '../../game.ts';
import { clockwise, counterclockwise } from '../../kit/ring.ts';
import { rngOf } from '../../kit/rng.ts';
import { waves } from '../game.ts';
import { emptyPile, total } from '../piles.ts';
import { preview } from '../powers.ts';
import { CLASS_NAMES, CLASSES, TABLETS_BY_CLASS } from '../tables.ts';
import type { Class, Event, Pile, Waves } from '../types.ts';
import { deepEqual, EVERY_CARD, equal, newGame, randomSteps, told, viewFrom } from './builders.ts';

const anySides = fc.tuple(...CLASSES.map(c => fc.constantFrom<string>(...TABLETS_BY_CLASS[c])));
const anyGame = fc.record({ table: fc.constantFrom(...EVERY_CARD), sides: anySides, seed: fc.nat(1e9) });
type AnyGame = typeof anyGame extends fc.Arbitrary<infer T> ? T : never;

type Step = RandomStep<Waves>;

/** A whole game of random moves, step by step. */
function game({ table, sides, seed }: AnyGame): Generator<Step> {
  const chosen = Object.fromEntries(CLASSES.map(c => [CLASS_NAMES[c].many.toLowerCase(), sides[c - 1]!]));
  return randomSteps(newGame(table.seats, { ...table.options, tablets: 'custom', ...chosen }, seed));
}

const holds = (runs: number, claim: (step: Step) => void) =>
  fc.assert(
    fc.property(anyGame, any => {
      for (const step of game(any)) claim(step);
    }),
    { numRuns: runs },
  );

/** Reckons by public events alone what everybody knows each seat to hold, in hand or face down. */
function witness(known: Pile[], event: Event): void {
  if (event.type === 'kept') known[event.seat]![event.elder]! += 1;
  const gone = (seat: number, card: number, count: number) => {
    known[seat]![card] = Math.max(0, known[seat]![card]! - count);
  };
  if (event.type === 'rebels-revealed') gone(event.seat, event.card, event.count);
  if (event.type === 'agent-revealed') gone(event.seat, event.card, 1);
  if (event.type === 'discarded') for (const card of CLASSES) gone(event.seat, card, event.cards[card]!);
}

/** What each seat of a world holds, in hand and face down. */
const holdings = ({ open, own }: World<Waves>): Pile[] =>
  own.map(({ hand, agents }, seat) => {
    const held = hand.slice();
    for (const [slot, card] of agents.entries()) if (card !== 0) held[card]! += open.stacks[seat + slot * own.length]!;
    return held;
  });

describe('In every game', () => {
  test('no card gets lost, and no choice is offered twice', () => {
    holds(60, ({ before, after, seat }) => {
      equal(waves.audit(after), null);
      const { moves } = waves.menu(viewFrom(before, seat));
      equal(moves.length >= 1, true);
      equal(new Set(moves).size, moves.length);
    });
  });

  test('5-8 a round is told in the order of the rulebook', () => {
    const rank: Partial<Record<Event['type'], number>> = {
      'rebels-revealed': 1,
      tablet: 2,
      surplus: 3,
      rotated: 4,
      'elder-powers': 4,
      'shells-set': 4,
      wave: 5,
      'agent-revealed': 5,
      collected: 5,
      kept: 5,
      'token-moved': 6,
      drew: 7,
      council: 8,
      discarded: 9,
      'extra-replaced': 10,
      round: 11,
    };
    holds(40, ({ events }) => {
      if (told(events, 'tablet').length === 0) return;
      const from = events.findIndex(({ type }) => type === 'rebels-revealed' || type === 'tablet');
      const to = events.findIndex(({ type }) => type === 'round');
      const ranks = events.slice(from, to < 0 ? undefined : to + 1).flatMap(({ type }) => rank[type] ?? []);
      deepEqual(
        ranks,
        ranks.toSorted((a, b) => a - b),
      );
    });
  });

  test('6.1 each wave goes round the table once, and every Agent tries once unless the game ends', () => {
    holds(40, ({ before, events, after }) => {
      const tablet = told(events, 'tablet')[0]?.tablet;
      if (!tablet) return;
      const order = (tablet === 'counterclockwise' ? counterclockwise : clockwise)(
        before.open.elders.length,
        before.open.token,
      );
      const tries: number[][] = [];
      for (const e of events) {
        if (e.type === 'wave') tries.push([]);
        if (e.type === 'collected' || e.type === 'kept') tries.at(-1)!.push(order.indexOf(e.place));
      }
      for (const wave of tries)
        deepEqual(
          wave,
          wave.toSorted((a, b) => a - b),
        );
      if (after.open.phase.kind !== 'over') equal(tries.flat().length, order.length);
    });
  });

  test('6.4 as many Elders are collected as Shells leave, never more than there were', () => {
    holds(40, ({ before, events }) => {
      const set = told(events, 'shells-set')[0]?.shells ?? before.open.shells;
      told(events, 'collected').forEach(({ shells }, i) => {
        equal(shells, set - i - 1);
        equal(shells >= 0, true);
      });
    });
  });

  test('8.3 a hand is never above its limit when a round begins, and whoever holds more is asked to discard', () => {
    holds(40, ({ before, after: { open } }) => {
      const above = open.hands.flatMap((held, seat) =>
        held > (open.card === 'teams-5' && seat === 4 ? 6 : 5) ? [seat] : [],
      );
      if (open.phase.kind === 'play' && open.phase.place === open.token) deepEqual(above, []);
      if (open.phase.kind === 'discard' && before.open.phase.kind === 'play') deepEqual(open.phase.waiting, above);
    });
  });

  test('7 what the preview says of the first to act comes true', () => {
    let seen = 0;
    holds(40, ({ before, move, events }) => {
      const tablet = told(events, 'tablet')[0]?.tablet;
      const first = events.find(e => e.type === 'collected' || e.type === 'kept');
      if (!tablet || !first || !('agentPower' in first) || tablet === 'shells-are-followers') return;
      const { place, elder, agentPower, elderPower } = first;
      const faceUp = told(events, 'agent-revealed').find(e => e.place === place);
      const agent = faceUp?.card ?? told(events, 'rebels-revealed').find(e => e.place === place)!.card;
      const last = before.open.phase.kind === 'play' && before.open.phase.place === place;
      const stance = last ? (move.kind === 'rebel' ? 'rebel' : 'follower') : before.open.stances[place];
      const told1 = preview(before.open, place, agent, stance as 'follower' | 'rebel', tablet);
      deepEqual([told1.elder, told1.elderPower], [elder, elderPower]);
      if (told1.agentPower !== null) equal(told1.agentPower, agentPower);
      seen += 1;
    });
    equal(seen > 100, true);
  });

  test('an imagined world adds up, looks the same to its seat, and is as the open position demands', () => {
    const rng = rngOf(5);
    holds(20, ({ before }) => {
      for (const seat of [null, ...before.own.keys()]) {
        const world = { ...waves.imagine(viewFrom(before, seat), rng), rng };
        equal(waves.audit(world), null);
        deepEqual(viewFrom(world, seat), viewFrom(before, seat));
        const { phase } = world.open;
        if (phase.kind !== 'discard') continue;
        for (const [other, { hand, drop }] of world.own.entries()) {
          const chosen = before.own[other]!.drop;
          equal(drop === null, chosen === null);
          if (drop) for (const card of CLASSES) equal(drop[card]! <= hand[card]!, true);
        }
      }
    });
  });

  test('6.5 what everybody saw go to a hand is remembered, and all of 200 imagined worlds have it there', () => {
    const rng = rngOf(6);
    let worlds = 0;
    let seen = 0;
    fc.assert(
      fc.property(anyGame, any => {
        const known: Pile[] = Array.from({ length: any.table.seats }, emptyPile);
        for (const { before, events, after } of game(any)) {
          equal(`${before.open.seen}`, `${known}`);
          for (const event of events) witness(known, event);
          if (after.open.phase.kind === 'over') break;
          for (const seat of [null, ...after.own.keys()]) {
            const world = waves.imagine(viewFrom(after, seat), rng);
            const held = holdings(world);
            known.forEach((cards, other) => {
              for (const card of CLASSES) equal(held[other]![card]! >= cards[card]!, true, `${held} but ${known}`);
              seen += total(cards);
            });
            worlds += 1;
          }
        }
      }),
      { numRuns: 20 },
    );
    equal(worlds >= 200 && seen >= 1000, true, `${worlds} worlds, ${seen} cards`);
  });

  test('1.1 all the cards of a deck come up, each class as often as it is there', () => {
    const drawn = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 400; seed++)
      for (const elder of newGame(6, {}, seed).open.elders) drawn[elder as Class]! += 1;
    for (const card of CLASSES) equal(Math.abs(drawn[card]! - 480) < 100, true, `${drawn}`);
  });
});
