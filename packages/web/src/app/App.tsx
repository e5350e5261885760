import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadMe } from '../net/api.ts';
import { me, mustReload, trouble } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { ToastLayer } from '../ui/Toast.tsx';
import { TooltipLayer } from '../ui/Tooltip.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Link } from './Link.tsx';
import { lazy } from './lazy.tsx';
import { MustReload } from './MustReload.tsx';
import { Notice } from './Notice.tsx';
import { Quay } from './Quay.tsx';
import { path, routeOf } from './route.ts';

export function App() {
  return (
    <>
      <a class="skip-link" href="#main">
        Skip to the main part
      </a>
      <ErrorBoundary part="page" sentence="This page could not be drawn." resetKey={path.value}>
        {mustReload.value === null ? <Page address={path.value} /> : <MustReload why={mustReload.value} />}
      </ErrorBoundary>
      <ToastLayer />
      <TooltipLayer />
    </>
  );
}

const NewTable = lazy('Setting a table…', async () => (await import('./NewTable.tsx')).NewTable);
const TablePage = lazy('Rowing to the table…', async () => (await import('../table/TablePage.tsx')).TablePage);
const ReplayPage = lazy('Looking back…', async () => (await import('../replay/ReplayPage.tsx')).ReplayPage);
const FilePage = lazy('Looking back…', async () => (await import('../replay/FilePage.tsx')).FilePage);
const Mine = lazy('Looking for your tables…', async () => (await import('./Mine.tsx')).Mine);
const HistoryPage = lazy('Looking back…', async () => (await import('../history/HistoryPage.tsx')).HistoryPage);
const YouPage = lazy('Looking who you are…', async () => (await import('../you/YouPage.tsx')).YouPage);
const LinkPage = lazy('Looking at the link…', async () => (await import('../you/LinkPage.tsx')).LinkPage);

function Page({ address }: { address: string }) {
  const route = routeOf(address);
  switch (route.page) {
    case 'quay':
      return <Quay />;
    case 'new':
      return <NewTable key={route.game} game={route.game} />;
    case 'mine':
      return <Mine />;
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
    case 'file':
      return <FilePage />;
    case 'lost':
      return <Lost />;
  }
}

/** A page for people the server knows: it must have answered once. */
function Known({ children }: { children: VNode }) {
  if (!me.value && trouble.value) return <Unreachable />;
  return me.value ? children : <Notice title="Rowing to the table…" busy />;
}

const Unreachable = () => (
  <Notice title="No answer from the harbour">
    <p>{trouble.value}</p>
    <Button kind="brass" onClick={loadMe}>
      Try again
    </Button>
  </Notice>
);

export function Lost() {
  useEffect(() => {
    document.title = 'Off the chart · Quayside';
  }, []);
  return (
    <Notice title="Here be dragons">
      <p>This address is off the chart. The quay is always there.</p>
      <Link to="/" class="button button-brass">
        Back to the quay
      </Link>
    </Notice>
  );
}
