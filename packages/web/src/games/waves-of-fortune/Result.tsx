// The end: who felled the King, every captain's gold and points by source, and the sea with what nobody found.

import type { Seat } from '@quayside/rules';
import {
  type FortuneView,
  HIDDEN,
  type Score,
  scoreOf,
  tileName,
  type WavesOfFortune,
  wavesOfFortune,
} from '@quayside/rules/waves-of-fortune';
import { SeatName } from '../../ui/Emblem.tsx';
import { ScoreBars } from '../../ui/ScoreBars.tsx';
import type { ResultProps, SeatFace } from '../gameUi.ts';
import { Mark } from './art/Marks.tsx';
import { SeaArt } from './art/SeaArt.tsx';
import { Figures } from './Figures.tsx';
import { Fleet } from './Fleet.tsx';
import { tieBreak } from './figures.ts';
import { still } from './scene.ts';
import { words } from './words.ts';
import './palette.css';
import './result.css';

/** What parted a captain from another level on points. */
export const aheadOf = ({ open }: FortuneView, seat: Seat, other: Seat): string | null =>
  tieBreak(scoreOf(open, seat), scoreOf(open, other));

/** What a captain level with the winner lacked. */
export function shortOf({ open }: FortuneView, seat: Seat): string | null {
  const winner = wavesOfFortune.outcome(open)?.ranks.indexOf(1) ?? seat;
  return tieBreak(scoreOf(open, seat), scoreOf(open, winner));
}

export const Result = ({ game, view, faces, history }: ResultProps<WavesOfFortune>) => {
  const { open } = view;
  const ranks = game.outcome(open)?.ranks ?? [];
  const scores = open.ships.map((_, seat) => scoreOf(open, seat)).sort((a, b) => ranks[a.seat]! - ranks[b.seat]!);
  const most = Math.max(1, ...scores.map(({ total }) => total));
  return (
    <div class="wf-result wf-palette">
      <Ending view={view} faces={faces} />
      <ol>
        {scores.map(score => (
          <li key={score.seat} class={ranks[score.seat] === 1 ? 'wf-winner' : ''}>
            <SeatName face={faces[score.seat]!} />
            <b class="wf-total">{score.total}</b>
            <ScoreBars
              bars={(['fromGold', 'kraken', 'king'] as const).map(source => ({
                source,
                share: score[source] / most,
                tint: `wf-bar-${source}`,
              }))}
            />
            <span class="wf-sums">
              <span>
                <Mark name="chest" /> {words.result.inChest(score.chest)}
              </span>
              <span>
                <Mark name="gold" /> {aboardText(score)}
              </span>
              <span>
                <Mark name="points" /> {words.result.forGold(score.fromGold)}
              </span>
              {score.kraken > 0 && (
                <span>
                  <Mark name="kraken" /> {words.result.forKraken(score.kraken)}
                </span>
              )}
              {score.king > 0 && (
                <span>
                  <Mark name="king" /> {words.result.forKing(score.king)}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {history && <Figures events={history} faces={faces} />}
      <LastChart view={view} faces={faces} />
    </div>
  );
};

/** 11.6 Where only the chest counts, gold aboard brings nothing. */
const aboardText = ({ gold, chest, aboard }: Score): string =>
  gold === chest && aboard > 0 ? words.result.aboardNotCounted(aboard) : words.result.aboard(aboard);

type SectionProps = { view: FortuneView; faces: readonly SeatFace[] };

function Ending({ view: { open }, faces }: SectionProps) {
  const { phase } = open;
  if (phase.kind !== 'over') return null;
  return (
    <p class="wf-ending">
      <Mark name="king" />{' '}
      {phase.slayer === null
        ? words.result.kingLives(tileName(open.faces.indexOf('king')), open.round)
        : words.result.kingSlain(<SeatName face={faces[phase.slayer]!} />, open.round)}
    </p>
  );
}

function LastChart({ view, faces }: SectionProps) {
  const scene = still(view);
  const { wrecks: lying } = view.open;
  const wrecks = lying.length === 0 ? null : lying.reduce((sum, { gold }) => sum + gold, 0);
  const all = HIDDEN.shallows.length + HIDDEN.depths.length;
  return (
    <figure class="wf-last-chart">
      <SeaArt scene={scene} letters={faces.map(({ letter }) => letter)}>
        <Fleet scene={scene} faces={faces} now={null} />
      </SeaArt>
      <figcaption>{words.result.found(all - scene.unfound.length, all, wrecks)}</figcaption>
    </figure>
  );
}
