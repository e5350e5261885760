// One table in memory: its row, its game and its clients. Whatever changes it is applied at once, then committed, then
// acknowledged, then broadcast. Messages are made when a change is applied and sent once it is committed, so nobody is
// told of anything that a crash could undo.

import type { Match, Step, Submitted } from '@quayside/engine';
import type { Level, TableInfo, TableNote } from '@quayside/protocol';
import type { AnyGame, Refusal, Seat } from '@quayside/rules';
import { Absences } from '../domain/absences.ts';
import { accepted, type SendAnswer } from '../domain/answers.ts';
import type { HiddenCommitments } from '../domain/hiddenCommitments.ts';
import { untilHostPasses } from '../domain/hostSuccession.ts';
import { isKnownIntent, withIntent } from '../domain/intents.ts';
import type { NewNote, StoredLine } from '../domain/log.ts';
import { toldNote } from '../domain/notes.ts';
import type { AwayLimits, PresenceChange } from '../domain/presence.ts';
import { entriesOf, rowAfterMove } from '../domain/recordMoves.ts';
import { untilAskedNoMore, withoutObsoleteRequest } from '../domain/requests.ts';
import { resultsOf } from '../domain/results.ts';
import { botAt, renamed, seatOf, type TableUpdate } from '../domain/seats.ts';
import { TableClocks } from '../domain/tableClocks.ts';
import { infoOf } from '../domain/tableInfo.ts';
import type { Guest, StoredTable } from '../domain/tableRow.ts';
import { summaryOf, type TableSummary } from '../domain/tableSummary.ts';
import type { TalkRules } from '../domain/talkRights.ts';
import { waitsForPeople } from '../domain/waitsForPeople.ts';
import type { ErrorCode } from '../errors.ts';
import type { Change } from '../store/store.ts';
import { Alarm } from './alarm.ts';
import { Connections } from './connections.ts';
import { GameBroadcaster } from './gameBroadcaster.ts';
import { IntentAnswers } from './intentAnswers.ts';
import { deviceAt, type ListedTable } from './listedTable.ts';
import type { LiveTable } from './liveTable.ts';
import type { LoadedTable } from './load.ts';
import { ReadMarkers } from './readMarkers.ts';
import { Snapshots } from './snapshots.ts';
import { StoredSummary } from './storedSummary.ts';
import { TableBroadcaster } from './tableBroadcaster.ts';
import type { TableContextOf, TakeBackJudged } from './tableContext.ts';
import { TableTalk } from './talk.ts';
import { WriteQueue } from './writeQueue.ts';

export type TableContext = TableContextOf<Table>;

export class Table implements LiveTable, ListedTable {
  readonly game: AnyGame;
  row: StoredTable;
  /** The row as it is stored, which is all that others may be told: `row` is ahead of it while a write is under way. */
  committed: StoredTable;
  /** Null before the start, and when the stored game cannot be loaded. */
  match: Match | null;
  readonly clocks: TableClocks;
  readonly talk: TableTalk;
  readonly gameBroadcaster: GameBroadcaster;
  readonly broadcaster: TableBroadcaster;
  readonly connections = new Connections();
  readonly absences: Absences;
  readonly limits: AwayLimits;
  /** What happened beside the moves and is stored, oldest first. */
  readonly notes: TableNote[];
  readonly readMarkers = new ReadMarkers(this);
  readonly answers: IntentAnswers;
  /** When the game last moved, as far as everybody may know. */
  lastMoveAt: number;
  /** The table is about to leave memory: what is under way is finished and answered, and nothing new is begun. */
  isSettled = false;
  /** Nothing more is done or written here, and every client has been sent away, or is about to be. */
  isClosed = false;
  /** By the monotonic clock. */
  lastUsed = performance.now();
  readonly #context: TableContext;
  readonly #writes: WriteQueue;
  readonly #alarm = new Alarm(() => this.runSafely(() => this.#context.due(this)));
  readonly #snapshots: Snapshots;
  readonly #storedSummary: StoredSummary;
  /** Loaded from a node that died: the outage is credited to its clocks. */
  readonly #isTakenOver: boolean;

