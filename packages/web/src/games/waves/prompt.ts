// The prompt once cards are taken up: what the two ways to play them do, and what is still to be chosen.

import type { Phrase } from '@quayside/rules';
import { surplus } from '@quayside/rules/waves';
import type { Props } from './props.ts';
import { words } from './words.ts';

export function promptOf({ view, draft }: Props): Phrase | null {
  const current = draft.value;
  switch (current?.kind) {
    case 'agent': {
      const left = view.open.hands[view.seat ?? 0]! - current.count;
      return [current.count === 1 ? words.asks.one(current.card, left) : words.asks.several(current, left)];
    }
    case 'drop': {
      const due = surplus(view.open, view.seat ?? 0);
      return [words.asks.discard(current.cards.length, due)];
    }
    case 'token':
      return [words.asks.token];
    default:
      return null;
  }
}
