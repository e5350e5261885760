import { useEffect } from 'preact/hooks';
import { loadTables } from '../net/api.ts';
import { me, tables } from '../net/state.ts';
import { callBack, markIcon } from './attention.ts';
import { notify } from './settings.ts';

const LOOK_AGAIN = 10_000; // ms

/** Keeps the list of tables fresh while the page of this title shows it, and calls when one of them waits for me. */
export function useTables(title: string): void {
  const known = me.value !== null;
  const waiting = tables.value?.mine.filter(({ yourTurn }) => yourTurn).length ?? 0;
  useEffect(() => {
    if (!known) return;
    void loadTables();
    const isWanted = () => document.visibilityState === 'visible' || notify.value === 'on';
    const timer = setInterval(() => isWanted() && void loadTables(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [known]);
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title}`;
    markIcon(waiting > 0);
    if (waiting > 0) callBack(waiting === 1 ? 'A table waits for you.' : `${waiting} tables wait for you.`, 'tables');
    return () => markIcon(false);
  }, [title, waiting]);
}
