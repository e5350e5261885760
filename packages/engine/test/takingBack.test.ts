import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chooserOf, isCommitment, Match, Past, randomChoice, replay, type Step, seedOf } from '@quayside/engine';
import { type AnyGame, GAMES, loadGame, next, SEA, settle } from '@quayside/rules';
import { tryTakeBacks } from './freeTakeBacks.ts';
import { PEARLS_GAME, type Pearls, type PearlsState } from './pearls.ts';

const text = (value: unknown) => JSON.stringify(value);
type Play = AnyGame['play'];

/** Pearls in which burying a pearl ends nothing, so that it can be done again and again, and whatever else it does. */
const burying = (also: Play = () => {}): AnyGame => ({
  ...PEARLS_GAME,
  play(state, seat, move, tell) {
    const { open, own } = state as unknown as PearlsState;
    if (open.phase.kind !== 'bury') return PEARLS_GAME.play(state, seat, move, tell);
    const { value } = move as Pearls['move'];
    own[seat]!.hand = own[seat]!.hand.filter(pearl => pearl !== value);
    own[seat]!.buried.push(value);
    open.hands[seat]! -= 1;
    open.buried[seat]! += 1;
    if (open.hands[seat] === 0) open.phase = { kind: 'bury', seat: (seat + 1) % own.length };
    also(state, seat, move, tell);
  },
});

/** A game at the first decision to bury, and who decides. */
function digging(also?: Play): { match: Match; seat: number } {
  const match = Match.start(burying(also), 3, { rounds: '2' }, seedOf('digging'));
  for (const seat of [0, 1, 2]) match.submit(seat, match.menu(seat).moves[0]);
  return { match, seat: match.deciding[0]! };
}
const bury = (match: Match, seat: number) => match.submit(seat, match.menu(seat).moves[0]).steps![0]!;
const said = (mark: unknown) => ({ type: 'drew', mark }) as { type: string };

describe('A move played alone', () => {
  test('may be taken back when nobody learnt anything by it, and the state is as before, byte for byte', () => {
    const { match, seat } = digging();
    const before = text(match.state);
    bury(match, seat);
    equal(match.revocable(seat), match.ply - 1);
    ok(match.takeBack(seat).steps);
    equal(text(match.state), before);
    equal(match.revocable(seat), null);
  });

  test('may be followed by more of the same seat: they are taken back one after the other', () => {
    const { match, seat } = digging();
    const states = [text(match.state)];
    bury(match, seat);
    states.push(text(match.state));
    bury(match, seat);
    for (const state of states.toReversed()) {
      match.takeBack(seat);
      equal(text(match.state), state);
    }
    equal(match.takeBack(seat).refusal?.code, 'cannot-take-back');
  });

  test('stands once another seat has moved', () => {
    const { match, seat } = digging();
    bury(match, seat);
    bury(match, seat);
    const next = match.deciding[0]!;
    notEqual(next, seat);
    ok(match.revocable(seat) !== null);
    bury(match, next);
    equal(match.revocable(seat), null);
    ok(match.revocable(next) !== null);
  });

  test('stands when it told something hidden: to everybody, to one other, or to the mover alone', () => {
    const leaks: Record<string, Play> = {
      'which pearl it was, to all': (_, _seat, move, tell) => tell.all(said((move as Pearls['move']).value)),
      'which pearl it was, in the open': ({ open }, _, move) => void Object.assign(open, { mark: move }),
      'which pearl it was, to the next': (state, seat, move, tell) =>
        tell.only((seat + 1) % state.own.length, said((move as Pearls['move']).value)),
      'the next pearl of the deck, to the mover': (state, seat, _, tell) =>
        tell.only(seat, said((state as unknown as PearlsState).shut.deck.at(-1))),
      'whether another holds the twelve, to the mover': (state, seat, _, tell) =>
        tell.only(seat, said((state as unknown as PearlsState).own[(seat + 1) % 3]!.hand.includes(12))),
    };
    for (const [leak, also] of Object.entries(leaks)) {
      const { match, seat } = digging(also);
      bury(match, seat);
      equal(match.revocable(seat), null, leak);
    }
  });

  test('stands when it changed what nobody or another seat can see, or drew chance', () => {
    const changes: Play[] = [
      state => void (state as unknown as PearlsState).shut.deck.reverse(),
      (state, seat) => void (state as unknown as PearlsState).own[(seat + 1) % 3]!.hand.reverse(),
      ({ rng }) => void next(rng),
    ];
    for (const also of changes) {
      const { match, seat } = digging(also);
      bury(match, seat);
      equal(match.revocable(seat), null);
    }
  });

  test('stands when it changed that without looking at it', () => {
    const secrets = (state: unknown) => state as PearlsState;
    const changes: Record<string, Play> = {
      'a field of what nobody can see': state => void Object.assign(secrets(state).shut, { deck: [] }),
      'a field taken away': state => void Reflect.deleteProperty(secrets(state).shut, 'deck'),
      'a field defined': (state, seat) =>
        void Object.defineProperty(state.own[(seat + 1) % 3], 'hand', { value: [], enumerable: true }),
      'all of it, of another': (state, seat) => void Object.assign(state.own, { [(seat + 1) % 3]: { hand: [] } }),
      'all that nobody can see': state => void Object.assign(state, { shut: { deck: [] } }),
      'all that every seat can see': (state, seat) =>
        void Object.assign(state, { own: state.own.map((own, other) => (other === seat ? own : { hand: [] })) }),
    };
    for (const [change, also] of Object.entries(changes)) {
      const { match, seat } = digging(also);
      bury(match, seat);
      equal(match.revocable(seat), null, change);
    }
  });

  test('what is only looked at and says the same everywhere is no secret told', () => {
    const { match, seat } = digging((state, mover, _, tell) =>
      tell.only(mover, said((state as unknown as PearlsState).shut.deck.length > 0)),
    );
    bury(match, seat);
    ok(match.revocable(seat) !== null);
  });

  test('stands when the game is over', () => {
    const { match, seat } = digging(({ open }) => void Object.assign(open, { phase: { kind: 'over' } }));
    bury(match, seat);
    ok(match.outcome);
    equal(match.revocable(seat), null);
  });
});

