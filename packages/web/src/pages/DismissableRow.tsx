import type { MyTable } from '@quayside/protocol';
import { isAgainstBots } from '@quayside/protocol/opponents';
import { useState } from 'preact/hooks';
import { titleOf } from '../games/rules.ts';
import { ApiError, dismissTable } from '../net/api.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { toast } from '../ui/Toast.tsx';
import { words } from './myTablesWords.ts';
import { MyTableRow } from './TableLists.tsx';

/** A game against bots can be put away: nobody waits for me there. One press takes that back while the list is open. */
export function DismissableRow({ mine, now }: { mine: MyTable; now: number }) {
  const [away, setAway] = useState(false);
  const put = (dismissed: boolean) =>
    dismissTable(mine.table.id, dismissed).then(
      () => setAway(dismissed),
      error => toast(error instanceof ApiError ? error.message : String(error)),
    );
  if (away)
    return (
      <li class="table-row table-row-away" role="status">
        <span>{words.putAway(titleOf(mine.table.game))}</span>
        <Button onClick={() => void put(false)}>
          <Icon name="undo" /> {words.putBack}
        </Button>
      </li>
    );
  return (
    <MyTableRow mine={mine} now={now}>
      {isAgainstBots(mine.table) && mine.table.status === 'playing' && (
        <IconButton
          icon="close"
          kind="paper"
          class="table-dismiss"
          label={words.putGameAway(titleOf(mine.table.game))}
          onClick={() => void put(true)}
        />
      )}
    </MyTableRow>
  );
}
