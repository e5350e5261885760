// The prompt once something is chosen: what it costs, what is left, and which die or chest is next.

import type { Phrase } from '@quayside/rules';
import { DRAFTED, priceOf, SAILOR_DRAFT } from '@quayside/rules/rolling-with-the-waves';
import { chosenMove } from './choices.ts';
import { type Allocating, type Draft, type Firing, lootChest, ordersOf } from './draft.ts';
import { effectOfWriting } from './preview.ts';
import type { Props } from './props.ts';
import { names, words } from './words.ts';

export function promptOf(props: Props): Phrase | null {
  const current = props.draft.value;
  switch (current?.kind) {
    case 'die':
      return [ofDie(props, current)];
    case 'allocate':
      return [ofAllocation(props, current)];
    case 'bury':
      return [current.chest ? words.asks.buried(names.icons[current.chest]) : words.asks.bury];
    case 'raise':
      return current.icon && [words.asks.raise(names.icons[current.icon])];
    case 'fire':
      return ofShot(props, current);
    default:
      return null;
  }
}

const captainOf = ({ view }: Props) => view.open.captains[view.seat ?? 0]!;

function ofDie(props: Props, { die }: Extract<Draft, { kind: 'die' }>): string {
  const { infamy, nest } = captainOf(props);
  const nth = { die: nest.length + 1, of: DRAFTED };
  if (chosenMove(props) === SAILOR_DRAFT[die.colour]![die.face]!) return words.asks.sailor(nth);
  const price = priceOf(props.view.seat ?? 0, die);
  return price === 0 ? words.asks.free(nth, die.face, infamy) : words.asks.paid(nth, die.face, { price, infamy });
}

/** The last die that was put somewhere tells what it does there; then the next one is asked for. */
function ofAllocation(props: Props, current: Allocating): string {
  const captain = captainOf(props);
  const orders = ordersOf(current, captain);
  const last = orders.at(-1);
  const does = last
    ? words.asks.placed(last.value, names.icons[last.icon], effectOfWriting(captain, last.icon, last.value))
    : '';
  const next = current.hand === null ? undefined : captain.nest[current.hand];
  return next
    ? words.asks.nextDie(does, { die: orders.length + 1, of: DRAFTED, face: next.face })
    : words.asks.allPlaced(does);
}

function ofShot(props: Props, current: Firing): Phrase | null {
  if (current.at === 'same') return [words.asks.broadside];
  const into = lootChest(current, captainOf(props));
  if (!current.at || !into) return null;
  const { target, chest } = current.at;
  return [words.asks.aimed(props.faces[target]!.name, names.icons[chest], names.icons[into])];
}
