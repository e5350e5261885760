// Playing by keyboard: the same choices as the buttons make.

import { CHESTS, ICONS, KEEP, SAILOR_DRAFT } from '@quayside/rules/rolling-with-the-waves';
import { useBoardKeys } from '../../ui/useBoardKeys.ts';
import { choiceOf, chosenMove, ICON_KEYS, targetsOf } from './choices.ts';
import { POOL_KEYS } from './deck/Pool.tsx';
import { allocating, firing, takeUp } from './draft.ts';
import type { Props } from './props.ts';

export const useKeys = (props: Props): void => useBoardKeys(({ key }) => props.menu !== null && press(props, key));

/** True when the key was used; otherwise the table's own keys get it. */
function press(props: Props, key: string): boolean {
  const { menu, draft, check, send } = props;
  if (key === 'Escape' && draft.value) {
    draft.value = null;
    return true;
  }
  if (key === 'Enter') {
    const move = chosenMove(props);
    if (!move || check(move)) return false;
    send(move);
    return true;
  }
  const letter = key.toUpperCase();
  switch (menu?.ask) {
    case 'draft':
      return pressDraft(props, key, letter);
    case 'allocate':
      return pressAllocate(props, key, letter);
    case 'raise':
      if (letter === 'K') send(KEEP);
      return letter === 'K' || pressArea(props, letter);
    case 'fire':
    case 'fire-too':
      return pressFire(props, key, letter);
    default:
      return false;
  }
}

function pressDraft({ view, draft, check, send }: Props, key: string, letter: string): boolean {
  const { pool } = view.open;
  const current = draft.value;
  const chosen = current?.kind === 'die' ? current.die : null;
  const drunk = chosen && SAILOR_DRAFT[chosen.colour]![chosen.face]!;
  if (letter === 'D' && drunk && !check(drunk)) {
    send(drunk);
    return true;
  }
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const at = chosen ? pool.findIndex(({ colour, face }) => colour === chosen.colour && face === chosen.face) : -1;
  const to = step ? (at + step + pool.length) % pool.length : POOL_KEYS.indexOf(key);
  const die = pool[to];
  if (!die) return false;
  draft.value = { kind: 'die', die };
  return true;
}

function pressAllocate(props: Props, key: string, letter: string): boolean {
  const { draft } = props;
  const die = ['1', '2', '3'].indexOf(key);
  if (die >= 0) {
    draft.value = takeUp(allocating(draft.value), die);
    return true;
  }
  if (letter === 'X') {
    draft.value = { kind: 'bury', chest: null };
    return true;
  }
  return pressArea(props, letter);
}

function pressArea(props: Props, letter: string): boolean {
  const icon = ICONS.find(it => ICON_KEYS[it] === letter);
  if (!icon) return false;
  const choice = choiceOf(props, icon);
  if (choice && !choice.why) choice.press();
  return true;
}

function pressFire(props: Props, key: string, letter: string): boolean {
  const { view, draft } = props;
  const current = firing(draft.value);
  const target = targetsOf(props)[POOL_KEYS.indexOf(key)];
  if (target) {
    draft.value = { ...current, at: target };
    return true;
  }
  const into = CHESTS.find(chest => ICON_KEYS[chest] === letter);
  if (!into) return false;
  if (!view.open.captains[view.seat!]!.buried[into]) draft.value = { ...current, into };
  return true;
}
