// One table, live in memory: the game, and the order of things: commit, then acknowledge, then broadcast. Texts are made
// when the deed is done, and sent when it is stored.

import type { Match, Step, Submitted } from '@quayside/engine';
import { LIMITS, type TableInfo } from '@quayside/protocol';
import type { AnyGame, Refusal, Seat } from '@quayside/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { ErrorCode } from '../errors.ts';
import type { Change, Guest, Store, StoredTable } from '../store/store.ts';
import { type Answer, type AnswerKind, accepted, duplicate, refused } from './answers.ts';
import { type Arranged, handBack, renamed, seatOf } from './arrange.ts';
import type { Committer } from './committer.ts';
import { Company, type Listener } from './company.ts';
import { infoOf } from './info.ts';
import { Ledger } from './ledger.ts';
import type { Loaded } from './load.ts';
import { Memory, update } from './memory.ts';

/** What a table needs of the house it stands in. */
export type House = {
  store: Store;
  committer: Committer;
  log: FastifyBaseLogger;
  snapshotEvery: number;
  answered(answer: AnswerKind): void;
  /** The table is no longer to be trusted: the next visitor gets it fresh from the store. */
  drop(table: Table): void;
  /** Something was committed: a bot may have to decide. */
  moved(table: Table): void;
};

const INTENTS_KEPT = 20;

export class Table {
  readonly game: AnyGame;
  row: StoredTable;
  /** Null before the start, and when the stored game cannot be brought back. */
  match: Match | null;
  gone = false;
  lastUsed = Date.now();
  readonly #house: House;
  readonly #memory: Memory;
  readonly #company = new Company();
  readonly #ledger: Ledger;

