// A captain's ledger: ship, goods with the way to the next bonus, tellings, and what was done each turn.

import {
  type Captain,
  holdOf,
  type Ledger,
  nextBonus,
  SHIPS,
  TELLING_STARS,
  type Telling,
  TRACK_BONUSES,
  type Track,
  TURNS,
} from '@quayside/rules/rolling-seas';
import type { SeatFace } from '../gameUi.ts';
import { Mark, type MarkName } from './art/Marks.tsx';
import type { DrawnCaptain } from './scene.ts';
import { names, words } from './words.ts';
import './ledger.css';

/** `after`: what the captain will be like when the choice is carried out, to be seen before it is. */
type Props = { captain: DrawnCaptain; turn: number; face: SeatFace; after?: Captain | null };

export function LedgerSheet({ captain, turn, face, after = null }: Props) {
  const { ledger } = captain;
  const then = after?.ledger ?? ledger;
  return (
    <section class="rs-ledger" aria-label={face.you ? words.yourLedger : words.ledgerOf(face.name)}>
      <p class="rs-vessel">
        <Mark name="sail" />
        <b>{names.ships[ledger.ship]}</b>
        {then.ship > ledger.ship && <b class="rs-soon">→ {names.ships[then.ship]}</b>}
        <span class="rs-wide-only">{words.ship(SHIPS[ledger.ship]!)}</span>
        {ledger.moves > 0 && (
          <span class="rs-moves" role="img" aria-label={words.movesInStock(ledger.moves)}>
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
      <Tellings tellings={captain.tellings} soon={after?.tellings ?? captain.tellings} />
      <TurnTrack captain={captain} turn={turn} />
    </section>
  );
}

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
  const description = words.track(track, {
    held,
    after: left,
    hold: hold ?? null,
    next: next && { bonuses: next.bonuses, toGo },
  });
  return (
    <p class={`rs-goods rs-goods-${track}`} role="img" aria-label={description}>
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
  <ol class="rs-tellings" aria-label={words.tellings}>
    {SLOTS.map((stars, slot) => {
      const telling = tellings[slot];
      const says = telling ? words.telling(slot + 1, telling) : words.noTelling(slot + 1, stars);
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
const TurnTrack = ({ captain: { turnMarks }, turn }: { captain: DrawnCaptain; turn: number }) => (
  <ol class="rs-deeds" aria-label={words.turns}>
    {Array.from({ length: TURNS }, (_, n) => (
      <li key={n} class={n + 1 === turn ? 'rs-current-turn' : ''}>
        <span class="sr-only">{words.turnNumber(n + 1)}</span>
        {turnMarks[n] ?? ''}
      </li>
    ))}
  </ol>
);
