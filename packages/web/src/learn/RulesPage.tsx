// /learn/<game>/rules: the rules of a game, away from any table. ?at=<paragraph> opens them there.

import type { AnyGame } from '@quayside/rules';
import { PageHeader } from '../header/PageHeader.tsx';
import { Rules } from '../table/Rules.tsx';
import { Heading } from '../ui/Heading.tsx';
import { BackToTable } from './afterLesson.tsx';
import { words } from './words.ts';

export const RulesPage = ({ game }: { game: AnyGame }) => (
  <>
    <PageHeader />
    <main id="main" class="course sea">
      <div class="course-sheet course-rules rope">
        <Heading>{words.rulesPage(game.title)}</Heading>
        <BackToTable kind="paper" />
        <Rules game={game} at={new URLSearchParams(location.search).get('at')} />
      </div>
    </main>
  </>
);
