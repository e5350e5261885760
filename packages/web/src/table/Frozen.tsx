import type { TableInfo } from '@quayside/protocol';
import { errorSentence } from '../net/errorWords.ts';
import { you } from '../net/state.ts';
import { Icon } from '../ui/Icon.tsx';

/** Why nobody can move; nothing is lost, and the host has something to send to whoever mends it. */
export const Frozen = ({ table }: { table: TableInfo }) => (
  <div class="prompt">
    <p>
      {table.fault
        ? errorSentence('rules-changed', table.fault)
        : 'The rules made a mistake here; the table is frozen as it stands, and nothing is lost.'}
    </p>
    {you.value?.host && (
      <p>
        The report holds what you may know; the server’s log has the rest.{' '}
        <a class="button button-brass" href={`/api/tables/${table.id}/report`} download={`quayside-${table.id}.json`}>
          <Icon name="download" /> Download the report
        </a>
      </p>
    )}
  </div>
);
