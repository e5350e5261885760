import type { AnyGame, AnyShape, Seat } from '@quayside/rules';

/**
 * Whether a move of this seat is a commitment: it takes part in a joint decision, and others are awaited besides it.
 */
export function isCommitment(game: AnyGame, open: AnyShape['open'], seat: Seat): boolean {
  const awaited = game.joint?.(open)?.awaited ?? [];
  return awaited.length > 1 && awaited.includes(seat);
}
