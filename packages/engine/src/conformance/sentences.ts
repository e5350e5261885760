// Law 9. A record replays to the same end, everything that comes up has its words, and sources add up to the score.

import { type Phrase, pick, plain, type Refusal } from '@quayside/rules';
import type { GameRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { rngAt, seedOf } from '../seed.ts';
import { viewOf } from '../view.ts';
import { mutant } from './mutants.ts';
import { jsonCopy, text, worldText } from './plain.ts';
import { type Examiner, playFrom, type Trial, type TrialPosition } from './trial.ts';
import type { S } from './worlds.ts';

const TRIES = 12; // wrong moves at each position, to hear refusals

export function sentences(trial: Trial): Examiner {
  const { game, seats, options } = trial;
  const { words } = game;
  const rng = rngAt(seedOf(`${trial.seed}: words`), 0);
  const met: object[] = [];

  function* refusal({ code, args }: Refusal): Generator<string> {
    const sentence = Object.hasOwn(words.refusals, code) ? words.refusals[code]?.(args ?? {}) : undefined;
    yield* badWording(sentence ? [sentence] : null, `the refusal ${code}`);
  }

  function* standings({ open }: S): Generator<string> {
    const standings = game.standings(open);
    if (text(standings.map(({ seat }) => seat)) !== text([...Array(seats).keys()]))
      yield 'the standings do not list every seat once, in order';
    for (const { seat, score, sources } of standings) {
      const whole = sources.filter(({ source }) => source === 'total'); // the others count the same in another way
      const sum = (whole.length > 0 ? whole : sources).reduce((all, { value }) => all + value, 0);
      if (sum !== score) yield `the sources of seat ${seat} are ${sum} together, and its score is ${score}`;
      for (const { source, value } of sources) {
        if (!words.sources[source]) yield `the source ${source} has no label`;
        if (!Number.isFinite(value)) yield `the source ${source} is ${value}`;
      }
    }
  }

  function* decisions({ state, deciding }: TrialPosition): Generator<string> {
    for (const seat of deciding) {
      yield* badWording(words.awaiting(state.open, seat), `waiting for seat ${seat}`);
      if (seat < 0) continue;
      const view = viewOf(state, seat);
      const { ask, moves } = game.menu(view);
      const asked = Object.hasOwn(words.asks, ask) ? words.asks[ask] : undefined;
      yield* badWording(asked?.prompt(view), `the question ${ask}`);
      if (asked && !asked.rule) yield `the question ${ask} names no rule`;
      met.push(...moves);
      for (let i = 0; i < TRIES; i++) {
        const borrowed = pick(rng, met);
        const move = game.parse(i % 2 ? jsonCopy(borrowed) : mutant(rng, borrowed, met));
        const refused = move && game.check(view, move);
        if (refused) yield* refusal(refused);
      }
    }
  }

  return {
    *at(position) {
      const { ply, state, choice } = position;
      yield* standings(state);
      yield* decisions(position);
      yield* badWording(words.move(choice.move), `the move ${text(choice.move)}`);
      for (const { event } of playFrom(trial, state, ply, choice).told) {
        const phrase = words.event(event);
        if (phrase) yield* badWording(phrase, `the event ${event.type}`);
      }
    },
    *after({ positions, last, broke }) {
      if (broke) return;
      yield* standings(last);
      const outcome = game.outcome(last.open);
      if (outcome && !Object.hasOwn(words.reasons, outcome.reason))
        yield `the reason ${outcome.reason} has no sentence`;
      const log = positions.map(({ choice }) => choice);
      const record: GameRecord = { game: game.id, version: game.version, seats, options, seed: trial.hash, log };
      const match = replay(game, jsonCopy(record));
      if (worldText(match.state) !== worldText(last)) yield 'the record replays to another end';
    },
  };
}

/** Findings about a phrase: missing, empty, or with a value in it that was missing, such as `undefined`. */
function* badWording(phrase: Phrase | null | undefined, what: string): Generator<string> {
  if (!phrase) {
    yield `${what} has no words`;
    return;
  }
  const sentence = plain(phrase, seat => `Seat ${seat}`);
  if (sentence.trim() === '' || /undefined|null|NaN|\[object/.test(sentence)) yield `${what} reads: "${sentence}"`;
}
