import { words } from './words.ts';
import './Rules.css';
import { type Meta, plain } from '@quayside/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { withTableLeft } from '../browser/tableLeft.ts';
import { useGuide } from '../coach/useGuide.ts';
import { loadRuleBook } from '../games/ruleBook.ts';
import { metaOf } from '../games/rules.ts';
import { Credits } from '../shared/Credits.tsx';
import { Link } from '../ui/Link.tsx';
import { useDrawnPieces, useExamples } from './drawnRules.tsx';
import { useFoundParagraph } from './foundParagraph.ts';
import { useOurReading } from './ourReading.ts';
import { showOnly } from './searchRules.ts';

/** The rules of a game, opened at a paragraph: 3.2 is found at its number, or else at its chapter. */
export function Rules({ game, at }: { game: Meta; at: string | null }) {
  const [html, setHtml] = useState<string | null>(null);
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void loadRuleBook(game.id).then(setHtml);
  }, [game.id]);
  useDrawnPieces(game.id, book, html);
  useExamples(game.id, book, html);
  useOurReading(book, html);
  useFoundParagraph(book, html, at);
  const guide = useGuide(game.id);
  const [sought, setSought] = useState('');
  const [found, setFound] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (html && book.current) setFound(showOnly(book.current, sought));
  }, [html, sought]);
  const newest = metaOf(game.id)?.version;
  if (html === null) return <p class="panel-empty">{words.openingRules}</p>;
  return (
    <>
      <Credits of={game.credits} />
      {newest !== undefined && game.version !== newest && <p>{words.olderRules(game.version, newest)}</p>}
      {guide && (
        <section class="rules-win" aria-label={words.howToWin}>
          <h2>{words.howToWin}</h2>
          {guide.howToWin.map((phrase, i) => (
            <p key={i}>{plain(phrase, seat => String(seat + 1))}</p>
          ))}
          <div class="rules-ways">
            <Link to={withTableLeft(`/learn/${game.id}`)} class="button button-paper">
              {words.lessons}
            </Link>
            <Link to={withTableLeft(`/learn/${game.id}/practice`)} class="button button-paper">
              {words.practise}
            </Link>
          </div>
        </section>
      )}
      <input
        type="search"
        class="rules-search"
        aria-label={words.searchRules}
        placeholder={words.searchRules}
        value={sought}
        onInput={event => setSought(event.currentTarget.value)}
      />
      <p role="status" class="rules-found">
        {sought && found !== null ? words.rulesFound(found) : ''}
      </p>
      {/* Our own RULES.md, turned into HTML while building. */}
      <div ref={book} class="rules" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
