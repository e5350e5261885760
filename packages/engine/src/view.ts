import { SEA, type Seat, type Shape, type State, type View } from '@quayside/rules';

/** What a seat sees; null is a spectator. The sea sees what a spectator does. */
export const viewOf = <G extends Shape>(state: State<G>, seat: Seat | null): View<G> => ({
  seat,
  open: state.open,
  own: seat === null || seat === SEA ? null : state.own[seat]!,
});
