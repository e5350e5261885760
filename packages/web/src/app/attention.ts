// Calling somebody back who looks elsewhere: the tab's title, its icon, and, if they wish, a notification.

import { useEffect } from 'preact/hooks';
import plainIcon from '../ui/art/icon.svg';
import turnIcon from '../ui/art/iconTurn.svg';
import { notify } from './settings.ts';

/** The icon of the tab carries a mark while somebody waits for us. */
export function markIcon(waited: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = waited ? turnIcon : plainIcon;
}

/** Only for whoever asked for it, and not under their eyes. */
export function callBack(text: string, tag: string): void {
  if (notify.value === 'off' || document.visibilityState === 'visible') return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const notice = new Notification(text, { tag, icon: turnIcon });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** At a table: whether it is my turn, or all is over. */
export function useAttention(title: string, mine: boolean, over: boolean): void {
  useEffect(() => {
    document.title = `${over ? 'Over: ' : mine ? '● Your turn: ' : ''}${title} · Quayside`;
    markIcon(mine && !over);
    if (over) callBack(`${title}: the game is over.`, location.pathname);
    else if (mine) callBack(`${title}: it is your turn.`, location.pathname);
  }, [title, mine, over]);
  useEffect(() => () => markIcon(false), []);
}

/** Asks the browser's leave, which it gives only after a press; says whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
}
