import type { Seat } from '@quayside/rules';
import type { S } from './worlds.ts';

/** What a seat sees of one state, with what it cannot see taken from another. */
export const withHidden = (seen: S, unseen: S, seat: Seat | null): S => ({
  open: seen.open,
  own: seat === null ? unseen.own : unseen.own.with(seat, seen.own[seat]!),
  shut: unseen.shut,
  rng: seen.rng,
});
