// One place of the ring: the Elder and the Agents at it, whose they are, and what that side has collected.

import { goalOf, type WavesView } from '@quayside/rules/waves';
import { Emblem, seatClass } from '../../ui/Emblem.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import type { SeatFace } from '../gameUi.ts';
import { gameWords } from '../words.ts';
import { Audience, described } from './Audience.tsx';
import { Collected } from './Collected.tsx';
import { type Spot, showsSet } from './ring.ts';
import { councilCard, type Scene } from './scene.ts';
import { TeamMark } from './TeamMark.tsx';
import { words } from './words.ts';
import './place.css';

type Props = {
  scene: Scene;
  view: WavesView;
  place: number;
  spot: Spot;
  face: SeatFace;
  /** Whether the table waits for this place. */
  awaited: boolean;
  /** Puts the Wave token here in the draft; null when that is not being chosen. */
  choose: (() => void) | null;
  chosen: boolean;
};

export function Place({ scene, view, place, spot, face, awaited, choose, chosen }: Props) {
  const { sides, mode } = councilCard(scene);
  const side = sides[face.seat]!;
  const audience = <Audience scene={scene} place={place} />;
  const description = described(scene, place, face.name);
  return (
    <li
      class={`waves-place ${seatClass(face.seat)} ${stateClass(scene, place, { awaited })}`}
      style={{ '--x': spot.x, '--y': spot.y }}
    >
      {choose ? (
        <button type="button" class="waves-choose" aria-pressed={chosen} aria-label={description} onClick={choose}>
          {audience}
        </button>
      ) : (
        <span role="img" aria-label={description}>
          {audience}
        </span>
      )}
      <span class="waves-tag">
        <Emblem face={face} />
        <span class="waves-name" {...tip(face.name)}>
          {mode === 'teams' && <TeamMark side={side} />}
          <bdi>{face.you ? gameWords.you : face.name}</bdi>
        </span>
        <span class="waves-holds" data-anchor={`holds-${face.seat}`}>
          <i aria-hidden="true" />
          <span class="sr-only">{words.cardsInHand}</span>
          {scene.hands[face.seat]}
        </span>
        {showsSet(scene, place) && (
          <Collected side={side} collected={scene.collected[side]!} goal={goalOf(view.open, side)} />
        )}
      </span>
    </li>
  );
}

function stateClass(scene: Scene, place: number, { awaited }: { awaited: boolean }): string {
  if (scene.attempt?.place === place) return 'waves-trying';
  if (scene.wave && scene.stances[place] !== scene.wave) return 'waves-resting';
  return awaited ? 'waves-awaited' : '';
}
