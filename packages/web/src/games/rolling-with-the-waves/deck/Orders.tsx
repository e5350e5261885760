// What one's three dice are put to: each die with its place and what comes of it, in words.

import { type Order, RAISED } from '@quayside/rules/rolling-with-the-waves';
import { CrewDie } from '../CrewDie.tsx';
import { allocating } from '../draft.ts';
import { effectOfWriting } from '../preview.ts';
import type { Props } from '../props.ts';
import { isWritten } from '../scene.ts';
import { names, words } from '../words.ts';
import './orders.css';

export function Orders({ scene, draft, menu, me, view, now }: Props & { me: number }) {
  const captain = scene.captains[me]!;
  const places = placesOf({ draft, menu, view, now, scene, me });
  if (captain.nest.length === 0) return null;
  return (
    <ol class="rw-orders" aria-label={words.orders}>
      {captain.nest.map((die, at) => {
        const icon = places?.[at] ?? null;
        return (
          <li key={at} class={icon ? '' : 'rw-order-open'}>
            <CrewDie die={die} />
            <span>
              <b>{icon ? names.areas[icon] : words.unplaced}</b>
              {icon && !isWritten(scene, me, icon) && <i>{effectOfWriting(captain, icon, die.face)}</i>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type Where = Pick<Props, 'draft' | 'menu' | 'view' | 'now' | 'scene'> & { me: number };

/** The place of each die in the nests: being chosen, committed in secret, or revealed. */
function placesOf({ draft, menu, view, now, scene, me }: Where) {
  if (menu?.ask === 'allocate') return allocating(draft.value).places;
  const allocation = (now ? null : view.own?.allocation) ?? scene.captains[me]!.allocation;
  if (allocation?.kind !== 'allocate') return null;
  const left: Order[] = [...allocation.orders];
  return scene.captains[me]!.nest.map(({ face }) => {
    const at = left.findIndex(({ value }) => value === face || value === RAISED);
    return at < 0 ? null : left.splice(at, 1)[0]!.icon;
  });
}