  constructor(
    game: AnyGame,
    row: StoredTable,
    context: TableContext,
    { lines, notes }: { lines: StoredLine[]; notes: TableNote[] },
    loaded: LoadedTable | null,
  ) {
    this.game = game;
    this.row = row;
    this.committed = row;
    this.match = loaded?.match ?? null;
    this.#context = context;
    this.limits = context.limits;
    this.notes = notes;
    this.absences = new Absences(context.time, row);
    this.clocks = new TableClocks(context.time, loaded?.clocks ?? null, loaded?.lostHome);
    this.#isTakenOver = (loaded?.lostHome ?? null) !== null;
    this.talk = new TableTalk(lines);
    this.lastMoveAt = loaded?.lastMoveAt ?? row.createdAt;
    this.#snapshots = new Snapshots(row.id, { everyPlies: context.snapshotEvery, lastPly: loaded?.snapshotPly ?? 0 });
    this.#storedSummary = new StoredSummary({
      table: row.id,
      stored: loaded?.summary ?? null,
      maxAgeMs: context.maxSummaryAgeMs,
      summary: () => this.match && this.summary,
      due: () => this.isClosed || this.#writes.write(this.#storedSummary.changes({ mayWait: false }), () => {}),
    });
    const { store, log, time } = context;
    const momentOf = (ply: number) => context.moment(this, ply);
    this.gameBroadcaster = new GameBroadcaster({ table: this, loaded, log, time, momentOf });
    this.broadcaster = new TableBroadcaster(this, store, log);
    this.answers = new IntentAnswers({
      answered: context.answered,
      openPly: () => this.#openPly,
      plyAfter: (place, seat) => this.hidden.plyAfter(place, seat),
      stored: (seat, intent) => store.plyOfIntent(row.id, seat, intent),
      afterWrites: then => this.write([], then),
      isClosed: () => this.isClosed,
      failed: error => this.fail(error),
    });
    this.#writes = new WriteQueue({
      owner: this,
      committer: context.committer,
      log: log.child({ table: row.id }),
      isClosed: () => this.isClosed,
      failed: () => {
        context.drop(this);
        this.close('not-saved');
      },
      threw: error => this.fail(error),
    });
  }

  /** The wall clock of this server, or of the cluster. */
  now(): number {
    return this.#context.time.wallClock();
  }

  get isInUse(): boolean {
    return this.connections.size > 0 || this.#writes.isWriting;
  }

  /** Whoever shares a device is connected while that device is, whichever of its people acts. */
  readonly isOnline = (guest: string): boolean => this.connections.isOnline(this.deviceOf(guest));

  /** How long this person has been away, in ms; null while they are connected. */
  readonly awayFor = (guest: string): number | null =>
    this.isOnline(guest) ? null : this.absences.of(this.deviceOf(guest));

  readonly isWatched = (): boolean => this.connections.hasGreetedClients;

  deviceOf(guest: string): string {
    return deviceAt(this.row, guest);
  }

  /** No person decides for themself any more, and bots wait until one does. */
  get waits(): boolean {
    return waitsForPeople(this);
  }

  get summary(): TableSummary {
    return summaryOf(this);
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

  notifyChanged(): void {
    this.#context.changed(this);
  }

  notifyPresence(device: string, change: PresenceChange): void {
    this.#context.presenceChanged(this, device, change);
  }

  judgeTakeBack(seat: Seat): Promise<TakeBackJudged> {
    return this.#context.judgeTakeBack(this, seat);
  }

  mayCall(address: string): boolean {
    return this.#context.mayCall(address);
  }

  get hidden(): HiddenCommitments {
    return this.gameBroadcaster.hidden;
  }

  /** What the rules of the game say about talking now. */
  get talkRules(): TalkRules {
    return (this.match && this.game.talk?.(this.hidden.open(this.match))) ?? null;
  }

  /**
   * Applies what an intent of this guest changes about seats, options or people, commits it, and answers the intent.
   */
  update(guest: string, intent: string, answer: SendAnswer, change: () => TableUpdate) {
    if (isKnownIntent(this.row.intents, guest, intent)) return this.answers.duplicate(intent, answer);
    const { match: before, row: seated } = this;
    const { row, refusal, extraChanges = [], notes = [] } = change();
    if (refusal) return this.answers.refuse(intent, refusal, answer);
    const changes = this.replaceRow({ ...row, intents: withIntent(row.intents, guest, intent) });
    const begun = this.match === before ? null : this.match;
    const ply = this.#openPly;
    const sendViews = this.gameBroadcaster.prepareViews(guest => seatOf(seated, guest), begun);
    this.write([...changes, ...extraChanges, ...notes.map(note => this.noteChange(note))], () => {
      answer(accepted(intent, ply));
      this.broadcaster.table();
      sendViews();
      this.notifyChanged();
    });
  }

  /** Applies a change that nobody's intent made, with what must be written with it. */
  change(row: StoredTable, extraChanges: Change[]): void {
    this.write([...this.replaceRow(row), ...extraChanges], () => {
      this.broadcaster.table();
      this.notifyChanged();
    });
  }

  /** Stores a note. Everybody reads notes, so its ply is never beyond the last one that everybody may know. */
  noteChange(note: NewNote, ply = this.#openPly): Change {
    return { kind: 'note', table: this.row.id, at: this.now(), note: { ...note, ply: Math.min(ply, this.#openPly) } };
  }

  /** Plays for a person (with the intent that is answered) or for a bot (with none, and the refusal is returned). */
  submit(seat: Seat, intent: string | null, answer: SendAnswer, play: () => Submitted): Refusal | null {
    let done: Submitted;
    try {
      done = play();
    } catch (error) {
      this.freeze(error);
      if (intent !== null) this.answers.refuse(intent, { code: 'frozen' }, answer);
      return null;
    }
    if (!done.refusal) this.#record(done.steps, seat, intent, answer);
    else if (intent !== null) this.answers.refuse(intent, done.refusal, answer);
    return done.refusal;
  }

  /** For callbacks of timers and sockets, where nobody catches: an exception there would end the process. */
  runSafely(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * Something failed halfway, so this table may differ from what is stored. Its clients are closed and told to come
   * back; it leaves memory once nothing of it is being written, and whoever opens it next loads it from the store.
   */
  fail(error: unknown): void {
    if (this.isClosed) return;
    this.#context.log.error({ err: error, table: this.row.id }, 'something failed; the table is dropped from memory');
    this.close('table-failed');
    const drop = () => this.#context.drop(this);
    this.#context.committer.save([]).then(drop, drop);
  }

  get #openPly(): number {
    return this.match ? this.hidden.openPly(this.match) : 0;
  }

  /** The rules threw. The table stays as it was before and takes no moves any more; the server goes on. */
  freeze(error: unknown): void {
    this.#context.log.error({ err: error, table: this.row.id, game: this.game.id }, 'the rules failed; table frozen');
    this.write(this.replaceRow({ ...this.row, status: 'frozen', fault: String(error) }), () => {
      this.#context.drop(this);
      this.close('frozen');
    });
  }

  rename(guest: Guest): void {
    this.connections.rename(guest);
    this.write(this.replaceRow(renamed(this.row, guest)), () => this.broadcaster.table());
  }

  /** What its clients have seen is written; after that nothing new is begun here. */
  settle(): void {
    if (this.isClosed || this.isSettled) return;
    this.isSettled = true;
    this.#alarm.set();
    const seen: Change[] = [];
    this.connections.each(({ guest }) => seen.push(...this.readMarkers.mark(guest.id)));
    const away: Change[] = this.absences.isUnsaved ? [{ kind: 'table', table: this.absences.stamped(this.row) }] : [];
    this.#writes.write([...seen, ...away, ...this.#storedSummary.changes({ mayWait: false })], () => {});
  }

  /**
   * Closes every client, with the reason and word to come back. What they have seen is still saved on a normal stop.
   */
  close(code: ErrorCode): void {
    if (code === 'stopping') this.settle();
    this.giveUp();
    this.connections.closeAll(code);
  }

  /** From now on the table may live elsewhere. Its clients are still connected, until it is closed. */
  giveUp(): void {
    this.isClosed = true;
    this.#alarm.set();
    this.#storedSummary.stop();
  }

  /** Puts this row in place of the present one; returns what must be written. */
  replaceRow(row: StoredTable): Change[] {
    if (row === this.row) return [];
    this.row = withoutObsoleteRequest(row, this.isOnline);
    return [{ kind: 'table', table: this.absences.stamped(this.row) }];
  }

  /**
   * Commits these changes, with what they change about the clocks, then runs `then` and sends whatever else follows
   * from them. Without changes it runs behind those under way.
   */
  write(changes: Change[], then: () => void, { tick = changes.length > 0, isMove = false } = {}): void {
    this.lastUsed = performance.now();
    const mayWait = isMove && this.row.status === 'playing';
    const all = tick ? [...changes, ...this.#tick(), ...this.#storedSummary.changes({ mayWait })] : changes;
    const { row } = this;
    this.#writes.write(all, () => {
      this.committed = row;
      this.#keepNotes(all);
      then();
      this.broadcaster.notes();
      this.broadcaster.clock();
      this.broadcaster.rights();
      this.gameBroadcaster.sendDelayed();
      this.#setAlarm();
    });
  }

  /** The table was loaded into memory: clocks that ran out meanwhile are handled at once. */
  start(): void {
    const credited: Change[] = this.#isTakenOver ? [{ kind: 'credited', table: this.row.id }] : [];
    this.#writes.write([...this.#tick(), ...credited, ...this.#storedSummary.changes({ mayWait: false })], () =>
      this.#setAlarm(),
    );
  }

  #keepNotes(changes: readonly Change[]): void {
    for (const change of changes)
      if (change.kind === 'note' && change.note.kind !== 'deadline') this.notes.push(toldNote(change));
  }

  /** The clocks follow the row and the game; returns what must be written. */
  #tick(): Change[] {
    const { waits, hidden, match } = this;
    const deciding = match && hidden.isHiding ? hidden.deciding(match) : null;
    return this.clocks.follow(this.row, match, { hidden: deciding, openPly: this.#openPly, waits });
  }

  #setAlarm(): void {
    if (this.isClosed || this.isSettled) return;
    const { clocks, gameBroadcaster } = this;
    this.#alarm.set(clocks.untilAlarm, gameBroadcaster.untilMore, untilHostPasses(this), untilAskedNoMore(this));
  }

  #record(steps: Step[], seat: Seat, intent: string | null, answer: SendAnswer): void {
    const match = this.match!;
    const first = steps[0]!;
    const at = this.now();
    const isOver = match.outcome !== null;
    const isWithheld = this.hidden.withholds(first, match);
    const { row, isBack } = rowAfterMove(this.row, { seat, isByPerson: intent !== null, isWithheld, isOver, at });
    const changes = this.replaceRow(row);
    const tableChanged = changes.length > 0;
    if (isOver) changes.push(...resultsOf(this.game, row, match.state.open, at));
    if (!isWithheld) this.lastMoveAt = at;
    changes.push(...entriesOf(row.id, steps, intent, at));
    if (isBack) changes.push(this.noteChange({ kind: 'returned', seat }, first.ply));
    if ('back' in first.entry) this.clocks.goBack(first.entry.agreed ? 'all' : seat);
    const sendUpdates = this.gameBroadcaster.prepareUpdates(steps, match);
    changes.push(...this.#snapshots.after(first, match, this.hidden));
    const ply = isWithheld ? this.hidden.plyFor(match, seat) : first.ply + 1;
    const isMove = { isMove: true };
    this.write(
      changes,
      () => {
        this.#context.answered('accepted');
        if (intent !== null) answer(accepted(intent, ply));
        sendUpdates();
        if (tableChanged) this.broadcaster.table();
        this.notifyChanged();
      },
      isMove,
    );
  }
}
