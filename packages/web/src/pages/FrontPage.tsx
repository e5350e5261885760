// The front page: the games, tables to join, my own tables.

import { PRODUCT } from '../ui/pageTitle.ts';
import { words } from './words.ts';
import './FrontPage.css';
import type { MyTable } from '@quayside/protocol';
import { isAgainstBots } from '@quayside/protocol/opponents';
import { PLAYABLE } from '../games/games.ts';
import { PageHeader } from '../header/PageHeader.tsx';
import { loadMe, loadTables } from '../net/api.ts';
import { me, requestFailure, tables } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { GameSheet } from './GameSheet.tsx';
import { HarbourChart } from './HarbourChart.tsx';
import { FinishedTables, MyTables, OpenTables, UnfinishedGames } from './TableLists.tsx';
import { useTables } from './useTables.ts';

export function FrontPage() {
  const list = tables.value;
  const alone = list?.mine.filter(isUnfinished) ?? [];
  const among = list && { ...list, mine: list.mine.filter(mine => !isUnfinished(mine)) };
  const waiting = among !== null && among.mine.length > 0;
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
          {waiting && <MyTables list={among} />}
          {alone.length > 0 && <UnfinishedGames games={alone} now={list?.now ?? 0} />}
          <section class="quay-games" aria-label={words.games}>
            {PLAYABLE.map(meta => (
              <GameSheet key={meta.id} meta={meta} />
            ))}
          </section>
          <div class="quay-lists">
            {!waiting && alone.length === 0 && <MyTables list={list} />}
            <OpenTables tables={list?.open ?? null} />
            {list && list.finished.length > 0 && <FinishedTables list={list} />}
          </div>
        </div>
      </main>
    </>
  );
}

/** Against bots that have no owner: nobody waits for me there. */
const isUnfinished = ({ table }: MyTable): boolean =>
  table.status === 'playing' &&
  isAgainstBots(table) &&
  table.seats.every(seat => seat.kind !== 'bot' || seat.owner === undefined);

const again = () => (me.value ? loadTables() : loadMe());

const Trouble = ({ sentence }: { sentence: string }) => (
  <div class="request-failure" role="alert">
    <p>{sentence}</p>
    <Button onClick={again}>{words.tryAgain}</Button>
  </div>
);
