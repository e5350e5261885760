// The captains' cards: hold, gold aboard against gold in the chest, points by source, maps, upgrades, and what each met
// last.

import type { Signal } from '@preact/signals';
import {
  MAP_CARDS,
  type Open,
  type Ship,
  scoreOf,
  type Tile,
  type TreasureMap,
  tileName,
} from '@quayside/rules/waves-of-fortune';
import { Emblem } from '../../ui/Emblem.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark, type MarkName } from './art/Marks.tsx';
import { ShipMark } from './art/ShipArt.tsx';
import { Hold } from './Hold.tsx';
import { nameOf, upgradeCards } from './printed.ts';
import type { Props } from './props.ts';
import type { Last } from './tableau.ts';
import { words } from './words.ts';
import './captains.css';

type Traced = Signal<{ seat: number; x: Tile } | null>;
type CaptainsProps = Props & { lasts: ReadonlyMap<number, Last>; traced: Traced };

export function Captains(props: CaptainsProps) {
  const { scene, view } = props;
  const { order } = view.open;
  const seats = order.length > 0 ? order : scene.ships.map((_, seat) => seat);
  return (
    <ul class="wf-captains" aria-label={words.captains.title}>
      {seats.map(seat => (
        <Captain key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function Captain({ scene, view, faces, me, lasts, traced, seat }: CaptainsProps & { seat: number }) {
  const ship = scene.ships[seat]!;
  const face = faces[seat]!;
  const last = lasts.get(seat);
  return (
    <li
      class={`wf-captain seat-${seat % 8} ${seat === scene.active ? 'wf-captain-active' : ''} ${seat === me ? 'wf-captain-me' : ''}`}
    >
      <span
        class="wf-who"
        {...tip(ship.colour ? words.captains.withColour(face.name, words.colours[ship.colour]) : face.name)}
      >
        {ship.colour && <ShipMark colour={ship.colour} seat={seat} />}
        <Emblem face={face} />
        <span class="sr-only">{face.name}</span>
      </span>
      <Hold ship={ship} />
      <span class="wf-goods">
        <Amount mark="crew" value={ship.crew} />
        <Amount mark="food" value={ship.food} />
      </span>
      <span class="wf-purse">
        <Amount mark="gold" value={ship.gold} />
        <Amount mark="chest" value={ship.chest} />
      </span>
      <Points scene={scene} view={view} seat={seat} />
      <span class="wf-extras">
        {!ship.afloat && <State mark="sunk" text={words.captains.sunk} />}
        {ship.becalmed && <State mark="noWind" text={words.captains.noWind} />}
        {ship.upgrades.map(upgrade => (
          <span
            key={upgrade}
            class="wf-owned"
            {...tip(words.captains.upgrade(upgradeCards[upgrade].name, upgradeCards[upgrade].text))}
          >
            <Mark name={upgrade} />
            <span class="sr-only">{upgradeCards[upgrade].name}</span>
          </span>
        ))}
        {ship.maps.map(map => (
          <MapChip key={map} map={map} seat={seat} traced={traced} />
        ))}
        {last && (
          <span class="wf-last">
            <Mark name={last.mark} /> {last.text}
          </span>
        )}
      </span>
    </li>
  );
}

const Amount = ({ mark, value }: { mark: 'crew' | 'food' | 'gold' | 'chest'; value: number }) => (
  <span class={`wf-amount wf-amount-${mark}`} {...tip(words.captains[mark].hint(value))}>
    <Mark name={mark} />
    <b>{value}</b>
    <span class="sr-only"> {words.captains[mark].label}</span>
  </span>
);

const State = ({ mark, text }: { mark: MarkName; text: string }) => (
  <span class="wf-state">
    <Mark name={mark} /> {text}
  </span>
);

/** What the captain would score now, and from where. */
function Points({ scene, view, seat }: { scene: Props['scene']; view: Props['view']; seat: number }) {
  const shown: Open = { ...view.open, ships: scene.ships as Ship[] };
  const { total, fromGold, kraken, king } = scoreOf(shown, seat);
  const sources = words.captains.sources(fromGold, kraken, king);
  return (
    <span class="wf-points" {...tip(words.captains.pointsHint(total, sources))}>
      <Mark name="points" />
      <b>{total}</b>
      <span class="sr-only"> {words.captains.points(sources)}</span>
      <small class="wf-sources" aria-hidden="true">
        {sources}
      </small>
    </span>
  );
}

/** Pointing at a map draws the line to its X. */
function MapChip({ map, seat, traced }: { map: TreasureMap; seat: number; traced: Traced }) {
  const { x, gold, card } = MAP_CARDS[map];
  const trace = () => {
    traced.value = { seat, x };
  };
  const clear = () => {
    traced.value = null;
  };
  return (
    <button
      type="button"
      class="wf-map"
      aria-label={words.captains.map(nameOf(card), gold, tileName(x))}
      onPointerEnter={trace}
      onPointerLeave={clear}
      onFocus={trace}
      onBlur={clear}
      onClick={() => {
        traced.value = traced.value?.x === x ? null : { seat, x };
      }}
    >
      <Mark name="map" /> {tileName(x)} <b>{gold}</b>
    </button>
  );
}
