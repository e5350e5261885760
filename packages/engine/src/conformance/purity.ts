// Laws 2, 3 and 4. Questions change nothing; the same question has the same answer; play changes its own copy only.

import { clone } from '@quayside/rules';
import { rngAt } from '../seed.ts';
import { SILENT } from '../step.ts';
import { viewOf } from '../view.ts';
import { jsonCopy, notPlain, text, worldText } from './plain.ts';
import { begin, type Examiner, playFrom, type Trial, type TrialPosition, viewers } from './trial.ts';
import type { S } from './worlds.ts';

/** Every question a game answers, asked of one state: what they said, or what they threw. */
function* answers(
  { game, hash }: Trial,
  position: TrialPosition,
  state = position.state,
): Generator<[string, () => unknown]> {
  yield ['deciding', () => game.deciding(state.open)];
  yield ['joint', () => game.joint?.(state.open)];
  yield ['outcome', () => game.outcome(state.open)];
  yield ['standings', () => game.standings(state.open)];
  yield ['progress', () => game.progress(state.open)];
  yield ['audit', () => game.audit(state)];
  for (const seat of viewers(position))
    yield [`imagine for seat ${seat}`, () => game.imagine(viewOf(state, seat), rngAt(hash, 0))];
  for (const seat of position.deciding) {
    if (seat < 0) continue;
    const view = viewOf(state, seat);
    yield [`menu of seat ${seat}`, () => game.menu(view)];
    yield [`check of seat ${seat}`, () => game.menu(view).moves.map(move => game.check(view, move))];
  }
}

/** Law 2: the positions of a walk are frozen, so whoever changes one throws. */
export const questions = (trial: Trial): Examiner => ({
  *at(position) {
    for (const [question, ask] of answers(trial, position)) {
      try {
        ask();
      } catch (error) {
        yield `${question} does not leave the position alone: ${error}`;
      }
    }
  },
});

/** Law 3. */
export function sameness(trial: Trial): Examiner {
  const outcomeOf = (from: S, { ply, choice }: TrialPosition, move: object): string => {
    const { state, told } = playFrom(trial, from, ply, { seat: choice.seat, move });
    return text([state, told]);
  };
  return {
    *at(position) {
      const { state, choice } = position;
      const fault = notPlain(state, 'the state') ?? notPlain(choice.move, 'the move');
      if (fault) yield `not plain data: ${fault}`;
      const copy = jsonCopy(state);
      const again = [...answers(trial, position, copy)];
      for (const [i, [question, ask]] of [...answers(trial, position)].entries())
        if (text(ask()) !== text(again[i]![1]())) yield `${question} answers differently when asked again`;
      const once = outcomeOf(state, position, choice.move);
      const shown = text(choice.move);
      if (outcomeOf(state, position, choice.move) !== once) yield `${shown} played twice gives two results`;
      const move = trial.game.parse(jsonCopy(choice.move)) ?? choice.move;
      if (outcomeOf(copy, position, move) !== once)
        yield `${shown} played after a trip through JSON gives another result`;
      const events = playFrom(trial, state, position.ply, choice).told;
      const unspeakable = notPlain(events, 'told');
      if (unspeakable) yield `not plain data: ${unspeakable}`;
    },
  };
}

/**
 * Law 4. The moves of a walk are frozen, so a play that changes one throws; a table it changes spoils the next game.
 */
export const copies = (trial: Trial): Examiner => ({
  *at({ ply, state, choice }) {
    const before = worldText(state);
    playFrom(trial, state, ply, choice);
    if (worldText(state) !== before) yield `playing ${text(choice.move)} on a copy changes the original`;
  },
  *after({ positions, last, broke }) {
    if (broke) return;
    const first = begin(trial);
    const before = text(first);
    // In place, without a copy between the moves: as search and simulation play.
    const state = { ...first };
    for (const { ply, choice } of positions) {
      state.rng = rngAt(trial.hash, ply + 1);
      trial.game.play(state, choice.seat, choice.move, SILENT);
    }
    if (worldText(state) !== worldText(last)) yield 'played in place, the same moves lead elsewhere';
    if (text(clone(begin(trial))) !== before) yield 'playing one game has changed the set-up of the next';
  },
});
