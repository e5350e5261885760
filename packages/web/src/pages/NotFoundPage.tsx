import { useEffect } from 'preact/hooks';
import { Link } from '../ui/Link.tsx';
import { Notice } from '../ui/Notice.tsx';

/** An address that leads to no page. */
export function NotFoundPage() {
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
