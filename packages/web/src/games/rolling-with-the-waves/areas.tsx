// The areas of the Pirate Map, each with its drawing.

import { type Chest, type Icon, isFull, type Track } from '@quayside/rules/rolling-with-the-waves';
import { Area, type AreaProps, Rings, Squares } from './Area.tsx';
import { Barrel, ChestBody, Coast, Hammocks, Island, Planks } from './art/drawings.tsx';
import { Mark } from './art/Marks.tsx';

const ABOUT: Record<Icon, string> = {
  spirits: 'Two values here buy a 7: written instead of another die.',
  chestA: 'Treasure: its sum is points. The topmost is stolen first.',
  chestB: 'Treasure: its sum is points. The topmost is stolen first.',
  chestC: 'Treasure: its sum is points. The topmost is stolen first.',
  hull: 'Each level blocks one shot. All five squares filled: 5 points.',
  smallCannon: 'Fires in the round its second square is filled. The lowest value is gained as Infamy.',
  largeCannon: 'Fires in the round its third square is filled. The lowest value is gained as Infamy.',
  ports: 'Each round as much Infamy as levels, and 1 more for the greatest sum. All five filled: 5 points.',
  crew: 'Each level puts one more die of yours into the bag. All five filled: 5 points.',
};

const TRACK_NAMES: Record<Track, string> = { hull: 'Hull', ports: 'Ports', crew: 'Crew' };
const TRACK_MARKS = { hull: 'hull', ports: 'port', crew: 'crew' } as const;
const TRACK_ART = { hull: Planks, ports: Coast, crew: Hammocks };

export function TrackArea(props: AreaProps & { icon: Track }) {
  const { icon, captain } = props;
  const Art = TRACK_ART[icon];
  const full = isFull(captain, icon);
  return (
    <Area {...props} name={TRACK_NAMES[icon]} about={ABOUT[icon]} class="rw-track">
      <Art />
      <Mark name={TRACK_MARKS[icon]} class="rw-sign" />
      <span class="rw-name">{TRACK_NAMES[icon]}</span>
      <Squares {...props} />
      <Rings {...props} />
      <span class={`rw-bonus ${full ? 'rw-earned' : ''}`} aria-hidden="true">
        <Mark name="bones" />
        <b>5</b>
      </span>
    </Area>
  );
}

const CANNON_NAMES = { smallCannon: 'Small cannon', largeCannon: 'Large cannon' } as const;

export function CannonArea(props: AreaProps & { icon: keyof typeof CANNON_NAMES }) {
  const { icon } = props;
  return (
    <Area {...props} name={CANNON_NAMES[icon]} about={ABOUT[icon]} class="rw-cannon">
      <span class="rw-name">{CANNON_NAMES[icon]}</span>
      <span class="rw-shots">
        <Mark name="ball" class="rw-sign" />
        <Rings {...props} />
      </span>
      <span class="rw-powder">
        <Barrel />
        <Squares {...props} />
      </span>
    </Area>
  );
}

export function SpiritsArea(props: AreaProps & { icon: 'spirits' }) {
  return (
    <Area {...props} name="Raise Spirits" about={ABOUT.spirits}>
      <Mark name="bottle" class="rw-sign" />
      <span class="rw-name">Spirits</span>
      <Squares {...props} />
      <span class="rw-buys" aria-hidden="true">
        = 7
      </span>
    </Area>
  );
}

export function ChestArea(props: AreaProps & { icon: Chest; burying: boolean }) {
  const { icon, captain, burying } = props;
  const letter = icon.slice(-1);
  const buried = captain.buried[icon];
  const name = `Chest ${letter}${buried ? ', buried' : ''}`;
  return (
    <Area {...props} name={name} about={ABOUT[icon]} class={`rw-chest ${buried ? 'rw-buried' : ''}`}>
      <span class="rw-box">
        <ChestBody />
        <span class="rw-letter" aria-hidden="true">
          {letter}
        </span>
        <Squares {...props} />
        {buried && <Mark name="cross" class="rw-spot" />}
      </span>
      <span class={`rw-island ${burying ? 'rw-coming' : ''}`} aria-hidden="true">
        <Island crossed={buried || burying} />
        <b>{buried ? 'buried +2' : 'bury +2'}</b>
      </span>
    </Area>
  );
}
