// The promise about the dice, before the first move and after the last.

import './HonestDice.css';
import type { TableInfo } from '@quayside/protocol';
import { useRef } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { copyShown } from '../ui/copied.ts';
import { Icon } from '../ui/Icon.tsx';

export function HonestDice({ table }: { table: TableInfo }) {
  const shown = useRef<HTMLElement>(null);
  if (table.commitment === null) return <p>This table was made before dice could be checked.</p>;
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  const stirred = table.stirred.filter(Boolean).length;
  return (
    <div class="honest">
      <p>
        The server has sealed its half of the dice under this mark and cannot change it any more;{' '}
        {stirred === 0
          ? 'the browsers of the players add theirs before the start.'
          : `${stirred} of ${people} ${people === 1 ? 'player' : 'players'} added theirs.`}{' '}
        After the game everybody can check that every roll came of both.
      </p>
      <p class="honest-mark">
        <code ref={shown}>{table.commitment}</code>
      </p>
      <Button onClick={() => shown.current && copyShown(shown.current, 'The mark is copied.')}>
        <Icon name="copy" /> Copy the mark
      </Button>
    </div>
  );
}
