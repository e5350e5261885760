// One game of the lab. Chance comes as at a table (SHA-256 of seed and number of the entry), so that its record
// replays; the position is changed in place, because nobody takes anything back.

import { decide, type Evaluation, playerOf } from '@quayside/bots';
import { rngAt, seaRngAt, type ToldEvent, viewOf } from '@quayside/engine';
import {
  type AnyGame,
  type AnyShape,
  type Options,
  type Outcome,
  type Rng,
  SEA,
  type Seat,
  type State,
  type View,
} from '@quayside/rules';
import { type GameResult, Measurer } from './measure.ts';
import { thinkingSeed } from './seed.ts';
import type { AnyGameThings } from './things.ts';

type S = State<AnyShape>;

/** Decides for one seat. A program answers later; a bot of ours at once, so that no turn of the event loop is lost. */
export type Decider = {
  decide(view: View<AnyShape>): object | Promise<object>;
  /** Something happened that the seat is told. */
  onEvent?(event: object): void;
  /** The game is over. */
  end?(outcome: Outcome): void;
};

/** Who decides for a seat of a game. */
export type DeciderOf = (name: string, seat: Seat, rng: Rng, terms: GameTerms) => Decider;

/** A game with all that is loaded once and used for many games of it. */
export type LoadedGame = { game: AnyGame; evaluation: Evaluation<AnyShape>; things: AnyGameThings };

export type GameTerms = { index: number; seed: string; options: Options; players: string[] };

/** `deciderOf`: left out, every seat is played by the bot its name stands for. */
export async function playGame(
  { game, evaluation, things }: LoadedGame,
  terms: GameTerms,
  deciderOf: DeciderOf = levelDecider(game, evaluation),
): Promise<GameResult> {
  const { index, seed, options, players } = terms;
  const deciders = players.map((name, seat) => deciderOf(name, seat, rngAt(thinkingSeed(seed, seat), 0), terms));
  const listeners = deciders.flatMap((decider, seat) => (decider.onEvent ? [{ seat, onEvent: decider.onEvent }] : []));
  const { open, own, shut } = game.setup(players.length, options, rngAt(seed, 0));
  const state: S = { open, own, shut, rng: rngAt(seed, 0) };
  const measurer = new Measurer({ game, things, players, options, seed, index }, state);
  for (let ply = 0; ; ply++) {
    const seat = game.deciding(state.open)[0];
    if (seat === undefined) {
      for (const decider of deciders) decider.end?.(game.outcome(state.open)!);
      return measurer.finish(state);
    }
    if (ply > game.bound) throw new Error(`${game.id} goes on after ${game.bound} moves`);
    let move: object;
    if (seat === SEA) move = game.nature!(state.open, seaRngAt(seed, ply + 1));
    else {
      const view = viewOf(state, seat);
      const menu = game.menu(view);
      measurer.decision(state, seat, menu.moves.length);
      const answer = deciders[seat]!.decide(view);
      move = answer instanceof Promise ? await answer : answer;
      const refusal = game.check(view, move);
      if (refusal) throw new Error(`${players[seat]} was refused ${JSON.stringify(move)}: ${refusal.code}`);
    }
    const told: ToldEvent[] = [];
    state.rng = rngAt(seed, ply + 1);
    game.play(state, seat, move, {
      all: event => told.push({ to: null, event }),
      only: (to, event) => told.push({ to, event }),
    });
    measurer.played(state, { seat, move }, told);
    for (const listener of listeners)
      for (const { to, event } of told) if (to === null || to === listener.seat) listener.onEvent(event);
  }
}

/** In the lab a level thinks by iterations and never by time: the same seed gives the same move. */
export const levelDecider =
  (game: AnyGame, evaluation: Evaluation<AnyShape>): DeciderOf =>
  (name, _seat, rng) => {
    const player = playerOf(name);
    if (!player) throw new Error(`there is no bot "${name}"`);
    return { decide: view => decide(player, game, evaluation, view, rng, Number.POSITIVE_INFINITY) };
  };
