// /mine: my tables, those that wait for me first; and those that were over lately.

import { pageTitle } from '../ui/pageTitle.ts';
import { words } from './words.ts';
import './FrontPage.css';
import './TableLists.css';
import type { MyTable } from '@quayside/protocol';
import { PageHeader } from '../header/PageHeader.tsx';
import { KeepSeat } from '../identity/KeepSeat.tsx';
import { requestFailure, tables } from '../net/state.ts';
import { Heading } from '../ui/Heading.tsx';
import { Link } from '../ui/Link.tsx';
import { FinishedTables, MyTables } from './TableLists.tsx';
import { useTables } from './useTables.ts';

const isAmongPeople = ({ table }: MyTable): boolean => table.seats.filter(({ kind }) => kind === 'person').length > 1;

export function MyTablesPage() {
  useTables(pageTitle(words.myTables));
  return (
    <>
      <PageHeader />
      <main id="main" class="quay sea">
        <div class="quay-body">
          <Heading>{words.myTables}</Heading>
          {requestFailure.value && (
            <p class="request-failure" role="alert">
              {requestFailure.value}
            </p>
          )}
          <MyTables list={tables.value} title={words.notOver} />
          {tables.value?.mine.some(isAmongPeople) && <KeepSeat />}
          <FinishedTables list={tables.value} />
          <p class="mine-more">
            <Link to="/history" class="button button-paper">
              {words.allGames}
            </Link>
            <Link to="/replay" class="button button-paper">
              {words.fromFile}
            </Link>
          </p>
        </div>
      </main>
    </>
  );
}
