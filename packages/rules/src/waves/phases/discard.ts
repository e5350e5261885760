// Rule 8.3: hands over the limit are discarded down; all choose at once, and the last choice lays all of them down.

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import { handOf, surplus } from '../facts.ts';
import { DISCARD_ONE, DISCARD_TWO } from '../moves.ts';
import { byHand, total } from '../piles.ts';
import { CLASSES } from '../tables.ts';
import type { Move, Phase, WavesMenu, WavesRefusal, WavesState, WavesTell, WavesView } from '../types.ts';

type Discard = Extract<Move, { kind: 'discard' }>;

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];

export function menu(view: WavesView): WavesMenu {
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

export function check(view: WavesView, { cards }: Discard): WavesRefusal | null {
  if (view.open.phase.kind !== 'discard') return no('not-now');
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

export function play(
  { open, own }: WavesState,
  waiting: readonly Seat[],
  seat: Seat,
  { cards }: Discard,
  tell: WavesTell,
): void {
  own[seat]!.drop = cards;
  let others = 0;
  for (let i = 0; i < waiting.length; i++) if (waiting[i] !== seat) others |= 1 << waiting[i]!;
  open.phase = WAITING[others]!;
  tell.all({ type: 'chose-discard', seat });
}

/** Who still has to choose, made once for every set of seats: bit by bit, the index tells who is in it. */
export const WAITING: readonly Phase[] = Array.from({ length: 1 << SEATS.length }, (_, set) => ({
  kind: 'discard',
  waiting: SEATS.filter(seat => (set & (1 << seat)) !== 0),
}));
