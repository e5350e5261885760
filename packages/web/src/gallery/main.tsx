// The gallery: every shared piece and every piece of the games, and one position for each decision. For developers; not
// part of the production build. `?sheet=waves&theme=night` is one sheet alone, `&positions=discard` one decision,
// `&end` the end of a game.

import '../ui/base.css';
import { render } from 'preact';
import { loadWords } from '../words/load.ts';

const query = new URLSearchParams(location.search);
const root = document.getElementById('app')!;

async function start(): Promise<void> {
  // A words file takes its language when it is evaluated: what draws comes after the translations.
  await loadWords();
  const section = query.get('sheet');
  document.documentElement.dataset['theme'] = query.get('theme') ?? 'paper';
  if (section === null) {
    const { Gallery } = await import('./Gallery.tsx');
    render(<Gallery />, root);
  } else {
    const { Sheet } = await import('./Sheet.tsx');
    render(<Sheet section={section} decision={query.get('positions')} end={query.has('end')} />, root);
  }
}

void start();
