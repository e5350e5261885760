/** Rounds played: what the game itself counts in `open.round`; where it counts none, decisions per seat. */
export const roundsOf = (open: object, decisions: number, seats: number): number =>
  'round' in open && typeof open.round === 'number' ? open.round : decisions / seats;
