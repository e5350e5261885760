// The front page: the games on the quay, tables to join, my own tables.

import { PRODUCT } from '../ui/pageTitle.ts';
import { words } from './words.ts';
import './FrontPage.css';
import { PLAYABLE } from '../games/games.ts';
import { PageHeader } from '../header/PageHeader.tsx';
import { loadMe, loadTables } from '../net/api.ts';
import { me, requestFailure, tables } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { GameSheet } from './GameSheet.tsx';
import { HarbourChart } from './HarbourChart.tsx';
import { FinishedTables, MyTables, OpenTables } from './TableLists.tsx';
import { useTables } from './useTables.ts';

export function FrontPage() {
  const list = tables.value;
  const waiting = list !== null && list.mine.length > 0;
  useTables(words.title);
  return (
    <>
      <PageHeader />
      <main id="main" class="quay sea">
        <div class="quay-hero">
          <HarbourChart />
          <div class="quay-sign plaque">
            <Heading>{PRODUCT}</Heading>
            <p>{words.about}</p>
          </div>
        </div>
        {requestFailure.value && <Trouble sentence={requestFailure.value} />}
        <div class="quay-body">
          {/* Whoever has a game waiting finds it first. */}
          {waiting && <MyTables list={list} />}
          <section class="quay-games" aria-label={words.games}>
            {PLAYABLE.map(meta => (
              <GameSheet key={meta.id} meta={meta} />
            ))}
          </section>
          <div class="quay-lists">
            {!waiting && <MyTables list={list} />}
            <OpenTables tables={list?.open ?? null} />
            {list && list.finished.length > 0 && <FinishedTables list={list} />}
          </div>
        </div>
      </main>
    </>
  );
}

const again = () => (me.value ? loadTables() : loadMe());

const Trouble = ({ sentence }: { sentence: string }) => (
  <div class="request-failure" role="alert">
    <p>{sentence}</p>
    <Button onClick={again}>{words.tryAgain}</Button>
  </div>
);
