// Any moment of a game, from its log. Moments passed on the way are kept now and then, so that the next is near.

import { type AnyGame, type Options, settle } from '@quayside/rules';
import { Match, type Snapshot } from './match.ts';
import { type GameRecord, ReplayError } from './record.ts';
import { rngAt } from './seed.ts';
import type { Entry, Step } from './step.ts';

const KEPT_EVERY = 25; // plies

export class Past {
  readonly #game: AnyGame;
  readonly #record: GameRecord;
  readonly #options: Options;
  readonly #kept = new Map<number, Snapshot>();

  /** Throws a ReplayError when no game can have begun so. */
  constructor(game: AnyGame, record: GameRecord) {
    const { seats, origin } = record;
    if (record.game !== game.id) throw new ReplayError(null, `it is a game of ${record.game}, not of ${game.id}`);
    if (record.version !== game.version)
      throw new ReplayError(
        null,
        `it follows version ${record.version} of the rules, these are version ${game.version}`,
      );
    const { options, refusal } = settle(game, seats, record.options);
    if (refusal) throw new ReplayError(null, `${refusal.code} ${JSON.stringify(refusal.args ?? {})}`);
    if (origin && origin.own.length !== seats) throw new ReplayError(null, 'it begins with another number of players');
    this.#game = game;
    this.#record = record;
    this.#options = options;
  }

  /** The game as it stood when the log had so many entries; a match of one's own. */
  at(ply: number): Match {
    for (let near = ply - (ply % KEPT_EVERY); near > 0; near -= KEPT_EVERY) {
      const kept = this.#kept.get(near);
      if (kept) return this.#onTo(ply, Match.resume(this.#game, this.#options, this.#record.seed, kept));
    }
    return this.#onTo(ply, this.#beginning());
  }

  /** The steps from one moment to another, and the match as each leaves it. */
  *steps(from = 0, to = this.#record.log.length): Generator<{ step: Step; match: Match }> {
    const match = this.at(from);
    while (match.ply < to) yield { step: this.#follow(match), match };
  }

  #beginning(): Match {
    const { seats, seed, origin } = this.#record;
    const world = origin ?? this.#game.setup(seats, this.#options, rngAt(seed, 0));
    return Match.from(this.#game, this.#options, seed, world);
  }

  #onTo(ply: number, match: Match): Match {
    while (match.ply < ply) this.#follow(match);
    return match;
  }

  #follow(match: Match): Step {
    const { ply } = match;
    const entry = this.#record.log[ply];
    if (!entry) throw new ReplayError(ply, 'the log ends before it');
    const done = match.follow(entry, earlier => this.at(earlier).snapshot());
    if (done.refusal) throw new ReplayError(ply, why(done.refusal.code, entry));
    if (match.ply % KEPT_EVERY === 0) this.#kept.set(match.ply, match.snapshot());
    return done.step;
  }
}

function why(code: string, entry: Entry): string {
  if (code === 'sea-first') return 'the sea’s answer is missing';
  return 'back' in entry ? `there is no entry ${entry.back} that seat ${entry.seat} may take back` : code;
}
