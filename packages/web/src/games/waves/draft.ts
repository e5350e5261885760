// The half-made choice, shared by the hand, the Elders and the bar of actions.

import type { Class, Move, Pile, Place, Rebels } from '@quayside/rules/waves';

export type Draft =
  | { kind: 'agent'; card: Class; stance: 'follower' | 'rebel' | null; count: number }
  | { kind: 'drop'; cards: readonly Class[] }
  | { kind: 'token'; place: Place };

export type AgentDraft = Extract<Draft, { kind: 'agent' }>;

export const agentDraft = (draft: Draft | null): AgentDraft | null => (draft?.kind === 'agent' ? draft : null);
export const dropped = (draft: Draft | null): readonly Class[] => (draft?.kind === 'drop' ? draft.cards : []);

export const chooseAgent = (card: Class): Draft => ({ kind: 'agent', card, stance: null, count: 1 });

/** A stance, and for Rebels how many cards; never more than are held, never none. */
export const takeStance = (
  draft: AgentDraft,
  stance: 'follower' | 'rebel',
  { count, held }: { count: number; held: number },
): Draft => ({
  ...draft,
  stance,
  count: stance === 'rebel' ? Math.min(Math.max(count, 1), held) : 1,
});

/**
 * One more card of this class to discard. When all of the class are chosen, or enough cards of any class, pressing it
 * again unchooses the class; another class takes the place of the card chosen first.
 */
export function chooseDrop(draft: Draft | null, card: Class, { due, held }: { due: number; held: number }): Draft {
  const cards = dropped(draft);
  const already = cards.filter(c => c === card).length;
  if (already === held || (already > 0 && cards.length === due))
    return { kind: 'drop', cards: cards.filter(c => c !== card) };
  return { kind: 'drop', cards: [...cards, card].slice(-due) };
}

export const pileOf = (cards: readonly Class[]): Pile => {
  const pile = [0, 0, 0, 0, 0, 0];
  for (const card of cards) pile[card]! += 1;
  return pile;
};

/** The move the draft stands for; null while something is still open. */
export function moveOf(draft: Draft | null): Move | null {
  if (!draft) return null;
  switch (draft.kind) {
    case 'agent':
      if (draft.stance === 'follower') return { kind: 'follow', card: draft.card };
      if (draft.stance === 'rebel') return { kind: 'rebel', card: draft.card, count: draft.count };
      return null;
    case 'drop':
      return { kind: 'discard', cards: pileOf(draft.cards) };
    case 'token':
      return { kind: 'token', place: draft.place };
  }
}

/** The Rebels the draft would bring into the Council. */
export const draftedRebels = (draft: AgentDraft | null): Rebels | null =>
  draft?.stance === 'rebel' ? { card: draft.card, count: draft.count } : null;
