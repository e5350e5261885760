// Law 7, what is chosen. Changing what a seat cannot see changes nothing that seat is asked, refused or sent.
//
// In the state, a card laid face up and a card betrayed look alike: both stand in `open`. The audit tells them apart.
// Take what a seat sees after a move, and put under it the hidden part that another move, or the same move in another
// world, would have left. If the audit objects, the seat has rightly learnt something: no card lies face up and is in
// a hand too. If all adds up, the seat may not know which of the two it is in, so some move must lead to the other
// hidden part and send this seat the very same bytes.

import { clone, type Seat } from '@quayside/rules';
import { rngAt, seedOf } from '../seed.ts';
import { updateFor } from '../update.ts';
import { viewOf } from '../view.ts';
import { hiddenText, text } from './plain.ts';
import { type Examiner, type PlayResult, playFrom, type Trial, type TrialPosition, viewers } from './trial.ts';
import { withHidden } from './withHidden.ts';
import type { S } from './worlds.ts';

const CHOICES = 24; // of a menu, compared with the move that was made

/** What a move did, what it sent to a seat, and what it left that this seat cannot see. */
type Result = { played: PlayResult; sent: string; hidden(): string };
type Plays = (move: object) => PlayResult;

export function secrets(trial: Trial): Examiner {
  const { game } = trial;
  const rng = rngAt(seedOf(`${trial.seed}: secrets`), 0);

  /** The moves of the deciding seat from one world, each played once. */
  const playsFrom = ({ ply, choice }: TrialPosition, world: S): Plays => {
    const known = new Map<object, PlayResult>();
    return move => {
      const played = known.get(move) ?? playFrom(trial, world, ply, { seat: choice.seat, move });
      known.set(move, played);
      return played;
    };
  };

  const resultFor = (
    { ply, choice }: TrialPosition,
    before: S,
    to: Seat | null,
    move: object,
    plays: Plays,
  ): Result => {
    const played = plays(move);
    const step = { ply, entry: { seat: choice.seat, move }, before, after: played.state, told: played.told };
    return { played, sent: text(updateFor(step, to)), hidden: () => hiddenText(played.state, to) };
  };

  /** The menu of a seat, and what it is answered when it tries these moves. */
  const answersTo = (world: S, seat: Seat, tried: readonly object[]): string => {
    const view = viewOf(world, seat);
    const menu = game.menu(view);
    // A faulty game may keep the state it played last; let it keep this one, so that the fault shows.
    if (menu.moves.length > 0) playFrom(trial, world, 0, { seat, move: menu.moves[0]! });
    return text([menu, tried.map(move => game.check(view, move))]);
  };

  /** What the mover might have done instead, as far as this seat can tell; the mover itself knows what it did. */
  const choicesIn = ({ choice }: TrialPosition, world: S, to: Seat | null): readonly object[] => {
    if (choice.seat < 0 || choice.seat === to) return [choice.move];
    const menu = game.menu(viewOf(world, choice.seat));
    if (menu.complete) return menu.moves;
    return game.check(viewOf(world, choice.seat), choice.move) ? [] : [choice.move];
  };

  /** Whether the hidden part of `other` is possible by what the seat sees. */
  const wonders = (base: Result, other: Result, to: Seat | null): boolean =>
    game.audit(withHidden(base.played.state, other.played.state, to)) === null;

  function* betrayed(
    position: TrialPosition,
    to: Seat | null,
    base: Result,
    world: S,
    plays: Plays,
  ): Generator<string> {
    const { state, choice } = position;
    const choices = choicesIn(position, world, to);
    const resultOf = (move: object) => resultFor(position, world, to, move, plays);
    const pending = isPending(trial, position, base.played.state) && choice.seat !== to;
    for (let i = 0; i < choices.length; i += Math.ceil(choices.length / CHOICES)) {
      const other = resultOf(choices[i]!);
      if (other.sent === base.sent) continue;
      if (resolves(choice.seat, state, base.played) || resolves(choice.seat, world, other.played)) continue;
      // The same chance draws other cards in another world; chance.ts looks after those.
      if (world !== state && (base.played.drewChance || other.played.drewChance)) continue;
      const hidden = other.hidden();
      if (!pending && (hidden === base.hidden() || !wonders(base, other, to))) continue;
      const alike = (result: Result) => result.sent === base.sent && result.hidden() === hidden;
      if (pending || !choices.some(move => alike(resultOf(move))))
        yield `${name(to)} can tell ${text(choice.move)} of seat ${choice.seat} from ${text(choices[i])}: ${parting(base.sent, other.sent)}`;
    }
  }

  return {
    *at(position) {
      const { state, choice, deciding } = position;
      const plays = playsFrom(position, state);
      const tried = deciding.flatMap(seat => (seat < 0 ? [] : game.menu(viewOf(state, seat)).moves));
      for (const to of viewers(position)) {
        const base = resultFor(position, state, to, choice.move, plays);
        yield* betrayed(position, to, base, state, plays);
        const world: S = { ...clone(game.imagine(viewOf(state, to), rng)), rng: state.rng };
        yield* betrayed(position, to, base, world, playsFrom(position, world));
        if (to !== null && deciding.includes(to) && answersTo(world, to, tried) !== answersTo(state, to, tried))
          yield `what seat ${to} is asked or refused depends on what it cannot see`;
      }
    },
  };
}

/** Others have still to commit: until then nobody may know what was chosen. */
function isPending({ game }: Trial, { deciding, choice }: TrialPosition, after: S): boolean {
  const still = game.deciding(after.open);
  return deciding.length > 1 && still.length === deciding.length - 1 && !still.includes(choice.seat);
}

/**
 * A seat that did not move had something of its own taken away or turned up: the move brought things to light, and
 * another move, or another world, would rightly have shown other things.
 */
const resolves = (mover: Seat, before: S, after: PlayResult): boolean =>
  before.own.some((own, seat) => seat !== mover && text(own) !== text(after.state.own[seat]));

/** Where two messages first differ, with some context. */
function parting(one: string, other: string): string {
  let i = 0;
  while (one[i] === other[i]) i++;
  const from = Math.max(0, i - 30);
  return `…${one.slice(from, i + 30)}… or …${other.slice(from, i + 30)}…`;
}

const name = (seat: Seat | null): string => (seat === null ? 'a spectator' : `seat ${seat}`);
