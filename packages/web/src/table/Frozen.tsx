import type { TableInfo } from '@quayside/protocol';
import { errorSentence } from '../net/errorWords.ts';
import { you } from '../net/state.ts';
import { Icon } from '../ui/Icon.tsx';
import { words } from './words.ts';

/** Why nobody can move; the host can download a report for the developers. */
export const Frozen = ({ table }: { table: TableInfo }) => (
  <div class="prompt">
    <p>{table.fault ? errorSentence('rules-changed', table.fault) : words.rulesFailed}</p>
    {you.value?.host && (
      <p>
        {words.aboutReport}{' '}
        <a class="button button-brass" href={`/api/tables/${table.id}/report`} download={`quayside-${table.id}.json`}>
          <Icon name="download" /> {words.downloadReport}
        </a>
      </p>
    )}
  </div>
);
