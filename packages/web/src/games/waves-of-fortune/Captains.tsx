// The captains, in the order of play: the ship cut open, gold aboard against gold in the chest, points by source, maps,
// upgrades, and what each did last.

import type { Signal } from '@preact/signals';
import {
  holdOf,
  MAP_CARDS,
  type Open,
  scoreOf,
  type Tile,
  type TreasureMap,
  tileName,
} from '@quayside/rules/waves-of-fortune';
import { Emblem } from '../../ui/Emblem.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark, type MarkName } from './art/Marks.tsx';
import { Hold } from './Hold.tsx';
import { pieces } from './pieces.tsx';
import { nameOf, upgradeCards } from './printed.ts';
import type { Props } from './props.ts';
import { openOf } from './scene.ts';
import { words } from './words.ts';
import './captains.css';

export type Traced = Signal<{ seat: number; x: Tile } | null>;
type CaptainsProps = Props & { traced: Traced };

export function Captains(props: CaptainsProps) {
  const { scene, view } = props;
  const { order } = view.open;
  const seats = order.length > 0 ? order : scene.ships.map((_, seat) => seat);
  return (
    <ul class="wf-captains" aria-label={words.captains.title} style={{ '--captains': seats.length }}>
      {seats.map(seat => (
        <Captain key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}

function Captain({ scene, view, faces, me, marks, traced, seat }: CaptainsProps & { seat: number }) {
  const ship = scene.ships[seat]!;
  const face = faces[seat]!;
  const last = marks[seat];
  return (
    <li
      {...piece('hold', seat)}
      class={`wf-captain seat-${seat % 8} ${seat === scene.active ? 'wf-captain-active' : ''} ${seat === me ? 'wf-captain-me' : ''}`}
    >
      <span
        class="wf-who"
        {...tip(ship.colour ? words.captains.withColour(face.name, words.colours[ship.colour]) : face.name)}
      >
        <Emblem face={face} />
        <bdi class="wf-captain-name">{face.name}</bdi>
        {!ship.afloat && <State mark="sunk" text={words.captains.sunk} hint={words.captains.sunkHint} />}
        {ship.becalmed && <State mark="noWind" text={words.captains.noWind} hint={words.captains.noWindHint} />}
      </span>
      <span class="wf-hold-frame" {...tip(words.captains.holdHint(holdOf(ship), ship.crew, ship.food))}>
        <Hold ship={ship} />
      </span>
      <span class="wf-goods">
        <Amount mark="crew" value={ship.crew} seat={seat} />
        <Amount mark="gold" value={ship.gold} seat={seat} />
        <Amount mark="food" value={ship.food} seat={seat} />
        <Amount mark="chest" value={ship.chest} seat={seat} />
      </span>
      <Points scene={scene} view={view} seat={seat} />
      <span class="wf-extras" data-anchor={`map:${seat}`}>
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
      </span>
      {last && (
        <span class="wf-last">
          <Phrase phrase={last} faces={faces} pieces={pieces} />
        </span>
      )}
    </li>
  );
}

type AmountProps = { mark: 'crew' | 'food' | 'gold' | 'chest'; value: number; seat: number };

const Amount = ({ mark, value, seat }: AmountProps) => (
  <span
    class={`wf-amount wf-amount-${mark}`}
    data-anchor={`${mark}:${seat}`}
    {...tip(words.captains[mark].hint(value))}
  >
    <Mark name={mark} />
    <b>{value}</b>
    <span class="wf-amount-word">{words.captains[mark].word}</span>
    <span class="sr-only"> {words.captains[mark].label}</span>
  </span>
);

const State = ({ mark, text, hint }: { mark: MarkName; text: string; hint: string }) => (
  <span class="wf-state" {...tip(hint)}>
    <Mark name={mark} /> {text}
  </span>
);

/** The phase of a game that goes on: which one it is makes no difference to the points. */
const GOES_ON: Open['phase'] = { kind: 'dock', seat: 0 };

/** What the captain would score now, and from where: the King's fall only when it has been shown. */
function Points({ scene, view, seat }: { scene: Props['scene']; view: Props['view']; seat: number }) {
  const { total, fromGold, kraken, king } = scoreOf(openOf(scene, { ...view.open, phase: GOES_ON }), seat);
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
