// A captain's Pirate Map, whole: large for one's own, compact for the others; the same areas in both.

import {
  CHESTS,
  type Icon,
  isChest,
  type Order,
  portsIncome,
  scoreOf,
  TRACKS,
} from '@quayside/rules/rolling-with-the-waves';
import type { ComponentChildren } from 'preact';
import { seatClass } from '../../ui/Emblem.tsx';
import type { SeatFace } from '../gameUi.ts';
import type { Choice } from './Area.tsx';
import { CannonArea, ChestArea, SpiritsArea, TrackArea } from './areas.tsx';
import { Parchment } from './art/Parchment.tsx';
import { Infamy } from './Infamy.tsx';
import { Score } from './Score.tsx';
import { openOf, type Scene } from './scene.ts';
import { words } from './words.ts';
import './pirateMap.css';

type Props = {
  scene: Scene;
  face: SeatFace;
  size: 'large' | 'compact';
  /** Whether the table waits for this captain. */
  awaited: boolean;
  /** Values meant for the map and not written yet. */
  orders: readonly Order[];
  /** The chest that all three dice are meant to bury. */
  burying: Icon | null;
  choice(icon: Icon): Choice | null;
  /** Name, crow's nests and whatever else stands at the top. */
  children: ComponentChildren;
};

export function PirateMap({ scene, face, size, awaited, orders, burying, choice, children }: Props) {
  const { seat } = face;
  const captain = scene.captains[seat]!;
  const area = <I extends Icon>(icon: I) => ({
    icon,
    seat,
    captain,
    ghost: orders.find(order => order.icon === icon)?.value ?? null,
    fresh: wroteHere(scene, seat, icon),
    choice: choice(icon),
  });
  const open = openOf(scene);
  const income = portsIncome(open, seat);
  return (
    <article
      class={`rw-map rw-${size} ${seatClass(seat)} ${awaited ? 'rw-awaited' : ''}`}
      aria-label={face.you ? words.yourMap : words.mapOf(face.name)}
    >
      <Parchment />
      {children}
      <Infamy seat={seat} infamy={captain.infamy} income={income.level + income.most} />
      <SpiritsArea {...area('spirits')} />
      {CHESTS.map(chest => (
        <ChestArea key={chest} {...area(chest)} burying={burying === chest} />
      ))}
      <TrackArea {...area('hull')} />
      <span class="rw-guns">
        <CannonArea {...area('smallCannon')} />
        <CannonArea {...area('largeCannon')} />
      </span>
      {TRACKS.slice(1).map(track => (
        <TrackArea key={track} {...area(track)} />
      ))}
      <Score score={scoreOf(open, seat)} />
    </article>
  );
}

/** Whether this area was written in this round's writing: dice that are still to be written do not count. */
function wroteHere({ captains, pending }: Scene, seat: number, icon: Icon): boolean {
  const { allocation } = captains[seat]!;
  if (allocation?.kind !== 'allocate') return false;
  const ordered = allocation.orders.some(order => order.icon === icon);
  return (
    ordered && !pending[seat]!.some(order => order.icon === icon) && !(isChest(icon) && captains[seat]!.buried[icon])
  );
}
