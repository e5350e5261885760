// The end: points by source for everybody, what decided it, and a gallery of the Galleons.

import { cannonsOf, type Open, type RattleBattle, sailsOf, scoreOf } from '@quayside/rules/rattle-battle';
import { SeatName } from '../../ui/Emblem.tsx';
import { ScoreBars } from '../../ui/ScoreBars.tsx';
import type { ResultProps } from '../gameUi.ts';
import { GalleonArt } from './art/GalleonArt.tsx';
import { Amount } from './art/Marks.tsx';
import { Figures } from './Figures.tsx';
import { words } from './words.ts';
import './palette.css';
import './result.css';

const SOURCES = ['cards', 'coins', 'sailors', 'idol'] as const;

export const Result = ({ game, view, faces, history }: ResultProps<RattleBattle>) => {
  const { open } = view;
  const outcome = game.outcome(open);
  const ranks = outcome?.ranks ?? [];
  const scores = open.galleons.map((_, seat) => scoreOf(open, seat)).sort((a, b) => ranks[a.seat]! - ranks[b.seat]!);
  const most = Math.max(1, ...scores.map(({ total }) => total));
  return (
    <div class="rb-result rb-palette">
      <ol>
        {scores.map(score => (
          <li key={score.seat} class={`seat-${score.seat % 8} ${ranks[score.seat] === 1 ? 'rb-winner' : ''}`}>
            <SeatName face={faces[score.seat]!} />
            <b class="rb-total">{score.total}</b>
            <ScoreBars
              bars={SOURCES.map(source => ({ source, share: score[source] / most, tint: `rb-bar-${source}` }))}
            />
            <span class="rb-sums">
              <Amount name="vp" value={score.cards} what={words.result.cards} />
              <Amount name="coin" value={score.coins} what={words.result.coins} />
              <Amount name="crew" value={score.sailors} what={words.result.sailors} />
              {score.idol > 0 && <Amount name="idol" value={score.idol} what={words.result.idol} />}
            </span>
          </li>
        ))}
      </ol>
      <p class="rb-key">
        {SOURCES.map(source => (
          <span key={source}>
            <i class={`rb-bar-${source}`} aria-hidden="true" /> {game.words.sources[source]}
          </span>
        ))}
      </p>
      {history && <Figures history={history} faces={faces} />}
      <ul class="rb-gallery" aria-label={words.result.galleons}>
        {scores.map(({ seat }) => (
          <li key={seat} class={`seat-${seat % 8} ${ranks[seat] === 1 ? 'rb-winner' : ''}`}>
            <GalleonArt galleon={open.galleons[seat]!} />
            <SeatName face={faces[seat]!} />
            <span class="rb-small">{fitted(open, seat)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};

function fitted({ galleons }: Open, seat: number): string {
  const galleon = galleons[seat]!;
  const parts = sailsOf(galleon) + cannonsOf(galleon) + galleon.holds + galleon.hamsters;
  return words.result.fitted(parts, galleon.upgrades.length, galleon.crew.length, galleon.cards.length);
}
