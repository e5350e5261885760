import type { VNode } from 'preact';
import { path, routeOf } from '../browser/route.ts';
import { loadMe } from '../net/api.ts';
import { me, mustReload, requestFailure } from '../net/state.ts';
import { FrontPage } from '../pages/FrontPage.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { lazy } from '../shared/lazy.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ToastLayer } from '../ui/Toast.tsx';
import { TooltipLayer } from '../ui/Tooltip.tsx';
import { MustReload } from './MustReload.tsx';
import { words } from './words.ts';

export function App() {
  return (
    <>
      <a class="skip-link" href="#main">
        {words.skip}
      </a>
      <ErrorBoundary part="page" sentence={words.notDrawn} resetKey={path.value}>
        {mustReload.value === null ? <Page address={path.value} /> : <MustReload why={mustReload.value} />}
      </ErrorBoundary>
      <ToastLayer />
      <TooltipLayer />
    </>
  );
}

const NewTablePage = lazy(words.settingTable, async () => (await import('../pages/NewTablePage.tsx')).NewTablePage);
const GamePage = lazy(words.settingTable, async () => (await import('../pages/GamePage.tsx')).GamePage);
const TablePage = lazy(words.rowing, async () => (await import('../table/TablePage.tsx')).TablePage);
const ReplayPage = lazy(words.lookingBack, async () => (await import('../replay/ReplayPage.tsx')).ReplayPage);
const FilePage = lazy(words.lookingBack, async () => (await import('../replay/FilePage.tsx')).FilePage);
const MyTablesPage = lazy(words.lookingForTables, async () => (await import('../pages/MyTablesPage.tsx')).MyTablesPage);
const HistoryPage = lazy(words.lookingBack, async () => (await import('../pages/history/HistoryPage.tsx')).HistoryPage);
const YouPage = lazy(words.lookingForYou, async () => (await import('../pages/YouPage.tsx')).YouPage);
const LearnPage = lazy(words.settingLesson, async () => (await import('../learn/LearnPage.tsx')).LearnPage);
const NotFoundPage = lazy(words.lookingAtLink, async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage);
const LinkPage = lazy(words.lookingAtLink, async () => (await import('../pages/LinkPage.tsx')).LinkPage);

function Page({ address }: { address: string }) {
  const route = routeOf(address);
  switch (route.page) {
    case 'front':
      return <FrontPage />;
    case 'new':
      return <NewTablePage key={route.game} game={route.game} />;
    case 'game':
      return <GamePage key={route.game} game={route.game} />;
    case 'mine':
      return <MyTablesPage />;
    case 'history':
      return (
        <Known>
          <HistoryPage />
        </Known>
      );
    case 'you':
      return (
        <Known>
          <YouPage />
        </Known>
      );
    case 'link':
      return (
        <Known>
          <LinkPage />
        </Known>
      );
    case 'table':
      return (
        <Known>
          <TablePage key={route.id} id={route.id} />
        </Known>
      );
    case 'replay':
      return (
        <Known>
          <ReplayPage key={route.id} id={route.id} />
        </Known>
      );
    case 'learn':
      return <LearnPage game={route.game} lesson={route.lesson} />;
    case 'file':
      return <FilePage />;
    case 'not-found':
      return <NotFoundPage />;
  }
}

/** A page for people the server knows: it must have answered once. */
function Known({ children }: { children: VNode }) {
  if (!me.value && requestFailure.value) return <Unreachable />;
  return me.value ? children : <Notice title={words.rowing} busy />;
}

const Unreachable = () => (
  <Notice title={words.noAnswer}>
    <p>{requestFailure.value}</p>
    <Button kind="brass" onClick={loadMe}>
      {words.tryAgain}
    </Button>
  </Notice>
);
