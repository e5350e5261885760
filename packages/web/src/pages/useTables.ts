import { useEffect } from 'preact/hooks';
import { notify } from '../browser/settings.ts';
import { loadTables } from '../net/api.ts';
import { me, tables } from '../net/state.ts';
import { markTabIcon, notifyIfHidden } from '../notify/attention.ts';
import { words } from './words.ts';

const LOOK_AGAIN = 10_000; // ms

/** Keeps the list of tables fresh while the page of this title shows it, and notifies when one of them waits for me. */
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
    markTabIcon(waiting > 0);
    if (waiting > 0) notifyIfHidden(words.tablesWait(waiting), 'tables');
    return () => markTabIcon(false);
  }, [title, waiting]);
}
