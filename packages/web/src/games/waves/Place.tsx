// One place of the ring: the Elder and the Agents at it, whose they are, and what that side has collected.

import { type Class, type CouncilCard, goalOf, type WavesView } from '@quayside/rules/waves';
import { Emblem, seatClass } from '../../ui/Emblem.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { piece } from '../../ui/piece.ts';
import { TeamMark } from '../../ui/TeamMark.tsx';
import { tip } from '../../ui/Tooltip.tsx';
import type { SeatFace } from '../gameUi.ts';
import { gameWords } from '../words.ts';
import { Audience, described, type LaidCards } from './Audience.tsx';
import { ClassMark, CrabMark, FishMark } from './art/Emblems.tsx';
import { Collected } from './Collected.tsx';
import type { AgentDraft, Stance } from './draft.ts';
import type { AttemptMark } from './marks.ts';
import { type Spot, showsSet } from './ring.ts';
import { councilCard, type Scene } from './scene.ts';
import { words } from './words.ts';
import './place.css';

/** Cards taken up, and what plays them over or under the Elder. */
export type Lay = { draft: AgentDraft; play(stance: Stance): void };

type Props = {
  scene: Scene;
  view: WavesView;
  place: number;
  spot: Spot;
  faces: readonly SeatFace[];
  face: SeatFace;
  mark: AttemptMark | null;
  lay: Lay | null;
  /** Cards that a hint lays here. */
  ghost: LaidCards | null;
  /** Whether the table waits for this place. */
  awaited: boolean;
  /** Puts the Wave token here in the draft; null when that is not being chosen. */
  choose: (() => void) | null;
  chosen: boolean;
};

export function Place({ scene, view, place, spot, faces, face, mark, lay, ghost, awaited, choose, chosen }: Props) {
  const { sides, mode }: CouncilCard = councilCard(scene);
  const side = sides[face.seat]!;
  const audience = <Audience scene={scene} place={place} ghost={ghost} />;
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
        <span class="waves-stage">
          <span role="img" aria-label={description}>
            {audience}
          </span>
          {lay && <LayHere {...lay} />}
        </span>
      )}
      <span class="waves-beside">
        {mark && !scene.attempt && !lay && (
          <span class={`waves-badge ${mark.good ? 'waves-badge-good' : ''}`}>
            <Phrase phrase={mark.text} faces={faces} pieces={BADGE_PIECES} />
          </span>
        )}
        <span class={`waves-tag ${mode === 'teams' ? `team-band-${side}` : ''}`} {...piece('seat', place)}>
          <Emblem face={face} />
          <span class="waves-name" {...tip(face.name)}>
            {mode === 'teams' && <TeamMark team={{ side, size: sides.filter(one => one === side).length }} />}
            <bdi>{face.you ? gameWords.you : face.name}</bdi>
          </span>
          <span
            class="waves-holds"
            data-anchor={`holds-${face.seat}`}
            {...tip(words.holdsTip(scene.hands[face.seat]!))}
          >
            <i aria-hidden="true" />
            <span class="sr-only">{words.cardsInHand}</span>
            {scene.hands[face.seat]}
          </span>
          <Collected
            side={side}
            collected={scene.collected[side]!}
            goal={goalOf(view.open, side)}
            {...(!showsSet(scene, place) && { sharedWith: words.sharedWith(partners(faces, sides, face)) })}
          />
        </span>
      </span>
    </li>
  );
}

/** Where the cards go: over the Elder as Rebels, under it as a Follower. The bar of actions has the same for keys. */
const LayHere = ({ draft, play }: Lay) => (
  <span class="waves-lay">
    <button type="button" tabIndex={-1} aria-hidden="true" data-lay="rebel" onClick={() => play('rebel')}>
      <CrabMark />
      <span>{words.layOver}</span>
    </button>
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-lay="follower"
      class={draft.count > 1 ? 'waves-lay-not' : ''}
      onClick={() => play('follower')}
    >
      <FishMark />
      <span>{words.layUnder}</span>
    </button>
  </span>
);

/** Where a badge has no room for the name of a card, its emblem says it. */
const BADGE_PIECES = {
  card: (id: string | number, text: string) => (
    <>
      <ClassMark card={id as Class} /> <span class="waves-badge-name">{text}</span>
    </>
  ),
};

const partners = (faces: readonly SeatFace[], sides: readonly number[], me: SeatFace): string[] =>
  faces.filter(({ seat }) => seat !== me.seat && sides[seat] === sides[me.seat]).map(({ name }) => name);

function stateClass(scene: Scene, place: number, { awaited }: { awaited: boolean }): string {
  if (scene.attempt?.place === place) return 'waves-trying';
  if (scene.wave && scene.stances[place] !== scene.wave) return 'waves-resting';
  return awaited ? 'waves-awaited' : '';
}
