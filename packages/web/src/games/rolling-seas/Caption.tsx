// Above the chart: whose it is, which turn, and the card that is to be drawn.

import { ADVENTURES, cardLayings, islandLayings, type Laid, TURNS } from '@quayside/rules/rolling-seas';
import { SeatName } from '../../ui/Emblem.tsx';
import { piece } from '../../ui/piece.ts';
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
      {!now && (phase.kind === 'known' || phase.kind === 'adventure') && <Adventure card={phase.card} />}
      {/* Tables of version 2 of the rules have no `next`. */}
      {!now && phase.kind === 'known' && typeof phase.next === 'number' && <Adventure card={phase.next} isNext />}
      <p class="rs-turn">{scene.turn === 0 ? words.settingUp : words.turn(<b>{scene.turn}</b>, TURNS)}</p>
    </header>
  );
}

const Adventure = ({ card, isNext = false }: { card: number; isNext?: boolean }) => (
  <Card name={names.adventures[card]!} kind={ADVENTURES[card]!.kind} laid={cardLayings(card).all[0]!} isNext={isNext} />
);

type CardProps = {
  name: string;
  kind: 'land' | 'rocks' | 'storm' | 'monster' | 'current';
  laid: Laid;
  /** It lies open already, and is drawn after the one in play. */
  isNext?: boolean;
};

/** A card that is to be drawn, small: its shape as printed. */
const Card = ({ name, kind, laid, isNext = false }: CardProps) => (
  <p
    class={`rs-card rs-${kind === 'land' ? 'isle' : kind}${isNext ? ' rs-next' : ''}`}
    {...piece('card')}
    {...tip(name)}
  >
    <svg viewBox="-1 -1 52 32" aria-hidden="true">
      <path class="rs-shape" d={outline(laid.cells, { rough: 0 })} />
    </svg>
    {kind !== 'land' && <Mark name={kind} />}
    <span>{name}</span>
  </p>
);
