import './HistoryPage.css';
import type { PlayedGame } from '@quayside/protocol';
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../../games/rules.ts';
import { ApiError, playedGames } from '../../net/api.ts';
import { Button } from '../../ui/Button.tsx';
import { RowCard } from '../../ui/RowCard.tsx';
import { dateTag } from '../../words/locale.ts';
import { words } from './words.ts';

/** The latest games first, a page at a time. */
export function PlayedGames({ game }: { game: string | null }) {
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
  const won = mine.rank === 1 && others.length > 0;
  return (
    <li class={`history-row ${won ? 'history-won' : ''}`}>
      <RowCard to={`/r/${table}`} marked={won}>
        <strong>{titleOf(game)}</strong>
        <time dateTime={new Date(endedAt).toISOString()}>{DATE.format(endedAt)}</time>
        <span class="history-place">{others.length > 0 ? words.place(mine.rank, seats.length) : words.alone}</span>
        <span class="history-score number">{words.score(mine.score)}</span>
        <span class="history-others">{words.against(others)}</span>
      </RowCard>
    </li>
  );
}

export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  throw error;
}
