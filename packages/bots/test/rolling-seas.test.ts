import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import { type AnyGame, rngOf, settle, type View } from '@quayside/rules';
import { type Captain, type Move, type RollingSeas, rollingSeas } from '@quayside/rules/rolling-seas';
import { evaluation } from '../src/rolling-seas.ts';
import { experience } from '../src/rolling-seas-experience.ts';

const game = rollingSeas as unknown as AnyGame;

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

describe('The captain’s eye for Rolling Seas', () => {
  test('sees a few legal moves, one where something is drawn and on the last turn', () => {
    voyage(2, 'eye', ({ open }, candidates) => {
      const one = open.phase.kind !== 'action' || open.turn === 25;
      ok(one ? candidates.length === 1 : candidates.length >= 1 && candidates.length <= 8);
    });
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
