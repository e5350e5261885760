// The half-made choice, shared by the hand, the Elders and the bar of actions.

import { CLASSES, type Class, type Move, type Pile, type Place } from '@quayside/rules/waves';

export type Draft =
  /** Cards taken up: one may follow, all of them may rebel. */
  | { kind: 'agent'; card: Class; count: number }
  | { kind: 'drop'; cards: readonly Class[] }
  | { kind: 'token'; place: Place };

export type AgentDraft = Extract<Draft, { kind: 'agent' }>;
export type Stance = 'follower' | 'rebel';

export const agentDraft = (draft: Draft | null): AgentDraft | null => (draft?.kind === 'agent' ? draft : null);
export const dropped = (draft: Draft | null): readonly Class[] => (draft?.kind === 'drop' ? draft.cards : []);

/** Cards of this class, never more than are held; none is no draft. */
export const takeUp = (card: Class, { count, held }: { count: number; held: number }): AgentDraft | null =>
  count < 1 || held < 1 ? null : { kind: 'agent', card, count: Math.min(count, held) };

/** A press on a class takes up one card of it, then one more, and puts them back when all are up. */
export function pressCard(draft: Draft | null, card: Class, held: number): AgentDraft | null {
  const agent = agentDraft(draft);
  const up = agent?.card === card ? agent.count : 0;
  return takeUp(card, { count: up === held ? 0 : up + 1, held });
}

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

/** What playing the cards taken up would be; null for a Follower of several cards. */
export function playOf({ card, count }: AgentDraft, stance: Stance): Move | null {
  if (stance === 'rebel') return { kind: 'rebel', card, count };
  return count === 1 ? { kind: 'follow', card } : null;
}

/** The move that the draft stands for; null while something is still open, and for cards without a stance. */
export function moveOf(draft: Draft | null): Move | null {
  if (draft?.kind === 'drop') return { kind: 'discard', cards: pileOf(draft.cards) };
  return draft?.kind === 'token' ? { kind: 'token', place: draft.place } : null;
}

/** The draft that a move begins with. */
export function draftOf(move: Move): Draft {
  switch (move.kind) {
    case 'follow':
      return { kind: 'agent', card: move.card, count: 1 };
    case 'rebel':
      return { kind: 'agent', card: move.card, count: move.count };
    case 'discard':
      return { kind: 'drop', cards: CLASSES.flatMap(card => Array(move.cards[card]).fill(card)) };
    case 'token':
      return { kind: 'token', place: move.place };
  }
}
