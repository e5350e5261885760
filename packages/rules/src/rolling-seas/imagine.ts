// A world this viewer could be in: the cards not seen yet lie in another order, and what others chose is guessed.

import type { World } from '../game.ts';
import { clone } from '../kit/clone.ts';
import { pick, type Rng, shuffle } from '../kit/rng.ts';
import { actionsOf } from './phases/action.ts';
import { home } from './phases/home.ts';
import { island } from './phases/island.ts';
import { obstacle } from './phases/obstacle.ts';
import { CARDS, ISLANDS } from './tables/index.ts';
import type { Move, Open, Own, RollingSeas, SeasView } from './types.ts';

export function imagine({ seat: me, open, own: mine }: SeasView, rng: Rng): World<RollingSeas> {
  const { phase } = open;
  const own = open.captains.map((_, seat): Own => {
    if (seat === me && mine) return clone(mine);
    const ready = phase.kind !== 'over' && !phase.waiting.includes(seat) && isSecret(open);
    return { choice: ready ? guess(open, seat, rng) : null };
  });
  const deck = CARDS.filter(card => !open.discard.includes(card));
  const islands = ISLANDS.filter(card => !open.islands.includes(card));
  return { open: clone(open), own, shut: { deck: shuffle(rng, deck), islands: shuffle(rng, islands) } };
}

/** Live captains have nothing up their sleeves. */
const isSecret = ({ phase, table }: Open): boolean => phase.kind !== 'action' || table.reveal === 'together';

/** Any of the choices the seat had when it was asked; null when it was not. */
function guess(open: Open, seat: number, rng: Rng): Move | null {
  const { phase } = open;
  if (phase.kind === 'over') return null;
  if (phase.kind === 'action') return pick(rng, actionsOf(open, open.captains[seat]!));
  const asked = { seat, open: { ...open, phase: { ...phase, waiting: [seat] } }, own: null };
  const phases = { island, known: obstacle, adventure: obstacle, home };
  const { moves } = phases[phase.kind].menu(asked);
  return moves.length > 0 ? pick(rng, moves) : null;
}
