// One table, live in memory: the game, and the order of things: commit, then acknowledge, then broadcast. Texts are made
// when the change is done, and sent when it is stored.

import type { Match, Snapshot, Step, Submitted } from '@quayside/engine';
import type { Level, Message, TableInfo, TableNote } from '@quayside/protocol';
import type { AnyGame, Refusal, Seat } from '@quayside/rules';
import type { FastifyBaseLogger } from 'fastify';
import { Absences, deviceOf } from '../domain/absences.ts';
import { type Answer, type AnswerKind, accepted, duplicate, refused } from '../domain/answers.ts';
import type { HiddenCommitments } from '../domain/hiddenCommitments.ts';
import { untilHostPasses } from '../domain/hostSuccession.ts';
import { toldNote } from '../domain/notes.ts';
import { lapsed, untilAskedNoMore, withoutMoot } from '../domain/requests.ts';
import { botAt, ownerAt, renamed, seatOf, type TableUpdate, withoutStandIn } from '../domain/seats.ts';
import { TableClocks } from '../domain/tableClocks.ts';
import { infoOf } from '../domain/tableInfo.ts';
import { type Silence, Talk } from '../domain/talk.ts';
import { waitsForPeople } from '../domain/waitsForPeople.ts';
import type { ErrorCode } from '../errors.ts';
import { resultsOf } from '../history/results.ts';
import type { PresenceChange } from '../push/notifier.ts';
import type { Committer } from '../store/committer.ts';
import type { Change, Guest, NewNote, Store, StoredLine, StoredTable } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import { Connections } from './connections.ts';
import { ring } from './dueEvents.ts';
import { GameBroadcaster } from './gameBroadcaster.ts';
import { type Loaded, logged } from './load.ts';
import { ReadMarkers } from './readMarkers.ts';
import { TableBroadcaster } from './tableBroadcaster.ts';
import type { UptimeClock } from './uptimeClock.ts';
import { WriteQueue } from './writeQueue.ts';

/** What a table needs from the server around it. */
export type TableContext = {
  store: Store;
  committer: Committer;
  log: FastifyBaseLogger;
  time: UptimeClock;
  snapshotEvery: number;
  limits: AwayLimits;
  answered(answer: AnswerKind): void;
  /** The table is no longer to be trusted: the next visitor gets it fresh from the store. */
  drop(table: Table): void;
  /** Something was committed: a bot may have to decide, a club to be told. */
  moved(table: Table): void;
  /** Somebody has come or gone. */
  presence(table: Table, device: string, change: PresenceChange): void;
  /** Whether a webhook may lead there. */
  mayCall(address: string): boolean;
  /** The game of a table as it stood when its log had so many entries. */
  momentOf(table: Table, ply: number): Promise<Snapshot>;
  /** Whether a seat may take its last move back; `code` says why that could not be found out. */
  judgeTakeBack(table: Table, seat: Seat): Promise<{ isFree: boolean; code?: ErrorCode }>;
};

/** How long people may be away, in ms: until another person may get their seat, and until another is host. */
export type AwayLimits = { seatAwayMs: number; hostAwayMs: number };

const INTENTS_KEPT = 20;

export class Table {
  readonly game: AnyGame;
  row: StoredTable;
  /** The row as it is stored, which is all that others may be told: `row` may be ahead of it while a write is under way. */
  committed: StoredTable;
  /** Null before the start, and when the stored game cannot be brought back. */
  match: Match | null;
  readonly clocks: TableClocks;
  readonly talk: Talk;
  readonly gameBroadcaster: GameBroadcaster;
  readonly broadcaster: TableBroadcaster;
  readonly connections = new Connections();
  readonly absences: Absences;
  readonly limits: AwayLimits;
  /** What happened beside the moves and is stored, oldest first. */
  readonly notes: TableNote[];
  readonly readMarkers = new ReadMarkers(this);
  /** When the game last moved, as far as everybody may know. */
  since: number;
  gone = false;
  /** By the monotonic clock. */
  lastUsed = performance.now();
  readonly #context: TableContext;
  readonly #writes: WriteQueue;
  readonly #alarm = new Alarm(() => this.attempt(() => ring(this)));
  #snapshotPly: number;

