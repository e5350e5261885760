// Ready marks hidden: in a joint decision nobody is told who has committed. What the others did is held back until the
// decision is made, and then arrives in one update. Nothing may tell in between, not even a number: so while it lasts
// every seat counts its own entries only.

import type { Match, Step } from '@quayside/engine';
import type { Encoded } from '@quayside/protocol';
import type { AnyShape, Seat } from '@quayside/rules';
import { followed, type Joint, knownTo, ownSteps } from './joint.ts';
import { heardOf, patchText, type Telling, update, updateOpening } from './telling.ts';

/** What a receiver knows of the game, and up to which entry of the log they have been told what happened. */
export type Known = {
  ply: number;
  toldUpTo: number;
  open: AnyShape['open'];
  own: AnyShape['own'] | null;
  decision: number | null;
};

type Updates = (seat: Seat | null) => Encoded | null;

export class Veil {
  readonly #isHidden: () => boolean;
  #joint: Joint | null;

  constructor(isHidden: () => boolean, joint: Joint | null) {
    this.#isHidden = isHidden;
    this.#joint = joint;
  }

  /** What others have decided is kept from everybody now. */
  get isDrawn(): boolean {
    return this.#joint !== null && this.#isHidden();
  }

  /** A joint decision is under way: its entries are not to be shown to anybody else yet. */
  get isJoint(): boolean {
    return this.#joint !== null;
  }

  /** How many entries of the log everybody may know of. */
  openPly(match: Match): number {
    return this.isDrawn ? this.#joint!.ply : match.ply;
  }

  /** How many entries of the log nobody has secrets in any more. */
  settledPly(match: Match): number {
    return this.#joint?.ply ?? match.ply;
  }

  /** Whom the game waits for, as far as everybody may know. */
  deciding(match: Match): readonly Seat[] {
    return this.isDrawn ? match.game.deciding(this.#joint!.begun.open) : match.deciding;
  }

  /** Null: nothing is hidden, the game is known as it is. */
  known(match: Match, seat: Seat | null): Known | null {
    const joint = this.#joint;
    if (!joint || !this.#isHidden()) return null;
    const { open, own } = knownTo(joint, match, seat);
    const steps = ownSteps(joint, seat);
    const asked = seat === null ? null : (match.asked[seat] ?? null);
    const decision = asked !== null && steps > 0 ? joint.ply + steps : asked;
    return { ply: joint.ply + steps, toldUpTo: joint.ply, open, own: seat === null ? null : own[seat]!, decision };
  }

  /** The decision a client means by the number it was told. */
  meant(match: Match, seat: Seat, decision: number): number | null {
    const known = this.known(match, seat);
    return known && known.decision === decision ? (match.asked[seat] ?? null) : decision;
  }

  /** Takes in a step: what each is told of it, if anything. `match` stands as it is afterwards. */
  tell(step: Step, telling: Telling, match: Match): Updates {
    const before = this.#joint;
    this.#joint = followed(match.game, before, step);
    if (!this.#isHidden() || (!before && !this.#joint)) {
      const begun = updateOpening(telling);
      return seat => update(telling, seat, {}, begun);
    }
    return this.#joint ? this.#toDoer(step, telling, match, before) : toEverybody(step, telling, match, before!);
  }

  #toDoer({ entry: { seat: doer }, before }: Step, telling: Telling, match: Match, joint: Joint | null): Updates {
    const was = joint ? knownTo(joint, match, doer) : before;
    const is = this.known(match, doer)!;
    const own = patchText(was.own[doer], is.own);
    const mine = { ...telling.seats[doer]!, own, decision: is.decision };
    const open = patchText(was.open, is.open);
    const text = update({ ...telling, ply: is.ply, open, seats: telling.seats.with(doer, mine) }, doer);
    return seat => (seat === doer ? text : null);
  }
}

/** The joint decision is made: each hears at once of all that was kept from them. */
function toEverybody(step: Step, telling: Telling, match: Match, joint: Joint): Updates {
  const textFor = (seat: Seat | null): Encoded => {
    const was = knownTo(joint, match, seat);
    const unheard = [...joint.held.filter(({ entry }) => entry.seat !== seat), step].flatMap(({ told }) => told);
    const heard = heardOf(unheard);
    const seats = telling.seats.map((mine, other) =>
      other === seat ? { ...mine, own: patchText(was.own[other], step.after.own[other]) } : mine,
    );
    const open = patchText(was.open, step.after.open);
    return update({ ...telling, from: joint.ply + ownSteps(joint, seat), heard, open, seats }, seat);
  };
  const watching = textFor(null);
  const texts = telling.seats.map((_, seat) => textFor(seat));
  return seat => (seat === null ? watching : texts[seat]!);
}
