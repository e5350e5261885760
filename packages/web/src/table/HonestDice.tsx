// The promise about the dice, before the first move and after the last.

import { words } from './words.ts';
import './HonestDice.css';
import type { TableInfo } from '@quayside/protocol';
import { useRef } from 'preact/hooks';
import { Button } from '../ui/Button.tsx';
import { copyShown } from '../ui/copied.ts';
import { Icon } from '../ui/Icon.tsx';

export function HonestDice({ table }: { table: TableInfo }) {
  const shown = useRef<HTMLElement>(null);
  if (table.commitment === null) return <p>{words.noPromise}</p>;
  const people = table.seats.filter(there => there.kind === 'person' && !there.bot).length;
  const contributed = table.contributed.filter(Boolean).length;
  return (
    <div class="honest">
      <p>{contributed === 0 ? words.promise : words.promiseWith(contributed, people)}</p>
      <p class="honest-mark">
        <code ref={shown}>{table.commitment}</code>
      </p>
      <Button onClick={() => shown.current && copyShown(shown.current, words.markCopied)}>
        <Icon name="copy" /> {words.copyMark}
      </Button>
    </div>
  );
}
