import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import type { Temperament } from '@quayside/protocol';
import { type AnyGame, type AnyShape, rngOf, settle, type View } from '@quayside/rules';
import { type Captain, type Move, portsAt, type RollingSeas, rollingSeas } from '@quayside/rules/rolling-seas';
import type { Evaluation } from '../src/bot.ts';
import { decide } from '../src/levels.ts';
import { evaluation } from '../src/rolling-seas.ts';
import { experience } from '../src/rolling-seas-experience.ts';

const game = rollingSeas as unknown as AnyGame;
const anyEvaluation = evaluation as unknown as Evaluation<AnyShape>;

/** A game in which every captain takes the best candidate, looked at before every move. */
function voyage(seats: number, seed: string, look: (view: View<RollingSeas>, candidates: readonly Move[]) => void) {
  const match = Match.start(game, seats, settle(game, seats, {}).options!, seedOf(seed));
  while (!match.outcome) {
    const seat = match.deciding[0]!;
    const view = match.view(seat) as unknown as View<RollingSeas>;
    const candidates = evaluation.candidates!(view, rollingSeas.menu(view));
    look(view, candidates);
    equal(match.submit(seat, candidates[0]).refusal, null);
  }
  return match;
}

describe('The evaluation of Rolling Seas', () => {
  test('sees a few legal moves, three where something is drawn, one on the last turn', () => {
    voyage(2, 'eye', ({ open }, candidates) => {
      const most = open.phase.kind !== 'action' ? 3 : open.turn === 25 ? 1 : 8;
      ok(candidates.length >= 1 && candidates.length <= most);
    });
  });

  test('tells its story at a port that would hear it, instead of only buying there', () => {
    let visits = 0;
    voyage(3, 'telling', (view, candidates) => {
      const mayTell = rollingSeas.menu(view).moves.some(move => move.kind === 'port' && move.tell);
      if (!mayTell) return;
      visits += 1;
      ok(candidates.every(move => move.kind !== 'port' || move.tell));
    });
    ok(visits > 5);
  });

  test('does not lie beside a port that has not heard the story for turns without telling it', () => {
    const waiting = new Map<number, number>();
    let tellings = 0;
    for (const seed of ['beside', 'heave', 'quay'])
      voyage(4, seed, ({ open, seat }, candidates) => {
        if (open.phase.kind !== 'action') return;
        const { chart, at, tellings: told } = open.captains[seat!]!;
        const isUnheard = portsAt(chart, at!).some(port => told.every(telling => telling.port !== port));
        const [best] = candidates;
        if (best!.kind === 'port' && best!.tell) tellings += 1;
        const idle = best!.kind === 'sail' && best!.path.length === 0;
        waiting.set(seat!, isUnheard && idle ? (waiting.get(seat!) ?? 0) + 1 : 0);
        ok(waiting.get(seat!)! < 2, `seat ${seat} lies idle beside a port in turn ${open.turn} of "${seed}"`);
      });
    ok(tellings > 30, `${tellings}`);
  });

  test('captains do not all choose the same Home Port', () => {
    const homes = new Map<string, number>();
    for (let seed = 0; seed < 6; seed++) {
      const match = Match.start(game, 4, settle(game, 4, {}).options!, seedOf(`home ${seed}`));
      while ((match.state.open as RollingSeas['open']).turn < 1) {
        const seat = match.deciding[0]!;
        const view = match.view(seat) as unknown as View<RollingSeas>;
        const [move] = evaluation.candidates!(view, rollingSeas.menu(view));
        if (move!.kind === 'home') homes.set(move!.port, (homes.get(move!.port) ?? 0) + 1);
        equal(match.submit(seat, move).refusal, null);
      }
    }
    ok(Math.max(...homes.values()) <= 16, JSON.stringify([...homes]));
  });

  test('two captains with the same charts and dice do not sail the same wake', () => {
    const match = Match.start(game, 2, settle(game, 2, {}).options!, seedOf('wake'));
    const rngs = [rngOf(1), rngOf(2)];
    const made: string[][] = [[], []];
    while (!match.outcome) {
      const seat = match.deciding[0]!;
      const player = { level: 'captain', iterations: null } as const;
      const move = decide(player, game, anyEvaluation, match.view(seat), rngs[seat]!, Number.POSITIVE_INFINITY);
      made[seat]!.push(JSON.stringify(move));
      equal(match.submit(seat, move).refusal, null);
    }
    const alike = made[0]!.filter((move, n) => move === made[1]![n]).length;
    ok(alike < made[0]!.length / 2, `${alike} of ${made[0]!.length} moves alike`);
  });

  test('bold and thrifty captains now and then steer otherwise: the bold for the story, the thrifty for what is told', () => {
    const otherwise = { bold: 0, thrifty: 0 };
    let looked = 0;
    voyage(2, 'taste', (view, candidates) => {
      if (view.open.phase.kind !== 'action' || candidates.length < 3) return;
      looked += 1;
      const chosen = (temperament: Temperament | null) => {
        const player = { level: 'captain', iterations: null, temperament } as const;
        // Without a margin for ties, so that nothing but the temperament makes a difference.
        const strict = { ...evaluation, tieMargin: 0 };
        return JSON.stringify(decide(player, rollingSeas, strict, view, rngOf(1), Number.POSITIVE_INFINITY));
      };
      for (const temperament of ['bold', 'thrifty'] as const)
        if (chosen(temperament) !== chosen(null)) otherwise[temperament] += 1;
    });
    ok(otherwise.bold >= 3 && otherwise.thrifty >= 3, `${JSON.stringify(otherwise)} of ${looked}`);
  });

  test('a bold captain likes a long story, a thrifty one what has been told', () => {
    const { open } = voyage(2, 'likes', () => {}).state as { open: RollingSeas['open'] };
    const liked = (temperament: Temperament, change: (captain: Captain) => void): number => {
      const changed = structuredClone(open);
      changed.turn = 10;
      const before = evaluation.temperamentBonus!(
        { open: changed, own: [], shut: { deck: [], islands: [] } },
        0,
        temperament,
      );
      change(changed.captains[0]!);
      return (
        evaluation.temperamentBonus!({ open: changed, own: [], shut: { deck: [], islands: [] } }, 0, temperament) -
        before
      );
    };
    const story = ({ ledger }: Captain) => (ledger.story += 3);
    const told = ({ tellings }: Captain) => (tellings[0]!.value += 6);
    ok(liked('bold', story) > 0 && liked('thrifty', story) < 0);
    ok(liked('bold', told) < 0 && liked('thrifty', told) > 0);
    equal(liked('spiteful', story), 0);
  });

  test('steers for ports: its first choices alone tell a story worth hearing', () => {
    const scores = ['a', 'b', 'c'].map(seed => voyage(1, seed, () => {}).outcome!.scores[0]!);
    ok(Math.min(...scores) > 30, `${scores}`);
  });

  test('judges every seat, and likes the one with more to tell', () => {
    const match = Match.start(game, 2, settle(game, 2, {}).options!, seedOf('judge'));
    const rng = rngOf(1);
    while (match.state.open && (match.state.open as RollingSeas['open']).turn < 2) {
      const seat = match.deciding[0]!;
      const view = match.view(seat) as unknown as View<RollingSeas>;
      match.submit(seat, evaluation.policy!(view, rollingSeas.menu(view), rng));
    }
    const open = structuredClone(match.state.open) as RollingSeas['open'];
    open.captains[1] = structuredClone(open.captains[0]!);
    const even = evaluation.judge({ open, own: [], shut: { deck: [], islands: [] } });
    deepEqual(
      even.map(each => each.toFixed(3)),
      ['0.500', '0.500'],
    );
    (open.captains[0] as Captain).ledger.story += 5;
    const [first, second] = evaluation.judge({ open, own: [], shut: { deck: [], islands: [] } });
    ok(first! > second!);
    ok(experience(open.captains[0]!, 20) > experience(open.captains[0]!, 5));
  });
});
