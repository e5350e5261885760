// The address of a replay names the moment and whose view is on the screen.

import { useEffect } from 'preact/hooks';
import type { ReplaySource, Viewer } from './source.ts';

/** The moment and view named in the address. Without them: the end, for spectators; of a running game, my own view. */
export function readAddress(source: ReplaySource): [at: number, viewer: Viewer] {
  const query = new URLSearchParams(location.search);
  const at = query.get('at');
  const seat = query.get('seat');
  const isNumber = (text: string | null): text is string => text !== null && /^\d{1,6}$/.test(text);
  const viewer = seat === 'all' ? 'all' : isNumber(seat) ? Number(seat) : null;
  return [isNumber(at) ? Number(at) : source.end, source.isOpen ? viewer : null];
}

/** Whether the address asks to play on from the moment it names, as that of a decision that mattered does. */
export const wantsWhatIf = (): boolean => new URLSearchParams(location.search).has('what-if');

/** The address always names what is on the screen, so that it can be sent to somebody. */
export function useAddress(table: string | null, at: number, viewer: Viewer, isOpen: boolean): void {
  useEffect(() => {
    if (table === null) return;
    history.replaceState(null, '', addressOf(table, at, isOpen ? viewer : null));
  }, [table, at, viewer, isOpen]);
}

export const addressOf = (table: string, at: number, viewer: Viewer): string =>
  `/r/${table}?at=${at}${viewer === null ? '' : `&seat=${viewer}`}`;
