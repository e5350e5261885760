// Law 1. What is on the menu is legal; what is not on a complete menu is not; a move survives the wire.

import type { AnyShape } from '@quayside/rules';
import { type Menu, pick, type Seat, type View } from '@quayside/rules';
import { rngAt, seedOf } from '../seed.ts';
import { viewOf } from '../view.ts';
import { JUNK, mutant, STRAY } from './mutants.ts';
import { jsonCopy, notPlain, text } from './plain.ts';
import { type Examiner, playFrom, type Trial, type TrialPosition } from './trial.ts';

const TRIES = 24; // borrowed moves, and as many mutants, at each position

export function menus(trial: Trial): Examiner {
  const { game } = trial;
  const rng = rngAt(seedOf(`${trial.seed}: wrong moves`), 0);
  const met: object[] = [];

  function* wire(raw: unknown): Generator<string, object | null> {
    const move = game.parse(raw);
    if (move === null) return null;
    const fault = notPlain(move, 'the move');
    if (fault) yield `parse lets through a move that is not plain data: ${fault}`;
    else if (text(game.parse(jsonCopy(move))) !== text(move))
      yield `parse does not know its own answer ${text(move)} again`;
    if (text(move).includes(STRAY)) yield `parse lets a stray field through: ${text(move).slice(0, 200)}`;
    return move;
  }

  function* listed(view: View<AnyShape>, { moves }: Menu<AnyShape>): Generator<string> {
    const keys = new Set<string>();
    for (const move of moves) {
      const key = text(move);
      if (keys.has(key)) yield `the menu lists ${key} twice`;
      keys.add(key);
      const refusal = game.check(view, move);
      if (refusal) yield `check refuses ${key}, which is on the menu: ${refusal.code}`;
      yield* survives(move);
    }
  }

  function* survives(move: object): Generator<string> {
    const back = game.parse(jsonCopy(move));
    if (back === null || text(back) !== text(move))
      yield `${text(move)} does not survive JSON and parse: ${text(back)}`;
    else if (game.interned && back !== move) yield `moves are interned, but parse makes a new ${text(move)}`;
  }

  function* unlisted({ state, ply }: TrialPosition, seat: Seat, menu: Menu<AnyShape>): Generator<string> {
    const view = viewOf(state, seat);
    const keys = new Set(menu.moves.map(text));
    for (let i = 0; i < 2 * TRIES && met.length > 0; i++) {
      const borrowed = pick(rng, met);
      const move = yield* wire(i < TRIES ? jsonCopy(borrowed) : mutant(rng, borrowed, met));
      if (!move || keys.has(text(move)) || game.check(view, move)) continue;
      if (menu.complete) yield `check accepts ${text(move)}, which is not on the complete menu of seat ${seat}`;
      else {
        const fault = game.audit(playFrom(trial, state, ply, { seat, move }).state);
        if (fault) yield `check accepts ${text(move)}, and after it ${fault}`;
      }
    }
  }

  return {
    *at(position) {
      const { state, deciding, choice, ply } = position;
      if (ply === 0) for (const junk of JUNK) yield* wire(junk);
      if (choice.seat < 0) {
        yield* survives(choice.move);
        const refusal = game.check(viewOf(state, choice.seat), choice.move);
        if (refusal) yield `check refuses the sea's ${text(choice.move)}: ${refusal.code}`;
        return;
      }
      for (const seat of deciding) {
        const menu = game.menu(viewOf(state, seat));
        yield* listed(viewOf(state, seat), menu);
        met.push(...menu.moves);
        yield* unlisted(position, seat, menu);
      }
    },
  };
}
