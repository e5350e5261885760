// Rule 8.3: hands over the limit are discarded down; all choose at once, and the last choice lays all of them down.

import { type Decision, jointly } from '../../kit/flow.ts';
import { forEverySet } from '../../kit/joint.ts';
import { no } from '../../kit/refusal.ts';
import { discard as layDown } from '../effects/deck.ts';
import { handOf, surplus } from '../facts.ts';
import { DISCARD_ONE, DISCARD_TWO } from '../moves.ts';
import { byHand, total } from '../piles.ts';
import { CLASSES } from '../tables.ts';
import type { Move, Phase, Waves, WavesMenu, WavesRefusal, WavesState, WavesTell, WavesView } from '../types.ts';

type Discard = Extract<Move, { kind: 'discard' }>;

function menu(view: WavesView): WavesMenu {
  if (!owes(view)) return NOTHING;
  return surplus(view.open, view.seat!) === 1 ? oneOf(handOf(view)) : twoOf(handOf(view));
}

const NOTHING: WavesMenu = { ask: 'discard', moves: [], complete: true };

const oneOf = byHand((hand): WavesMenu => {
  const held = CLASSES.filter(card => hand[card]! > 0);
  return { ask: 'discard', moves: held.map(card => DISCARD_ONE[card]), complete: true };
});

const twoOf = byHand((hand): WavesMenu => {
  const moves: Move[] = [];
  for (const low of CLASSES)
    for (const high of CLASSES) {
      const isHeld = low === high ? hand[low]! > 1 : low < high && hand[low]! > 0 && hand[high]! > 0;
      if (isHeld) moves.push(DISCARD_TWO[low][high]);
    }
  return { ask: 'discard', moves, complete: true };
});

function check(view: WavesView, { cards }: Discard): WavesRefusal | null {
  if (!owes(view)) return no('nothing-to-discard');
  const due = surplus(view.open, view.seat!);
  if (total(cards) !== due) return no('wrong-count', { due });
  const hand = handOf(view);
  for (const card of CLASSES)
    if (cards[card]! > hand[card]!) return no('not-in-hand', { card, count: cards[card]!, held: hand[card]! });
  return null;
}

const owes = ({ open, seat }: WavesView): boolean =>
  open.phase.kind === 'discard' && seat !== null && open.phase.waiting.includes(seat);

/** Once the last choice is in, all are laid down together. */
function resolve(state: WavesState, tell: WavesTell): void {
  for (let seat = 0; seat < state.own.length; seat++) {
    const { drop } = state.own[seat]!;
    if (!drop) continue;
    state.own[seat]!.drop = null;
    layDown(state, seat, drop, tell);
  }
}

/** Made once for every set of seats that still have to choose. */
const WAITING = forEverySet((waiting): Phase => ({ kind: 'discard', waiting }));

/** A hand of one class is asked too: not to be asked would tell everybody that it is one. */
export function begin({ open }: WavesState): Phase | null {
  let choosing = 0;
  for (let seat = 0; seat < open.hands.length; seat++) if (surplus(open, seat) > 0) choosing |= 1 << seat;
  return choosing === 0 ? null : WAITING[choosing]!;
}

export const discard: Decision<Waves, Discard> = jointly({
  kinds: ['discard'],
  menu,
  check,
  keep(own, { cards }) {
    own.drop = cards;
  },
  committed: seat => ({ type: 'chose-discard', seat }),
  resolve,
  shared: WAITING,
});
