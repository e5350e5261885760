// What pressing an area of a Pirate Map means, by what is asked: of one's own, and the chests of the others.

import {
  BROADSIDE,
  type Captain,
  CHESTS,
  type Chest,
  FIRE,
  type Icon,
  isChest,
  type Move,
  RAISE,
  RAISED,
  SAILOR_DRAFT,
  SQUARES,
  whyClosed,
  whyNotBury,
} from '@quayside/rules/rolling-with-the-waves';
import { allocating, firing, lootChest, moveOf, putOn, type Target } from './draft.ts';
import type { AreaButton } from './map/Area.tsx';
import { effectOfWriting, outlook } from './preview.ts';
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

/** The move the draft stands for; a die that is too dear is taken as a drunken sailor. */
export function chosenMove({ draft, view, check }: Props): Move | null {
  const { phase, captains } = view.open;
  const current = draft.value;
  const move = moveOf(current, captains[view.seat ?? 0]!, phase.kind === 'fire' ? phase.cannon : 'smallCannon');
  if (move?.kind !== 'draft' || !check(move)) return move;
  const drunk = SAILOR_DRAFT[move.colour]![move.face]!;
  return check(drunk) ? move : drunk;
}

export function choiceOf(props: Props, icon: Icon): AreaButton | null {
  const { menu, view } = props;
  if (!menu || view.seat === null) return null;
  const captain = view.open.captains[view.seat]!;
  if (menu.ask === 'raise') return raising(props, icon);
  if (menu.ask.startsWith('fire')) return receiving(props, captain, icon);
  if (menu.ask !== 'allocate') return null;
  return props.draft.value?.kind === 'bury' ? burying(props, captain, icon) : working(props, captain, icon);
}

function working({ draft, sentence }: Props, captain: Captain, icon: Icon): AreaButton {
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

function burying({ draft, sentence }: Props, captain: Captain, icon: Icon): AreaButton | null {
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

function raising({ view, draft, check, sentence }: Props, icon: Icon): AreaButton | null {
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

/** Own chests, while a cannon is aimed: which of them takes the loot. */
function receiving({ view, draft, sentence }: Props, captain: Captain, icon: Icon): AreaButton | null {
  const { phase } = view.open;
  if (!isChest(icon) || phase.kind !== 'fire') return null;
  const chosen = firing(draft.value);
  const fixed = chosen.at === 'same' ? phase.aim!.into : null;
  const closed = captain.buried[icon];
  const why = closed
    ? sentence({ code: 'chest-buried', args: { icon } })
    : fixed && fixed !== icon
      ? words.bothTogether
      : null;
  return {
    label: words.lootIntoChest(icon, captain.squares[icon].toReversed()),
    effect: captain.squares[icon].length === SQUARES[icon] ? words.noRoom : words.lootHere,
    pressed: (fixed ?? lootChest(chosen, captain)) === icon,
    why,
    closed,
    shortcut: ICON_KEYS[icon],
    press() {
      draft.value = { ...chosen, into: icon };
    },
  };
}

/** What can be shot at, in the order of the number keys. */
export function targetsOf({ menu }: Pick<Props, 'menu'>): (Target | 'same')[] {
  const targets: (Target | 'same')[] = [];
  for (const move of menu?.moves ?? []) {
    if (move.kind === 'broadside') targets.push('same');
    if (move.kind !== 'fire') continue;
    const { target, chest } = move;
    if (!targets.some(it => it !== 'same' && it.target === target && it.chest === chest))
      targets.push({ target, chest });
  }
  return targets;
}

/** A chest of another captain, while a cannon is aimed. The chest the small cannon points at means both together. */
export function targetOf(props: Props, target: number, chest: Chest): AreaButton | null {
  const { menu, view, faces, draft, check, sentence } = props;
  const { phase, captains } = view.open;
  if (phase.kind !== 'fire' || view.seat === null || !menu?.ask.startsWith('fire')) return null;
  const chosen = firing(draft.value);
  const together = phase.aim?.target === target && phase.aim.chest === chest;
  const into = lootChest(chosen, captains[view.seat]!) ?? CHESTS[0];
  const move = together ? BROADSIDE : FIRE[phase.cannon][target]![chest][into];
  const refusal = check(move);
  const at = together ? ('same' as const) : { target, chest };
  const number = targetsOf(props).findIndex(it => sameTarget(it, at)) + 1;
  const label = words.targetChest(chest, faces[target]!.name, captains[target]!.squares[chest].toReversed());
  return {
    label: together ? words.bothAtChest(label) : label,
    effect: outlook(view, move),
    pressed: chosen.at !== null && sameTarget(chosen.at, at),
    why: refusal && sentence(refusal),
    closed: refusal !== null,
    isTarget: true,
    shortcut: number > 0 ? `${number}` : '',
    press() {
      draft.value = { ...chosen, at };
    },
  };
}

const sameTarget = (one: Target | 'same', other: Target | 'same'): boolean =>
  one === 'same' || other === 'same' ? one === other : one.target === other.target && one.chest === other.chest;
