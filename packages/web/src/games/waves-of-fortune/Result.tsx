// The end: who felled the King, every captain's gold and points by source, and the sea with what nobody found.

import { type FortuneView, HIDDEN, scoreOf, tileName, type WavesOfFortune } from '@quayside/rules/waves-of-fortune';
import { SeatName } from '../../ui/Emblem.tsx';
import type { ResultProps, SeatFace } from '../gameUi.ts';
import { Mark } from './art/Marks.tsx';
import { SeaArt } from './art/SeaArt.tsx';
import { Fleet } from './Fleet.tsx';
import { tieBreak } from './figures.ts';
import { still } from './scene.ts';
import { Voyages } from './Voyages.tsx';
import './palette.css';
import './result.css';

export const Result = ({ game, view, faces, history }: ResultProps<WavesOfFortune>) => {
  const { open } = view;
  const ranks = game.outcome(open)?.ranks ?? [];
  const scores = open.ships.map((_, seat) => scoreOf(open, seat)).sort((a, b) => ranks[a.seat]! - ranks[b.seat]!);
  const tie = tieBreak(scores);
  const most = Math.max(1, ...scores.map(({ total }) => total));
  return (
    <div class="wf-result wf-palette">
      <Ending view={view} faces={faces} />
      {tie && <p class="wf-tie">{tie}</p>}
      <ol>
        {scores.map(score => (
          <li key={score.seat} class={ranks[score.seat] === 1 ? 'wf-winner' : ''}>
            <SeatName face={faces[score.seat]!} />
            <b class="wf-total">{score.total}</b>
            <span class="wf-bars" aria-hidden="true">
              {(['fromGold', 'kraken', 'king'] as const).map(source => (
                <span key={source} class={`wf-bar wf-bar-${source}`} style={{ '--share': score[source] / most }} />
              ))}
            </span>
            <span class="wf-sums">
              <span>
                <Mark name="chest" /> {score.chest} in the chest
              </span>
              <span>
                <Mark name="gold" /> {score.aboard} aboard
                {score.gold === score.chest && score.aboard > 0 && ', not counted'}
              </span>
              <span>
                <Mark name="points" /> {score.fromGold} for gold
              </span>
              {score.kraken > 0 && (
                <span>
                  <Mark name="kraken" /> {score.kraken} for the Kraken
                </span>
              )}
              {score.king > 0 && (
                <span>
                  <Mark name="king" /> {score.king} for the King
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {history && <Voyages events={history} faces={faces} />}
      <LastChart view={view} faces={faces} />
    </div>
  );
};

type Part = { view: FortuneView; faces: readonly SeatFace[] };

function Ending({ view: { open }, faces }: Part) {
  const { phase } = open;
  if (phase.kind !== 'over') return null;
  return (
    <p class="wf-ending">
      <Mark name="king" />{' '}
      {phase.slayer === null ? (
        <>
          The Pirate King still lies at {tileName(open.faces.indexOf('king'))} after {open.round} rounds.
        </>
      ) : (
        <>
          <SeatName face={faces[phase.slayer]!} /> felled the Pirate King in round {open.round}.
        </>
      )}
    </p>
  );
}

function LastChart({ view, faces }: Part) {
  const scene = still(view);
  const all = HIDDEN.shallows.length + HIDDEN.depths.length;
  return (
    <figure class="wf-last-chart">
      <SeaArt scene={scene}>
        <Fleet scene={scene} faces={faces} now={null} />
      </SeaArt>
      <figcaption>
        {all - scene.unfound.length} of {all} hidden tiles were found
        {scene.unfound.length > 0 && '; the others are shown as they lay'}
        {view.open.wrecks.length > 0 &&
          `; ${view.open.wrecks.reduce((sum, { gold }) => sum + gold, 0)} gold lies in wrecks`}
        .
      </figcaption>
    </figure>
  );
}
