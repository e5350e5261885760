/** Rounds played: what the game itself counts, as `round` or as `turn`; where it counts none, decisions per seat. */
export function roundsOf(open: object, decisions: number, seats: number): number {
  if ('round' in open && typeof open.round === 'number') return open.round;
  return 'turn' in open && typeof open.turn === 'number' ? open.turn : decisions / seats;
}
