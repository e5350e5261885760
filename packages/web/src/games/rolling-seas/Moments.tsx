// What is happening to the captain in front, told on the chart where it happens. The log says the same in sentences, so
// screen readers are spared it here.

import {
  ADVENTURES,
  type Cell,
  cardLayings,
  columnOf,
  type Event,
  islandLayings,
  rowOf,
  TELLING_STARS,
} from '@quayside/rules/rolling-seas';
import type { ComponentChildren } from 'preact';
import { SeatName } from '../../ui/Emblem.tsx';
import { Mark, type MarkName } from './art/Marks.tsx';
import type { Props } from './props.ts';
import { goodsOf, isStuck, storyHolds } from './recentActions.ts';
import { names, words } from './words.ts';
import './moments.css';

type Moment = {
  /** Where it happens: the words stand above it, or below where there is no room above. */
  at: Cell;
  below?: boolean;
  kind: string;
  mark: MarkName | null;
  children: ComponentChildren;
};

const HIGH = 6; // rows the largest moment needs above its cell

export function Moments({ front, ...props }: Props & { front: number }) {
  const { now } = props;
  const moment = now && momentOf(props, now, front);
  if (!moment) return null;
  const { at, kind, mark, children, below = rowOf(at) < HIGH } = moment;
  const place = { '--column': columnOf(at), '--row': rowOf(at) };
  return (
    <div key={props.scene.recent.length} class={`rs-moment-layer rs-moment-${kind}`} style={place} aria-hidden="true">
      <span class="rs-waves">
        <i />
        <i />
        <i />
      </span>
      {mark && (
        <span class="rs-apparition">
          <Mark name={mark} />
        </span>
      )}
      <div class={`rs-moment ${below ? 'rs-moment-below' : ''}`}>{children}</div>
    </div>
  );
}

const Gain = ({ by, name }: { by: number; name: MarkName }) => (
  <span class={`rs-gained ${by < 0 ? 'rs-lost' : ''}`}>
    {by < 0 ? `−${-by}` : `+${by}`}
    <Mark name={name} />
  </span>
);

