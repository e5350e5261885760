// Hides who has committed to a joint decision. What the others did is withheld until the decision is complete, and then
// sent in one update. Until then no number may reveal it either, such as a ply: so while it lasts every seat counts
// its own entries only.

import { type Match, type Step, viewOf } from '@quayside/engine';
import type { Encoded } from '@quayside/protocol';
import type { AnyShape, Seat, View } from '@quayside/rules';
import { afterStep, type JointDecision, knownTo, ownSteps } from './jointDecision.ts';
import { eventTexts, patchText, sharedUpdates, type UpdateMessage, update } from './updateMessages.ts';

/** What a client may know of the game, and up to which entry of the log it has been sent events. */
export type KnownPosition = {
  ply: number;
  toldUpTo: number;
  open: AnyShape['open'];
  own: AnyShape['own'] | null;
  decision: number | null;
  mayTakeBack: boolean;
};

type Updates = (seat: Seat | null) => Encoded | null;

export class HiddenCommitments {
  readonly #isHidden: () => boolean;
  #joint: JointDecision | null;

  constructor(isHidden: () => boolean, joint: JointDecision | null) {
    this.#isHidden = isHidden;
    this.#joint = joint;
  }

  /** Commitments are being withheld from everybody but those who made them. */
  get isHiding(): boolean {
    return this.#joint !== null && this.#isHidden();
  }

  /** A joint decision is under way: its entries are not to be shown to anybody else yet. */
  get isJoint(): boolean {
    return this.#joint !== null;
  }

  /** How many entries of the log everybody may know of. */
  openPly(match: Match): number {
    return this.isHiding ? this.#joint!.ply : match.ply;
  }

  /** How many entries of the log contain no secret any more. */
  settledPly(match: Match): number {
    return this.#joint?.ply ?? match.ply;
  }

  /** How many entries of the log this seat may count: its own, and those that everybody may know of. */
  plyFor(match: Match, seat: Seat | null): number {
    return this.isHiding ? this.#joint!.ply + ownSteps(this.#joint!, seat) : match.ply;
  }

  /** The ply after this entry, as this seat counts; the entry is its own, or one that everybody may know of. */
  plyAfter(entry: number, seat: Seat): number {
    if (!this.isHiding || entry < this.#joint!.ply) return entry + 1;
    const { ply, withheld } = this.#joint!;
    return ply + withheld.filter(step => step.entry.seat === seat && step.ply <= entry).length;
  }

  /** What is open to everybody. */
  open(match: Match): AnyShape['open'] {
    return this.isHiding ? this.#joint!.begun.open : match.state.open;
  }

  /** Whom the game waits for, as far as everybody may know. */
  deciding(match: Match): readonly Seat[] {
    return match.game.deciding(this.open(match));
  }

  /** The game as far as this seat may know it. */
  known(match: Match, seat: Seat | null): KnownPosition {
    const { open, own } = this.view(match, seat);
    const ply = this.plyFor(match, seat);
    const mayTakeBack = this.mayTakeBack(match, seat);
    // A game whose rules refuse the rest of its log is shown as far as they go, with the events of the whole log.
    const toldUpTo = this.isHiding ? this.openPly(match) : Number.MAX_SAFE_INTEGER;
    return { ply, toldUpTo, open, own, decision: this.decision(match, seat), mayTakeBack };
  }

  view(match: Match, seat: Seat | null): View<AnyShape> {
    return this.isHiding ? viewOf(knownTo(this.#joint!, match, seat), seat) : match.view(seat);
  }

  /** The ply at which this seat was asked, as the seat counts; null when it is asked nothing. */
  decision(match: Match, seat: Seat | null): number | null {
    const asked = seat === null ? null : (match.asked[seat] ?? null);
    const isOwnCount = asked !== null && this.isHiding && ownSteps(this.#joint!, seat) > 0;
    return isOwnCount ? this.plyFor(match, seat) : asked;
  }

  /** Whether the seat is asked for this decision, by the number it was sent: the real ply would reveal commitments. */
  isAsked(match: Match, seat: Seat, decision: number): boolean {
    return decision === this.decision(match, seat);
  }

  mayTakeBack(match: Match, seat: Seat | null): boolean {
    return seat !== null && !this.isBarred(match, seat) && match.revocable(seat) !== null;
  }

  /**
   * In a joint decision only one's own commitment can be taken back freely. An earlier move could be too, but only
   * until somebody commits; where commitments are hidden, losing that right would reveal one, so it is not given at
   * all.
   */
  isBarred(match: Match, seat: Seat): boolean {
    if (!this.#isHidden() || (!this.#joint && match.deciding.length < 2)) return false;
    return !this.#joint?.committed.some(commitment => commitment.seat === seat);
  }

  /** Whether the step that was just committed is to be kept from the others. */
  withholds(step: Step, { game }: Match): boolean {
    return this.#isHidden() && afterStep(game, this.#joint, step) !== null;
  }

  /**
   * Applies a step and returns the update for each seat, null where it is withheld. `match` is in the state after it.
   */
  updatesFor(step: Step, message: UpdateMessage, match: Match): Updates {
    const before = this.#joint;
    this.#joint = afterStep(match.game, before, step);
    if (this.isHiding) return this.#toDoer(step, message, match, before);
    const allowed = this.#isHidden() ? this.#allowed(message, match) : message;
    if (before && this.#isHidden()) return toEverybody(step, allowed, match, before);
    return sharedUpdates(allowed);
  }

  #allowed(message: UpdateMessage, match: Match): UpdateMessage {
    const seats = message.seats.map((mine, seat) =>
      this.isBarred(match, seat) ? { ...mine, mayTakeBack: false } : mine,
    );
    return { ...message, seats };
  }

  #toDoer(
    { entry: { seat: doer }, before }: Step,
    message: UpdateMessage,
    match: Match,
    joint: JointDecision | null,
  ): Updates {
    const was = joint ? knownTo(joint, match, doer) : before;
    const is = this.view(match, doer);
    const own = patchText(was.own[doer], is.own);
    const mine = { ...message.seats[doer]!, own, decision: this.decision(match, doer) };
    const open = patchText(was.open, is.open);
    const text = update(
      { ...message, ply: this.plyFor(match, doer), open, seats: message.seats.with(doer, mine) },
      doer,
    );
    return seat => (seat === doer ? text : null);
  }
}

/** The joint decision is complete: each client is sent in one update all that was withheld from it. */
function toEverybody(step: Step, message: UpdateMessage, match: Match, joint: JointDecision): Updates {
  const textFor = (seat: Seat | null): Encoded => {
    const was = knownTo(joint, match, seat);
    const withheldEvents = [...joint.withheld.filter(({ entry }) => entry.seat !== seat), step].flatMap(
      ({ told }) => told,
    );
    const events = eventTexts(withheldEvents);
    const seats = message.seats.map((mine, other) =>
      other === seat ? { ...mine, own: patchText(was.own[other], step.after.own[other]) } : mine,
    );
    const open = patchText(was.open, step.after.open);
    return update({ ...message, from: joint.ply + ownSteps(joint, seat), events, open, seats }, seat);
  };
  const watching = textFor(null);
  const texts = message.seats.map((_, seat) => textFor(seat));
  return seat => (seat === null ? watching : texts[seat]!);
}
