// The pool in the middle: the dice rolled and not yet taken, each with its price for this seat.

import { type Die, DRAFT, priceOf, SAILOR_DRAFT } from '@quayside/rules/rolling-with-the-waves';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import { CrewDie, dieName } from './CrewDie.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './pool.css';

/** Keys for the first dice; the arrows reach all of them. */
export const POOL_KEYS = '1234567890';

export function Pool(props: Props) {
  const { scene, now } = props;
  const rolling = now?.type === 'rolled';
  return (
    <ol class="rw-pool" aria-label={words.pool} data-anchor="pool">
      {scene.pool.map((die, at) => (
        <li key={at} style={{ '--n': at }} data-anchor={`pool-${die.colour}-${die.face}`}>
          <PoolDie {...props} die={die} at={at} rolling={rolling} />
        </li>
      ))}
    </ol>
  );
}

type DieProps = Props & { die: Die; at: number; rolling: boolean };

function PoolDie({ die, at, rolling, faces, me, menu, draft, check, sentence }: DieProps) {
  const name = dieName(die, faces);
  const body = <CrewDie die={die} class={rolling ? 'die-rolling' : ''} />;
  const price = me === null ? 0 : priceOf(me, die);
  if (menu?.ask !== 'draft')
    return (
      <span class="rw-pool-die" role="img" aria-label={name}>
        {body}
        {me !== null && <Price price={price} drunk={false} />}
      </span>
    );
  const sober = check(DRAFT[die.colour]![die.face]!);
  const drunk = check(SAILOR_DRAFT[die.colour]![die.face]!) === null;
  const why = sober && !drunk ? sentence(sober) : null;
  const current = draft.value;
  const chosen = current?.kind === 'die' && current.die.colour === die.colour && current.die.face === die.face;
  const cost = costOf(price, { sober: sober === null, drunk });
  return (
    <button
      type="button"
      class="rw-pool-die"
      aria-label={words.poolDie(name, why ? words.tooDear : cost)}
      aria-pressed={chosen}
      aria-disabled={why ? 'true' : undefined}
      aria-keyshortcuts={POOL_KEYS[at]}
      onClick={() => {
        if (!why) draft.value = { kind: 'die', die };
      }}
      {...tip(why ?? cost)}
    >
      {body}
      <Price price={price} drunk={sober !== null && drunk} />
    </button>
  );
}

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