  constructor(
    game: AnyGame,
    row: StoredTable,
    context: TableContext,
    { lines, notes }: { lines: StoredLine[]; notes: TableNote[] },
    loaded: Loaded | null,
  ) {
    this.game = game;
    this.row = row;
    this.committed = row;
    this.match = loaded?.match ?? null;
    this.#context = context;
    this.limits = context.limits;
    this.notes = notes;
    this.absences = new Absences(context.time, row);
    this.clocks = new TableClocks(context.time, loaded?.clocks ?? null);
    this.talk = new Talk(lines);
    this.since = loaded?.since ?? row.createdAt;
    this.#snapshotPly = loaded?.snapshotPly ?? 0;
    const { store, log } = context;
    const momentOf = (ply: number) => context.momentOf(this, ply);
    this.gameBroadcaster = new GameBroadcaster({ table: this, loaded, log, time: context.time, momentOf });
    this.broadcaster = new TableBroadcaster(this, store, log);
    this.#writes = new WriteQueue({
      owner: this,
      committer: context.committer,
      log: log.child({ table: row.id }),
      isGone: () => this.gone,
      failed: () => {
        context.drop(this);
        this.close('not-saved');
      },
      threw: error => this.fail(error),
    });
  }

  get isInUse(): boolean {
    return this.connections.size > 0 || this.#writes.isWriting;
  }

  /** Whoever shares a device is here while that device is, whoever holds it. */
  readonly isOnline = (guest: string): boolean => this.connections.isOnline(this.deviceOf(guest));

  /** How long this person has been away, in ms; null while they are here. */
  readonly awayFor = (guest: string): number | null =>
    this.isOnline(guest) ? null : this.absences.of(this.deviceOf(guest));

  deviceOf(guest: string): string {
    const owner = [...this.row.seats.keys()].map(seat => ownerAt(this.row, seat)).find(it => it?.guest === guest);
    return owner ? deviceOf(owner) : guest;
  }

  /** Nobody plays for themself any more, and bots wait until somebody does. */
  get waits(): boolean {
    return waitsForPeople(this);
  }

  get info(): TableInfo {
    const { committed: row, isOnline, awayFor, limits, waits } = this;
    const spectators = this.connections.count(({ id }) => seatOf(row, id) === null);
    return infoOf({ row, isOnline, awayFor, limits, waits }, spectators);
  }

  /** The level of the bot that decides for this seat now; null when none may. */
  botFor(seat: Seat): Level | null {
    if (this.clocks.isPaused || this.row.asking?.what === 'back' || this.waits) return null;
    return botAt(this.row, seat) ?? (this.clocks.isLent(seat) ? this.row.terms.standIn : null);
  }

  moved(): void {
    this.#context.moved(this);
  }

  presenceChanged(device: string, change: PresenceChange): void {
    this.#context.presence(this, device, change);
  }

  judgeTakeBack(seat: Seat): Promise<{ isFree: boolean; code?: ErrorCode }> {
    return this.#context.judgeTakeBack(this, seat);
  }

  mayCall(address: string): boolean {
    return this.#context.mayCall(address);
  }

  get hidden(): HiddenCommitments {
    return this.gameBroadcaster.hidden;
  }

  /** What the rules of the game say about talking now. */
  get silence(): Silence {
    return (this.match && this.game.talk?.(this.hidden.open(this.match))) ?? null;
  }

  /** Takes in a change of seats, options or people, with whatever else must be written with it. */
  update(intent: string, answer: Answer, change: () => TableUpdate) {
    if (this.row.intents.includes(intent)) return this.answerDuplicate(intent, answer);
    const { match: before, row: seated } = this;
    const { row, refusal, extraChanges = [], notes = [] } = change();
    if (refusal) return this.refuse(intent, refusal, answer);
    const changes = this.replaceRow({ ...row, intents: [...row.intents, intent].slice(-INTENTS_KEPT) });
    const begun = this.match === before ? null : this.match;
    const ply = this.#openPly;
    const show = this.gameBroadcaster.prepareViews(guest => seatOf(seated, guest), begun);
    this.write([...changes, ...extraChanges, ...notes.map(note => this.noted(note))], () => {
      answer(accepted(intent, ply));
      this.broadcaster.table();
      show();
      this.#context.moved(this);
    });
  }

  /** Takes in a change that nobody's intent made, with what must be written with it. */
  change(row: StoredTable, extraChanges: Change[]): void {
    this.write([...this.replaceRow(row), ...extraChanges], () => {
      this.broadcaster.table();
      this.#context.moved(this);
    });
  }

  /** To be written: everybody reads it in the log. As far as everybody may know, the log has so many entries. */
  noted(note: NewNote, ply = this.#openPly): Change {
    return { kind: 'note', table: this.row.id, at: Date.now(), note: { ...note, ply: Math.min(ply, this.#openPly) } };
  }

  /** Plays for a person (with the intent that is answered) or for a bot (with none, and the refusal is returned). */
  submit(seat: Seat, intent: string | null, answer: Answer, play: () => Submitted): Refusal | null {
    let done: Submitted;
    try {
      done = play();
    } catch (error) {
      this.freeze(error);
      if (intent !== null) this.refuse(intent, { code: 'frozen' }, answer);
      return null;
    }
    if (!done.refusal) this.#record(done.steps, seat, intent, answer);
    else if (intent !== null) this.refuse(intent, done.refusal, answer);
    return done.refusal;
  }

  /** Does it unless this intent of the seat is already in the log. */
  unlessDuplicate(seat: Seat, intent: string, answer: Answer, then: () => void): void {
    const answerOrDo = (place: number | null) => {
      if (this.gone) return;
      if (place === null) then();
      else answer(this.#duplicate(intent, this.hidden.plyAfter(place, seat)));
    };
    this.write([], () => {
      this.#context.store
        .plyOfIntent(this.row.id, seat, intent)
        .then(answerOrDo)
        .catch(error => this.fail(error));
    });
  }

  /** For what no caller waits for: timers, sockets, promises. What is thrown there would end the process. */
  attempt(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * Something failed halfway, so this table may no longer be what is stored. Everybody is sent away to come back in a
   * moment; the table leaves memory once nothing of it is being written, and the next visitor gets it from the store.
   */
  fail(error: unknown): void {
    if (this.gone) return;
    this.#context.log.error({ err: error, table: this.row.id }, 'something failed; the table is dropped from memory');
    this.close('table-failed');
    const drop = () => this.#context.drop(this);
    this.#context.committer.save([]).then(drop, drop);
  }

  refuse(intent: string, refusal: Refusal, answer: Answer): void {
    this.#context.answered('refused');
    answer(refused(intent, refusal));
  }

  accept(intent: string, answer: Answer): void {
    answer(accepted(intent, this.#openPly));
  }

  get #openPly(): number {
    return this.match ? this.hidden.openPly(this.match) : 0;
  }

  /** Once what it did is safe. */
  answerDuplicate(intent: string, answer: Answer): void {
    this.write([], () => answer(this.#duplicate(intent, this.#openPly)));
  }

  /** The rules threw. The table stays as it was before, and nobody can move any more; the server goes on. */
  freeze(error: unknown): void {
    this.#context.log.error({ err: error, table: this.row.id, game: this.game.id }, 'the rules failed; table frozen');
    this.write(this.replaceRow({ ...this.row, status: 'frozen', fault: String(error) }), () => {
      this.#context.drop(this);
      this.close('frozen');
    });
  }

  /** A guest goes by another name now. */
  rename(guest: Guest): void {
    this.connections.rename(guest);
    this.write(this.replaceRow(renamed(this.row, guest)), () => this.broadcaster.table());
  }

  /** Everybody is sent away, to come back in a moment; nothing more is taken in. */
  close(code: ErrorCode): void {
    const looked: Change[] = [];
    this.connections.each(({ guest }) => looked.push(...this.readMarkers.note(guest.id)));
    const away: Change[] = this.absences.isUnsaved ? [{ kind: 'table', table: this.absences.stamped(this.row) }] : [];
    if (code === 'stopping') this.#writes.write([...looked, ...away], () => {});
    this.gone = true;
    this.#alarm.set();
    this.connections.closeAll(code);
  }

  /** The row as it is from now on, and what must be written about it. */
  replaceRow(row: StoredTable): Change[] {
    if (row === this.row) return [];
    this.row = withoutMoot(row, this.isOnline);
    return [{ kind: 'table', table: this.absences.stamped(this.row) }];
  }

  /** Runs `then` when these changes are safe. The clocks follow whatever was done, and are told after it. */
  write(changes: Change[], then: () => void, { tick } = { tick: changes.length > 0 }): void {
    this.lastUsed = performance.now();
    const all = tick ? [...changes, ...this.#tick()] : changes;
    const { row } = this;
    this.#writes.write(all, () => {
      this.committed = row;
      this.#remember(all);
      then();
      this.broadcaster.notes();
      this.broadcaster.clock();
      this.broadcaster.rights();
      this.gameBroadcaster.sendDelayed();
      this.#setAlarm();
    });
  }

  /** Come to memory: clocks that are due ring at once. */
  arrive(): void {
    this.#writes.write(this.#tick(), () => this.#setAlarm());
  }

  #remember(changes: readonly Change[]): void {
    for (const change of changes)
      if (change.kind === 'note' && change.note.kind !== 'deadline') this.notes.push(toldNote(change));
  }

  #tick(): Change[] {
    const { waits, hidden, match } = this;
    const deciding = match && hidden.isHiding ? hidden.deciding(match) : null;
    return this.clocks.follow(this.row, match, { hidden: deciding, openPly: this.#openPly, waits });
  }

  #setAlarm(): void {
    if (this.gone) return;
    const { clocks, gameBroadcaster } = this;
    this.#alarm.set(clocks.untilAlarm, gameBroadcaster.untilMore, untilHostPasses(this), untilAskedNoMore(this));
  }

  #record(steps: Step[], seat: Seat, intent: string | null, answer: Answer): void {
    const match = this.match!;
    const isOver = match.outcome !== null;
    const back = intent === null ? this.row : withoutStandIn(this.row, seat);
    const isBack = back !== this.row;
    // That a request lapses would tell of a commitment that is kept from the others.
    const isKept = this.hidden.withholds(steps[0]!, match);
    const row = isKept ? back : lapsed(back);
    const changes = this.replaceRow(isOver ? { ...row, status: 'over', endedAt: Date.now() } : row);
    const tableChanged = changes.length > 0;
    const at = Date.now();
    if (isOver) changes.push(...resultsOf(this.game, row, match.state.open, at));
    if (!isKept) this.since = at;
    for (const [i, step] of steps.entries())
      changes.push({ kind: 'entry', table: row.id, entry: logged(step, i === 0 ? intent : null, at) });
    const [first] = steps;
    if (isBack) changes.push(this.noted({ kind: 'returned', seat }, first!.ply));
    const wentBack = 'back' in first!.entry && first!.entry.agreed;
    if ('back' in first!.entry) this.clocks.goBack(wentBack ? 'all' : seat);
    const tell = this.gameBroadcaster.prepareUpdates(steps, match);
    // A snapshot in the middle of a joint decision would not know where that began.
    const isDue = match.ply - this.#snapshotPly >= this.#context.snapshotEvery && !this.hidden.isJoint;
    if (isOver || wentBack || isDue) {
      this.#snapshotPly = match.ply;
      changes.push({ kind: 'snapshot', table: row.id, snapshot: match.snapshot() });
    }
    const ply = isKept ? this.hidden.plyFor(match, seat) : first!.ply + 1;
    this.write(changes, () => {
      this.#context.answered('accepted');
      if (intent !== null) answer(accepted(intent, ply));
      tell();
      if (tableChanged) this.broadcaster.table();
      this.#context.moved(this);
    });
  }

  #duplicate(intent: string, ply: number): Message<'duplicate'> {
    this.#context.answered('duplicate');
    return duplicate(intent, ply);
  }
}
