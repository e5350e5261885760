// Whether a move gave hidden information away. If it did not, it may be taken back without asking anybody.
//
// A move that reads nothing a seat cannot see leaks nothing to that seat. Where it does read something hidden, worlds
// are sampled in which the hidden part differs: if in each of them some legal move of the same seat would have sent the
// same message, the message leaked nothing. What everybody can see anyway, such as which way a pawn went, is no secret.

import { type AnyGame, type AnyShape, clone, type Rng, SEA, type Seat, type State } from '@quayside/rules';
import { isSame } from './patch.ts';
import { eventsFor, recordingEvents, SILENT, type Step, type ToldEvent } from './step.ts';
import { viewOf } from './view.ts';

type S = State<AnyShape>;

/** A part of the state that is hidden: `own` of this seat, or `shut`, which is given as SEA. */
type HiddenPlace = Seat;

const CHOICES = 60; // of a menu, tried in each world

/**
 * How many worlds are sampled, and with which generator, made when the first is. A leak that rules out few worlds takes
 * many to be found.
 */
export type Sampling = { worlds: number; rngOf(): Rng };

/** `certain` is proven; `likely` holds in all worlds that were sampled, and more of them may refute it. */
export type Certainty = 'no' | 'likely' | 'certain';

/** Whether a move that drew no chance leaked nothing to these seats (null: a spectator). */
export function leaksNothing(
  game: AnyGame,
  step: Step,
  to: readonly (Seat | null)[],
  { worlds, rngOf }: Sampling,
): Certainty {
  const { before, after, entry, told } = step;
  if (!('move' in entry)) return 'no';
  if (!isSame(before.shut, after.shut)) return 'no';
  if (before.own.some((own, seat) => seat !== entry.seat && !isSame(own, after.own[seat]))) return 'no';
  const read = hiddenPlacesRead(game, before, entry.seat, entry.move);
  let certainty: Certainty = 'certain';
  let rng: Rng | null = null;
  const learntNothing = to.every(seat => {
    if (read.every(place => place === seat)) return true;
    // A spectator considers every world that a seat does: where both are told the same, the spectator's answer will do.
    if (seat !== null && seat !== entry.seat && to.includes(null) && !told.some(it => it.to === seat)) return true;
    certainty = 'likely';
    rng ??= rngOf();
    for (let i = 0; i < worlds; i++) {
      const world: S = { ...game.imagine(viewOf(before, seat), rng), rng: before.rng };
      if (!couldHaveSent(game, world, entry, seat, step)) return false;
    }
    return true;
  });
  return learntNothing ? certainty : 'no';
}

/**
 * Whether in this world the move would have shown the seat the same; for others than the mover, whether any move would.
 */
function couldHaveSent(
  game: AnyGame,
  world: S,
  made: { seat: Seat; move: object },
  to: Seat | null,
  { after, told }: Step,
): boolean {
  const view = viewOf(world, made.seat);
  const events = eventsFor(told, to);
  const sends = (move: object): boolean => {
    const there = clone(world);
    const toldThere: ToldEvent[] = [];
    game.play(there, made.seat, move, recordingEvents(toldThere));
    if (!isSame(eventsFor(toldThere, to), events) || !isSame(there.open, after.open)) return false;
    return to === null || isSame(there.own[to], after.own[to]);
  };
  if (game.check(view, made.move) === null && sends(made.move)) return true;
  if (to === made.seat) return false;
  const moves = game.menu(view).moves.slice(0, CHOICES);
  // Moves of the same kind first: they are the likeliest to have sent the same message.
  const isOfKind = (move: object) => kindOf(move) === kindOf(made.move);
  return moves.some(move => isOfKind(move) && sends(move)) || moves.some(move => !isOfKind(move) && sends(move));
}

const kindOf = (move: object): unknown => (move as { kind?: unknown }).kind;

/** Which hidden parts `check` and `play` read, found by proxies around them. */
function hiddenPlacesRead(game: AnyGame, before: S, seat: Seat, move: object): HiddenPlace[] {
  const read = new Set<HiddenPlace>();
  const watched = <T extends object>(there: T, place: HiddenPlace): T =>
    new Proxy(there, {
      get(it, key) {
        read.add(place);
        return Reflect.get(it, key);
      },
      has(it, key) {
        read.add(place);
        return Reflect.has(it, key);
      },
      ownKeys(it) {
        read.add(place);
        return Reflect.ownKeys(it);
      },
    });
  const state = clone(before);
  state.own = state.own.map(watched);
  state.shut = watched(state.shut, SEA);
  game.check(viewOf(state, seat), move);
  game.play(state, seat, move, SILENT);
  return [...read];
}
