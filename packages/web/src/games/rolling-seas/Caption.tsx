// Above the chart: whose it is, which turn, and the card that is to be drawn.

import { ADVENTURES, cardLayings, islandLayings, type Laid, TURNS } from '@quayside/rules/rolling-seas';
import { SeatName } from '../../ui/Emblem.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import { outline } from './art/outline.ts';
import type { Props } from './props.ts';
import { names, words } from './words.ts';

export function Caption({ scene, view, now, faces, me, front }: Props & { front: number }) {
  const { phase } = view.open;
  const mine = front === me;
  return (
    <header class={`rs-caption ${mine && scene.turn > 0 && phase.kind !== 'adventure' ? 'rs-plain-caption' : ''}`}>
      <h2>
        {mine ? words.yourChart : me === null ? <SeatName face={faces[front]!} /> : null}
        {!mine && me !== null && words.youDrawOn(<SeatName face={faces[front]!} />)}
      </h2>
      {!now && phase.kind === 'island' && (
        <Card name={names.islands[phase.island]} kind="land" laid={islandLayings(phase.island).all[0]!} />
      )}
      {!now && (phase.kind === 'known' || phase.kind === 'adventure') && (
        <Card
          name={names.adventures[phase.card]!}
          kind={ADVENTURES[phase.card]!.kind}
          laid={cardLayings(phase.card).all[0]!}
        />
      )}
      <p class="rs-turn">{scene.turn === 0 ? words.settingUp : words.turn(<b>{scene.turn}</b>, TURNS)}</p>
    </header>
  );
}

type CardProps = { name: string; kind: 'land' | 'rocks' | 'storm' | 'monster' | 'current'; laid: Laid };

/** The card in play, small: its shape as printed. */
const Card = ({ name, kind, laid }: CardProps) => (
  <p class={`rs-card rs-${kind === 'land' ? 'isle' : kind}`} {...tip(name)}>
    <svg viewBox="-1 -1 52 32" aria-hidden="true">
      <path class="rs-shape" d={outline(laid.cells, { rough: 0 })} />
    </svg>
    {kind !== 'land' && <Mark name={kind} />}
    <span>{name}</span>
  </p>
);
