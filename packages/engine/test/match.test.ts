import { deepEqual, equal, notEqual, ok, throws } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chooserOf, Match, patched, randomChoice, seedOf, updateFor, viewOf } from '@quayside/engine';
import { type AnyGame, SEA } from '@quayside/rules';
import { PEARLS_GAME, type Pearls, type PearlsState } from './pearls.ts';

const start = (seats = 3, game = PEARLS_GAME) => Match.start(game, seats, { rounds: '2' }, seedOf('match'));
const pearl = (match: Match, seat: number, which = 0) => match.menu(seat).moves[which]!;
const open = (match: Match) => match.state.open as Pearls['open'];
const text = (value: unknown) => JSON.stringify(value);

describe('A match', () => {
  test('refuses who is not asked, what is no move, and what the rules refuse; and nothing changes', () => {
    const match = start();
    match.submit(1, pearl(match, 1));
    const before = text(match.snapshot());
    equal(match.submit(1, { kind: 'dive', value: 1 }).refusal?.code, 'not-your-turn');
    equal(match.submit(7, pearl(match, 0)).refusal?.code, 'not-your-turn');
    equal(match.submit(SEA, { kind: 'tide', value: 1 }).refusal?.code, 'not-your-turn');
    equal(match.submit(0, { kind: 'swim' }).refusal?.code, 'not-a-move');
    equal(match.submit(0, null).refusal?.code, 'not-a-move');
    equal(match.submit(0, pearl(match, 2)).refusal?.code, 'no-such-pearl');
    equal(match.submit(0, { kind: 'bury', value: 1 }).refusal?.code, 'not-now');
    equal(text(match.snapshot()), before);
  });

  test('says game-over once it is', () => {
    const match = played(start(2));
    ok(match.outcome);
    equal(match.submit(0, { kind: 'dive', value: 1 }).refusal?.code, 'game-over');
  });

  test('keeps the states of its steps: what comes later does not change them', () => {
    const match = start();
    const first = match.submit(0, pearl(match, 0)).steps![0]!;
    const [before, after] = [text(first.before), text(first.after)];
    played(match);
    deepEqual([text(first.before), text(first.after)], [before, after]);
  });

  test('goes on from a snapshot, also one that went through JSON, as if nothing had happened', () => {
    const one = start();
    one.submit(2, pearl(one, 2));
    const two = Match.resume(PEARLS_GAME, one.options, one.seed, JSON.parse(text(one.snapshot())));
    equal(two.revocable(2), one.revocable(2));
    equal(text(played(two).snapshot()), text(played(one).snapshot()));
  });

  test('is left as it was when the rules have a bug, even after the sea was asked', () => {
    const buggy: AnyGame = {
      ...PEARLS_GAME,
      nature(sea, rng) {
        if ((sea as Pearls['open']).round === 2) throw new Error('a bug');
        return PEARLS_GAME.nature!(sea, rng);
      },
    };
    const match = start(2, buggy);
    for (const seat of [0, 1]) match.submit(seat, pearl(match, seat));
    const before = text(match.snapshot());
    const [burier] = match.deciding;
    throws(() => match.submit(burier!, pearl(match, burier!)), /a bug/);
    equal(text(match.snapshot()), before);
  });

  test('says since when each seat is asked', () => {
    const match = start();
    deepEqual(match.asked, [1, 1, 1]);
    match.submit(1, pearl(match, 1));
    deepEqual(match.asked, [1, null, 1]);
    match.takeBack(1);
    deepEqual(match.asked, [1, 3, 1]);
    for (const seat of [2, 0, 1]) match.submit(seat, pearl(match, seat));
    deepEqual(
      match.asked,
      match.asked.map((_, seat) => (match.deciding.includes(seat) ? 6 : null)),
    );
  });
});

describe('The sea', () => {
  test('answers before anybody is asked, and its answer is the first step', () => {
    const match = start();
    equal(match.ply, 1);
    equal(match.opening.length, 1);
    equal(match.opening[0]!.entry.seat, SEA);
    deepEqual(match.deciding, [0, 1, 2]);
  });

  test('answers at once in the middle of a game, in a step of its own', () => {
    const match = start(2);
    for (const seat of [0, 1]) match.submit(seat, pearl(match, seat));
    const [burier] = match.deciding;
    const { steps } = match.submit(burier!, pearl(match, burier!));
    deepEqual(
      steps!.map(step => step.entry.seat),
      [burier, SEA],
    );
    equal(open(match).phase.kind, 'dive');
  });

  test('answers with the device where there is one', () => {
    const device = () => ({ kind: 'tide', value: 3 });
    equal(open(Match.start(PEARLS_GAME, 2, { rounds: '1' }, seedOf('x'), device)).tide, 3);
  });

  test('may not answer nonsense, and may not be silent', () => {
    const begin = (device: () => object) => Match.start(PEARLS_GAME, 2, { rounds: '1' }, seedOf('x'), device);
    throws(() => begin(() => ({ kind: 'tide', value: 9 })), /no legal move/);
    throws(() => begin(() => ({ kind: 'dive', value: 1 })), /no legal move/);
    const { nature: _, ...silent } = PEARLS_GAME;
    throws(() => start(2, silent), /nothing answers/);
  });
});

