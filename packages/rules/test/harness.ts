// What the builders of every game begin with: playing moves that must be legal, hearing refusals, reading what was
// told.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import { type Game, type Options, SEA, type Seat, type Shape, type State, type Tell, type View } from '../src/game.ts';
import { clone } from '../src/kit/clone.ts';
import { settle } from '../src/kit/options.ts';
import { type Phrase, plain } from '../src/kit/phrase.ts';
import { below, rngOf } from '../src/kit/rng.ts';

/** What a `play` told: everybody, and single seats. */
type ToldEvents<G extends Shape> = { events: G['event'][]; secrets: { seat: Seat; event: G['event'] }[] };

export type Played<G extends Shape> = State<G> & ToldEvents<G>;

/** One move of a random game. */
export type RandomStep<G extends Shape> = {
  before: State<G>;
  seat: Seat;
  move: G['move'];
  events: G['event'][];
  after: State<G>;
};

type Differences<G extends Shape> = {
  /** Whether a move is an answer of the device (SEA). Where the device is asked before another move, nature answers. */
  isOfSea?(move: G['move']): boolean;
  /** Positions may be sketched, with obstacles that nobody drew: what follows from those need not add up either. */
  sketched?: boolean;
};

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal'];

/** A phrase as the players Ada, Bo, Cy ... read it. */
export const read = (phrase: Phrase | null | undefined): string | null =>
  phrase ? plain(phrase, seat => NAMES[seat]!) : null;

/** `Code` are the codes with which the game refuses. */
export function harness<G extends Shape, O extends Options, Code extends string>(
  game: Game<G, O>,
  { isOfSea, sketched = false }: Differences<G> = {},
) {
  const viewFrom = (state: State<G>, seat: Seat | null): View<G> => ({
    seat,
    open: state.open,
    own: seat === null ? null : (state.own[seat] ?? null),
  });

  const menuOf = (state: State<G>, seat: Seat): readonly G['move'][] => game.menu(viewFrom(state, seat)).moves;

  function offers(state: State<G>, seat: Seat, move: G['move']): boolean {
    const text = JSON.stringify(move);
    return menuOf(state, seat).some(it => (game.interned ? it === move : JSON.stringify(it) === text));
  }

  function recorder(): ToldEvents<G> & { tell: Tell<G> } {
    const events: G['event'][] = [];
    const secrets: ToldEvents<G>['secrets'] = [];
    return {
      events,
      secrets,
      tell: { all: event => events.push(event), only: (seat, event) => secrets.push({ seat, event }) },
    };
  }

  /** Plays the moves in turn, each by whoever is first to decide; all must be legal, and everything must add up. */
  function played(state: State<G>, ...moves: G['move'][]): Played<G> {
    const { tell, events, secrets } = recorder();
    const audited = !sketched || game.audit(state) === null;
    for (const move of moves) {
      while (game.deciding(state.open)[0] === SEA && !isOfSea?.(move))
        game.play(state, SEA, game.nature!(state.open, state.rng), tell);
      const seat = game.deciding(state.open)[0]!;
      deepEqual(game.check(viewFrom(state, seat), move), null, JSON.stringify(move));
      game.play(state, seat, move, tell);
      if (audited) equal(game.audit(state), null);
    }
    return { ...state, events, secrets };
  }

  function after(state: State<G>, moves: G['move'][], claim: (after: Played<G>) => void): void {
    claim(played(state, ...moves));
  }

  /** The move is refused with this code, by a sentence that cites its rule, and is not offered either. */
  function refuses(state: State<G>, seat: Seat, move: G['move'], code: Code): void {
    const refusal = game.check(viewFrom(state, seat), move);
    equal(refusal?.code, code);
    const sentence = game.words.refusals[code]!(refusal?.args ?? {});
    ok(/\(\d/.test(sentence) && !/undefined/.test(sentence), sentence);
    if (seat !== SEA) ok(!offers(state, seat, move), `the menu offers ${JSON.stringify(move)}`);
  }

  const accepts = (state: State<G>, seat: Seat, move: G['move']): void =>
    equal(game.check(viewFrom(state, seat), move), null);

  function told<T extends G['event']['type']>(events: G['event'][], type: T): Extract<G['event'], { type: T }>[] {
    return events.filter((event): event is Extract<G['event'], { type: T }> => event.type === type);
  }

  /** A new game, options settled as the server settles them. */
  function newGame(seats: number, chosen: Partial<O> = {}, seed = 1): State<G> {
    const { options, refusal } = settle(game, seats, chosen);
    equal(refusal, null);
    const rng = rngOf(seed);
    return { ...game.setup(seats, options as unknown as O, rng), rng };
  }

  /** Random moves from here to the end of the game. */
  function* randomSteps(state: State<G>): Generator<RandomStep<G>> {
    while (game.outcome(state.open) === null) {
      const before = clone(state);
      const deciding = game.deciding(state.open);
      const seat = deciding[below(state.rng, deciding.length)]!;
      const moves = menuOf(state, seat);
      const move = moves[below(state.rng, moves.length)]!;
      const { tell, events } = recorder();
      game.play(state, seat, move, tell);
      yield { before, seat, move, events, after: state };
    }
  }

  /** A test for each type of event: what the log says of it. */
  function logSays(sentences: Record<string, [G['event'], string | null][]>): void {
    for (const [type, lines] of Object.entries(sentences))
      test(`The log says of ${type}`, () => {
        for (const [event, sentence] of lines) equal(read(game.words.event(event)), sentence);
      });
  }

  return { viewFrom, menuOf, offers, recorder, played, after, refuses, accepts, told, newGame, randomSteps, logSays };
}
