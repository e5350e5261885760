// /learn/<game>/practice: one position after the other. ?puzzle=<id> opens a certain one.

import type { AnyGame, HintReasons, PuzzleSet } from '@quayside/rules';
import { loadPuzzles } from '@quayside/rules/puzzles';
import { useEffect, useRef, useState } from 'preact/hooks';
import { practiceOf } from '../../browser/practice.ts';
import { withTableLeft } from '../../browser/tableLeft.ts';
import { playable, SCREENS } from '../../games/games.ts';
import type { AnyGameUi } from '../../games/gameUi.ts';
import { guideOf, type ShownGuide } from '../../games/guide.ts';
import { rulesExactly } from '../../games/rules.ts';
import { reportError } from '../../net/reportError.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { pageTitle } from '../../ui/pageTitle.ts';
import { nextPuzzle } from './choose.ts';
import { PracticeView } from './PracticeView.tsx';
import { words } from './words.ts';

type Loaded = { game: AnyGame; ui: AnyGameUi; set: PuzzleSet; reasons: HintReasons; reasonOf: ShownGuide['reasonOf'] };

export function PracticePage({ game: id }: { game: string }) {
  const loaded = usePuzzles(id);
  const [at, setAt] = useState(() => new URLSearchParams(location.search).get('puzzle'));
  const passed = useRef<string[]>([]);
  const found = typeof loaded === 'object' && loaded;
  useEffect(() => {
    if (found) document.title = pageTitle(words.page(found.game.title));
  }, [found]);
  if (loaded === 'failed') return <Missing game={id} sentence={words.notLoaded} />;
  if (loaded === 'none') return <Missing game={id} sentence={words.none} />;
  if (!loaded) return <Notice title={words.loading} busy />;
  const { puzzles } = loaded.set;
  const puzzle = puzzles.find(it => it.id === at) ?? nextPuzzle(puzzles, practiceOf(id), passed.current)!;
  const goOn = () => {
    passed.current = [...passed.current.filter(it => it !== puzzle.id), puzzle.id];
    const next = nextPuzzle(puzzles, practiceOf(id), passed.current)!;
    history.replaceState(null, '', withTableLeft(`${location.pathname}?puzzle=${next.id}`));
    setAt(next.id);
  };
  // An answer changes which would be next: the one on the screen stays.
  if (at !== puzzle.id) queueMicrotask(() => setAt(puzzle.id));
  return <PracticeView key={puzzle.id} {...loaded} puzzle={puzzle} onNext={goOn} />;
}

const Missing = ({ game, sentence }: { game: string; sentence: string }) => (
  <Notice title={sentence}>
    <Link to={`/learn/${game}`} class="button button-brass">
      {words.toCourse}
    </Link>
  </Notice>
);

function usePuzzles(id: string): Loaded | 'failed' | 'none' | null {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | 'none' | null>(null);
  useEffect(() => {
    const screen = playable(id) && SCREENS[id];
    if (!screen) return setLoaded('none');
    Promise.all([rulesExactly(id), screen.load(), loadPuzzles(id), guideOf(id)]).then(
      ([game, ui, set, guide]) =>
        setLoaded(
          set && set.puzzles.length > 0
            ? { game, ui, set, reasons: guide?.reasons ?? {}, reasonOf: guide?.reasonOf ?? (() => null) }
            : 'none',
        ),
      error => {
        reportError('load', error);
        setLoaded('failed');
      },
    );
  }, [id]);
  return loaded;
}