  constructor(game: AnyGame, row: StoredTable, house: House, loaded: Loaded | null) {
    this.game = game;
    this.row = row;
    this.match = loaded?.match ?? null;
    this.#house = house;
    this.#memory = loaded?.memory ?? new Memory();
    this.#ledger = new Ledger({
      owner: this,
      committer: house.committer,
      log: house.log.child({ table: row.id }),
      isGone: () => this.gone,
      failed: () => {
        house.drop(this);
        this.close('not-saved');
      },
    });
  }

  get isInUse(): boolean {
    return this.#company.size > 0 || this.#ledger.isWriting;
  }

  isOnline(guest: string): boolean {
    return this.#company.isOnline(guest);
  }

  /** Whether the game waits for this guest. */
  awaits(guest: string): boolean {
    const seat = seatOf(this.row, guest);
    return this.row.status === 'playing' && seat !== null && typeof this.match?.asked[seat] === 'number';
  }

  get info(): TableInfo {
    const spectators = this.#company.count(({ id }) => seatOf(this.row, id) === null);
    return infoOf(this.row, guest => this.isOnline(guest), spectators);
  }

  connect(listener: Listener): void {
    this.#company.connect(listener);
  }

  /** A client says hello: the table as it is, and the view, or what it missed since the ply it names. */
  greet(listener: Listener, since: number | null) {
    const seat = seatOf(this.row, listener.guest.id);
    const isKnown = seat !== null || this.#company.hasGreeted(listener);
    if (!isKnown && this.info.spectators >= LIMITS.spectators)
      return listener.dismiss('too-many-watching', { retry: false });
    const changes = seat === null ? [] : this.#rearranged(handBack(this.row, seat));
    const caughtUp = this.match && this.#memory.catchUp(this.match, seat, since);
    this.#afterCommit(changes, () => {
      if (!this.#company.isConnected(listener)) return;
      this.#company.greet(listener);
      this.#tellTable();
      if (caughtUp) listener.say(caughtUp);
    });
  }

  /** The client is no longer there. */
  disconnect(listener: Listener): void {
    if (!this.#company.disconnect(listener) || this.gone) return;
    this.lastUsed = Date.now();
    this.#tellTable();
  }

  /** Takes in a change of seats, options or people, with whatever else must be written with it. */
  arrange(intent: string, answer: Answer, deed: () => Arranged) {
    if (this.row.intents.includes(intent))
      return this.#afterCommit([], () => answer(this.#duplicate(intent, this.match?.ply ?? 0)));
    const before = this.match;
    const { row, refusal, besides = [] } = deed();
    if (refusal) return answer(this.#refused(intent, refusal));
    const changes = this.#rearranged({ ...row, intents: [...row.intents, intent].slice(-INTENTS_KEPT) });
    const begun = this.match === before ? null : this.match;
    const ply = this.match?.ply ?? 0;
    for (const step of begun?.opening ?? []) this.#memory.add(step, begun!);
    const watching = begun && this.#memory.catchUp(begun, null, null);
    const views = begun?.asked.map((_, seat) => this.#memory.catchUp(begun, seat, null));
    this.#afterCommit([...changes, ...besides], () => {
      answer(accepted(intent, ply));
      this.#tellTable();
      if (views && watching) this.#tellAll(seat => (seat === null ? watching : views[seat]!));
      this.#house.moved(this);
    });
  }

  move(guest: Guest, { id, decision, move }: { id: string; decision: number; move: unknown }, answer: Answer) {
    const { seat, match, code } = this.#playing(guest);
    if (code) return answer(this.#refused(id, { code }));
    if (this.row.status === 'playing' && match.asked[seat] === decision)
      this.submit(seat, id, answer, () => match.submit(seat, move));
    else this.#unlessDuplicate(id, answer, () => answer(this.#refused(id, { code: this.#whyLate() })));
  }

  back(guest: Guest, intent: string, answer: Answer) {
    const { seat, match, code } = this.#playing(guest);
    if (code) return answer(this.#refused(intent, { code }));
    this.#unlessDuplicate(intent, answer, () => {
      if (this.row.status !== 'playing') return answer(this.#refused(intent, { code: this.#whyLate() }));
      this.submit(seat, intent, answer, () => match.takeBack(seat));
    });
  }

  /** Plays for a person (with the intent that is answered) or for a bot (with none, and the refusal is returned). */
  submit(seat: Seat, intent: string | null, answer: Answer, play: () => Submitted): Refusal | null {
    let done: Submitted;
    try {
      done = play();
    } catch (error) {
      this.freeze(error);
      if (intent !== null) answer(this.#refused(intent, { code: 'frozen' }));
      return null;
    }
    if (!done.refusal) this.#record(done.steps, seat, intent, answer);
    else if (intent !== null) answer(this.#refused(intent, done.refusal));
    return done.refusal;
  }

  /** The rules threw. The table stays as it was before, and nobody can move any more; the server goes on. */
  freeze(error: unknown): void {
    this.#house.log.error({ err: error, table: this.row.id, game: this.game.id }, 'the rules failed; table frozen');
    this.#afterCommit(this.#rearranged({ ...this.row, status: 'frozen' }), () => {
      this.#house.drop(this);
      this.close('frozen');
    });
  }

  /** A guest goes by another name now. */
  rename(guest: Guest): void {
    this.#company.rename(guest);
    this.#afterCommit(this.#rearranged(renamed(this.row, guest)), () => this.#tellTable());
  }

  /** Everybody is sent away, to come back in a moment; nothing more is taken in. */
  close(code: ErrorCode): void {
    this.gone = true;
    this.#company.dismiss(code);
  }

  #playing(guest: Guest) {
    const seat = seatOf(this.row, guest.id);
    if (seat === null) return { code: 'not-seated' } as const;
    return this.match ? { seat, match: this.match } : ({ code: 'not-started' } as const);
  }

  #record(steps: Step[], seat: Seat, intent: string | null, answer: Answer): void {
    const match = this.match!;
    const isOver = match.outcome !== null;
    const row = intent === null ? this.row : handBack(this.row, seat);
    const changes = this.#rearranged(isOver ? { ...row, status: 'over' } : row);
    const tableChanged = changes.length > 0;
    const at = Date.now();
    for (const [i, { ply, entry, told }] of steps.entries()) {
      const logged = { ply, entry, told, intent: i === 0 ? intent : null, at };
      changes.push({ kind: 'entry', table: row.id, entry: logged });
    }
    const [first] = steps;
    const every = this.#house.snapshotEvery;
    if (isOver || Math.floor(match.ply / every) > Math.floor(first!.ply / every))
      changes.push({ kind: 'snapshot', table: row.id, snapshot: match.snapshot() });
    const tellings = steps.map(step => this.#memory.add(step, match));
    this.#afterCommit(changes, () => {
      this.#house.answered('accepted');
      if (intent !== null) answer(accepted(intent, first!.ply + 1));
      for (const telling of tellings) this.#tellAll(seat => update(telling, seat));
      if (tableChanged) this.#tellTable();
      this.#house.moved(this);
    });
  }

  #tellAll(textFor: (seat: Seat | null) => string): void {
    this.#company.tell(({ id }) => seatOf(this.row, id), textFor);
  }

  #tellTable(): void {
    const table = JSON.stringify(this.info);
    this.#company.tell(
      guest => guest,
      ({ id, name }) => {
        const you = JSON.stringify({ seat: seatOf(this.row, id), host: this.row.host === id, name });
        return `{"t":"table","table":${table},"you":${you}}`;
      },
    );
  }

  /** Why an answer came too late, unless it is the second copy of one that was accepted. */
  #whyLate(): ErrorCode {
    if (this.row.status === 'frozen') return 'frozen';
    return this.row.status === 'over' ? 'game-over' : 'stale-decision';
  }

  #unlessDuplicate(intent: string, answer: Answer, then: () => void): void {
    this.#afterCommit([], async () => {
      const place = await this.#house.store.plyOfIntent(this.row.id, intent);
      if (this.gone) return;
      if (place === null) then();
      else answer(this.#duplicate(intent, place + 1));
    });
  }

  #refused(intent: string, refusal: Refusal): string {
    this.#house.answered('refused');
    return refused(intent, refusal, this.game.words.refusals);
  }

  #duplicate(intent: string, ply: number): string {
    this.#house.answered('duplicate');
    return duplicate(intent, ply);
  }

  #rearranged(row: StoredTable): Change[] {
    if (row === this.row) return [];
    this.row = row;
    return [{ kind: 'table', table: row }];
  }

  #afterCommit(changes: Change[], then: () => void) {
    this.lastUsed = Date.now();
    this.#ledger.write(changes, then);
  }
}
