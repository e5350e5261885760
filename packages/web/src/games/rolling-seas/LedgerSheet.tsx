// A captain's ledger: ship, goods with the way to the next bonus, tellings, and what was done each turn.

import {
  type Bonus,
  type Captain,
  holdOf,
  type Ledger,
  nextBonus,
  PORT_NAMES,
  SHIPS,
  TELLING_STARS,
  type Telling,
  TRACK_BONUSES,
  type Track,
  TURNS,
} from '@quayside/rules/rolling-seas';
import type { SeatFace } from '../gameUi.ts';
import { Mark, type MarkName } from './art/Marks.tsx';
import type { Sailor } from './scene.ts';
import './ledger.css';

const BONUS_NAMES: Record<Bonus, string> = {
  move: 'a Bonus Movement',
  resupply: 'a free Resupply',
  gold: '1 Gold',
  story: '1 Story',
  star: '1 bonus Reputation',
};

/** `after`: what the captain will be like when the choice is carried out, to be seen before it is. */
type Props = { sailor: Sailor; turn: number; face: SeatFace; after?: Captain | null };

export function LedgerSheet({ sailor, turn, face, after = null }: Props) {
  const { ledger } = sailor;
  const then = after?.ledger ?? ledger;
  const ship = SHIPS[ledger.ship]!;
  return (
    <section class="rs-ledger" aria-label={face.you ? 'Your ledger' : `The ledger of ${face.name}`}>
      <p class="rs-vessel">
        <Mark name="sail" />
        <b>{ship.name}</b>
        {then.ship > ledger.ship && <b class="rs-soon">→ {SHIPS[then.ship]!.name}</b>}
        <span class="rs-wide-only">
          speed {ship.speed}, hold {ship.hold}
        </span>
        {ledger.moves > 0 && (
          <span class="rs-moves" role="img" aria-label={`${ledger.moves} Bonus Movements in stock`}>
            <Mark name="move" />
            {ledger.moves}
          </span>
        )}
        {turn > 0 && (
          <span class="rs-narrow-only">
            {turn}/{TURNS}
          </span>
        )}
      </p>
      <Goods
        ledger={ledger}
        track="provisions"
        filled={[ledger.provisionsFilled, then.provisionsFilled]}
        held={[ledger.provisions, then.provisions]}
        hold={holdOf(then)}
      />
      <Goods
        ledger={ledger}
        track="gold"
        filled={[ledger.goldFilled, then.goldFilled]}
        held={[ledger.gold, then.gold]}
      />
      <Goods ledger={ledger} track="story" filled={[ledger.story, then.story]} held={[ledger.story, then.story]} />
      <Tellings tellings={sailor.tellings} soon={after?.tellings ?? sailor.tellings} />
      <Deeds sailor={sailor} turn={turn} />
    </section>
  );
}

const TRACK_NAMES: Record<Track, string> = { provisions: 'Provisions', gold: 'Gold', story: 'Story' };

/** Now, and when the choice is carried out. */
type NowThen = readonly [now: number, then: number];
type GoodsProps = { ledger: Ledger; track: Track; filled: NowThen; held: NowThen; hold?: number };

/** One track: what is held, and the boxes from the last bonus to the next. */
function Goods({ ledger, track, filled: [filled, soon], held: [held, left], hold }: GoodsProps) {
  const next = nextBonus(ledger, track);
  const from = Math.max(
    0,
    ...Object.keys(TRACK_BONUSES[track])
      .map(Number)
      .filter(number => number <= filled),
  );
  const goal = next ? next.number - from : 0;
  const toGo = next ? next.number - filled : 0;
  const said = `${TRACK_NAMES[track]} ${held}${hold === undefined ? '' : ` of ${hold}`}${left === held ? '' : `, then ${left}`}`;
  const bonus = next
    ? `${toGo} to go to ${next.bonuses.map(it => BONUS_NAMES[it as Bonus]).join(' and ')}`
    : 'no bonus left';
  return (
    <p class={`rs-goods rs-goods-${track}`} role="img" aria-label={`${said}; ${bonus}`}>
      <Mark name={track} />
      <b>
        {held}
        {left !== held && <span class="rs-soon">→{left}</span>}
        {hold !== undefined && `/${hold}`}
      </b>
      <span class="rs-boxes">
        {Array.from({ length: goal }, (_, n) => (
          <i key={from + n} class={n < filled - from ? 'rs-full' : n < soon - from ? 'rs-filling' : ''} />
        ))}
      </span>
      <span class="rs-goal">
        {next?.bonuses.map((it, n) => (
          <Mark key={n} name={it as MarkName} />
        ))}
        {next ? toGo : '–'}
      </span>
    </p>
  );
}

const SLOTS = TELLING_STARS.slice(1);

/** The eight places a story can be told in; a star where the ledger has one. */
const Tellings = ({ tellings, soon }: { tellings: readonly Telling[]; soon: readonly Telling[] }) => (
  <ol class="rs-tellings" aria-label="Stories told">
    {SLOTS.map((stars, slot) => {
      const telling = tellings[slot];
      const says = telling
        ? `Telling ${slot + 1}: ${telling.value} at ${PORT_NAMES[telling.port]}, turn ${telling.turn}`
        : `Telling ${slot + 1}: not yet${stars > 0 ? `, ${stars} bonus Reputation` : ''}`;
      return (
        <li key={slot} class={telling ? 'rs-full' : soon[slot] ? 'rs-soon' : ''}>
          <span class="sr-only">{says}</span>
          {soon[slot] ? (
            <span aria-hidden="true">{soon[slot].value}</span>
          ) : (
            <span aria-hidden="true" class="rs-stars">
              {'★'.repeat(stars)}
            </span>
          )}
        </li>
      );
    })}
  </ol>
);

/** The turn track: the wind, X or P. */
const Deeds = ({ sailor: { deeds }, turn }: { sailor: Sailor; turn: number }) => (
  <ol class="rs-deeds" aria-label="Turns">
    {Array.from({ length: TURNS }, (_, n) => (
      <li key={n} class={n + 1 === turn ? 'rs-current-turn' : ''}>
        <span class="sr-only">{`Turn ${n + 1}: `}</span>
        {deeds[n] ?? ''}
      </li>
    ))}
  </ol>
);
