import { words } from './words.ts';
import './Rules.css';
import type { Meta } from '@quayside/rules';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { loadRuleBook } from '../games/ruleBook.ts';
import { metaOf } from '../games/rules.ts';
import { Credits } from '../shared/Credits.tsx';

/** The rules of a game, opened at a paragraph: 3.2 is found at its number, or else at its chapter. */
export function Rules({ game, at }: { game: Meta; at: string | null }) {
  const [html, setHtml] = useState<string | null>(null);
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void loadRuleBook(game.id).then(setHtml);
  }, [game.id]);
  useLayoutEffect(() => {
    if (!html || !at) return;
    const paragraph = [at, at.split('.')[0]].map(n => book.current?.querySelector(`[id="r${n}"]`)).find(Boolean);
    paragraph?.scrollIntoView({ block: 'start' });
    paragraph?.classList.add('rule-found');
    return () => paragraph?.classList.remove('rule-found');
  }, [html, at]);
  const newest = metaOf(game.id)?.version;
  if (html === null) return <p class="panel-empty">{words.openingRules}</p>;
  return (
    <>
      <Credits of={game.credits} />
      {newest !== undefined && game.version !== newest && <p>{words.olderRules(game.version, newest)}</p>}
      {/* Our own RULES.md, turned into HTML while building. */}
      <div ref={book} class="rules" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
