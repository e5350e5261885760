// What one seat is sent after a step: made for its receiver from what that receiver may see, and nothing else.

import type { AnyShape, Seat } from '@quayside/rules';
import { diff, type Patch } from './patch.ts';
import { eventsFor, type Step } from './step.ts';

/** `by` is the seat that moved; `ply` counts the log after the step. */
export type Update = {
  ply: number;
  by: Seat;
  open: Patch | null;
  own: Patch | null;
  events: AnyShape['event'][];
};

export function updateFor(step: Step, seat: Seat | null): Update {
  return {
    ply: step.ply + 1,
    by: step.entry.seat,
    open: diff(step.before.open, step.after.open),
    own: seat === null ? null : diff(step.before.own[seat], step.after.own[seat]),
    events: eventsFor(step.told, seat),
  };
}
