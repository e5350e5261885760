// The areas of the Pirate Map, each with its drawing.

import { type Cannon, type Chest, isFull, type Track } from '@quayside/rules/rolling-with-the-waves';
import { Area, type AreaProps, Rings, Squares } from './Area.tsx';
import { Barrel, ChestBody, Coast, Hammocks, Island, Planks } from './art/drawings.tsx';
import { Mark } from './art/Marks.tsx';
import { names, words } from './words.ts';

const TRACK_MARKS = { hull: 'hull', ports: 'port', crew: 'crew' } as const;
const TRACK_ART = { hull: Planks, ports: Coast, crew: Hammocks };

export function TrackArea(props: AreaProps & { icon: Track }) {
  const { icon, captain } = props;
  const Art = TRACK_ART[icon];
  const full = isFull(captain, icon);
  return (
    <Area {...props} class="rw-track">
      <Art />
      <Mark name={TRACK_MARKS[icon]} class="rw-sign" />
      <span class="rw-name">{names.areas[icon]}</span>
      <Squares {...props} />
      <Rings {...props} />
      <span class={`rw-bonus ${full ? 'rw-earned' : ''}`} aria-hidden="true">
        <Mark name="bones" />
        <b>5</b>
      </span>
    </Area>
  );
}

export function CannonArea(props: AreaProps & { icon: Cannon }) {
  const { icon } = props;
  return (
    <Area {...props} class="rw-cannon">
      <span class="rw-name">{names.areas[icon]}</span>
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
    <Area {...props}>
      <Mark name="bottle" class="rw-sign" />
      <span class="rw-name">{words.spirits}</span>
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
  return (
    <Area {...props} class={`rw-chest ${buried ? 'rw-buried' : ''}`}>
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
        <b>{buried ? words.isBuried : words.mayBury}</b>
      </span>
    </Area>
  );
}
