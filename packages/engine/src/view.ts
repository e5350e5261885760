import type { Seat, Shape, State, View } from '@quayside/rules';

/** What a seat sees; null is a spectator. */
export const viewOf = <G extends Shape>(state: State<G>, seat: Seat | null): View<G> => ({
  seat,
  open: state.open,
  own: seat === null ? null : state.own[seat]!,
});
