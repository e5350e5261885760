// The flow of a made-up game: one seat names a number, all bet in secret, the bets are paid, and that three times.

import { deepEqual, equal, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Refusal, Seat, Shape, State, Tell, View } from '@quayside/rules';
import { no, rngOf } from '@quayside/rules';
import { type Decision, flow, jointly, type RoundStep } from '@quayside/rules/kit/flow';
import { commit, forEverySet, jointOf, setOf } from '@quayside/rules/kit/joint';

type Phase =
  | { kind: 'name'; seat: Seat; again: boolean }
  | { kind: 'bet'; waiting: readonly Seat[] }
  | { kind: 'over' };
type Move = { kind: 'name' | 'bet'; value: number };
type Bets = Shape & {
  open: { phase: Phase; round: number; number: number; done: string[] };
  own: { bet: number | null };
  shut: object;
  move: Move;
  event: { type: string; seat?: Seat };
};

const named: Decision<Bets, Move> = {
  kinds: ['name'],
  menu: () => ({ ask: 'name', moves: [{ kind: 'name', value: 1 }], complete: false }),
  check: (_, { value }) => (value > 9 ? no('too-high') : null),
  play({ open }, seat, { value }) {
    open.number = value;
    return value === 0 ? { kind: 'name', seat, again: true } : null;
  },
};

const bet: Decision<Bets, Move> = jointly<Bets, Move>({
  kinds: ['bet'],
  menu: () => ({ ask: 'bet', moves: [{ kind: 'bet', value: 1 }], complete: false }),
  check: () => null,
  keep(own, { value }) {
    own.bet = value;
  },
  committed: seat => ({ type: 'ready', seat }),
  resolve: ({ open, own }) => void open.done.push(`bets ${own.map(it => it.bet)}`),
});

const STEPS: Record<'open' | 'name' | 'bet' | 'pay', RoundStep<Bets>> = {
  open: ({ open }) => void open.done.push('open'),
  name: ({ open }) => (open.round === 3 ? { kind: 'over' } : { kind: 'name', seat: 0, again: false }),
  bet: ({ own }) => ({ kind: 'bet', waiting: [...own.keys()] }),
  pay({ open }) {
    open.round += 1;
    open.done.push('pay');
  },
};

const deciding = ({ phase }: Bets['open']): readonly Seat[] =>
  phase.kind === 'name' ? [phase.seat] : phase.kind === 'bet' ? phase.waiting : [];
const REFUSAL: Refusal = no('not-your-turn');
const RULES = { decisions: { name: named, bet }, steps: STEPS, notAsked: { deciding, refusal: REFUSAL } };
const inRounds = flow<Bets, keyof typeof STEPS>({ ...RULES, once: ['open'], round: ['name', 'bet', 'pay'] });

const begun = (): State<Bets> => {
  const open = { phase: { kind: 'over' } as Phase, round: 0, number: -1, done: [] };
  const state: State<Bets> = { open, own: [{ bet: null }, { bet: null }], shut: {}, rng: rngOf(1) };
  inRounds.begin(state, 'open', SILENT);
  return state;
};
const SILENT: Tell<Bets> = { all() {}, only() {} };
const view = ({ open }: State<Bets>, seat: Seat | null): View<Bets> => ({ seat, open, own: null });
const name = (value: number): Move => ({ kind: 'name', value });
const wager = (value: number): Move => ({ kind: 'bet', value });

describe('A flow', () => {
  test('begins with what happens by itself and stops at the first question', () => {
    const { open } = begun();
    deepEqual([open.done, open.phase], [['open'], { kind: 'name', seat: 0, again: false }]);
  });

  test('asks what a decision returns, and goes on to the next step when it returns null', () => {
    const state = begun();
    inRounds.play(state, 0, name(0), SILENT);
    deepEqual(state.open.phase, { kind: 'name', seat: 0, again: true });
    inRounds.play(state, 0, name(4), SILENT);
    deepEqual(state.open.phase, { kind: 'bet', waiting: [0, 1] });
  });

  test('keeps the choices of a joint decision until the last is in, and tells that they were made', () => {
    const state = begun();
    const told: unknown[] = [];
    inRounds.play(state, 0, name(4), SILENT);
    inRounds.play(state, 1, wager(7), { all: event => told.push(event), only() {} });
    deepEqual(
      [state.open.phase, state.own[1], told],
      [{ kind: 'bet', waiting: [0] }, { bet: 7 }, [{ type: 'ready', seat: 1 }]],
    );
    inRounds.play(state, 0, wager(5), SILENT);
    deepEqual(state.open.done, ['open', 'bets 5,7', 'pay']);
  });

  test('comes back to the first step of the round, not to those that come once, and may end in any step', () => {
    const state = begun();
    for (let round = 0; round < 3; round++)
      for (const [seat, move] of [
        [0, name(4)],
        [0, wager(1)],
        [1, wager(2)],
      ] as const)
        inRounds.play(state, seat, move, SILENT);
    deepEqual([state.open.phase, state.open.done.filter(it => it === 'open').length], [{ kind: 'over' }, 1]);
    deepEqual(inRounds.menu(view(state, 0)), { ask: 'over', moves: [], complete: true });
    equal(inRounds.check(view(state, 0), name(1))?.code, 'not-now');
  });

  test('refuses whoever is not asked, then moves of another kind, then what the decision refuses', () => {
    const state = begun();
    equal(inRounds.check(view(state, 1), name(4)), REFUSAL);
    equal(inRounds.check(view(state, null), name(4)), REFUSAL);
    equal(inRounds.check(view(state, 0), wager(4))?.code, 'not-now');
    equal(inRounds.check(view(state, 0), name(10))?.code, 'too-high');
    equal(inRounds.check(view(state, 0), name(4)), null);
    deepEqual([inRounds.menu(view(state, 0)).moves.length, inRounds.menu(view(state, 1)).moves.length], [1, 0]);
  });

  test('may go in an order that the state decides', () => {
    const order: ('bet' | 'name')[] = ['name', 'bet', 'bet'];
    const free = flow<Bets, keyof typeof STEPS>({ ...RULES, next: () => order.shift()! });
    const state = begun();
    const asked: string[] = [];
    free.begin(state, 'pay', SILENT);
    for (const [seat, move] of [
      [0, name(4)],
      [0, wager(1)],
      [1, wager(2)],
    ] as const) {
      asked.push(state.open.phase.kind);
      free.play(state, seat, move, SILENT);
    }
    deepEqual([asked, state.open.phase], [['name', 'bet', 'bet'], { kind: 'bet', waiting: [0, 1] }]);
  });

  test('must have a step for every decision', () =>
    throws(() => flow<Bets, keyof typeof STEPS>({ ...RULES, round: ['name', 'pay'] }), /no step asks "bet"/));
});

describe('A joint decision', () => {
  test('is one of at least two: those who are not awaited have committed', () => {
    deepEqual(jointOf([0, 2, 3], [2]), { committed: [0, 3], awaited: [2] });
    equal(jointOf([2], [2]), null);
  });

  test('goes on with those who are still to commit, as a new question', () => {
    const phase = { kind: 'bet', waiting: [0, 1, 2] };
    deepEqual(commit(phase, 1), { kind: 'bet', waiting: [0, 2] });
    deepEqual(phase.waiting, [0, 1, 2]);
  });

  test('may be made once for every set of seats', () => {
    const sets = forEverySet(seats => seats);
    deepEqual(sets[setOf([0, 3])], [0, 3]);
    deepEqual(sets[setOf([0, 3, 5], 3)], [0, 5]);
  });
});
