// The captain's plate on a map: whose it is, the score with its sources, Infamy, who holds the bag, who has said YARRR
// and who fires.

import { portsIncome, type Score, scoreOf } from '@quayside/rules/rolling-with-the-waves';
import { Emblem } from '../../../ui/Emblem.tsx';
import { piece } from '../../../ui/piece.ts';
import { tip } from '../../../ui/Tooltip.tsx';
import type { SeatFace } from '../../gameUi.ts';
import { gameWords } from '../../words.ts';
import { Mark } from '../art/Marks.tsx';
import { rulesOpen, type Scene } from '../scene.ts';
import { words } from '../words.ts';
import { placed } from './Area.tsx';
import type { Places } from './places.ts';
import './plate.css';

type Props = { scene: Scene; face: SeatFace; places: Places; cost: number; onOpen?: (() => void) | undefined };

export function Plate({ scene, face, places, cost, onOpen }: Props) {
  const { seat } = face;
  const open = rulesOpen(scene);
  const score = scoreOf(open, seat);
  const name = (
    <>
      <Emblem face={face} />
      <bdi>{face.you ? gameWords.you : face.name}</bdi>
    </>
  );
  return (
    <header class="rw-plate" style={placed(places.plate, places)}>
      {onOpen ? (
        <button type="button" class="rw-open rw-who" aria-label={words.openMapOf(face.name)} onClick={onOpen}>
          {name}
        </button>
      ) : (
        <span class="rw-who">{name}</span>
      )}
      <States scene={scene} seat={seat} />
      {places.name === 'wide' ? <Sources score={score} /> : <Infamy scene={scene} seat={seat} cost={cost} />}
      <ScoreCoin score={score} />
    </header>
  );
}

/** Marks that come and go: the bag, YARRR, and the place in the firing order. */
export function States({ scene, seat, isSmall = false }: { scene: Scene; seat: number; isSmall?: boolean }) {
  const place = scene.firing.indexOf(seat);
  return (
    <span class="rw-states">
      {scene.first === seat && (
        <span class="rw-first" role="img" aria-label={words.holdsBag} {...tip(words.holdsBagTip)}>
          <Mark name="bag" />
        </span>
      )}
      {!isSmall && scene.ready.includes(seat) && <b class="rw-yarrr">{words.yarrr}</b>}
      {place >= 0 && (
        <span class="rw-fires" {...tip(words.firesAs(place + 1))}>
          <Mark name="cannon" />
          {scene.firing.length > 1 && place + 1}
          <span class="sr-only"> {words.firesThisRound}</span>
        </span>
      )}
    </span>
  );
}

const SOURCES = ['treasure', 'buried', 'completed', 'infamy'] as const;

const Sources = ({ score }: { score: Score }) => (
  <span class="rw-sources" aria-hidden="true">
    {SOURCES.map((source, n) => (
      <span key={source}>
        {n > 0 && <i>+</i>}
        <b>{score[source]}</b> <span class="rw-source-name">{words.sourceNames[source]}</span>
      </span>
    ))}
  </span>
);

/** The number, what a choice would leave of it, and what the Ports bring at the end of the round. */
export function Infamy({ scene, seat, cost }: { scene: Scene; seat: number; cost: number }) {
  const { infamy } = scene.captains[seat]!;
  const { level, most } = portsIncome(rulesOpen(scene), seat);
  const income = level + most;
  return (
    <span
      class="rw-infamy"
      role="img"
      aria-label={words.infamy(infamy, income)}
      data-anchor={`${seat}-infamy`}
      {...piece('infamy', seat)}
      {...tip(words.infamyTip(infamy, income))}
    >
      <Mark name="skull" />
      <b class={cost > 0 ? 'rw-will-fall' : ''}>{cost > 0 ? `${infamy} → ${infamy - cost}` : infamy}</b>
      {income > 0 && <i>+{income}</i>}
    </span>
  );
}

export const ScoreCoin = ({ score }: { score: Score }) => (
  <span
    class="rw-score"
    role="img"
    aria-label={words.score(score)}
    data-anchor={`${score.seat}-score`}
    {...piece('score', score.seat)}
    {...tip(words.scoreTip(score))}
  >
    <b key={score.total}>{score.total}</b>
  </span>
);
