// Playing by keyboard: the same choices as the buttons make.

import { CLASSES, type Class } from '@quayside/rules/waves';
import { useBoardKeys } from '../../ui/useBoardKeys.ts';
import { agentDraft, moveOf, playOf, type Stance, takeUp } from './draft.ts';
import type { Props } from './props.ts';

export const useKeys = (props: Props, choose: (card: Class) => void): void =>
  useBoardKeys(({ key }) => props.menu !== null && press(props, choose, key));

/** True when the key was used; otherwise the table's own keys get it. */
function press({ menu, view, draft, send, check }: Props, choose: (card: Class) => void, key: string): boolean {
  const current = draft.value;
  const agent = agentDraft(current);
  const card = CLASSES.find(c => String(c) === key);
  if (card) {
    if (menu?.ask === 'token') return false;
    choose(card);
    return true;
  }
  const stance = ({ f: 'follower', r: 'rebel' } as Record<string, Stance>)[key.toLowerCase()];
  if (stance && menu?.ask === 'play') {
    const move = agent && playOf(agent, stance);
    if (move) send(move);
    return true;
  }
  const more = { '+': 1, '=': 1, '-': -1, '−': -1 }[key];
  if (agent && more) {
    const held = view.own?.hand[agent.card] ?? 0;
    draft.value = takeUp(agent.card, { count: agent.count + more, held }) ?? agent;
    return true;
  }
  if (key === 'Escape' && current) {
    draft.value = null;
    return true;
  }
  const move = moveOf(current);
  if (key === 'Enter' && move && !check(move)) {
    send(move);
    return true;
  }
  return false;
}
