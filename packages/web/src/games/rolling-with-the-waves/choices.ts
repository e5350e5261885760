// What pressing an area of one's own Pirate Map means, by what is asked.

import {
  type Captain,
  type Icon,
  isChest,
  RAISE,
  RAISED,
  whyClosed,
  whyNotBury,
} from '@quayside/rules/rolling-with-the-waves';
import type { Choice } from './Area.tsx';
import { allocating, putOn } from './draft.ts';
import { effectOfWriting } from './preview.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';

export const ICON_KEYS: Record<Icon, string> = {
  spirits: 'S',
  chestA: 'A',
  chestB: 'B',
  chestC: 'C',
  hull: 'H',
  smallCannon: 'M',
  largeCannon: 'L',
  ports: 'P',
  crew: 'W',
};

export function choiceOf(props: Props, icon: Icon): Choice | null {
  const { menu, view } = props;
  if (!menu || view.seat === null) return null;
  const captain = view.open.captains[view.seat]!;
  if (menu.ask === 'raise') return raising(props, icon);
  if (menu.ask !== 'allocate') return null;
  return props.draft.value?.kind === 'bury' ? burying(props, captain, icon) : working(props, captain, icon);
}

function working({ draft, sentence }: Props, captain: Captain, icon: Icon): Choice {
  const current = allocating(draft.value);
  const code = whyClosed(captain, icon);
  const here = current.places.indexOf(icon);
  const next = putOn(current, icon);
  const die = captain.nest[current.hand ?? here];
  const nothing = current.hand === null && here < 0 ? words.allPlaced : null;
  const effect =
    current.hand === null ? (nothing ?? words.takeUp) : die ? effectOfWriting(captain, icon, die.face) : '';
  return {
    effect,
    pressed: here >= 0,
    why: code ? sentence({ code, args: { icon } }) : nothing,
    closed: code !== null,
    shortcut: ICON_KEYS[icon],
    press() {
      if (next) draft.value = next;
    },
  };
}

function burying({ draft, sentence }: Props, captain: Captain, icon: Icon): Choice | null {
  if (!isChest(icon)) return null;
  const current = draft.value;
  const code = whyNotBury(captain, icon);
  return {
    effect: words.buryChest(icon),
    pressed: current?.kind === 'bury' && current.chest === icon,
    why: code && sentence({ code, args: { icon } }),
    closed: code !== null,
    shortcut: ICON_KEYS[icon],
    press() {
      draft.value = { kind: 'bury', chest: icon };
    },
  };
}

function raising({ view, draft, check, sentence }: Props, icon: Icon): Choice | null {
  const current = draft.value;
  const captain = view.open.captains[view.seat!]!;
  const refusal = check(RAISE[icon]);
  if (refusal && !(captain.allocation?.kind === 'allocate' && captain.allocation.orders.some(o => o.icon === icon)))
    return null;
  return {
    effect: words.writeSeven(effectOfWriting(captain, icon, RAISED)),
    pressed: current?.kind === 'raise' && current.icon === icon,
    why: refusal && sentence(refusal),
    closed: refusal !== null,
    shortcut: ICON_KEYS[icon],
    press() {
      draft.value = { kind: 'raise', icon };
    },
  };
}
