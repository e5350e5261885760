// Lawful games have no findings; laws 8 to 11 under test: endings, words, conservation and questions with one answer.

import { deepEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { conformance } from '@quayside/engine';
import { type AnyGame, loadGame, settle, type View } from '@quayside/rules';
import { type Change, plant, playing } from './faults.ts';
import { type Pearls, pearls } from './pearls.ts';

describe('A lawful game', () => {
  for (const seats of [2, 3])
    test(`has no findings with ${seats} seats`, () => {
      deepEqual(conformance({ game: pearls as unknown as AnyGame, seats, options: { rounds: '2' } }, 5), []);
    });
});

describe('W·A·V·E·S', async () => {
  const waves = await loadGame('waves');
  const { options } = settle(waves, 4, {});
  const findings = (change: Partial<AnyGame>) =>
    conformance({ game: { ...waves, ...change }, seats: 4, options: options! }, 1);

  test('is lawful in a quick game', () => deepEqual(findings({}), []));

  test('would be found out by law 7 if it showed an Agent', () => {
    const found = findings({
      play(state, seat, move, tell) {
        Object.assign(state.open, { shown: 'card' in move ? move.card : 0 });
        waves.play(state, seat, move, tell);
      },
    });
    ok(found.some(({ law }) => law === 7));
  });

  test('would be found out by law 7 if it told everybody what was drawn', () => {
    const found = findings({
      play: (state, seat, move, tell) =>
        waves.play(state, seat, move, { all: tell.all, only: (_, event) => tell.all(event) }),
    });
    ok(found.some(({ law, what }) => law === 7 && /events/.test(what)));
  });
});

describe('Rolling with the Waves', async () => {
  const game = await loadGame('rolling-with-the-waves');
  const { options } = settle(game, 2, {});
  const findings = (change: Partial<AnyGame>) =>
    conformance({ game: { ...game, ...change }, seats: 2, options: options! }, 1);

  test('is lawful in a quick game', () => deepEqual(findings({}), []));

  test('would be found out by law 7 if it showed an allocation before the last is in', () => {
    const found = findings({
      play(state, seat, move, tell) {
        Object.assign(state.open, { shown: 'orders' in move ? move.orders : null });
        game.play(state, seat, move, tell);
      },
    });
    ok(found.some(({ law }) => law === 7));
  });
});

describe('Rolling Seas', async () => {
  const game = await loadGame('rolling-seas');
  const { options } = settle(game, 1, {});

  test('is lawful in a quick game alone', () => deepEqual(conformance({ game, seats: 1, options: options! }, 1), []));
});

describe('Law 8 finds', () => {
  plant(8, 'a game that never ends', /goes on after 20 moves/, () => ({
    play(state, seat, move, tell) {
      if (move.kind === 'tide') pearls.play(state, seat, move, tell);
      else state.open.phase = { kind: 'sea' };
    },
  }));
  plant(8, 'a moment when nobody is awaited', /nobody is awaited/, () => ({
    deciding: open => (open.round === 2 ? [] : pearls.deciding(open)),
  }));
  plant(8, 'a seat that is awaited and cannot move', /awaited and cannot move|has no move/, () => ({
    menu: view => ({ ...pearls.menu(view), moves: view.open.round === 2 ? [] : pearls.menu(view).moves }),
  }));
  plant(8, 'a seat that is awaited and does not exist', /seat 3 is awaited, of 3/, () => ({
    deciding: open => (open.phase.kind === 'dive' ? [...open.phase.waiting, 3] : pearls.deciding(open)),
  }));
  plant(8, 'an outcome while somebody is awaited', /still somebody is awaited/, () => ({
    outcome: ({ scores }) => ({ ranks: [1, 2, 3], scores, reason: 'tides' }),
  }));
  plant(8, 'an outcome that forgets a seat', /not one of 3 seats/, () => ({
    outcome: open => pearls.outcome(open) && { ranks: [1, 2], scores: open.scores, reason: 'tides' },
  }));
  plant(8, 'progress beyond the end', /progress is/, () => ({ progress: ({ round }) => round }));
  plant(8, 'a play that breaks', /breaks off: Error: sprung a leak/, () =>
    playing(({ open }) => {
      if (open.round === 2) throw new Error('sprung a leak');
    }, null),
  );
});

describe('Law 9 finds', () => {
  const { words } = pearls;
  plant(9, 'a refusal without a sentence', /the refusal no-such-pearl has no words/, () => ({
    words: { ...words, refusals: { 'not-now': () => 'Not now.', 'only-the-sea': () => 'The sea.' } },
  }));
  plant(9, 'a sentence with a hole in it', /the refusal not-now reads: "Not undefined\."/, () => ({
    words: { ...words, refusals: { ...words.refusals, 'not-now': args => `Not ${args['when']}.` } },
  }));
  plant(9, 'a question without a prompt', /the question bury has no words/, () => ({
    words: { ...words, asks: { dive: words.asks['dive']! } },
  }));
  plant(9, 'an event without a phrase', /throws: Error: no words for surfaced/, () => ({
    words: {
      ...words,
      event(event) {
        if (event.type === 'surfaced') throw new Error('no words for surfaced');
        return words.event(event);
      },
    },
  }));
  plant(9, 'a reason without a sentence', /the reason tides has no sentence/, () => ({
    words: { ...words, reasons: {} },
  }));
  plant(9, 'a source without a label', /the source tides has no label/, () => ({ words: { ...words, sources: {} } }));
  const withSource = (sources: (score: number) => { source: string; value: number }[]): Change => ({
    words: { ...words, sources: { tides: 'Tides', finds: 'Finds', total: 'In total' } },
    standings: ({ scores }) => scores.map((score, seat) => ({ seat, side: seat, score, sources: sources(score) })),
  });
  plant(9, 'a score that is more than its sources', /the sources of seat 0 are -1 together, and its score is 0/, () =>
    withSource(score => [
      { source: 'tides', value: score },
      { source: 'finds', value: -1 },
    ]),
  );
  plant(9, 'a total that is not the score', /the sources of seat 0 are 1 together, and its score is 0/, () =>
    withSource(score => [
      { source: 'finds', value: score },
      { source: 'total', value: score + 1 },
    ]),
  );
  plant(9, 'a source that is no number', /the source finds is NaN/, () =>
    withSource(score => [
      { source: 'tides', value: score },
      { source: 'finds', value: Number.NaN },
    ]),
  );
  plant(9, 'standings that leave a seat out', /standings do not list/, () => ({
    standings: open => pearls.standings(open).slice(1),
  }));
  plant(9, 'a game that is not what its record says', /replays to another end/, () => {
    let setups = 0;
    return {
      setup(seats, options, rng) {
        setups += 1;
        const world = pearls.setup(seats, options, rng);
        return { ...world, open: { ...world.open, scores: world.open.scores.map(() => setups) } };
      },
    };
  });
});

describe('Law 10 finds', () => {
  plant(10, 'a lost card', /the pearls are/, () =>
    playing(null, ({ open }) => {
      if (open.phase.kind === 'bury') open.table.pop();
    }),
  );
  plant(10, 'a card that came from nowhere', /the pearls are/, () =>
    playing(null, ({ open }) => {
      if (open.phase.kind === 'bury') open.table.push(13);
    }),
  );
  plant(10, 'a miscounted hand', /a hand is miscounted/, () =>
    playing(null, ({ open }) => {
      open.hands[0]! += 1;
    }),
  );
});

describe('Law 11 finds', () => {
  const oneAnswer: Change = {
    menu: view => ({ ...pearls.menu(view), moves: pearls.menu(view).moves.slice(0, 1) }),
    check: (view, move) =>
      pearls.check(view, move) ??
      (move.kind === 'tide' || oneAnswer.menu!(view).moves.includes(move) ? null : { code: 'not-now' }),
  };
  plant(11, 'a question with one answer', /is asked “dive” and has one answer only/, () => oneAnswer);
  plant(11, 'a reason that does not hold', /everybody could know that it is the only one/, () => ({
    ...oneAnswer,
    alwaysAsked: { dive: 'nobody knows why', bury: 'nobody knows why' },
  }));

  test('nothing where not asking would tell a secret', () => {
    const game = {
      ...pearls,
      alwaysAsked: { dive: 'a hand with the first pearl is a secret' },
      menu: (view: View<Pearls>) => {
        const { moves, ...rest } = pearls.menu(view);
        const first = rest.ask === 'dive' ? moves.filter(({ value }) => value === 1) : [];
        return { ...rest, moves: first.length > 0 ? first : moves };
      },
    } as unknown as AnyGame;
    const findings = conformance({ game, seats: 3, options: { rounds: '2' } }, 3);
    deepEqual(
      findings.filter(({ law }) => law === 11),
      [],
    );
  });
});
