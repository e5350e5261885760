// The pool: the dice rolled and not yet taken, each with its price for this seat. Places of taken dice stay empty, so
// that nothing shifts. One press takes a free die; a die that costs is lifted first and taken by a second press.
// Dragged onto one's own map, either is taken at once.

import { type Die, DRAFT, type Move, priceOf, SAILOR_DRAFT } from '@quayside/rules/rolling-with-the-waves';
import { useRef } from 'preact/hooks';
import { piece } from '../../../ui/piece.ts';
import { tip } from '../../../ui/Tooltip.tsx';
import { Mark } from '../art/Marks.tsx';
import { CrewDie, dieName } from '../CrewDie.tsx';
import { dragFromPool } from '../drag.ts';
import type { Props } from '../props.ts';
import type { Scene } from '../scene.ts';
import { words } from '../words.ts';
import './pool.css';

/** Keys for the first dice; the arrows reach all of them. */
export const POOL_KEYS = '1234567890';

type Slot = { die: Die; at: number | null };

/** All dice of the round by colour and face; `at`: their number in the pool, null when taken. */
function slotsOf({ pool, captains }: Scene): Slot[] {
  const slots: Slot[] = pool.map((die, at) => ({ die, at }));
  for (const { nest } of captains) for (const die of nest) slots.push({ die, at: null });
  return slots.sort((a, b) => a.die.colour - b.die.colour || a.die.face - b.die.face || (a.at ?? 99) - (b.at ?? 99));
}

export function Pool(props: Props) {
  const { scene, now } = props;
  const rolling = now?.type === 'rolled';
  const slots = slotsOf(scene);
  return (
    <ol class="rw-pool" aria-label={words.pool} data-anchor="pool" style={{ '--dice': slots.length }}>
      {slots.map(({ die, at }, n, all) => (
        <li
          key={n}
          class={`${n > 0 && all[n - 1]!.die.colour !== die.colour ? 'rw-new-crew' : ''} ${at === null ? 'rw-taken' : ''}`}
          style={{ '--n': n, '--askew': `${((n * 37) % 9) - 4}deg` }}
          aria-hidden={at === null ? 'true' : undefined}
          data-anchor={at === null ? undefined : `pool-${die.colour}-${die.face}`}
        >
          {at === null ? <span class="rw-hollow" /> : <PoolDie {...props} die={die} at={at} rolling={rolling} />}
        </li>
      ))}
    </ol>
  );
}

type DieProps = Props & { die: Die; at: number; rolling: boolean };

function PoolDie(props: DieProps) {
  const { die, at, rolling, faces, me, menu, draft, check, sentence, send } = props;
  const name = dieName(die, faces);
  const body = <CrewDie die={die} class={rolling ? 'die-rolling' : ''} />;
  const price = me === null ? 0 : priceOf(me, die);
  const named = piece('pool', `${die.colour}-${die.face}`);
  // A drag goes on over several renders: what it calls must know the newest position.
  const act = useRef({ lift: () => {}, take: () => {} });
  const drag = useRef(dragFromPool(me ?? -1, { lift: () => act.current.lift(), take: () => act.current.take() }));
  if (menu?.ask !== 'draft')
    return (
      <span
        class="rw-pool-die"
        role="img"
        aria-label={name}
        {...named}
        {...tip(words.poolDie(name, words.costOf(price)))}
      >
        {body}
        {me !== null && <Price price={price} drunk={false} />}
      </span>
    );
  const paid: Move = DRAFT[die.colour]![die.face]!;
  const sober = check(paid);
  const drunk = check(SAILOR_DRAFT[die.colour]![die.face]!) === null;
  const why = sober && !drunk ? sentence(sober) : null;
  const current = draft.value;
  const chosen = current?.kind === 'die' && current.die.colour === die.colour && current.die.face === die.face;
  const cost = costOf(price, { sober: sober === null, drunk });
  const lift = () => {
    draft.value = { kind: 'die', die };
  };
  const isFree = price === 0 && sober === null;
  act.current = { lift, take: () => sober === null && send(paid) };
  return (
    <button
      type="button"
      class="rw-pool-die"
      aria-label={words.poolDie(name, why ? words.tooDear : cost)}
      aria-pressed={chosen}
      aria-disabled={why ? 'true' : undefined}
      aria-keyshortcuts={POOL_KEYS[at]}
      onClick={() => {
        if (why) return;
        if (isFree || (chosen && sober === null)) send(paid);
        else lift();
      }}
      {...named}
      {...tip(why ?? (isFree ? words.pressTakes(cost) : words.pressLifts(cost)))}
      {...(why ? {} : withTip(drag.current, tip(isFree ? words.pressTakes(cost) : words.pressLifts(cost))))}
    >
      {body}
      <Price price={price} drunk={sober !== null && drunk} />
    </button>
  );
}

type PointerDown = { onPointerDown(event: PointerEvent): void };

/** Both listen to the pointer going down. */
const withTip = (drag: PointerDown, shown: Partial<PointerDown>): PointerDown => ({
  onPointerDown(event) {
    shown.onPointerDown?.(event);
    drag.onPointerDown(event);
  },
});

/** `sober`: it can be paid for; `drunk`: it can be taken as a drunken sailor. */
function costOf(price: number, { sober, drunk }: { sober: boolean; drunk: boolean }): string {
  if (!sober) return words.onlyAsSailor;
  if (price === 0) return words.free;
  return drunk ? words.costsOrSailor(price) : words.costs(price);
}

const Price = ({ price, drunk }: { price: number; drunk: boolean }) => {
  if (drunk)
    return (
      <span class="rw-price rw-drunk">
        <Mark name="bottle" />
        →1
      </span>
    );
  if (price === 0) return <span class="rw-price rw-free">{words.free}</span>;
  return (
    <span class="rw-price">
      <Mark name="skull" />
      {price}
    </span>
  );
};