/** What is to be told of this event on this captain's chart; null when it is nothing of theirs. */
function momentOf(props: Props, now: Event, front: number): Moment | null {
  const { scene } = props;
  const captain = scene.captains[front]!;
  const ship = captain.at ?? captain.start;
  if (now.type === 'obstacle-drawn' || now.type === 'no-room' || now.type === 'island-drawn')
    return drawnHere(props, front);
  if (now.type === 'home-chosen') {
    const mine = scene.recent.find(it => it.type === 'home-chosen' && it.seat === front);
    if (mine?.type !== 'home-chosen') return null;
    return { at: mine.at, kind: 'plain', mark: null, children: words.moments.home(names.ports[mine.port]) };
  }
  if (!('seat' in now) || now.seat !== front || ship === null) return null;
  const portCell = (port: string | null): Cell => captain.chart.harbours.find(it => it.port === port)?.cell ?? ship;
  switch (now.type) {
    case 'storm':
      return {
        at: now.at,
        kind: 'storm',
        mark: 'storm',
        children: (
          <>
            {names.adventures[now.card]} <Gain by={1} name="story" />
          </>
        ),
      };
    case 'monster':
      return {
        at: now.at,
        kind: 'monster',
        mark: 'monster',
        children: (
          <>
            {names.adventures[now.card]} <Gain by={-1} name="provisions" /> <Gain by={2} name="story" />
          </>
        ),
      };
    case 'story':
      if (now.deed !== 'current') return null;
      return {
        at: ship,
        kind: 'current',
        mark: null,
        children: (
          <>
            {words.moments.ride} <Gain by={now.gained} name="story" />
          </>
        ),
      };
    case 'explored':
      return {
        at: now.at,
        kind: 'find',
        mark: null,
        children: (
          <>
            <b class="rs-moment-title">{names.finds[now.face]}</b>
            <span class="rs-moment-goods">
              {goodsOf(now.face).map(({ track, count }) => (
                <Gain key={track} by={count} name={track} />
              ))}
            </span>
          </>
        ),
      };
    case 'told':
      return {
        at: portCell(now.port),
        kind: 'told',
        mark: null,
        children: (
          <>
            <b class="rs-moment-title">{words.moments.listens(names.ports[now.port])}</b>
            <Told captain={{ ...captain, tellings: captain.tellings.slice(0, -1) }} />
            <span class="rs-moment-score">
              <b>+{now.value}</b> {words.moments.reputation}
            </span>
            <span class="rs-moment-line">{words.moments.line(now.slot, TELLING_STARS.length - 1)}</span>
          </>
        ),
      };
    case 'final-story':
      return {
        at: portCell(now.port),
        kind: 'told',
        mark: null,
        children: (
          <>
            <b class="rs-moment-title">{words.moments.finalStory(now.port ? names.ports[now.port] : null)}</b>
            <Told captain={captain} />
            <span class="rs-moment-score">
              <b>+{now.value + now.bonus}</b> {words.moments.reputation}
            </span>
            {now.bonus > 0 && <span class="rs-moment-line">{words.moments.landfall(now.bonus)}</span>}
          </>
        ),
      };
    case 'resupplied':
      return {
        at: ship,
        kind: 'plain',
        mark: null,
        children: (
          <>
            {words.moments.resupplied} <Gain by={now.added} name="provisions" />
          </>
        ),
      };
    case 'upgraded':
      return {
        at: ship,
        kind: 'find',
        mark: null,
        children: (
          <>
            <b class="rs-moment-title">{words.moments.newShip(now.ship)}</b>
            <span class="rs-moment-goods">
              <Gain by={-now.price} name="gold" />
            </span>
          </>
        ),
      };
    case 'bonus':
      return {
        at: ship,
        kind: 'bonus',
        mark: null,
        children: (
          <>
            <Mark name={now.bonus} /> {words.moments.bonus(now.bonus)}
          </>
        ),
      };
    case 'excess':
      return { at: ship, kind: 'plain', mark: null, children: words.moments.excess(now.lost) };
    case 'hove-to':
      return {
        at: ship,
        kind: 'plain',
        mark: null,
        children: isStuck(scene, front) ? words.moments.stuck : words.moments.hoveTo,
      };
    case 'drifted':
      return { at: ship, kind: 'plain', mark: null, children: words.moments.drifted(names.ports[now.port]) };
    default:
      return null;
  }
}

/** What the story holds, as drawings with numbers. */
const Told = ({ captain }: { captain: Parameters<typeof storyHolds>[0] }) => (
  <span class="rs-moment-actions">
    {storyHolds(captain).map(({ mark, shows }) => (
      <span key={mark}>
        <Mark name={mark} />
        {shows}
      </span>
    ))}
  </span>
);

/** Beside a shape: above its highest cell, below its lowest where there is no room above. */
function besideShape(cells: readonly Cell[]): Pick<Moment, 'at' | 'below'> {
  const [top, bottom] = [Math.min(...cells), Math.max(...cells)];
  const below = rowOf(top) < 3;
  return { at: below ? bottom : top, below };
}

/** What was drawn on this chart, and by whom. */
function drawnHere({ scene, faces }: Props, front: number): Moment | null {
  const drawn = scene.recent.find(
    it =>
      (it.type === 'obstacle-drawn' && it.on === front) ||
      (it.type === 'no-room' && it.on === front) ||
      (it.type === 'island-drawn' && it.seat === front),
  );
  switch (drawn?.type) {
    case 'obstacle-drawn': {
      const { cells } = cardLayings(drawn.card).find(drawn)!;
      const name = names.adventures[drawn.card]!;
      return {
        ...besideShape(cells),
        kind: ADVENTURES[drawn.card]!.kind,
        mark: null,
        children: drawn.by === front ? name : words.moments.drawnBy(<SeatName face={faces[drawn.by]!} />, name),
      };
    }
    case 'no-room':
      return {
        at: Math.floor(scene.captains[front]!.chart.cells.length / 2),
        kind: 'plain',
        mark: null,
        children: words.moments.noRoom(names.adventures[drawn.card]!),
      };
    case 'island-drawn': {
      const { cells } = islandLayings(drawn.island).find(drawn)!;
      return { ...besideShape(cells), kind: 'plain', mark: null, children: names.islands[drawn.island] };
    }
    default:
      return null;
  }
}
