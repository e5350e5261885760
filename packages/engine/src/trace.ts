// Whether somebody can have learnt anything by a move: if nobody has, it may be taken back for the asking.
//
// A move that reads nothing a seat cannot see tells that seat nothing. Where it does read something hidden, worlds are
// imagined in which that is otherwise: if in each of them some legal move of the same seat would have sent the same
// message, the message told nothing. What everybody can see anyway, such as which way a pawn went, is no secret.

import { type AnyGame, type AnyShape, clone, type Rng, SEA, type Seat, type State } from '@quayside/rules';
import { isSame } from './patch.ts';
import { eventsFor, noting, SILENT, type Step, type Told } from './step.ts';
import { viewOf } from './view.ts';

type S = State<AnyShape>;

/** Of a state: what one seat alone sees, or, as the sea's, what nobody does. */
type Place = Seat;

const CHOICES = 60; // of a menu, tried in each world

/** How many worlds are imagined, and by which chance. What is seldom ruled out takes many to be found out. */
export type Look = { worlds: number; rng: Rng };

/** `likely`: as far as the worlds tell that were imagined; more of them may tell otherwise. */
export type Verdict = 'no' | 'likely' | 'certain';

/** Whether these seats (null: a spectator) learnt nothing by a move that drew no chance. */
export function taughtNothing(game: AnyGame, step: Step, to: readonly (Seat | null)[], { worlds, rng }: Look): Verdict {
  const { before, after, entry, told } = step;
  if (!('move' in entry)) return 'no';
  if (!isSame(before.shut, after.shut)) return 'no';
  if (before.own.some((own, seat) => seat !== entry.seat && !isSame(own, after.own[seat]))) return 'no';
  const read = placesRead(game, before, entry.seat, entry.move);
  let verdict: Verdict = 'certain';
  const learntNothing = to.every(seat => {
    if (read.every(place => place === seat)) return true;
    // Whatever world a seat can think of, a spectator can too: where both are told the same, one answer will do.
    if (seat !== null && seat !== entry.seat && to.includes(null) && !told.some(it => it.to === seat)) return true;
    verdict = 'likely';
    for (let i = 0; i < worlds; i++) {
      const world: S = { ...game.imagine(viewOf(before, seat), rng), rng: before.rng };
      if (!couldSend(game, world, entry, seat, step)) return false;
    }
    return true;
  });
  return learntNothing ? verdict : 'no';
}

/** Whether in this world the move, or for anybody but the mover any other, would have shown the seat the same. */
function couldSend(
  game: AnyGame,
  world: S,
  made: { seat: Seat; move: object },
  to: Seat | null,
  { after, told }: Step,
): boolean {
  const view = viewOf(world, made.seat);
  const heard = eventsFor(told, to);
  const sends = (move: object): boolean => {
    const there = clone(world);
    const toldThere: Told[] = [];
    game.play(there, made.seat, move, noting(toldThere));
    if (!isSame(eventsFor(toldThere, to), heard) || !isSame(there.open, after.open)) return false;
    return to === null || isSame(there.own[to], after.own[to]);
  };
  if (game.check(view, made.move) === null && sends(made.move)) return true;
  return to !== made.seat && game.menu(view).moves.slice(0, CHOICES).some(sends);
}

/** The hidden places that are looked at when the move is judged and played. */
function placesRead(game: AnyGame, before: S, seat: Seat, move: object): Place[] {
  const read = new Set<Place>();
  const watched = <T extends object>(there: T, place: Place): T =>
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
