// The end: every captain's score by source and rank, best first, and after that their charts and tales.

import { type Captain, type RollingSeas, rankOf, type Score, scoreOf } from '@quayside/rules/rolling-seas';
import { SeatName } from '../../ui/Emblem.tsx';
import type { ResultProps } from '../gameUi.ts';
import { ChartArt } from './art/ChartArt.tsx';
import { Mark } from './art/Marks.tsx';
import { StoryGraph } from './StoryGraph.tsx';
import { drawnCaptain } from './scene.ts';
import { Tale } from './Tale.tsx';
import { names, words } from './words.ts';
import './palette.css';
import './result.css';

export const Result = ({ game, view: { open }, faces }: ResultProps<RollingSeas>) => {
  const ranks = game.outcome(open)?.ranks ?? [];
  const scores = open.captains
    .map((captain, seat) => scoreOf(captain, seat))
    .sort((a, b) => ranks[a.seat]! - ranks[b.seat]!);
  return (
    <div class="rs-end rs-palette">
      <ol class="rs-result">
        {scores.map(score => {
          const rank = rankOf(score.total).from;
          return (
            <li key={score.seat} class={ranks[score.seat] === 1 ? 'rs-winner' : ''}>
              <SeatName face={faces[score.seat]!} />
              <b class="rs-total">{score.total}</b>
              <p class="rs-rank">{words.rank(<b>{words.rankName(rank)}</b>, names.ranks[rank]!.line)}</p>
              <Sum captain={open.captains[score.seat]!} score={score} />
            </li>
          );
        })}
      </ol>
      <ul class="rs-voyages" aria-label={words.voyages}>
        {scores.map(({ seat }) => (
          <li key={seat}>
            <h3>
              <SeatName face={faces[seat]!} />
            </h3>
            <div class="rs-chart-frame">
              <ChartArt captain={drawnCaptain(open.captains[seat]!)} seat={seat} small />
            </div>
            <Tale open={open} seat={seat} faces={faces} />
          </li>
        ))}
      </ul>
      <StoryGraph open={open} faces={faces} />
    </div>
  );
};

/** The line at the foot of the ledger: every telling, the bonus, the final story. */
function Sum({ captain, score }: { captain: Captain; score: Score }) {
  const bonus = Object.values(score.stars).reduce((sum, count) => sum + count, 0);
  return (
    <dl class="rs-sum">
      <div>
        <dt>
          <Mark name="reputation" /> {words.told}
        </dt>
        <dd>{captain.tellings.map(({ value }) => value).join(' + ') || '0'}</dd>
      </div>
      <div>
        <dt>
          <Mark name="star" /> {words.bonus}
        </dt>
        <dd>
          {bonus}
          {bonus > 0 && <small> {words.starSources(score.stars)}</small>}
        </dd>
      </div>
      <div>
        <dt>
          <Mark name="home" /> {words.endedAt[captain.landfall?.place ?? 'nowhere']}
        </dt>
        <dd>{score.place}</dd>
      </div>
      <div>
        <dt>
          <Mark name="story" /> {words.finalStory}
        </dt>
        <dd>{score.final}</dd>
      </div>
    </dl>
  );
}
