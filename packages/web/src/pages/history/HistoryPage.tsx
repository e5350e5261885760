// /history: the games I have played, with their results, and my figures by game.

import { pageTitle } from '../../ui/pageTitle.ts';
import { dateTag } from '../../words/locale.ts';
import './HistoryPage.css';
import type { PlayedGame, Statistics } from '@quayside/protocol';
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../../games/rules.ts';
import { PageHeader } from '../../header/PageHeader.tsx';
import { ApiError, playedGames, statistics } from '../../net/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Link } from '../../ui/Link.tsx';
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

/** The latest games first, a page at a time. */
function PlayedGames({ game }: { game: string | null }) {
  const [games, setGames] = useState<readonly PlayedGame[] | null>(null);
  const [next, setNext] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = (before: number | null) =>
    playedGames(before, game).then(
      page => {
        setGames(known => [...(known ?? []), ...page.games]);
        setNext(page.next);
        setProblem(null);
      },
      error => setProblem(sentenceOf(error)),
    );
  useEffect(() => {
    void load(null);
  }, []);
  return (
    <section class="history-list rope" aria-labelledby="played">
      <h2 id="played">{words.played}</h2>
      {games === null && !problem && <p role="status">{words.looking}</p>}
      {games?.length === 0 && <p>{words.none}</p>}
      <ol>
        {games?.map(played => (
          <PlayedRow key={played.table} played={played} />
        ))}
      </ol>
      {problem && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
      {(next !== null || problem) && (
        <Button onClick={() => void load(next)}>{problem ? words.again : words.more}</Button>
      )}
    </section>
  );
}

const DATE = new Intl.DateTimeFormat(dateTag, { dateStyle: 'medium' });

function PlayedRow({ played: { table, game, endedAt, seat, seats } }: { played: PlayedGame }) {
  const mine = seats[seat]!;
  const others = seats.filter((_, other) => other !== seat);
  return (
    <li class={`history-row ${mine.rank === 1 && others.length > 0 ? 'history-won' : ''}`}>
      <Link to={`/r/${table}`}>
        <strong>{titleOf(game)}</strong>
        <time dateTime={new Date(endedAt).toISOString()}>{DATE.format(endedAt)}</time>
        <span class="history-place">{others.length > 0 ? words.place(mine.rank, seats.length) : words.alone}</span>
        <span class="history-score number">{words.score(mine.score)}</span>
        <span class="history-others">{words.against(others)}</span>
      </Link>
    </li>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}
