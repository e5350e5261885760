// /mine: my tables, those that wait for me first; and those that were over lately.

import { pageTitle } from '../ui/pageTitle.ts';
import { DismissableRow } from './DismissableRow.tsx';
import { words as pageWords } from './myTablesWords.ts';
import { words } from './words.ts';
import './FrontPage.css';
import './TableLists.css';
import type { MyTable } from '@quayside/protocol';
import { PageHeader } from '../header/PageHeader.tsx';
import { RecoveryCodeOffer } from '../identity/RecoveryCodeOffer.tsx';
import { requestFailure, tables } from '../net/state.ts';
import { Heading } from '../ui/Heading.tsx';
import { Link } from '../ui/Link.tsx';
import { FinishedTables, MyTables } from './TableLists.tsx';
import { useTables } from './useTables.ts';

const isAmongPeople = ({ table }: MyTable): boolean =>
  table.seats.filter(there => there.kind === 'person' && !there.bot).length > 1;

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
          <MyTables list={tables.value} title={pageWords.notOver} Row={DismissableRow} />
          {tables.value?.mine.some(isAmongPeople) && <RecoveryCodeOffer />}
          <FinishedTables list={tables.value} />
          <p class="mine-more">
            <Link to="/history" class="button button-paper">
              {pageWords.allGames}
            </Link>
            <Link to="/replay" class="button button-paper">
              {pageWords.fromFile}
            </Link>
          </p>
        </div>
      </main>
    </>
  );
}