describe('A commitment', () => {
  test('that told its seat something hidden stands', () => {
    const telltale: AnyGame = {
      ...PEARLS_GAME,
      play(state, seat, move, tell) {
        PEARLS_GAME.play(state, seat, move, tell);
        if ((move as Pearls['move']).kind === 'dive') tell.only(seat, said((state.shut as Pearls['shut']).deck[0]));
      },
    };
    const match = Match.start(telltale, 3, { rounds: '2' }, seedOf('telltale'));
    match.submit(0, match.menu(0).moves[0]);
    equal(match.revocable(0), null);
  });
});

describe('Whether a move is a commitment', () => {
  test('follows from the joint decision: the last to decide resolves it, and alone one commits to nothing', () => {
    const match = Match.start(PEARLS_GAME, 3, { rounds: '2' }, seedOf('commitments'));
    for (const [seat, is] of [true, true, false].entries()) {
      equal(isCommitment(PEARLS_GAME, match.state.open, seat), is);
      match.submit(seat, match.menu(seat).moves[0]);
    }
    equal(isCommitment(PEARLS_GAME, match.state.open, match.deciding[0]!), false);
  });
});

describe('Going back by consent', () => {
  const start = () => Match.start(PEARLS_GAME, 3, { rounds: '2' }, seedOf('consent'));
  /** Plays to the end, keeping the snapshot before every entry. */
  const played = (match: Match) => {
    const moments = [match.snapshot()];
    const steps: Step[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const choice = randomChoice(match.game, match.state, chooserOf(`consent ${turn}`))!;
      steps.push(...match.submit(choice.seat, choice.move).steps!);
      moments.push(match.snapshot());
    }
    return { moments, steps };
  };

  test('returns to the earlier state, asks everybody anew, and is an entry of the log', () => {
    const match = start();
    const { moments } = played(match);
    const { ply } = match;
    const { steps } = match.rollBack(1, moments[1]!);
    deepEqual(
      steps!.map(({ entry }) => entry),
      [{ seat: 1, back: moments[1]!.ply, agreed: true }],
    );
    equal(text(match.state), text(moments[1]!.state));
    equal(match.ply, ply + 1);
    for (const seat of match.deciding) equal(match.asked[seat], match.ply);
    for (const seat of [0, 1, 2]) equal(match.revocable(seat), null);
  });

  test('lets the sea answer again where it is its turn, and its answer is fresh', () => {
    const tides = new Set<number>();
    const { opening } = start();
    for (let i = 0; i < 8; i++) {
      const match = start();
      for (let again = 0; again <= i; again++) {
        const before = Match.from(PEARLS_GAME, match.options, match.seed, opening[0]!.before);
        const { steps } = match.rollBack(0, before.snapshot());
        deepEqual(
          steps!.map(({ entry }) => entry.seat),
          [0, SEA],
        );
      }
      tides.add((match.state.open as Pearls['open']).tide);
    }
    ok(tides.size > 1);
  });

  test('is refused to a moment that has not been, and after the end', () => {
    const match = start();
    equal(match.rollBack(0, match.snapshot()).refusal?.code, 'cannot-take-back');
    const earlier = match.snapshot();
    const chooser = chooserOf('to the end');
    for (let choice = randomChoice(match.game, match.state, chooser); choice; ) {
      match.submit(choice.seat, choice.move);
      choice = randomChoice(match.game, match.state, chooser);
    }
    equal(match.rollBack(0, earlier).refusal?.code, 'game-over');
  });

  test('is replayed like everything else, also one after the other and into what was undone', () => {
    const match = start();
    const log = match.opening.map(({ entry }) => entry);
    const past = () => {
      const { options, seed } = match;
      return new Past(PEARLS_GAME, { game: 'pearls', version: 1, seats: 3, options, seed, log });
    };
    const chooser = chooserOf('there and back');
    for (const to of [null, null, null, 2, null, null, 4, 3, null, 5, null, null, null]) {
      const choice = randomChoice(match.game, match.state, chooser)!;
      const done =
        to === null ? match.submit(choice.seat, choice.move) : match.rollBack(to % 3, past().at(to).snapshot());
      log.push(...done.steps!.map(({ entry }) => entry));
    }
    const { options, seed } = match;
    const again = replay(PEARLS_GAME, { game: 'pearls', version: 1, seats: 3, options, seed, log });
    equal(text(again.snapshot()), text(match.snapshot()));
  });
});

describe('No free take-back changes what anybody knows', () => {
  for (const [id, { meta }] of Object.entries(GAMES))
    test(meta.title, async () => {
      const game = await loadGame(id);
      const seats = Math.max(2, meta.seats.min);
      const { options } = settle(game, seats, {});
      ok(tryTakeBacks(game, seats, options!, `${id}, taken back`, 4).free > 0);
    });
});
