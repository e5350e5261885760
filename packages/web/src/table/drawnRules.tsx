// What is drawn into the text of the rules: a piece before the word that names it, and below a paragraph the positions
// in which it can be tried. What cannot be loaded is left out: the text says everything.

import { type RefObject, render, type VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { examplesOf } from '../games/examples.ts';
import { loadRulePictures } from '../games/rulePieces.ts';
import { reportError } from '../net/reportError.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { words } from './words.ts';

type Book = RefObject<HTMLDivElement | null>;

/** `html`: the text the book shows; null while there is none. */
export function useDrawnPieces(game: string, book: Book, html: string | null): void {
  useDrawings(
    html,
    async () => {
      const pictures = await loadRulePictures(game);
      return [...(book.current?.querySelectorAll<HTMLElement>('[data-rule-piece]') ?? [])].flatMap(word => {
        const picture = pictures[word.dataset['rulePiece']!];
        return picture ? [{ drawn: picture(), put: (frame: HTMLElement) => word.prepend(frame) }] : [];
      });
    },
    'rule-picture',
  );
}

export function useExamples(game: string, book: Book, html: string | null): void {
  useDrawings(
    html,
    async () => {
      const from = encodeURIComponent(location.pathname);
      return (await examplesOf(game)).flatMap(({ id, rule, title }) => {
        const paragraph = book.current?.querySelector(`[id="r${rule}"]`);
        const link = (
          <Link to={`/learn/${game}/try-${id}?from=${from}`} class="rule-example">
            <Icon name="play" /> {words.tryIt(title)}
          </Link>
        );
        return paragraph ? [{ drawn: link, put: (frame: HTMLElement) => paragraph.append(frame) }] : [];
      });
    },
    'rule-tries',
  );
}

type Drawing = { drawn: VNode; put(frame: HTMLElement): void };

/** Puts drawings into text that is no tree of components. */
function useDrawings(html: string | null, load: () => Promise<readonly Drawing[]>, name: string): void {
  useEffect(() => {
    if (!html) return;
    let frames: HTMLElement[] | null = [];
    load().then(
      drawings => {
        if (!frames) return;
        for (const { drawn, put } of drawings) {
          const frame = document.createElement('span');
          frame.className = name;
          render(drawn, frame);
          put(frame);
          frames.push(frame);
        }
      },
      error => reportError('load', error),
    );
    return () => {
      for (const frame of frames ?? []) {
        render(null, frame);
        frame.remove();
      }
      frames = null;
    };
  }, [html]);
}
