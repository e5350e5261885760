// /games/<game>: what it is, how it is won, its rules, ways to learn and to play it, and one's own games of it.

import { pageTitle } from '../ui/pageTitle.ts';
import { words } from './gamePageWords.ts';
import './GameSheet.css';
import './GamePage.css';
import type { Meta, Phrase as Sentence } from '@quayside/rules';
import { useEffect, useState } from 'preact/hooks';
import { isKnown, markKnown } from '../browser/learned.ts';
import { playable } from '../games/games.ts';
import { guideOf } from '../games/guide.ts';
import { PageHeader } from '../header/PageHeader.tsx';
import { reportError } from '../net/reportError.ts';
import { me } from '../net/state.ts';
import { FIRST_GAME_PLAYERS } from '../options/firstGame.ts';
import { usePlayNow } from '../options/usePlayNow.ts';
import { Cover } from '../shared/Cover.tsx';
import { Credits } from '../shared/Credits.tsx';
import { Rules } from '../table/Rules.tsx';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Link } from '../ui/Link.tsx';
import { Phrase } from '../ui/Phrase.tsx';
import { span } from './GameSheet.tsx';
import { PlayedGames } from './history/PlayedGames.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { words as pageWords } from './words.ts';

export function GamePage({ game }: { game: string }) {
  const meta = playable(game);
  return meta ? <AboutGame meta={meta} /> : <NotFoundPage />;
}

function AboutGame({ meta }: { meta: Meta }) {
  const { busy, start } = usePlayNow(meta);
  const howToWin = useHowToWin(meta.id);
  useEffect(() => {
    document.title = pageTitle(meta.title);
  }, [meta]);
  return (
    <>
      <PageHeader />
      <main id="main" class="game-page sea">
        <div class="game-hero rope">
          <div class="game-page-cover">
            <Cover id={meta.id} />
          </div>
          <div class="game-text">
            <Heading>{meta.title}</Heading>
            <p class="game-facts">
              <span>{pageWords.players(span(meta.seats))}</span>
              <span>{pageWords.minutes(span(meta.minutes))}</span>
            </p>
            <p>{meta.pitch}</p>
            <div class="game-actions">
              <Button kind="brass" why={busy ? pageWords.beingSet : null} onClick={start}>
                {pageWords.playNow}
              </Button>
              <Link to={`/new/${meta.id}`} class="button button-paper">
                {pageWords.openTable}
              </Link>
              {howToWin && (
                <Link to={`/learn/${meta.id}`} class="button button-paper">
                  {words.learn}
                </Link>
              )}
              {howToWin && (
                <Link to={`/learn/${meta.id}/practice`} class="button button-paper">
                  {words.practise}
                </Link>
              )}
            </div>
            {!isKnown(meta.id) && <Gentle meta={meta} />}
            <Credits of={meta.credits} />
          </div>
        </div>
        {howToWin && (
          <section class="game-part rope" aria-labelledby="how-to-win">
            <h2 id="how-to-win">{words.howToWin}</h2>
            {howToWin.map((sentence, n) => (
              <p key={n}>
                <Phrase phrase={sentence} faces={[]} pieces={{}} />
              </p>
            ))}
          </section>
        )}
        <section class="game-part rope" aria-labelledby="game-rules">
          <h2 id="game-rules">{words.rules}</h2>
          <RuleBook meta={meta} />
        </section>
        {me.value && (
          <section class="game-records" aria-label={words.records}>
            <PlayedGames game={meta.id} />
          </section>
        )}
      </main>
    </>
  );
}

/** What “play now” begins for somebody new, and the way to the usual game. */
const Gentle = ({ meta }: { meta: Meta }) => (
  <p class="game-gentle game-page-gentle">
    {words.gentle(FIRST_GAME_PLAYERS, words.gentlest[meta.id] ?? null)}
    <Button kind="quiet" hint={words.knowItHint} onClick={() => markKnown(meta.id)}>
      {words.knowIt}
    </Button>
  </p>
);

/** Folded: the rulebook is long, and who came for the records should not have to pass it. */
function RuleBook({ meta }: { meta: Meta }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="more" onToggle={({ currentTarget }) => setOpen((currentTarget as HTMLDetailsElement).open)}>
      <summary>{words.openRules}</summary>
      {open && <Rules game={meta} at={null} />}
    </details>
  );
}

/** In the words of the game's lessons; null where it has none yet. */
function useHowToWin(game: string): readonly Sentence[] | null {
  const [sentences, setSentences] = useState<readonly Sentence[] | null>(null);
  useEffect(() => {
    guideOf(game).then(
      guide => setSentences(guide?.howToWin ?? null),
      error => reportError('guide', error),
    );
  }, [game]);
  return sentences;
}
