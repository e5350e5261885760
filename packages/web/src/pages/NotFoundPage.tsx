import { useEffect } from 'preact/hooks';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';
import { pageTitle } from '../ui/pageTitle.ts';
import { words } from './notFoundWords.ts';

/** An address that leads to no page. */
export function NotFoundPage() {
  useEffect(() => {
    document.title = pageTitle(words.offTheChart);
  }, []);
  return (
    <Notice title={words.dragons}>
      <p>{words.dragonsWhy}</p>
      <Link to="/" class="button button-brass">
        {words.backToQuay}
      </Link>
    </Notice>
  );
}
