import { equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { SILENT, viewOf } from '@quayside/engine';
import { pick, rngOf, type State, settle } from '@quayside/rules';
import { type Move, type Waves, type WavesOptions, waves } from '@quayside/rules/waves';
import { imagined } from '../src/playout.ts';
import { evaluation } from '../src/waves.ts';

type WavesState = State<Waves>;
type Player = (state: WavesState, seat: number) => Move;

const sensible: Player = (state, seat) => {
  const view = viewOf<Waves>(state, seat);
  return evaluation.policy!(view, waves.menu(view), state.rng);
};
const random: Player = (state, seat) => pick(state.rng, waves.menu(viewOf<Waves>(state, seat)).moves);

/** A game to its end; `look` sees every position before it is played on. */
function play(
  seats: number,
  chosen: Record<string, string>,
  seed: number,
  players: Player[],
  look?: (state: WavesState) => void,
): WavesState {
  const rng = rngOf(seed);
  const state = { ...waves.setup(seats, settle(waves, seats, chosen).options as WavesOptions, rng), rng };
  for (let [seat] = waves.deciding(state.open); seat !== undefined; [seat] = waves.deciding(state.open)) {
    look?.(state);
    waves.play(state, seat, players[seat % players.length]!(state, seat), SILENT);
  }
  return state;
}

/** The first position of four players whose seat 0 opens the round with these cards at this Elder. */
function opening(hand: number[], elders: number[], shells: number): WavesState {
  const state = play(4, {}, 1, [random]);
  const { open, own } = state;
  Object.assign(open, {
    phase: { kind: 'play', place: 0 },
    token: 0,
    shells,
    elders,
    stances: open.stances.map(() => 'none'),
    stacks: open.stacks.map(() => 0),
    collected: open.collected.map(() => [0, 0, 0, 0, 0, 0]),
  });
  open.hands[0] = hand.reduce((sum, count) => sum + count, 0);
  own[0]!.hand = hand;
  return state;
}

/** What is played most often: at least twice as often as anything else. */
function favourite(state: WavesState, seat: number): string {
  const played = new Map<string, number>();
  for (let i = 0; i < 400; i++) {
    const move = JSON.stringify(sensible(state, seat));
    played.set(move, (played.get(move) ?? 0) + 1);
  }
  const [most, second] = [...played].sort(([, a], [, b]) => b - a);
  ok(!second || most![1] >= 2 * second[1], `${[...played]}`);
  return most![0];
}

describe('W·A·V·E·S, how playouts are played', () => {
  test('a sensible player follows with a card that beats the Elder', () => {
    const state = opening([0, 1, 1, 0, 1, 0], [3, 3, 3, 4], 2); // the Knights are calm, and well ahead
    equal(favourite(state, 0), '{"kind":"follow","card":4}');
  });

  test('and rebels with enough to turn the majority where that alone collects', () => {
    // The Knights are calm and nothing beats a Noble; three Keepers bring out Humble Hands, and a Keeper takes it.
    const state = opening([0, 0, 2, 1, 0, 0], [5, 2, 3, 3], 3);
    equal(favourite(state, 0), '{"kind":"rebel","card":2,"count":2}');
  });

  test('a sensible player wins twice as often as a random one, whatever the tablets', () => {
    for (const [seats, tablets] of [
      [4, 'first-game'],
      [4, 'all-vs-all'],
      [3, 'three-players'],
    ] as const) {
      let won = 0;
      const games = 300;
      for (let seed = 0; seed < games; seed++) {
        const players = [sensible, ...Array<Player>(seats - 1).fill(random)];
        if (waves.outcome(play(seats, { tablets }, seed, players).open)!.ranks[0] === 1) won += 1;
      }
      ok((won / games) * seats > 1.8, `${tablets}: ${won} of ${games}`);
    }
  });
});

describe('W·A·V·E·S, which worlds are imagined', () => {
  test('worlds weighed by what is plausible have the true class of a face-down Agent more often', () => {
    const right = { blind: 0, weighed: 0 };
    let looked = 0;
    const rng = rngOf(9);
    const look = (state: WavesState) => {
      const { open, own } = state;
      if (open.phase.kind !== 'play') return;
      const me = open.phase.place;
      const worlds = {
        blind: imagined(waves, viewOf<Waves>(state, me), rng),
        weighed: imagined(waves, viewOf<Waves>(state, me), rng, evaluation),
      };
      for (const [seat, stance] of open.stances.entries()) {
        if (stance === 'none' || seat === me) continue;
        looked += 1;
        if (worlds.blind.own[seat]!.agents[0] === own[seat]!.agents[0]) right.blind += 1;
        if (worlds.weighed.own[seat]!.agents[0] === own[seat]!.agents[0]) right.weighed += 1;
      }
    };
    for (let seed = 0; seed < 300; seed++) play(4, { tablets: 'all-vs-all' }, seed, [sensible], look);
    ok(right.weighed > 1.05 * right.blind, `${right.weighed} against ${right.blind} of ${looked}`);
  });
});

describe('W·A·V·E·S, how positions are judged', () => {
  test('one Elder less to go is worth more, and all chances add up to one', () => {
    const state = opening([0, 1, 1, 1, 1, 1], [3, 3, 3, 3], 2);
    const before = evaluation.judge(state);
    state.open.collected[0]![5] = 1;
    const after = evaluation.judge(state);
    ok(after[0]! > before[0]! && after[1]! < before[1]!);
    ok(Math.abs(after.reduce((sum, worth) => sum + worth, 0) - 1) < 1e-9);
  });

  test('every position of every mode has a worth for each seat, and partners share it', () => {
    const tables = [
      { seats: 2, chosen: {} },
      { seats: 3, chosen: {} },
      { seats: 4, chosen: {} },
      { seats: 5, chosen: { mode: 'teams', 'solo-goal': '3-or-5' } },
      { seats: 6, chosen: { mode: 'teams' } },
    ];
    for (const { seats, chosen } of tables)
      for (let seed = 0; seed < 20; seed++)
        play(seats, chosen, seed, [random], state => {
          const worths = evaluation.judge(state);
          ok(
            worths.every(worth => worth > 0 && worth < 1),
            `${worths}`,
          );
          if ('mode' in chosen) equal(worths[0], worths[2]);
        });
  });
});
