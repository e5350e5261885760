// The address of a replay names the moment and whose view is on the screen.

import { useEffect } from 'preact/hooks';
import type { Eyes, ReplaySource } from './source.ts';

/** The moment and view named in the address. Without them: the end, for spectators; of a running game, my own view. */
export function readAddress(source: ReplaySource): [at: number, eyes: Eyes] {
  const query = new URLSearchParams(location.search);
  const at = query.get('at');
  const seat = query.get('seat');
  const isNumber = (text: string | null): text is string => text !== null && /^\d{1,6}$/.test(text);
  const eyes = seat === 'all' ? 'all' : isNumber(seat) ? Number(seat) : null;
  return [isNumber(at) ? Number(at) : source.end, source.isOpen ? eyes : null];
}

/** The address always names what is on the screen, so that it can be sent to somebody. */
export function useAddress(table: string | null, at: number, eyes: Eyes, isOpen: boolean): void {
  useEffect(() => {
    if (table === null) return;
    history.replaceState(null, '', addressOf(table, at, isOpen ? eyes : null));
  }, [table, at, eyes, isOpen]);
}

export const addressOf = (table: string, at: number, eyes: Eyes): string =>
  `/r/${table}?at=${at}${eyes === null ? '' : `&seat=${eyes}`}`;
