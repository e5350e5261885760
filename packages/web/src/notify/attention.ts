// Draws attention to a page in the background: the tab's title, its icon, and, if switched on, a notification.

import { useEffect } from 'preact/hooks';
import { notify } from '../browser/settings.ts';
import plainIcon from '../ui/art/icon.svg';
import turnIcon from '../ui/art/iconTurn.svg?inline'; // inline: smaller than the headers of a request
import { pageTitle } from '../ui/pageTitle.ts';
import { leaveNoticeWords } from './noticeWords.ts';
import { words } from './words.ts';

/** The icon of the tab carries a mark while somebody waits for us, or has said something we have not read. */
export function markTabIcon(waited: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const icon = waited ? turnIcon : plainIcon;
  // Setting the same address again would make the browser fetch it again.
  if (link && link.getAttribute('href') !== icon) link.href = icon;
}

export const canNotify = (): boolean => 'Notification' in globalThis && 'serviceWorker' in navigator;

/** On an iPhone or iPad a page may notify only once it has been put on the home screen. */
export const mustInstall = (): boolean => !canNotify() && 'standalone' in navigator && navigator.standalone === false;

/** Shows a notification if they are switched on and the page is not visible; errors are ignored. */
export function notifyIfHidden(text: string, tag: string): void {
  showNotification(text, tag).catch(() => {});
}

/** The service worker, once it runs. */
export async function notificationWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/notices.js');
  await leaveNoticeWords().catch(() => {}); // Where nothing can be kept, notices are English.
  return navigator.serviceWorker.ready;
}

async function showNotification(text: string, tag: string): Promise<void> {
  if (notify.value === 'off' || document.visibilityState === 'visible') return;
  if (!canNotify() || Notification.permission !== 'granted') return;
  const worker = await notificationWorker();
  await worker.showNotification(text, { tag, icon: turnIcon, data: location.pathname });
}

/** What somebody who looks elsewhere should know of a table. */
type News = { mine: boolean; over: boolean; unread: number };

export function useTabAttention(title: string, { mine, over, unread }: News): void {
  useEffect(() => {
    const news = over ? words.tabOver(title) : mine ? words.tabTurn(title) : title;
    document.title = pageTitle(`${unread > 0 ? `(${unread}) ` : ''}${news}`);
    markTabIcon(unread > 0 || (mine && !over));
  }, [title, mine, over, unread]);
  useEffect(() => {
    if (over) notifyIfHidden(words.isOver(title), location.pathname);
    else if (mine) notifyIfHidden(words.isYourTurn(title), location.pathname);
  }, [title, mine, over]);
  useEffect(() => () => markTabIcon(false), []);
}

/** Asks for the browser's permission, which it gives only after a press; returns whether it was given. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}
