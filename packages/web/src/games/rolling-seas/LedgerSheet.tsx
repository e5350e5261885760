// A captain's ledger: ship, goods with the way to the next bonus, tellings, and what was done each turn.

import {
  type Captain,
  type Event,
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
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import type { SeatFace } from '../gameUi.ts';
import { Mark, type MarkName } from './art/Marks.tsx';
import type { DrawnCaptain } from './scene.ts';
import { names, words } from './words.ts';
import './ledger.css';

type Props = {
  captain: DrawnCaptain;
  turn: number;
  face: SeatFace;
  /** What the captain will be like when the choice is carried out, to be seen before it is. */
  after?: Captain | null;
  /** The event being shown. */
  now?: Event | null;
  /** Its rows have names that can be pointed at: of the ledger on the board alone. */
  named?: boolean;
};

/** A row of the ledger, as something to point at and as a place where things land. */
const row = (named: boolean, kind: string, key?: string | number) =>
  named ? { ...piece(kind, key), 'data-anchor': key === undefined ? kind : `${kind}:${key}` } : {};

export function LedgerSheet({ captain, turn, face, after = null, now = null, named = false }: Props) {
  const { ledger } = captain;
  const mine = now && 'seat' in now && now.seat === face.seat ? now : null;
  const then = after?.ledger ?? ledger;
  return (
    <section class="rs-ledger" aria-label={face.you ? words.yourLedger : words.ledgerOf(face.name)}>
      <p
        class={`rs-vessel ${mine?.type === 'upgraded' ? 'rs-flash' : ''}`}
        {...row(named, 'vessel')}
        {...tip(words.shipTip(ledger.ship))}
      >
        <Mark name="sail" />
        <b>{names.ships[ledger.ship]}</b>
        {then.ship > ledger.ship && <b class="rs-soon">→ {names.ships[then.ship]}</b>}
        <span class="rs-wide-only">{words.ship(SHIPS[ledger.ship]!)}</span>
        {ledger.moves > 0 && (
          <span
            class="rs-moves"
            role="img"
            aria-label={words.movesInStock(ledger.moves)}
            {...row(named, 'moves')}
            {...tip(words.movesTip(ledger.moves))}
          >
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
        {...{ ledger, mine, named }}
        track="provisions"
        filled={[ledger.provisionsFilled, then.provisionsFilled]}
        held={[ledger.provisions, then.provisions]}
        hold={holdOf(then)}
      />
      <Goods
        {...{ ledger, mine, named }}
        track="gold"
        filled={[ledger.goldFilled, then.goldFilled]}
        held={[ledger.gold, then.gold]}
      />
      <Goods
        {...{ ledger, mine, named }}
        track="story"
        filled={[ledger.story, then.story]}
        held={[ledger.story, then.story]}
      />
      <Tellings tellings={captain.tellings} soon={after?.tellings ?? captain.tellings} {...{ mine, named }} />
      <TurnTrack captain={captain} turn={turn} named={named} />
    </section>
  );
}

/** Now, and when the choice is carried out. */
type NowThen = readonly [now: number, then: number];
type GoodsProps = {
  ledger: Ledger;
  track: Track;
  filled: NowThen;
  held: NowThen;
  hold?: number;
  mine: Event | null;
  named: boolean;
};

/** Whether the event being shown writes in this row. */
function writesIn(event: Event | null, track: Track): boolean {
  switch (event?.type) {
    case 'explored':
      return event[track] > 0;
    case 'bonus':
      return event.source === track || event.bonus === track;
    case 'resupplied':
    case 'excess':
      return track === 'provisions';
    case 'monster':
      return track !== 'gold';
    case 'storm':
    case 'story':
      return track === 'story';
    default:
      return false;
  }
}

/** One track: what is held, and the boxes from the last bonus to the next. */
function Goods({ ledger, track, filled: [filled, soon], held: [held, left], hold, mine, named }: GoodsProps) {
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
    <p
      class={`rs-goods rs-goods-${track} ${writesIn(mine, track) ? 'rs-flash' : ''}`}
      role="img"
      aria-label={description}
      {...row(named, 'track', track)}
      {...tip(words.trackTips[track](description))}
    >
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
type TellingsProps = { tellings: readonly Telling[]; soon: readonly Telling[]; mine: Event | null; named: boolean };

const Tellings = ({ tellings, soon, mine, named }: TellingsProps) => (
  <ol class="rs-tellings" aria-label={words.tellings} {...row(named, 'tellings')}>
    {SLOTS.map((stars, slot) => {
      const telling = tellings[slot];
      const says = telling ? words.telling(slot + 1, telling) : words.noTelling(slot + 1, stars);
      return (
        <li
          key={slot}
          class={`${telling ? 'rs-full' : soon[slot] ? 'rs-soon' : ''} ${
            mine?.type === 'told' && mine.slot === slot + 1 ? 'rs-writing' : ''
          }`}
          {...row(named, 'telling', slot + 1)}
          {...tip(words.tellingTip(says))}
        >
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
const TurnTrack = ({
  captain: { turnMarks },
  turn,
  named,
}: {
  captain: DrawnCaptain;
  turn: number;
  named: boolean;
}) => (
  <ol class="rs-turns" aria-label={words.turns} {...row(named, 'turns')} {...tip(words.turnsTip)}>
    {Array.from({ length: TURNS }, (_, n) => (
      <li key={n} class={n + 1 === turn ? 'rs-current-turn' : ''}>
        <span class="sr-only">{words.turnNumber(n + 1)}</span>
        {turnMarks[n] ?? ''}
      </li>
    ))}
  </ol>
);
