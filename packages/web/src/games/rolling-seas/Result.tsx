// The end: every captain's voyage, best first, with chart, score by source and rank.

import { type Captain, type Place, type RollingSeas, rankOf, type Score, scoreOf } from '@quayside/rules/rolling-seas';
import { SeatName } from '../../ui/Emblem.tsx';
import type { ResultProps } from '../gameUi.ts';
import { ChartArt } from './art/ChartArt.tsx';
import { Mark } from './art/Marks.tsx';
import { StoryGraph } from './StoryGraph.tsx';
import { sailorOf } from './scene.ts';
import { Tale } from './Tale.tsx';
import './palette.css';
import './result.css';

export const Result = ({ game, view: { open }, faces }: ResultProps<RollingSeas>) => {
  const ranks = game.outcome(open)?.ranks ?? [];
  const scores = open.captains
    .map((captain, seat) => scoreOf(captain, seat))
    .sort((a, b) => ranks[a.seat]! - ranks[b.seat]!);
  return (
    <div class="rs-palette">
      <ol class="rs-result">
        {scores.map(score => {
          const captain = open.captains[score.seat]!;
          const rank = rankOf(score.total);
          return (
            <li key={score.seat} class={ranks[score.seat] === 1 ? 'rs-winner' : ''}>
              <div class="rs-chart-frame">
                <ChartArt sailor={sailorOf(captain)} seat={score.seat} small />
              </div>
              <div class="rs-voyage">
                <h3>
                  <SeatName face={faces[score.seat]!} />
                  <b class="rs-total">{score.total}</b>
                </h3>
                <p class="rs-rank">
                  <b>{rank.name}.</b> {rank.line}
                </p>
                <Sum captain={captain} score={score} />
                <Tale open={open} seat={score.seat} faces={faces} />
              </div>
            </li>
          );
        })}
      </ol>
      <StoryGraph open={open} faces={faces} />
    </div>
  );
};

const STAR_SOURCES: Record<keyof Score['stars'], string> = {
  provisions: 'Provisions',
  gold: 'Gold',
  story: 'Story',
  tellings: 'tellings',
  ships: 'ships',
};

const ENDS: Record<Place, string> = {
  home: 'Ended at home',
  port: 'Ended at a port',
  drift: 'Made for the nearest port',
  nowhere: 'Ended at sea',
};

/** The line at the foot of the ledger: every telling, the bonus, the final story. */
function Sum({ captain, score }: { captain: Captain; score: Score }) {
  const stars = Object.entries(score.stars).filter(([, count]) => count > 0);
  const bonus = stars.reduce((sum, [, count]) => sum + count, 0);
  return (
    <dl class="rs-sum">
      <div>
        <dt>
          <Mark name="reputation" /> Told
        </dt>
        <dd>{captain.tellings.map(({ value }) => value).join(' + ') || '0'}</dd>
      </div>
      <div>
        <dt>
          <Mark name="star" /> Bonus
        </dt>
        <dd>
          {bonus}
          {stars.length > 0 && (
            <small>
              {' '}
              ({stars.map(([source, n]) => `${STAR_SOURCES[source as keyof Score['stars']]} ${n}`).join(', ')})
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Mark name="home" /> {ENDS[captain.landfall?.place ?? 'nowhere']}
        </dt>
        <dd>{score.place}</dd>
      </div>
      <div>
        <dt>
          <Mark name="story" /> Final story
        </dt>
        <dd>{score.final}</dd>
      </div>
    </dl>
  );
}
