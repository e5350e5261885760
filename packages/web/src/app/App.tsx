import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadMe } from '../net/api.ts';
import { me, trouble } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { ToastLayer } from '../ui/Toast.tsx';
import { TooltipLayer } from '../ui/Tooltip.tsx';
import { Link } from './Link.tsx';
import { NewTable } from './NewTable.tsx';
import { Notice } from './Notice.tsx';
import { Quay } from './Quay.tsx';
import { path, routeOf } from './route.ts';

export function App() {
  return (
    <>
      <a class="skip-link" href="#main">
        Skip to the main part
      </a>
      <Page address={path.value} />
      <ToastLayer />
      <TooltipLayer />
    </>
  );
}

function Page({ address }: { address: string }) {
  const route = routeOf(address);
  switch (route.page) {
    case 'quay':
      return <Quay />;
    case 'new':
      return <NewTable game={route.game} />;
    case 'table':
      return <AtTable id={route.id} />;
    case 'lost':
      return <Lost />;
  }
}

/** The table is a chunk of its own: the front page comes without it. */
function AtTable({ id }: { id: string }) {
  const [Table, setTable] = useState<ComponentType<{ id: string }> | null>(null);
  useEffect(() => {
    import('../table/TablePage.tsx').then(({ TablePage }) => setTable(() => TablePage));
  }, []);
  if (!me.value && trouble.value) return <Unreachable />;
  if (!Table || !me.value) return <Notice title="Rowing to the table…" busy />;
  return <Table key={id} id={id} />;
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
