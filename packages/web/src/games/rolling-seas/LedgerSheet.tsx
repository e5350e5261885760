// A captain's ledger: ship, goods with the way to the next bonus, tellings, and what was done each turn.

import {
  type Bonus,
  holdOf,
  nextBonus,
  PORT_NAMES,
  SHIPS,
  TELLING_STARS,
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

type Props = { sailor: Sailor; turn: number; face: SeatFace };

export function LedgerSheet({ sailor, turn, face }: Props) {
  const { ledger } = sailor;
  const ship = SHIPS[ledger.ship]!;
  return (
    <section class="rs-ledger" aria-label={face.you ? 'Your ledger' : `The ledger of ${face.name}`}>
      <p class="rs-vessel">
        <Mark name="sail" />
        <b>{ship.name}</b>
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
        sailor={sailor}
        track="provisions"
        filled={ledger.provisionsFilled}
        held={`${ledger.provisions}/${holdOf(ledger)}`}
      />
      <Goods sailor={sailor} track="gold" filled={ledger.goldFilled} held={`${ledger.gold}`} />
      <Goods sailor={sailor} track="story" filled={ledger.story} held={`${ledger.story}`} />
      <Tellings sailor={sailor} />
      <Deeds sailor={sailor} turn={turn} />
    </section>
  );
}

const TRACK_NAMES: Record<Track, string> = { provisions: 'Provisions', gold: 'Gold', story: 'Story' };

/** One track: what is held, and the boxes from the last bonus to the next. */
function Goods({ sailor, track, filled, held }: { sailor: Sailor; track: Track; filled: number; held: string }) {
  const next = nextBonus(sailor.ledger, track);
  const from = Math.max(
    0,
    ...Object.keys(TRACK_BONUSES[track])
      .map(Number)
      .filter(number => number <= filled),
  );
  const goal = next ? next.number - from : 0;
  const left = next ? next.number - filled : 0;
  const says = next
    ? `${TRACK_NAMES[track]} ${held}; ${left} to go to ${next.bonuses.map(bonus => BONUS_NAMES[bonus as Bonus]).join(' and ')}`
    : `${TRACK_NAMES[track]} ${held}; no bonus left`;
  return (
    <p class={`rs-goods rs-goods-${track}`} role="img" aria-label={says}>
      <Mark name={track} />
      <b>{held}</b>
      <span class="rs-boxes">
        {Array.from({ length: goal }, (_, n) => (
          <i key={from + n} class={n < filled - from ? 'rs-full' : ''} />
        ))}
      </span>
      <span class="rs-goal">
        {next?.bonuses.map((bonus, n) => (
          <Mark key={n} name={bonus as MarkName} />
        ))}
        {next ? left : '–'}
      </span>
    </p>
  );
}

const SLOTS = TELLING_STARS.slice(1);

/** The eight places a story can be told in; a star where the ledger has one. */
const Tellings = ({ sailor: { tellings } }: { sailor: Sailor }) => (
  <ol class="rs-tellings" aria-label="Stories told">
    {SLOTS.map((stars, slot) => {
      const telling = tellings[slot];
      const says = telling
        ? `Telling ${slot + 1}: ${telling.value} at ${PORT_NAMES[telling.port]}, turn ${telling.turn}`
        : `Telling ${slot + 1}: not yet${stars > 0 ? `, ${stars} bonus Reputation` : ''}`;
      return (
        <li key={slot} class={telling ? 'rs-full' : ''}>
          <span class="sr-only">{says}</span>
          <span aria-hidden="true">{telling?.value ?? (stars > 0 ? '★'.repeat(stars) : '')}</span>
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
