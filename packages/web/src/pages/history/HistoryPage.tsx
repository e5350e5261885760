// /history: the games I have played, with their results, and my figures by game.

import { pageTitle } from '../../ui/pageTitle.ts';
import './HistoryPage.css';
import type { Statistics } from '@quayside/protocol';
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../../games/rules.ts';
import { PageHeader } from '../../header/PageHeader.tsx';
import { statistics } from '../../net/api.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Link } from '../../ui/Link.tsx';
import { PlayedGames, sentenceOf } from './PlayedGames.tsx';
import { StatisticsTable } from './StatisticsTable.tsx';
import { words } from './words.ts';

export function HistoryPage() {
  const [figures, setFigures] = useState<Statistics | null>(null);
  const [game, setGame] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    document.title = pageTitle(words.title);
    statistics().then(setFigures, error => setProblem(sentenceOf(error)));
  }, []);
  return (
    <>
      <PageHeader />
      <main id="main" class="history sea">
        <Heading>{words.title}</Heading>
        {problem && (
          <p class="trouble" role="alert">
            {problem}
          </p>
        )}
        {figures && figures.games.length > 0 && <StatisticsTable figures={figures} titleOf={titleOf} />}
        {figures && figures.games.length > 1 && (
          <label class="history-filter">
            {words.filter}{' '}
            <select value={game ?? ''} onChange={({ currentTarget }) => setGame(currentTarget.value || null)}>
              <option value="">{words.allGames}</option>
              {figures.games.map(({ game }) => (
                <option key={game} value={game}>
                  {titleOf(game)}
                </option>
              ))}
            </select>
          </label>
        )}
        <PlayedGames key={game} game={game} />
        <p>
          <Link to="/mine" class="button button-paper">
            {words.toMine}
          </Link>
        </p>
      </main>
    </>
  );
}