describe('Taking back', () => {
  test('is free for a commitment while others are still awaited, and leaves the state as it was, byte for byte', () => {
    const match = start();
    const before = text(match.state);
    const asked = match.submit(1, pearl(match, 1, 2));
    ok(asked.steps);
    notEqual(text(match.state), before);
    equal(match.revocable(1), 1);
    ok(match.takeBack(1).steps);
    equal(text(match.state), before);
  });

  test('leaves the commitments of others standing, in whatever order they came', () => {
    const only = start();
    only.submit(2, pearl(only, 2));
    const both = start();
    both.submit(0, pearl(both, 0));
    both.submit(2, pearl(both, 2));
    both.takeBack(0);
    const world = ({ open, own, shut }: Match['state']) => text({ open, own, shut });
    equal(world(both.state), world(only.state));
    deepEqual(both.deciding, [0, 1]);
    equal(both.revocable(2), 2);
    equal(both.revocable(0), null);
  });

  test('is over when the last has committed, and was never possible for a move that is played alone', () => {
    const match = start();
    for (const seat of [0, 1, 2]) match.submit(seat, pearl(match, seat));
    for (const seat of [0, 1, 2]) equal(match.revocable(seat), null);
    const [burier] = match.deciding;
    match.submit(burier!, pearl(match, burier!));
    for (const seat of [0, 1, 2, SEA]) equal(match.takeBack(seat).refusal?.code, 'cannot-take-back');
  });

  test('is not free once the commitment drew chance', () => {
    const lucky: AnyGame = {
      ...PEARLS_GAME,
      play(state, seat, move, tell) {
        PEARLS_GAME.play(state, seat, move, tell);
        state.rng.counter += 1;
      },
    };
    const match = start(3, lucky);
    match.submit(0, pearl(match, 0));
    equal(match.revocable(0), null);
  });

  test('lets the seat choose again, as often as it likes', () => {
    const match = start();
    for (const which of [0, 1, 2]) {
      match.submit(0, pearl(match, 0, which));
      match.takeBack(0);
    }
    match.submit(0, pearl(match, 0, 1));
    equal((match.state as unknown as PearlsState).own[0]!.hand.length, 2);
    equal(match.ply, 8);
  });
});

describe('Updates', () => {
  test('lead every seat and a spectator from view to view through a whole game', () => {
    const match = start();
    const chooser = chooserOf('updates');
    const seen = new Map([null, 0, 1, 2].map(seat => [seat, viewOf(match.state, seat)]));
    for (let i = 0; ; i++) {
      const choice = randomChoice(match.game, match.state, chooser);
      if (!choice) break;
      const { steps } =
        i % 3 === 1 && match.revocable(0) !== null ? match.takeBack(0) : match.submit(choice.seat, choice.move);
      for (const step of steps!)
        for (const [seat, view] of seen) {
          const update = JSON.parse(text(updateFor(step, seat)));
          seen.set(seat, { seat, open: patched(view.open, update.open), own: patched(view.own, update.own) });
        }
      for (const [seat, view] of seen) deepEqual(view, viewOf(match.state, seat));
    }
    ok(match.outcome);
  });

  test('hold only what was told to all or to this seat', () => {
    const match = start(2);
    for (const seat of [0, 1]) match.submit(seat, pearl(match, seat));
    const [burier] = match.deciding;
    const step = match.submit(burier!, pearl(match, burier!)).steps![0]!;
    const types = (seat: number | null) => updateFor(step, seat).events.map(event => event.type);
    deepEqual(types(null), ['buried', 'drew', 'drew']);
    deepEqual(types(0), ['buried', 'drew', 'drew-pearl', 'drew']);
    deepEqual(types(1), ['buried', 'drew', 'drew', 'drew-pearl']);
  });
});

function played(match: Match): Match {
  const chooser = chooserOf('the rest');
  for (let choice = randomChoice(match.game, match.state, chooser); choice; ) {
    equal(match.submit(choice.seat, choice.move).refusal, null);
    choice = randomChoice(match.game, match.state, chooser);
  }
  return match;
}
