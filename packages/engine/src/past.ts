// Any moment of a game, from its log. Snapshots are kept every few plies, so that the next moment is near, and of every
// moment an agreed return leads to: following a return never replays anything, and any log costs linear time.

import { type AnyGame, type Options, type Refusal, settle } from '@quayside/rules';
import { Match, type Snapshot } from './match.ts';
import { type GameRecord, ReplayError } from './record.ts';
import type { RecordFault } from './recordFaults.ts';
import { rngAt } from './seed.ts';
import type { Entry, Step } from './step.ts';

const KEPT_EVERY = 25; // plies

export class Past {
  readonly #game: AnyGame;
  readonly #record: GameRecord;
  readonly #options: Options;
  readonly #onEntry: (ply: number) => void;
  readonly #kept = new Map<number, Snapshot>();
  /** Moments that agreed returns lead to, as far as the log has been read. */
  readonly #targets = new Set<number>();
  #read = 0;

  /**
   * Throws a ReplayError when no game can have begun so. The log may grow at its end. `onEntry` is called before each
   * entry that is replayed, and may throw to stop.
   */
  constructor(game: AnyGame, record: GameRecord, onEntry: (ply: number) => void = () => {}) {
    const { seats, origin } = record;
    if (record.game !== game.id)
      throw new ReplayError(null, { fault: 'another-game', game: record.game, rules: game.id });
    if (record.version !== game.version)
      throw new ReplayError(null, { fault: 'another-version', version: record.version, rules: game.version });
    // Two versions of the rules played it, so it replays under neither.
    const changed = record.notes?.find(({ kind }) => kind === 'rules-changed');
    if (changed) throw new ReplayError(null, { fault: 'rules-changed', entry: changed.ply });
    const { options, refusal } = settle(game, seats, record.options);
    if (refusal)
      throw new ReplayError(null, { ...refusal.args, fault: 'options-refused', refusal: refusal.code }, game);
    if (origin && origin.own.length !== seats) throw new ReplayError(null, { fault: 'other-seats' });
    this.#game = game;
    this.#record = record;
    this.#options = options;
    this.#onEntry = onEntry;
  }

  /** The game as it stood when the log had so many entries, as a match that the caller may change. */
  at(ply: number): Match {
    this.#readTargets();
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
    return this.#unlessBadOrigin(() => Match.from(this.#game, this.#options, seed, world));
  }

  #onTo(ply: number, match: Match): Match {
    this.#keep(match);
    while (match.ply < ply) this.#follow(match);
    return match;
  }

  #follow(match: Match): Step {
    const { ply } = match;
    const entry = this.#record.log[ply];
    if (!entry) throw new ReplayError(ply, { fault: 'log-ends' });
    this.#onEntry(ply);
    const done = this.#unlessBadOrigin(() => match.follow(entry, earlier => this.#momentOf(earlier)));
    if (done.refusal) throw new ReplayError(ply, faultOf(done.refusal, entry), this.#game);
    this.#keep(match);
    return done.step;
  }

  /** Rules throw at a world that no game can be in, and only a record brings its own. */
  #unlessBadOrigin<T>(play: () => T): T {
    try {
      return play();
    } catch (error) {
      if (!this.#record.origin || error instanceof ReplayError) throw error;
      throw new ReplayError(null, { fault: 'bad-origin' });
    }
  }

  /**
   * Kept when it was passed, unless the log did not lead back there yet. Even then the entries from the last kept
   * moment on have been followed before, so that the targets of the returns among them are kept, and this does not
   * recur.
   */
  #momentOf(ply: number): Snapshot {
    const kept = this.#kept.get(ply) ?? this.at(ply).snapshot();
    this.#kept.set(ply, kept);
    return kept;
  }

  #keep(match: Match): void {
    const { ply } = match;
    if ((ply % KEPT_EVERY === 0 || this.#targets.has(ply)) && !this.#kept.has(ply))
      this.#kept.set(ply, match.snapshot());
  }

  #readTargets(): void {
    const { log } = this.#record;
    for (; this.#read < log.length; this.#read++) {
      const entry = log[this.#read]!;
      if ('back' in entry && entry.agreed) this.#targets.add(entry.back);
    }
  }
}

function faultOf({ code, args }: Refusal, entry: Entry): RecordFault {
  if (code === 'sea-first') return { fault: 'sea-missing' };
  if ('back' in entry) return { fault: 'cannot-take-back', entry: entry.back, seat: entry.seat };
  return { ...args, fault: 'move-refused', refusal: code };
}
